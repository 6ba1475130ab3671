import { at, type GameTypes } from '@meadhall/kernel';
import type { Analysis, Considered, Judged } from '@meadhall/search';
import type { Context } from '../context.ts';
import type { Texts } from '../language.ts';
import { aligned } from '../layout.ts';
import { askText, optionText, sceneFor, type Telling } from '../scene.ts';

/** What an analysis found, for people: the curve of each seat, where it came from, and the worst decisions. */
export function analysisText<T extends GameTypes>(
  { language, paint }: Context,
  telling: Telling<T>,
  positions: readonly T['state'][],
  { curve, decisions, balance }: Analysis<T>,
  worst: number,
): string[] {
  const say = WORDS[language];
  const points = (share: number): string =>
    (100 * share).toLocaleString(language, { maximumFractionDigits: 0, signDisplay: 'negative' });
  const signed = (share: number): string =>
    (100 * share).toLocaleString(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const mistakes = decisions
    .filter(({ sure }) => sure)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, worst);
  return [
    paint('bold', say.chances),
    ...telling.names.map((name, seat) => `  ${sparks(curve.map((at) => at[seat] ?? 0))}  ${name}`),
    '',
    ...aligned(
      [
        ['', say.start, say.mistakes, say.gifts, say.luck, say.result],
        ...balance.map(({ seat, start, mistakes, gifts, luck, result }) => [
          at(telling.names, seat),
          points(start),
          signed(mistakes),
          signed(gifts),
          signed(luck),
          points(result),
        ]),
      ],
      ['left', 'right', 'right', 'right', 'right', 'right'],
    ),
    paint('dim', say.inPoints),
    '',
    paint('bold', mistakes.length > 0 ? say.worst : say.none),
    ...mistakes.flatMap((judged) => mistakeText(telling, positions, judged)),
  ];

  function mistakeText(telling: Telling<T>, positions: readonly T['state'][], judged: Judged<T>) {
    const { n, seat, answer, loss, value, best } = judged;
    const scene = sceneFor(telling, at(positions, n - 1), seat);
    const named = ({ answer: it }: Pick<Considered<T>, 'answer'>) =>
      optionText(telling, it.step, it.choice, scene, seat);
    return [
      `  ${n}. ${askText(telling, answer, scene)}: ${named(judged)} (${points(value)} %, ${signed(-loss)})`,
      `     ${say.better} ${named(at(best, 0))} (${points(at(best, 0).value)} %)`,
    ];
  }
}

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const WIDTH = 60;

/** A curve in one line of text. */
function sparks(values: readonly number[]): string {
  const cells = Math.min(WIDTH, values.length);
  return Array.from({ length: cells }, (_, cell) => {
    const value = at(values, Math.round((cell * (values.length - 1)) / Math.max(1, cells - 1)));
    return at(BARS, Math.min(BARS.length - 1, Math.max(0, Math.floor(value * BARS.length))));
  }).join('');
}

const en = {
  chances: 'Chances of winning, from the first answer to the last',
  start: 'at first',
  mistakes: 'mistakes',
  gifts: 'others’ mistakes',
  luck: 'luck',
  result: 'in the end',
  inPoints: 'In hundredths of a victory. Luck: dice, deck, and bids nobody could foresee.',
  worst: 'Biggest mistakes, with what the seat knew then',
  none: 'No sure mistake was found.',
  better: 'better:',
};

const fr: typeof en = {
  chances: 'Chances de gagner, de la première réponse à la dernière',
  start: 'au début',
  mistakes: 'erreurs',
  gifts: 'erreurs d’autrui',
  luck: 'chance',
  result: 'à la fin',
  inPoints: 'En centièmes de victoire. Chance : dés, pioche, et mises que nul ne pouvait prévoir.',
  worst: 'Plus grosses erreurs, avec ce que la place savait alors',
  none: 'Aucune erreur certaine.',
  better: 'mieux :',
};

const WORDS: Texts<typeof en> = { en, fr };
