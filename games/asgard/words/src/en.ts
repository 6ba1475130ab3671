import { type Asgard, PRICES } from '@meadhall/asgard';
import type { Words } from '@meadhall/words';
import { nounsEn } from './nouns-en.ts';
import { drawTable } from './table.ts';
import { terms } from './terms.ts';

const t = terms(nounsEn);
const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

export const en: Words<Asgard> = {
  title: 'Asgard',
  blurb: 'Woo the gods, raise Temples, win battles: Ragnarök is five rounds away.',
  options: {
    templeNeedsRecruit: {
      name: 'A Temple needs a Recruit',
      help: 'Off: you may build for a god even without a Recruit of a type it asks for.',
    },
    battleSlotsPerWorld: {
      name: 'Battle slots for each World',
      help: '2: both sides of Worlds 1 to 6 have a slot, another reading of the board.',
    },
    singleDiscCountsAsUpperAndLower: {
      name: 'A lone disc counts for both Spells',
      help: 'Off: alone under a god, a disc earns only the +10 Spell of its own slot.',
    },
  },
  ask: {
    startRecruit: (seat, { name }) => `${name(seat)} picks a first Recruit`,
    sealDonor: (seat, { name }) => `${name(seat)} says who gives a Seal back`,
    shortageDonor: (seat, { name }) => `The supply is empty: ${name(seat)} says who gives`,
    retrieveDisc: (seat, { name }) => `${name(seat)} is short of discs and takes one back`,
    chooseGods: (seat, { name }) => `${name(seat)} secretly chooses gods`,
    placeDisc: (seat, { name }) => `${name(seat)} reveals a god and places a disc`,
    populationBonus: (seat, { name }) => `${name(seat)} may use a Population`,
    chooseDisc: (seat, { name }) => `${name(seat)} chooses a disc to act with`,
    perform: (seat, { name }) => `${name(seat)}: act, or just take the disc back?`,
    takeFallen: (seat, { name }) => `Freyja lets ${name(seat)} call a Warrior from Valhalla`,
    takeSeal: (seat, { name }) => `Baldr offers ${name(seat)} a Seal`,
    changeOrder: (seat, { name }) => `Odin lets ${name(seat)} change the turn order`,
    takeStone: (seat, { name }) => `${name(seat)} takes a stone`,
    turncoats: (seat, { name }) => `Loki: which Recruits does ${name(seat)} lead away?`,
    turncoatsTo: (seat, { name }) => `Loki: which god do they join, ${name(seat)}?`,
    slay: (seat, { name }) => `Hel: which Recruits does ${name(seat)} strike down?`,
    choosePile: (seat, { name }) => `Mimir lets ${name(seat)} search a pile`,
    takeArm: (seat, { name }) => `${name(seat)} searches the pile and takes a tile`,
    raze: (seat, { name }) => `Surtr: which Population does ${name(seat)} set ablaze?`,
    swapTiles: (seat, { name }) => `Fenrir: which two gods does ${name(seat)} swap?`,
    buildTemple: (seat, { name }) => `${name(seat)} may build a Temple`,
    templeRecruits: (seat, { name }) => `${name(seat)}: who goes to the god? All of that type do`,
    placeGodTile: (seat, { name }) => `${name(seat)} sends the god to a World`,
    turnAsgardTile: (seat, { name }) => `${name(seat)} turns an Asgard tile`,
    asgardRecruits: (seat, { name }) => `${name(seat)} takes Recruits`,
    exchangeStone: (seat, { name }) => `${name(seat)} may exchange a stone`,
    buyRecruit: (seat, { name }) => `${name(seat)} may buy a Recruit`,
    takeDisc: (seat, { name }) => `${name(seat)} may take a disc from the track`,
    discPlace: (seat, { name }) => `${name(seat)} puts the new disc in reserve or into battle`,
    centreMove: (seat, { name }) => `${name(seat)} moves a disc from the centre into battle`,
    commitFirst: (seat, { name }) => `${name(seat)} is not winning: send Giants and tiles?`,
    commit: (seat, { name }) => `${name(seat)} is not winning: send help?`,
    valhalla: (seat, { name }) => `Ragnarök: ${name(seat)} may call a Warrior from Valhalla`,
    layArm: (seat, { name }) => `Ragnarök: ${name(seat)} lays a tile face down under a god`,
  },
  option: {
    startRecruit: (type) => t.recruits(type, 1),
    sealDonor: (seat, { name }) => name(seat),
    shortageDonor: (seat, { name }) => name(seat),
    retrieveDisc: (place) => t.place(place),
    chooseGods: (god) => t.god[god],
    placeDisc: (place) => t.place(place),
    populationBonus: (tile) => (tile === 'stop' ? 'Use none' : t.bonusOf(tile)),
    chooseDisc: (place) => t.place(place),
    perform: (choice) => (choice === 'perform' ? 'Act' : 'Take the disc back'),
    takeFallen: (type) => (type === 'stop' ? 'Enough' : t.recruits(type, 1)),
    takeSeal: (side) => (side === 'skip' ? 'No Seal' : t.seals(side, 1)),
    changeOrder: (to) => (to === 'keep' ? 'Keep the order' : `Take position ${to}`),
    takeStone: (colour) => t.stones(colour, 1),
    turncoats: (it) => (it === 'skip' ? 'Nobody' : `${t.group(it.recruits)} of ${t.god[it.from]}`),
    turncoatsTo: (god) => t.god[god],
    slay: (it) => (it === 'skip' ? 'Nobody' : `${t.group(it.recruits)} of ${t.god[it.god]}`),
    choosePile: (kind) =>
      kind === 'skip' ? 'Neither' : kind === 'weapon' ? 'The Weapons' : 'The Spells',
    takeArm: (arm) => t.arm(arm),
    raze: (space, { view }) => (space === 'skip' ? 'None' : t.populationAt(view, space)),
    swapTiles: (pair, { view }) =>
      pair === 'skip' ? 'None' : `${t.tileAt(view, pair[0])} ↔ ${t.tileAt(view, pair[1])}`,
    buildTemple: (it) => (it === 'decline' ? 'Build nothing' : t.payment(it)),
    templeRecruits: (type, { view }, seat) =>
      t.recruits(type, view.seats[seat]?.recruits[type] ?? 0),
    placeGodTile: (space, { view }) => t.populationAt(view, space),
    turnAsgardTile: (tile) => t.asgardTile[tile],
    asgardRecruits: (types) => (types === 'skip' ? 'Nobody' : t.several(types)),
    exchangeStone: (it) =>
      it === 'skip' ? 'Keep your stones' : `${t.stones(it.give, 1)} for ${t.stones(it.take, 1)}`,
    buyRecruit: (type) =>
      type === 'stop' ? 'Buy no more' : `${t.recruits(type, 1)} for ${t.price(PRICES[type])}`,
    takeDisc: (choice, { view }, seat) =>
      choice === 'take' ? `Take the disc (${t.discPrice(view, seat)})` : 'Take no disc',
    discPlace: (place) => (place === 'reserve' ? 'In reserve' : `Into battle: ${t.space(place)}`),
    centreMove: (place) => t.space(place),
    commitFirst: (it) =>
      it === 'decline' ? 'Give up: to the centre' : t.commitment(it, 'only Warriors'),
    commit: (it) => (it === 'decline' ? 'Give up: to the centre' : t.commitment(it, 'no more')),
    valhalla: (it) =>
      it === 'pass' ? 'Pass' : `${t.recruits(it.warrior, 1)} to ${t.space(it.at)}`,
    layArm: (it, { view }) => `${t.arm(it.arm)} under ${t.tileAt(view, it.at)}`,
  },
  news: {
    round: ({ round }) => `Round ${round} begins`,
    awakes: ({ god }) => `${t.god[god]} awakes`,
    sealGiven: ({ seat, god }, { name }) => `${name(seat)} gives a Seal for ${t.god[god]}`,
    rowShuffled: () => 'The Asgard tiles are shuffled anew',
    revealed: ({ seat, god }, { name }) => `${name(seat)} reveals ${t.god[god]}`,
    sealTaken: ({ seat, god }, { name }) => `${name(seat)} takes the Seal of ${t.god[god]}`,
    received: (it, { name }) =>
      it.from === null
        ? `${name(it.seat)} receives ${t.piece(it)}`
        : `${name(it.from)} gives ${name(it.seat)} ${t.piece(it)}`,
    nothingLeft: (it, { name }) =>
      `${name(it.seat)} should receive ${t.piece(it)}, but there is none to be had`,
    powerTile: ({ seat, tile, from }, { name }) =>
      from === null
        ? `${name(seat)} takes ${t.powerTile[tile]}`
        : `${name(seat)} takes ${t.powerTile[tile]} from ${name(from)}`,
    armTaken: ({ seat, kind }, { name }) => `${name(seat)} takes ${t.armKind[kind]}`,
    armSeen: ({ arm }) => `It is: ${t.arm(arm)}`,
    boxed: ({ god, value }) => `No World has room for ${t.god[god]} ${value}: back to the box`,
    lowerWorld: (it, { name }) => `${name(it.seat)} scores ${points(it.points)} in a Lower World`,
    bonusPoints: (it, { name }) => `${name(it.seat)} scores ${points(it.points)} for a Population`,
    templePoints: (it, { name }) => `${name(it.seat)} scores ${points(it.points)} for Temples`,
    ancestral: ({ light, darkness }) => `Ancestral Weapons: Light ${light}, Darkness ${darkness}`,
    battle: (it) => `${t.worldAt(it.world)}: Light ${it.light}, Darkness ${it.darkness}`,
    won: ({ world, seat }, { name }) => `${name(seat)} wins in ${t.worldAt(world)}`,
    lost: ({ world, seat }, { name }) =>
      `${name(seat)} retreats from ${t.worldAt(world)} to the centre`,
    battleTile: ({ seat, value }, { name }) => `${name(seat)} takes a Battle tile ${value}`,
    ragnarokBegins: () => 'Ragnarök begins',
    battlePoints: (it, { name }) => `${name(it.seat)} scores ${points(it.points)} for Battle tiles`,
    void: ({ seat, count }, { name }) =>
      `${name(seat)} supports no god on the Worlds: ${count} ${count === 1 ? 'tile is' : 'tiles are'} void`,
    decided: ({ world, light, darkness, winner }) =>
      `${t.worldAt(world)}: Light ${light}, Darkness ${darkness} — ${winner ? `${t.side[winner]} wins` : 'a draw'}`,
    reward: (it, { name }) =>
      `${name(it.seat)} scores ${points(it.points)} in ${t.worldAt(it.world)}`,
  },
  lines: {
    track: 'On the score track',
    temples: 'Temples',
    lowerWorlds: 'Lower Worlds',
    populations: 'Populations',
    battleTiles: 'Battle tiles',
    world1: 'Ragnarök, World 1',
    world2: 'Ragnarök, World 2',
    world3: 'Ragnarök, World 3',
    world4: 'Ragnarök, World 4',
    world5: 'Ragnarök, World 5',
    world6: 'Ragnarök, World 6',
    world7: 'Ragnarök, World 7',
  },
  table: (scene) =>
    drawTable(scene, t, {
      round: (round) => `Round ${round} of 5`,
      order: 'Turn order',
      ancestral: 'Ancestral Weapons',
      gods: 'Gods',
      seal: 'Seal',
      tile: 'tile',
      request: 'Request',
      temple: 'Temple',
      support: 'Support',
      worlds: 'Worlds',
      against: 'against',
      battle: 'in battle',
      victory: 'victorious',
      empty: 'empty',
      valhalla: 'Valhalla',
      temples: 'Temples on offer',
      row: 'Asgard row',
      supply: 'Supply',
      battleTiles: 'Battle tiles',
      points: (count) => points(count),
      reserve: (count) => `${count} in reserve`,
      track: (count) => `${count} on the track`,
      asgard: (count) => `${count} in Asgard`,
      centre: (count) => `${count} in the centre`,
      cards: (count) => `${count} hidden ${count === 1 ? 'card' : 'cards'}`,
      ownCards: 'Your cards',
      ownArms: 'Your tiles',
      weapons: (count) => `${count} ${count === 1 ? 'Weapon' : 'Weapons'}`,
      spells: (count) => `${count} ${count === 1 ? 'Spell' : 'Spells'}`,
      laid: 'laid',
    }),
};
