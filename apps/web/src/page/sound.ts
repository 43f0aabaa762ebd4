let context: AudioContext | null = null;

/** A short, soft tone: lower for cards that move, higher for points. */
export function tick(type: string): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = /scored|Ended|made21|caught/.test(type) ? 660 : 330;
  volume.gain.setValueAtTime(0.06, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.12);
}
