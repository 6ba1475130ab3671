import { ARTICLE_NAMES, BOARDS, HERO_KINDS, shieldsOf, type View } from '@meadhall/andor';
import type { Viewer } from '@meadhall/kernel';
import { type Layout, type Piece, seatSign, type Zone } from '@meadhall/table-ui';
import { capital, type Language } from '@meadhall/words';
import { placesOf, spacePiece, standings } from './onMap.ts';
import { type Said, saidIn } from './said.ts';
import { facts, sheet } from './sheet.ts';

export function layout(view: View, viewer: Viewer, language: Language): Layout {
  const said = saidIn(language, { view, viewer, name: (seat) => String(seat + 1) });
  const { p } = said;
  return {
    zones: [
      ...choosing(view, said),
      ...battle(view, said),
      mapZone(view, said),
      ...(BOARDS[view.board].castle ? [castle(view, said)] : []),
      ...some({ id: 'events', title: p.events, shape: 'row', pieces: events(view, said) }),
      ...some({ id: 'fates', title: p.fates, shape: 'row', pieces: fates(view, said) }),
      merchants(view, said),
      ...view.seats.flatMap((hero, seat) => sheet(hero, seat, said)),
    ],
    seats: view.seats.map((hero, seat) => ({ seat, facts: facts(hero, said) })),
    status: [
      {
        label: p.legend,
        value:
          typeof view.legend === 'string'
            ? said.n.titles[view.legend]
            : (view.legend?.title ?? '–'),
      },
      { label: p.letter, value: p.letterOf(view.narrator, view.nMarker) },
      ...(BOARDS[view.board].castle
        ? [{ label: p.shields, value: String(Math.max(0, shieldsOf(view) - view.castle.length)) }]
        : []),
    ],
  };
}

/** A place that is only there while something lies in it. */
const some = (zone: Zone): Zone[] => (zone.pieces.length > 0 ? [zone] : []);

const mapZone = (view: View, said: Said): Zone => ({
  id: 'map',
  title: view.board === 'mine' ? said.p.mine : said.p.map,
  shape: 'grid',
  pieces: [
    ...placesOf(view).map((place) => spacePiece(view, place, said)),
    ...standings(view, said).map(({ piece }) => piece),
  ],
});

const choosing = (view: View, { p, option, scene }: Said): Zone[] =>
  view.agenda.some((frame) => frame.do === 'chooseHero')
    ? [
        {
          id: 'choose',
          title: p.choose,
          shape: 'row',
          pieces: HERO_KINDS.map((kind) => ({
            id: `choose:${kind}`,
            kind: 'card',
            label: option.chooseHero(kind, scene, 0),
            icon: `andor/${kind}`,
            tone: 'amber',
          })),
        },
      ]
    : [];

function battle(view: View, { p }: Said): Zone[] {
  if (!view.battle) return [];
  const { dice, black, value, foeValue, willpower, round, foe } = view.battle;
  const counter = (
    id: string,
    label: string,
    count: number,
    tone: string,
    icon: string,
  ): Piece => ({
    id,
    kind: 'counter',
    label,
    face: String(count),
    tone,
    icon,
  });
  return [
    {
      id: 'battle',
      title: p.battle,
      shape: 'row',
      note: p.battleRound(round),
      pieces: [
        ...dice.map((face, i): Piece => {
          const isBlack = black && i === dice.length - 1;
          return {
            id: `die:${i}`,
            kind: 'die',
            label: p.die(face),
            face: String(face),
            tone: isBlack ? 'shadow' : 'bone',
          };
        }),
        counter('heroesValue', p.heroesValue, value, 'sea', 'andor/battle'),
        counter('foeValue', p.foeValue, foeValue, 'blood', 'andor/battle'),
        ...(foe === null
          ? []
          : [counter('foeWillpower', p.foeWillpower, willpower, 'blood', 'andor/willpower')]),
      ],
    },
  ];
}

const castle = (view: View, { p, n }: Said): Zone => ({
  id: 'castle',
  title: p.castleZone,
  shape: 'row',
  empty: p.castleEmpty,
  pieces: view.castle.map((kind, i) => ({
    id: `castle:${i}`,
    kind: 'token',
    label: capital(n.kinds[kind]),
    icon: `andor/${kind}`,
    tone: 'blood',
  })),
});

const events = (view: View, { news, scene }: Said): Piece[] =>
  [...new Set([...view.eventsToday, ...view.eventsLasting])].map((card) => ({
    id: `event:${card}`,
    kind: 'tile',
    label: news.event({ say: 'event', card }, scene),
    icon: 'andor/event',
    tone: card.startsWith('gold') ? 'gold' : 'silver',
  }));

const fates = (view: View, { p }: Said): Piece[] =>
  view.fates.map(({ card, owner, done }) => ({
    id: `fate:${card}`,
    kind: 'tile',
    label: done ? `${p.fate(card)} (${p.done})` : p.fate(card),
    icon: 'andor/fate',
    tone: seatSign(owner).tone,
  }));

const merchants = (view: View, { p, n }: Said): Zone => ({
  id: 'merchants',
  title: p.merchants,
  shape: 'row',
  pieces: ARTICLE_NAMES.map((article) => ({
    id: `supply:${article}`,
    kind: 'token',
    label: `${capital(n.articles[article])} ×${view.supply[article]}`,
    icon: `andor/${article}`,
    tone: 'bronze',
    face: String(view.supply[article]),
  })),
});
