import {
  type Answer,
  type Line,
  type OptionSpec,
  type Seat,
  seeded,
  seedOf,
  totals,
} from '@meadhall/kernel';
import type { MatchInfo } from '@meadhall/protocol';
import { type MatchFile, matchFile } from '@meadhall/records';
import type { Language } from '@meadhall/words';
import type { AnyGame, Played } from '../anyGame.ts';
import type { LogLine } from '../match/link.ts';
import type { LocalHost } from './host.ts';
import type { LocalSetup } from './kept.ts';
import { logOf } from './logOf.ts';
import { preview } from './preview.ts';
import { type Glimpse, type Replay, Replays } from './replays.ts';

/** The score of a physical table. */
export interface Score {
  names: string[];
  lines: Line[];
  totals: number[];
  winners: Seat[];
}

/** What the worker does besides hosting: everything that needs the rules of a game. */
export interface Services {
  matches(): Promise<MatchInfo[]>;
  create(setup: LocalSetup): Promise<string>;
  rematch(match: string): Promise<string>;
  remove(match: string): Promise<void>;
  shared(match: string, sharedAs: string): Promise<void>;
  log(match: string, language: Language, viewer: Seat | null): Promise<LogLine[]>;
  file(match: string): Promise<MatchFile>;
  sharedAs(match: string): Promise<string | null>;
  preview(
    game: string,
    view: AnyGame['view'],
    answer: Answer<AnyGame>,
  ): Promise<number | undefined>;
  openReplay(file: unknown): Promise<Replay>;
  replayAt(n: number, viewer: Seat | null): Promise<Glimpse>;
  replayLog(language: Language, viewer: Seat | null): Promise<LogLine[]>;
  score(game: string, position: unknown): Promise<Score>;
  /** The sheet of a position as far as a viewer knows it; sure only where nothing is hidden. */
  sheet(game: string, view: AnyGame['view'], viewer: Seat | null): Promise<Line[]>;
  /** The variants of a game, described as data. */
  variants(game: string): Promise<Readonly<Record<string, OptionSpec>>>;
}

export function services(host: LocalHost, load: (game: string) => Promise<Played>): Services {
  const replays = new Replays(load);
  let shown: Replay | null = null;
  return {
    matches: () => host.matches(),
    create: (setup) => host.create(setup),
    rematch: (match) => host.rematch(match),
    remove: (match) => host.remove(match),
    shared: (match, sharedAs) => host.shared(match, sharedAs),
    log: async (match, language, viewer) => {
      const { kept, played } = await host.match(match);
      return logOf(played, kept, language, viewer);
    },
    file: async (match) => {
      const { kept, played, game } = await host.match(match);
      return matchFile(
        played.rules,
        {
          seats: kept.seats.length,
          options: kept.options,
          seed: kept.seed,
          names: kept.seats.map(({ name }) => name),
          players: kept.seats.map((it) => (it.kind === 'me' ? 'human' : it.level)),
          answers: kept.answers,
        },
        game,
      ) as MatchFile;
    },
    sharedAs: async (match) => (await host.match(match)).kept.sharedAs ?? null,
    preview: async (game, view, answer) => preview((await load(game)).rules, view, answer),
    openReplay: async (file) => {
      shown = await replays.open(file);
      return shown;
    },
    replayAt: async (n, viewer) => replays.at(n, viewer),
    replayLog: async (language, viewer) => {
      if (!shown) return [];
      const { names, options, file } = shown;
      const match = {
        seats: names.map((name) => ({ kind: 'me' as const, name })),
        seed: file.seed,
        options,
        answers: file.answers as Answer<AnyGame>[],
      };
      return logOf(await load(shown.game), match, language, viewer);
    },
    sheet: async (game, view, viewer) => {
      const { rules } = await load(game);
      return rules.sheet(rules.imagine(view, viewer, seeded(seedOf('sheet'))));
    },
    variants: async (game) => ({ ...(await load(game)).rules.options }),
    score: async (game, position) => {
      const { rules, readPosition } = await load(game);
      if (!readPosition) throw new RangeError(`${game} has no score sheet`);
      const { game: state, names } = readPosition(position);
      const lines = rules.sheet(state);
      return {
        names,
        lines,
        totals: totals(lines, names.length),
        winners: rules.winners(state),
      };
    },
  };
}
