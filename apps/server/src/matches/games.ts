import { type Answer, type Ask, type GameTypes, IllegalSetup, type Rules } from '@meadhall/kernel';
import type { ReplyOf } from '@meadhall/protocol';
import { LEVELS } from '@meadhall/search';
import type { Entry, Shelved } from '@meadhall/shelf';
import { Refused } from '../refused.ts';

/** Any game at all: the hall knows nothing about what a position or a choice holds. */
export interface AnyTypes extends GameTypes {
  frame: GameTypes['frame'] & { readonly [key: string]: unknown };
  choices: Record<string, unknown>;
  options: Record<string, unknown>;
  view: Record<string, unknown>;
}
export type AnyState = AnyTypes['state'];
export type AnyRules = Rules<AnyTypes>;
export type AnyEntry = Entry<AnyTypes>;
export type AnyAsk = Ask<AnyTypes>;
export type AnyAnswer = Answer<AnyTypes>;

/** The games of a hall by their ids. */
export class Games {
  readonly #entries: ReadonlyMap<string, AnyEntry>;

  constructor(shelf: readonly Shelved[]) {
    this.#entries = new Map(
      // The one place where a game's own types are forgotten: from here on they are plain data.
      shelf.map((game) => [game.id, game.open((entry) => entry as unknown as AnyEntry)]),
    );
  }

  /** A game somebody asked for. */
  named(game: string): AnyEntry {
    const entry = this.#entries.get(game);
    if (!entry) {
      const allowed = [...this.#entries.keys()].join(', ');
      throw new Refused('badSetup', { field: 'game', params: { given: game, allowed } });
    }
    return entry;
  }

  /** The rules of a match; a legend of somebody's own brings rules of its own. */
  rules(game: string, legend: unknown): AnyRules {
    const { rules, legends } = this.named(game);
    if (legend === undefined || legend === null) return rules;
    if (!legends) throw new Refused('badSetup', { field: 'legend' });
    const [mistake] = legends.check(legend);
    if (mistake) {
      const field = ['legend', mistake.path].filter((it) => it !== '').join('.');
      const allowed = mistake.reason.split('; allowed: ').at(-1) ?? '';
      throw new Refused('badSetup', { field, params: { allowed } });
    }
    return legends.rulesOf(legend);
  }

  list(): ReplyOf<'games'> {
    const games = [...this.#entries.values()].filter(({ toy }) => !toy);
    return {
      games: games.map(({ rules, words }) => ({
        id: rules.id,
        version: rules.version,
        title: { fr: words.fr.title, en: words.en.title },
        seats: { min: rules.seats.min, max: rules.seats.max },
        together: rules.together ?? false,
        options: rules.options as unknown as Record<string, Record<string, unknown>>,
        levels: [...LEVELS],
      })),
    };
  }
}

/** What the rules say about a setup, as a refusal. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof IllegalSetup)) return error;
  const { field, allowed, clause } = error;
  return new Refused('badSetup', { field, clause: clause ?? undefined, params: { allowed } });
}
