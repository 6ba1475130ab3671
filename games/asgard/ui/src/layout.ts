import { type Player, scoreOf, TRACK, type View } from '@meadhall/asgard';
import { nouns, words } from '@meadhall/asgard-words';
import { at, type Seat, type Viewer } from '@meadhall/kernel';
import { type Layout, type Piece, seatSign, type Zone } from '@meadhall/table-ui';
import { capital, type Language } from '@meadhall/words';
import { board } from './board.ts';
import { PLACES } from './names.ts';
import { armPiece, godPiece, holdingPieces, type Said, SIDE_TONES, templeName } from './pieces.ts';

export function layout(view: View, viewer: Viewer, language: Language): Layout {
  const p = PLACES[language];
  const said: Said = {
    p,
    n: nouns[language],
    option: words[language].option,
    scene: { view, viewer, name: (seat) => String(seat + 1) },
  };
  return {
    zones: [
      ...board(view, said),
      ...view.seats.flatMap((player, seat) => before(view, player, seat, seat === viewer, said)),
    ],
    seats: view.seats.map((player, seat) => ({
      seat,
      facts: [
        { label: p.points, value: String(scoreOf(player)), icon: 'points' },
        { label: p.reserve, value: String(player.reserve), icon: 'asgard/disc' },
        { label: p.weapons, value: String(at(view.held, seat).weapon), icon: 'asgard/weapon' },
        { label: p.spells, value: String(at(view.held, seat).spell), icon: 'asgard/spell' },
      ],
    })),
    status: [{ label: p.round, value: String(view.round) }],
  };
}

/** A place that is only there while something lies in it. */
const some = (zone: Zone): Zone[] => (zone.pieces.length > 0 ? [zone] : []);

function before(view: View, player: Player, seat: Seat, mine: boolean, said: Said): Zone[] {
  const { p } = said;
  const { own } = view;
  const hidden = at(view.held, seat).cards;
  return [
    ...some({
      id: `cards:${seat}`,
      title: mine ? p.ownGods : p.hiddenGods,
      owner: seat,
      shape: 'row',
      pieces: mine
        ? own.cards.map((god) => godPiece(`own:${god}`, god, said))
        : Array.from(
            { length: hidden },
            (_, i): Piece => ({
              id: `hidden:${seat}:${i}`,
              kind: 'card',
              label: p.hiddenGods,
              down: true,
              tone: seatSign(seat).tone,
            }),
          ),
    }),
    {
      id: `discs:${seat}`,
      title: p.discs,
      owner: seat,
      shape: 'row',
      pieces: discs(player, seat, said),
    },
    {
      id: `holdings:${seat}`,
      title: p.holdings,
      owner: seat,
      shape: 'row',
      pieces: holdingPieces(`held:${seat}`, player, said),
      empty: p.nothing,
    },
    ...some({
      id: `tiles:${seat}`,
      title: p.tiles,
      owner: seat,
      shape: 'row',
      pieces: tiles(player, seat, said),
    }),
    ...some({
      id: `revealed:${seat}`,
      title: p.gods,
      owner: seat,
      shape: 'row',
      pieces: player.revealed.map((god) => godPiece(`revealed:${seat}:${god}`, god, said)),
    }),
    ...(mine
      ? some({
          id: `arms:${seat}`,
          title: p.ownArms,
          owner: seat,
          shape: 'fan',
          pieces: own.arms.map((arm) => armPiece(arm, said)),
        })
      : []),
  ];
}

function discs(player: Player, seat: Seat, { p }: Said): Piece[] {
  const counter = (id: string, label: string, count: number): Piece => ({
    id: `${id}:${seat}`,
    kind: 'counter',
    label,
    face: String(count),
    icon: 'asgard/disc',
    tone: seatSign(seat).tone,
  });
  return [
    counter('reserve', p.reserve, player.reserve),
    counter('track', p.track, TRACK.length - player.taken),
    counter('inAsgard', p.asgard, player.asgard),
    counter('centre', p.centre, player.centre),
  ];
}

function tiles(player: Player, seat: Seat, said: Said): Piece[] {
  const { p, n, option, scene } = said;
  return [
    ...player.temples.map(
      (temple): Piece => ({
        id: `built:${temple}`,
        kind: 'tile',
        label: templeName(temple, said),
        icon: 'asgard/temple',
        tone: 'bone',
      }),
    ),
    ...player.populations.map(
      (name): Piece => ({
        id: `population:${name}`,
        kind: 'tile',
        label: option.populationBonus(name, scene, seat),
        icon: 'asgard/population',
        tone: SIDE_TONES[name.startsWith('pop-L') ? 'light' : 'darkness'],
      }),
    ),
    ...player.power.map(
      (tile): Piece => ({
        id: `power:${tile}`,
        kind: 'tile',
        label: capital(n.powerTile[tile]),
        icon: `asgard/${tile}`,
        tone: 'gold',
      }),
    ),
    ...player.battleTiles.map(
      (value, i): Piece => ({
        id: `won:${seat}:${i}`,
        kind: 'token',
        label: p.battleTile(value),
        face: String(value),
        tone: 'blood',
      }),
    ),
  ];
}
