// What pieces are called in a language, and how things, creatures and cards are named from that.
import {
  type Andor,
  type Article,
  EVENT_CARDS,
  type EventEffect,
  type Figure,
  type HeroKind,
  type Kind,
  type LegendName,
  type Thing,
} from '@meadhall/andor';
import type { Scene } from '@meadhall/words';

export interface Nouns {
  heroes: Readonly<Record<HeroKind, string>>;
  kinds: Readonly<Record<Kind, string>>;
  articles: Readonly<Record<Article, string>>;
  figures: Readonly<Record<Figure, string>>;
  colours: Readonly<Record<string, string>>;
  /** Tokens by sort, with the number written on them. */
  tokens: Readonly<Record<string, (value: number) => string>>;
  hidden: (what: string) => string;
  hiddenTokens: Readonly<Record<string, string>>;
  half: string;
  on: (what: string, space: number) => string;
  and: string;
  fog: Readonly<Record<string, string>>;
  titles: Readonly<Record<LegendName, string>>;
  stories: Readonly<Record<string, string>>;
  event: {
    readonly [K in EventEffect['code']]: (effect: Extract<EventEffect, { code: K }>) => string;
  };
  deck: (colour: string, number: string) => string;
  fates: Readonly<Record<number, string>>;
  lake: Readonly<Record<number, string>>;
  dragon: Readonly<Record<number, string>>;
  tile: (number: number) => string;
}

export type AndorScene = Scene<Andor>;

/** Names made from the nouns of a language. */
export function namesIn(n: Nouns) {
  const thing = (name: Thing): string => {
    const bare = name.replace(/[?*]/g, '');
    if (name.endsWith('?')) return n.hidden(n.hiddenTokens[bare.replace(/[\d:].*$/, '')] ?? bare);
    if (bare.startsWith('runestone:'))
      return `${n.hiddenTokens['runestone']} ${n.colours[bare.slice(10)]}`;
    const article = n.articles[bare as Article];
    if (article) return name.endsWith('*') ? `${article} (${n.half})` : article;
    const [, sort = '', value = '1'] = /^([a-z]+)(\d*)$/.exec(bare) ?? [];
    return n.tokens[sort]?.(Number(value)) ?? bare;
  };
  const creature = (name: string): string => {
    const [kind = '', space = ''] = name.split('@');
    return n.on(n.kinds[kind as Kind], Number(space));
  };
  const event = (card: string): string => {
    const [colour = '', number = ''] = card.split(' ');
    const effect = EVENT_CARDS[card]?.effect;
    const text = effect ? (n.event[effect.code] as (it: EventEffect) => string)(effect) : '';
    return `${n.deck(colour, number)} — ${text}`;
  };
  const card = (name: string): string => {
    const [sort = '', number = ''] = name.split(' ');
    if (sort === 'lake') return n.lake[Number(number)] ?? name;
    return sort === 'dragon' ? (n.dragon[Number(number)] ?? name) : event(name);
  };
  const list = (parts: readonly string[]): string =>
    parts.length < 2
      ? (parts[0] ?? '')
      : `${parts.slice(0, -1).join(', ')} ${n.and} ${parts.at(-1)}`;
  const story = ({ view }: AndorScene, id: string, text: string): string =>
    (typeof view.legend === 'string' ? n.stories[`${view.legend} ${id}`] : undefined) ?? text;
  const hero = ({ view, name }: AndorScene, seat: number): string => {
    const kind = view.seats[seat]?.kind;
    return kind ? `${name(seat)} (${n.heroes[kind]})` : name(seat);
  };
  return { thing, creature, event, card, list, story, hero };
}

export type Names = ReturnType<typeof namesIn>;
