import { type Asgard, PRICES } from '@meadhall/asgard';
import type { Words } from '@meadhall/words';
import { nounsFr } from './nouns-fr.ts';
import { drawTable } from './table.ts';
import { terms } from './terms.ts';

const t = terms(nounsFr);
const points = (count: number): string => `${count} ${count < 2 ? 'point' : 'points'}`;
/** «d’Odin», mais «de Thor». */
const of = (god: string): string => (/^[AEIOU]/.test(god) ? `d’${god}` : `de ${god}`);

export const fr: Words<Asgard> = {
  title: 'Asgard',
  blurb:
    'Implorez les Dieux, bâtissez des Temples, gagnez des Batailles : le Ragnarök est à cinq tours d’ici.',
  options: {
    templeNeedsRecruit: {
      name: 'Un Temple exige une Recrue',
      help: 'Sans cette règle, on bâtit pour un Dieu même sans Recrue d’un type qu’il demande.',
    },
    battleSlotsPerWorld: {
      name: 'Emplacements de Bataille par Monde',
      help: '2 : les deux camps des Mondes 1 à 6 ont un emplacement, autre lecture du plateau.',
    },
    singleDiscCountsAsUpperAndLower: {
      name: 'Un Disque seul vaut pour les deux Sortilèges',
      help: 'Sans cette règle, un Disque seul sous un Dieu ne profite que du Sortilège +10 de sa place.',
    },
  },
  ask: {
    startRecruit: (seat, { name }) => `${name(seat)} choisit sa première Recrue`,
    sealDonor: (seat, { name }) => `${name(seat)} désigne qui rend un Sceau`,
    shortageDonor: (seat, { name }) => `La réserve est vide : ${name(seat)} désigne qui donne`,
    retrieveDisc: (seat, { name }) => `${name(seat)} manque de Disques et en reprend un`,
    chooseGods: (seat, { name }) => `${name(seat)} choisit ses Dieux en secret`,
    placeDisc: (seat, { name }) => `${name(seat)} révèle un Dieu et pose un Disque`,
    populationBonus: (seat, { name }) => `${name(seat)} peut utiliser une Population`,
    chooseDisc: (seat, { name }) => `${name(seat)} choisit le Disque qui agit`,
    perform: (seat, { name }) => `${name(seat)} : agir, ou simplement reprendre le Disque ?`,
    takeFallen: (seat, { name }) => `Freyja laisse ${name(seat)} rappeler un Guerrier du Walhalla`,
    takeSeal: (seat, { name }) => `Baldr offre un Sceau à ${name(seat)}`,
    changeOrder: (seat, { name }) => `Odin laisse ${name(seat)} changer l’ordre du tour`,
    takeStone: (seat, { name }) => `${name(seat)} prend une pierre`,
    turncoats: (seat, { name }) => `Loki : ${name(seat)} choisit les Recrues qui changent de camp`,
    turncoatsTo: (seat, { name }) => `Loki : quel Dieu rejoignent-elles, ${name(seat)} ?`,
    slay: (seat, { name }) => `Hel : quelles Recrues tombent sous les coups de ${name(seat)} ?`,
    choosePile: (seat, { name }) => `Mimir ouvre une pile à ${name(seat)}`,
    takeArm: (seat, { name }) => `${name(seat)} fouille la pile et prend une tuile`,
    raze: (seat, { name }) => `Surtr : ${name(seat)} choisit la Population à livrer aux flammes`,
    swapTiles: (seat, { name }) =>
      `Fenrir : ${name(seat)} choisit deux Dieux qui échangent leurs Mondes`,
    buildTemple: (seat, { name }) => `${name(seat)} peut bâtir un Temple`,
    templeRecruits: (seat, { name }) =>
      `${name(seat)} : quel type de Recrues rejoint le Dieu, au complet ?`,
    placeGodTile: (seat, { name }) => `${name(seat)} envoie le Dieu sur un Monde`,
    turnAsgardTile: (seat, { name }) => `${name(seat)} retourne une tuile Asgard`,
    asgardRecruits: (seat, { name }) => `${name(seat)} prend des Recrues`,
    exchangeStone: (seat, { name }) => `${name(seat)} peut échanger une pierre`,
    buyRecruit: (seat, { name }) => `${name(seat)} peut acheter une Recrue`,
    takeDisc: (seat, { name }) => `${name(seat)} peut prendre un Disque sur la piste`,
    discPlace: (seat, { name }) => `${name(seat)} garde le Disque ou l’envoie au combat`,
    centreMove: (seat, { name }) => `${name(seat)} renvoie au combat un Disque du centre`,
    commitFirst: (seat, { name }) => `${name(seat)} ne gagne pas : envoyer Géants et tuiles ?`,
    commit: (seat, { name }) => `${name(seat)} ne gagne pas : envoyer du renfort ?`,
    valhalla: (seat, { name }) => `Ragnarök : ${name(seat)} peut rappeler un Guerrier du Walhalla`,
    layArm: (seat, { name }) => `Ragnarök : ${name(seat)} glisse une tuile sous un Dieu`,
  },
  option: {
    startRecruit: (type) => t.recruits(type, 1),
    sealDonor: (seat, { name }) => name(seat),
    shortageDonor: (seat, { name }) => name(seat),
    retrieveDisc: (place) => t.place(place),
    chooseGods: (god) => t.god[god],
    placeDisc: (place) => t.place(place),
    populationBonus: (tile) => (tile === 'stop' ? 'Aucune' : t.bonusOf(tile)),
    chooseDisc: (place) => t.place(place),
    perform: (choice) => (choice === 'perform' ? 'Agir' : 'Reprendre le Disque'),
    takeFallen: (type) => (type === 'stop' ? 'Cela suffit' : t.recruits(type, 1)),
    takeSeal: (side) => (side === 'skip' ? 'Pas de Sceau' : t.seals(side, 1)),
    changeOrder: (to) => (to === 'keep' ? 'Garder l’ordre' : `Prendre la place ${to}`),
    takeStone: (colour) => t.stones(colour, 1),
    turncoats: (it) =>
      it === 'skip' ? 'Personne' : `${t.group(it.recruits)} ${of(t.god[it.from])}`,
    turncoatsTo: (god) => t.god[god],
    slay: (it) => (it === 'skip' ? 'Personne' : `${t.group(it.recruits)} ${of(t.god[it.god])}`),
    choosePile: (kind) =>
      kind === 'skip' ? 'Ni l’une ni l’autre' : kind === 'weapon' ? 'Les Armes' : 'Les Sortilèges',
    takeArm: (arm) => t.arm(arm),
    raze: (space, { view }) => (space === 'skip' ? 'Aucune' : t.populationAt(view, space)),
    swapTiles: (pair, { view }) =>
      pair === 'skip' ? 'Aucun' : `${t.tileAt(view, pair[0])} ↔ ${t.tileAt(view, pair[1])}`,
    buildTemple: (it) => (it === 'decline' ? 'Ne rien bâtir' : t.payment(it)),
    templeRecruits: (type, { view }, seat) =>
      t.recruits(type, view.seats[seat]?.recruits[type] ?? 0),
    placeGodTile: (space, { view }) => t.populationAt(view, space),
    turnAsgardTile: (tile) => t.asgardTile[tile],
    asgardRecruits: (types) => (types === 'skip' ? 'Personne' : t.several(types)),
    exchangeStone: (it) =>
      it === 'skip'
        ? 'Garder ses pierres'
        : `${t.stones(it.give, 1)} contre ${t.stones(it.take, 1)}`,
    buyRecruit: (type) =>
      type === 'stop'
        ? 'Ne plus rien acheter'
        : `${t.recruits(type, 1)} pour ${t.price(PRICES[type])}`,
    takeDisc: (choice, { view }, seat) =>
      choice === 'take' ? `Prendre le Disque (${t.discPrice(view, seat)})` : 'Pas de Disque',
    discPlace: (place) => (place === 'reserve' ? 'En réserve' : `Au combat : ${t.space(place)}`),
    centreMove: (place) => t.space(place),
    commitFirst: (it) =>
      it === 'decline' ? 'Renoncer : au centre' : t.commitment(it, 'seulement des Guerriers'),
    commit: (it) => (it === 'decline' ? 'Renoncer : au centre' : t.commitment(it, 'rien de plus')),
    valhalla: (it) =>
      it === 'pass' ? 'Passer' : `${t.recruits(it.warrior, 1)} : ${t.space(it.at)}`,
    layArm: (it, { view }) => `${t.arm(it.arm)} sous ${t.tileAt(view, it.at)}`,
  },
  news: {
    round: ({ round }) => `Le tour ${round} commence`,
    awakes: ({ god }) => `${t.god[god]} s’éveille`,
    sealGiven: ({ seat, god }, { name }) => `${name(seat)} rend un Sceau pour ${t.god[god]}`,
    rowShuffled: () => 'On remélange les tuiles Asgard',
    revealed: ({ seat, god }, { name }) => `${name(seat)} révèle ${t.god[god]}`,
    sealTaken: ({ seat, god }, { name }) => `${name(seat)} prend le Sceau ${of(t.god[god])}`,
    received: (it, { name }) =>
      it.from === null
        ? `${name(it.seat)} reçoit ${t.piece(it)}`
        : `${name(it.from)} donne ${t.piece(it)} à ${name(it.seat)}`,
    nothingLeft: (it, { name }) =>
      `${name(it.seat)} aurait dû recevoir ${t.piece(it)}, mais il n’y en a plus`,
    powerTile: ({ seat, tile, from }, { name }) =>
      from === null
        ? `${name(seat)} prend ${t.powerTile[tile]}`
        : `${name(seat)} prend ${t.powerTile[tile]} à ${name(from)}`,
    armTaken: ({ seat, kind }, { name }) => `${name(seat)} prend ${t.armKind[kind]}`,
    armSeen: ({ arm }) => `C’est : ${t.arm(arm)}`,
    boxed: ({ god, value }) => `Plus de place pour ${t.god[god]} ${value} : retour dans la boîte`,
    lowerWorld: (it, { name }) =>
      `${name(it.seat)} marque ${points(it.points)} dans un Monde Inférieur`,
    bonusPoints: (it, { name }) =>
      `${name(it.seat)} marque ${points(it.points)} grâce à une Population`,
    templePoints: (it, { name }) => `${name(it.seat)} marque ${points(it.points)} pour ses Temples`,
    ancestral: ({ light, darkness }) =>
      `Armes Ancestrales : Lumière ${light}, Ténèbres ${darkness}`,
    battle: (it) => `${t.worldAt(it.world)} : Lumière ${it.light}, Ténèbres ${it.darkness}`,
    won: ({ world, seat }, { name }) => `${name(seat)} l’emporte sur le ${t.worldAt(world)}`,
    lost: ({ world, seat }, { name }) =>
      `${name(seat)} quitte le ${t.worldAt(world)} pour le centre`,
    battleTile: ({ seat, value }, { name }) => `${name(seat)} prend une tuile Bataille de ${value}`,
    ragnarokBegins: () => 'Le Ragnarök commence',
    battlePoints: (it, { name }) =>
      `${name(it.seat)} marque ${points(it.points)} pour ses tuiles Bataille`,
    void: ({ seat, count }, { name }) =>
      `${name(seat)} ne soutient aucun Dieu sur les Mondes : ${count} ${count < 2 ? 'tuile perdue' : 'tuiles perdues'}`,
    decided: ({ world, light, darkness, winner }) =>
      `${t.worldAt(world)} : Lumière ${light}, Ténèbres ${darkness} — ${winner === null ? 'égalité' : winner === 'light' ? 'victoire de la Lumière' : 'victoire des Ténèbres'}`,
    reward: (it, { name }) =>
      `${name(it.seat)} marque ${points(it.points)} sur le ${t.worldAt(it.world)}`,
  },
  lines: {
    track: 'Sur la piste de score',
    temples: 'Temples',
    lowerWorlds: 'Mondes Inférieurs',
    populations: 'Populations',
    battleTiles: 'Tuiles Bataille',
    world1: 'Ragnarök, Monde 1',
    world2: 'Ragnarök, Monde 2',
    world3: 'Ragnarök, Monde 3',
    world4: 'Ragnarök, Monde 4',
    world5: 'Ragnarök, Monde 5',
    world6: 'Ragnarök, Monde 6',
    world7: 'Ragnarök, Monde 7',
  },
  table: (scene) =>
    drawTable(scene, t, {
      round: (round) => `Tour ${round} sur 5`,
      order: 'Ordre du tour',
      ancestral: 'Armes Ancestrales',
      gods: 'Dieux',
      seal: 'Sceau',
      tile: 'tuile',
      request: 'Requête',
      temple: 'Temple',
      support: 'Soutien',
      worlds: 'Mondes',
      against: 'contre',
      battle: 'au combat',
      victory: 'vainqueurs',
      empty: 'vide',
      valhalla: 'Walhalla',
      temples: 'Temples proposés',
      row: 'Rangée d’Asgard',
      supply: 'Réserve',
      battleTiles: 'Tuiles Bataille',
      points: (count) => points(count),
      reserve: (count) => `${count} en réserve`,
      track: (count) => `${count} sur la piste`,
      asgard: (count) => `${count} en Asgard`,
      centre: (count) => `${count} au centre`,
      cards: (count) => `${count} ${count < 2 ? 'carte cachée' : 'cartes cachées'}`,
      ownCards: 'Vos cartes',
      ownArms: 'Vos tuiles',
      weapons: (count) => `${count} ${count < 2 ? 'Arme' : 'Armes'}`,
      spells: (count) => `${count} ${count < 2 ? 'Sortilège' : 'Sortilèges'}`,
      laid: 'dessous',
    }),
};
