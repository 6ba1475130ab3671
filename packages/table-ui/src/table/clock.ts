import type { Language } from '@meadhall/words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time is left now, of what was left at a moment. */
export const leftNow = (left: number, running: boolean, at: number, now: number): number =>
  Math.max(0, running ? left - (now - at) : left);

/** «2 j 4 h», «1:05:09», «4:59», «0:09,8»: the less there is, the finer. */
export function readTime(left: number, language: Language): string {
  if (left >= DAY) {
    const day = language === 'fr' ? 'j' : 'd';
    return `${Math.floor(left / DAY)}\u00a0${day}\u00a0${Math.floor((left % DAY) / HOUR)}\u00a0h`;
  }
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  if (left >= HOUR)
    return `${Math.floor(left / HOUR)}:${two((left % HOUR) / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
  const coarse = `${Math.floor(left / MINUTE)}:${two((left % MINUTE) / SECOND)}`;
  if (left >= 10 * SECOND) return coarse;
  return `${coarse}${language === 'fr' ? ',' : '.'}${Math.floor((left % SECOND) / 100)}`;
}

/** How long until the reading changes. */
export const untilNextReading = (left: number): number =>
  left < 11 * SECOND ? 100 : left < DAY ? SECOND : MINUTE;
