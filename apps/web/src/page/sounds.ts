// The sounds of the table, synthesized from noise and tones.

/** The name of a sound. */
type Sound = 'draw' | 'lay' | 'sweep' | 'shuffle' | 'dice' | 'chime' | 'coins' | 'fall' | 'march' | 'win';

/** The sound of each type of event; `null` for silent ones. The games share their event types. */
export const SOUND_OF: { readonly [type: string]: Sound | null } = {
  opened: null,
  dealt: 'shuffle',
  turnPassed: null,

  // Cards come and go.
  drew: 'draw',
  drawn: 'draw',
  revealed: 'draw',
  played: 'lay',
  paid: 'lay',
  placed: 'lay',
  laid: 'lay',
  discarded: 'lay',
  setDiscarded: 'lay',
  turnedUp: 'lay',
  rearranged: 'lay',
  closed: 'lay',
  taken: 'sweep',
  turnedDown: 'sweep',
  displaced: 'sweep',
  chased: 'sweep',
  foxExposed: 'sweep',
  withdrew: 'sweep',
  chickenedOut: 'sweep',
  eggTuckedUnder: 'sweep',
  eggLaid: 'shuffle',

  // Chance and points.
  rolled: 'dice',
  scored: 'coins',
  trickTaken: 'coins',
  rewardTaken: 'chime',
  made21: 'chime',
  doubledUp: 'chime',
  wentOut: 'chime',
  lastTurnsBegan: 'chime',
  paraded: 'march',
  sentIn: 'march',
  busted: 'fall',
  penaltyTaken: 'fall',
  caught: 'fall',
  chickenLost: 'fall',
  gameEnded: 'win',
  sessionEnded: 'win',

  // Shown, but silent.
  ready: null,
  roundEnded: null,
  ownCountBegan: null,
  stopped: null,
  rewardOffered: null,
  leaderAsked: null,
  leaderChosen: null,
  benefitsOffered: null,
  benefitChosen: null,
  gapOpened: null,
  secondPlayBegan: null,
  playsEnded: null,
};

/** A burst of noise, which a filter turns into paper, wood or feathers. */
interface Burst {
  readonly at?: number;
  readonly length: number;
  readonly filter: BiquadFilterType;
  /** The frequency of the filter at the beginning, and at the end. */
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

/** A tone whose pitch may slide. */
interface Tone {
  readonly at?: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
}

interface Score {
  readonly bursts?: readonly Burst[];
  readonly tones?: readonly Tone[];
}

const rustle = (at: number, loud: number): Burst => ({
  at,
  length: 0.05,
  filter: 'bandpass',
  from: 3200,
  to: 1800,
  loud,
});
const click = (at: number, loud: number): Burst => ({
  at,
  length: 0.03,
  filter: 'bandpass',
  from: 1500,
  to: 700,
  loud,
});
const note = (at: number, from: number, length = 0.22): Tone => ({ at, length, wave: 'triangle', from, loud: 0.1 });
const cheep = (at: number, from: number): Tone => ({
  at,
  length: 0.07,
  wave: 'sine',
  from,
  to: from * 1.35,
  loud: 0.07,
});

/** Times are in seconds, frequencies in hertz. */
const SCORES: { readonly [Name in Sound]: Score } = {
  draw: { bursts: [{ length: 0.12, filter: 'highpass', from: 1800, to: 5200, loud: 0.12 }] },
  lay: {
    bursts: [{ length: 0.05, filter: 'lowpass', from: 2400, to: 500, loud: 0.22 }],
    tones: [{ length: 0.07, wave: 'sine', from: 170, to: 85, loud: 0.18 }],
  },
  sweep: { bursts: [{ length: 0.26, filter: 'bandpass', from: 900, to: 3800, loud: 0.32 }] },
  shuffle: { bursts: Array.from({ length: 9 }, (_, index) => rustle(index * 0.042, 0.15 + (index % 3) * 0.03)) },
  dice: { bursts: [0, 0.07, 0.11, 0.19, 0.23].map((at, index) => click(at, 0.45 - index * 0.07)) },
  chime: { tones: [note(0, 660), note(0.09, 990, 0.34)] },
  coins: { tones: [note(0, 1320, 0.08), note(0.06, 1760, 0.14)] },
  fall: { tones: [{ length: 0.42, wave: 'sawtooth', from: 330, to: 92, loud: 0.09 }] },
  march: { tones: [cheep(0, 1500), cheep(0.1, 1650), cheep(0.2, 1800)] },
  win: {
    tones: [
      note(0, 523),
      note(0.12, 659),
      note(0.24, 784),
      note(0.36, 1047, 0.6),
      cheep(0.62, 1700),
      cheep(0.72, 1900),
    ],
  },
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Sound, number>();
/** Events that are shown together sound once. */
const APART = 0.09;

/** Plays the sound of an event. */
export function play(type: string): void {
  const sound = Object.hasOwn(SOUND_OF, type) ? SOUND_OF[type] : null;
  if (sound == null) return;
  context ??= new AudioContext();
  // Browsers block sounds until the user has interacted with the page.
  void context.resume();
  const now = context.currentTime;
  if (now - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, now);
  const { bursts = [], tones = [] } = SCORES[sound];
  for (const burst of bursts) playBurst(context, burst, now);
  for (const tone of tones) playTone(context, tone, now);
}

/** A volume that rises at once and fades away. */
function fading(on: AudioContext, start: number, length: number, loud: number): GainNode {
  const volume = on.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(on.destination);
  return volume;
}

function playBurst(on: AudioContext, { at = 0, length, filter, from, to, loud }: Burst, now: number): void {
  noise ??= whiteNoise(on);
  const start = now + at;
  const source = on.createBufferSource();
  source.buffer = noise;
  const sieve = on.createBiquadFilter();
  sieve.type = filter;
  sieve.frequency.setValueAtTime(from, start);
  sieve.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(sieve).connect(fading(on, start, length, loud));
  source.start(start, 0, length + 0.02);
}

function playTone(on: AudioContext, { at = 0, length, wave, from, to = from, loud }: Tone, now: number): void {
  const start = now + at;
  const tone = on.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(fading(on, start, length, loud));
  tone.start(start);
  tone.stop(start + length + 0.02);
}

/** Half a second of noise, the same every time. */
function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = buffer.getChannelData(0);
  let value = 1;
  for (let index = 0; index < samples.length; index++) {
    value = (value * 48_271) % 2_147_483_647;
    samples[index] = value / 1_073_741_823.5 - 1;
  }
  return buffer;
}
