import type { Context } from '../context.ts';
import type { Texts } from '../language.ts';
import { aligned } from '../layout.ts';
import { type Estimate, shareOf } from '../sim/stats.ts';
import { countOf, type Meeting } from './lineups.ts';

/** A league that has been played. */
export interface League {
  game: string;
  version: number;
  seats: number;
  together: boolean;
  options: object;
  seed: string;
  bots: readonly string[];
  meetings: readonly Meeting[];
  ratings: ReadonlyMap<string, Estimate>;
  /** Milliseconds a decision took on average, by bot. */
  thinking: ReadonlyMap<string, number>;
  seconds: number;
}

/** One row a lineup: games, and the share of victories of the bot that sat alone. */
const resultsOf = ({ meetings, seats, together }: League) =>
  meetings.map((meeting) => {
    const { games, wins } = countOf(meeting);
    const { one, rest } = meeting.lineup;
    return {
      one,
      rest: together ? null : rest,
      games,
      wins: shareOf(wins, games),
      fairShare: together ? null : 1 / seats,
    };
  });

export function leagueJson(league: League): object {
  const { bots, meetings: _, ratings, thinking, ...what } = league;
  return {
    ...what,
    results: resultsOf(league),
    elo: bots.map((bot) => ({ bot, ...ratings.get(bot), milliseconds: thinking.get(bot) })),
  };
}

/** The tables of a league: lines for the terminal, or Markdown to keep. */
export function leagueText(context: Context, league: League, markdown: boolean): string[] {
  const { language, paint } = context;
  const say = WORDS[language];
  const number = (value: number, digits = 0) =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const percent = (value: number) => `${number(100 * value, 1)} %`;
  const range = ({ low, high }: Estimate, text: (value: number) => string) =>
    low === null || high === null ? '' : `${text(low)} – ${text(high)}`;
  const table = (rows: string[][]): string[] =>
    markdown ? markdownTable(rows) : aligned(rows, ['left', 'right', 'right', 'right', 'right']);

  const { game, seats, seed, together, bots, ratings, thinking, seconds } = league;
  const title = [game, say.seats(seats), say.seed(seed)].join(' · ');
  const results = resultsOf(league).map(({ one, rest, games, wins, fairShare }) => [
    rest === null ? one : say.against(one, seats - 1, rest),
    number(games),
    percent(wins.value),
    range(wins, percent),
    ...(fairShare === null ? [] : [percent(fairShare)]),
  ]);
  const ranking = [...bots].sort((a, b) => value(ratings, b) - value(ratings, a));
  return [
    markdown ? `**${title}**` : paint('bold', title),
    '',
    ...table([['', say.games, say.wins, '95 %', ...(together ? [] : [say.fair])], ...results]),
    '',
    ...table([
      ['', 'Elo', '95 %', say.thinking],
      ...ranking.map((bot) => {
        const elo = ratings.get(bot) ?? { value: 0, low: null, high: null };
        const time = number(thinking.get(bot) ?? 0, 1);
        return [bot, number(elo.value), range(elo, number), time];
      }),
    ]),
    '',
    markdown ? say.method : paint('dim', say.method),
    say.time(number(seconds)),
  ];
}

const value = (ratings: League['ratings'], bot: string): number => ratings.get(bot)?.value ?? 0;

function markdownTable([head = [], ...rows]: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)];
}

const en = {
  seats: (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`),
  seed: (seed: string) => `seed ${seed}`,
  against: (one: string, others: number, rest: string) =>
    others === 1 ? `${one} against ${rest}` : `${one} against ${others} × ${rest}`,
  games: 'games',
  wins: 'wins',
  fair: 'fair share',
  thinking: 'ms per decision',
  method:
    'Every seed is played once from each seat. A shared victory counts in parts. Elo: mean 1500, intervals by resampling seeds.',
  time: (seconds: string) => `${seconds} s in all.`,
};

const fr: typeof en = {
  seats: (seats) => (seats === 1 ? '1 place' : `${seats} places`),
  seed: (seed) => `graine ${seed}`,
  against: (one, others, rest) =>
    others === 1 ? `${one} contre ${rest}` : `${one} contre ${others} × ${rest}`,
  games: 'parties',
  wins: 'victoires',
  fair: 'part due',
  thinking: 'ms par décision',
  method:
    'Chaque graine est jouée une fois de chaque place. Une victoire partagée compte en parts. Elo : moyenne 1500, intervalles par rééchantillonnage des graines.',
  time: (seconds) => `${seconds} s en tout.`,
};

const WORDS: Texts<typeof en> = { en, fr };
