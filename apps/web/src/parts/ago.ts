import { language } from '@meadhall/table-ui';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in the words of the language. */
export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto', style: 'long' });
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now - then) / length);
    if (count > 0) return words.format(-count, unit);
  }
  return words.format(0, 'second');
}
