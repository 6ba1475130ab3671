import './ClockFace.css';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../Icon.tsx';
import { catalogue, language, say } from '../i18n.ts';
import { leftNow, readTime, untilNextReading } from './clock.ts';

const WORDS = catalogue({
  fr: { left: (time: string) => `Temps restant : ${time}` },
  en: { left: (time: string) => `Time left: ${time}` },
});

export interface ClockFaceProps {
  /** Milliseconds left at the moment `at`; none: no clock. */
  left: number | null;
  at: number;
  running: boolean;
}

const URGENT = 30_000;

export function ClockFace({ left, at, running }: ClockFaceProps) {
  const [now, setNow] = useState(Date.now);
  const rest = leftNow(left ?? 0, running, at, Math.max(now, at));
  useEffect(() => {
    if (left === null || !running || rest === 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), untilNextReading(rest));
    return () => clearTimeout(timer);
  });
  if (left === null) return null;
  const time = readTime(rest, language.value);
  return (
    <span
      class={`mh-clock ${running ? 'is-running' : ''} ${rest < URGENT ? 'is-urgent' : ''}`}
      role="timer"
      aria-label={say(WORDS).left(time)}
    >
      <Icon name="hourglass" />
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
