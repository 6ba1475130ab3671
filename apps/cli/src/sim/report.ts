import type { Context } from '../context.ts';
import type { Texts } from '../language.ts';
import { aligned } from '../layout.ts';
import { type Estimate, shareOf } from './stats.ts';
import { type Row, rowOf, type Standing, type Tally } from './tally.ts';

/** What was simulated, and how long it took. */
export interface Simulation {
  game: string;
  version: number;
  seats: number;
  /** All seats win or lose together, so that wins are those of the table. */
  together: boolean;
  options: object;
  /** The file of the legend that was played, where it is none of the game's own. */
  legend?: string;
  seed: string;
  wanted: number;
  seconds: number;
}

/** The statistics as data. Everything but the last two fields is the same for the same seed. */
export function reportJson(simulation: Simulation, tally: Tally): object {
  const { seconds, together, ...what } = simulation;
  const { games, answers, lost } = tally;
  const row = (standing: Standing): Partial<Row> => {
    const { score, ...shares } = rowOf(standing, games);
    return together ? { score } : { score, ...shares };
  };
  return {
    ...what,
    games,
    bots: [...tally.bots].map(([bot, standing]) => ({ bot, ...row(standing) })),
    perSeat: tally.seats.map((standing, seat) => ({ seat, ...row(standing) })),
    ...(together
      ? { wonTogether: shareOf(games - lost, games) }
      : { wonByNobody: shareOf(lost, games) }),
    answers: { ...answers, mean: answers.total / games },
    seconds,
    decisionsPerSecond: Math.round(answers.total / seconds),
  };
}

/** The statistics for people. */
export function reportText(context: Context, simulation: Simulation, tally: Tally): string[] {
  const { paint, language } = context;
  const say = WORDS[language];
  const { game, legend = [], seats, together, seed, seconds, wanted } = simulation;
  const { games, answers, lost } = tally;
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const percent = (value: number): string =>
    value.toLocaleString(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  const range = ({ low, high }: Estimate, text: (value: number) => string): string =>
    low === null || high === null ? '' : `${text(low)} – ${text(high)}`;
  const cells = (who: string, { score, wins, fairShare }: Row): string[] => [
    who,
    number(score.value, 2),
    range(score, (value) => number(value, 2)),
    ...(together ? [] : [percent(wins.value), range(wins, percent), percent(fairShare)]),
  ];

  const played =
    games < wanted ? say.stopped(number(games), number(wanted)) : say.games(games, number(games));
  const [head = '', ...rows] = aligned(
    [
      ['', say.score, '95 %', ...(together ? [] : [say.wins, '95 %', say.fair])],
      ...[...tally.bots].map(([bot, its]) => cells(bot, rowOf(its, games))),
      ...tally.seats.map((its, seat) => cells(say.seat(seat + 1), rowOf(its, games))),
    ],
    ['left', 'right', 'right', 'right', 'right', 'right'],
  );
  return [
    paint('bold', [game].concat(legend, say.seats(seats), played, say.seed(seed)).join(' · ')),
    '',
    paint('dim', head),
    ...rows.slice(0, tally.bots.size),
    '',
    ...rows.slice(tally.bots.size),
    '',
    ...endings(),
    say.answers(number(answers.min), number(answers.total / games, 1), number(answers.max)),
    say.speed(number(answers.total / seconds), number(seconds, 1)),
    paint('dim', together ? say.interval : say.shared),
  ];

  /** Those who win together have one result between them; else only what nobody won needs saying. */
  function endings(): string[] {
    if (!together) return lost > 0 ? [say.lost(percent(lost / games))] : [];
    const won = shareOf(games - lost, games);
    const share = `${percent(won.value)} (${range(won, percent)})`;
    return [paint('bold', say.together(number(games - lost), number(games), share))];
  }
}

const en = {
  seats: (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`),
  games: (games: number, text: string) => (games === 1 ? '1 game' : `${text} games`),
  stopped: (games: string, wanted: string) => `stopped after ${games} of ${wanted} games`,
  seed: (seed: string) => `seed ${seed}`,
  score: 'mean score',
  wins: 'wins',
  fair: 'fair share',
  seat: (seat: number) => `seat ${seat}`,
  lost: (share: string) => `Nobody won in ${share} of the games.`,
  answers: (min: string, mean: string, max: string) =>
    `Answers per game: ${min} at least, ${mean} on average, ${max} at most.`,
  speed: (rate: string, seconds: string) => `${rate} decisions/s (${seconds} s in all).`,
  together: (won: string, games: string, share: string) =>
    `Won together: ${won} of ${games} games, ${share}.`,
  shared: 'A shared victory counts in equal parts. 95 %: confidence interval.',
  interval: 'All win or lose together. Intervals: 95 % confidence.',
};

const fr: typeof en = {
  seats: (seats) => (seats === 1 ? '1 place' : `${seats} places`),
  games: (games, text) => (games === 1 ? '1 partie' : `${text} parties`),
  stopped: (games, wanted) => `arrêté après ${games} parties sur ${wanted}`,
  seed: (seed) => `graine ${seed}`,
  score: 'score moyen',
  wins: 'victoires',
  fair: 'part due',
  seat: (seat) => `place ${seat}`,
  lost: (share) => `Personne n’a gagné dans ${share} des parties.`,
  answers: (min, mean, max) =>
    `Réponses par partie : ${min} au moins, ${mean} en moyenne, ${max} au plus.`,
  speed: (rate, seconds) => `${rate} décisions/s (${seconds} s en tout).`,
  together: (won, games, share) => `Gagné ensemble : ${won} parties sur ${games}, ${share}.`,
  shared: 'Une victoire partagée compte en parts égales. 95 % : intervalle de confiance.',
  interval: 'Tous gagnent ou perdent ensemble. Intervalles : confiance de 95 %.',
};

const WORDS: Texts<typeof en> = { en, fr };
