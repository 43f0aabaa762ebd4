import { useEffect, useState } from 'preact/hooks';
import { words } from '../app.js';

/**
 * Counts down to a moment, from at most `most` seconds, the time of a whole step, in case this device's clock is wrong.
 */
export function Countdown({ due, most }: { readonly due: string; readonly most: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.min(most, Math.max(0, Math.ceil((Date.parse(due) - now) / 1000)));
  const time = timeText(seconds, words().online.days);
  // Screen readers must not announce the change every second.
  return (
    <span class="clock" role="timer" aria-live="off" aria-label={words().online.left(time)}>
      {time}
    </span>
  );
}

/** As on a clock: `0:05`, `2:00`, `23:59:59`; days as words. */
export function timeText(seconds: number, days: (count: number) => string): string {
  if (seconds >= 86_400) return days(Math.floor(seconds / 86_400));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...others] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...others.map((part) => String(part).padStart(2, '0'))].join(':');
}
