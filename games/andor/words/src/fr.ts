import type { Andor, Choices, FreeAction } from '@meadhall/andor';
import type { Words } from '@meadhall/words';
import { type AndorScene, namesIn } from './nouns.ts';
import { nounsFr as n } from './nouns-fr.ts';
import { drawTable } from './table.ts';

const t = namesIn(n);
const faces = (dice: readonly number[], black: number): string =>
  dice.map((face, i) => (i >= dice.length - black ? `noir ${face}` : String(face))).join(', ');
const companions = (seats: readonly number[], { name }: AndorScene): string =>
  seats.length > 0 ? ` avec ${t.list(seats.map(name))}` : '';

/** The hero and the space he acts on. */
function act(choice: Choices['act'], scene: AndorScene): string {
  if (choice === 'move') return 'Se déplacer';
  if (choice === 'pass') return 'Passer une heure';
  if (choice === 'endDay') return 'Finir la journée';
  if ('lead' in choice) return `Mener ${n.figures[choice.lead]}`;
  if ('clear' in choice) return `Déblayer la case ${choice.clear}${companions(choice.with, scene)}`;
  return `Combattre le ${t.creature(choice.fight)}${companions(choice.with, scene)}`;
}

function walk(choice: Choices['walk']): string {
  if (choice === 'stop') return 'S’arrêter ici';
  if ('farmers' in choice) return `Paysans à emmener : ${choice.farmers}`;
  const { step, by } = choice;
  if (by === undefined) return `Vers ${step}`;
  return `Vers ${step} (${by === 'herb' ? 'même herbe' : t.thing(by)})`;
}

function free(action: FreeAction, { name }: AndorScene): string {
  if (action === 'well') return 'Boire au puits';
  if (action === 'fog') return 'Regarder dans le brouillard';
  if ('buy' in action) {
    const ware = action.buy === 'strength' ? `${action.count} de force` : n.articles[action.buy];
    const gems = action.gems
      ? ` (${action.gems.map((gem) => t.thing(`gem${gem}`)).join(', ')})`
      : '';
    return `Acheter ${ware}${gems}`;
  }
  if ('take' in action) return `Prendre ${t.thing(action.take)}`;
  if ('turnUp' in action) return `Retourner ${t.thing(action.turnUp)}`;
  if ('drop' in action) return `Poser ${t.thing(action.drop)}`;
  if ('trade' in action) return `Échanger avec ${name(action.trade)}`;
  if ('falcon' in action) return `Envoyer le faucon à ${name(action.falcon)}`;
  if ('telescope' in action) return `Regarder à la longue-vue la case ${action.telescope}`;
  if ('useHerb' in action) return `Pour la volonté : ${t.thing(action.useHerb)}`;
  return `Accepter : ${t.event(action.claim)}`;
}

/** What a legend lets the group choose from. */
function told(id: string, { view }: AndorScene): string {
  const frame = view.agenda.at(-1);
  const own = n.stories[`choice ${id}`];
  if (own) return own;
  return (
    (frame?.do === 'legendChoice' ? frame.options.find((it) => it.id === id)?.text : undefined) ??
    id
  );
}

export const fr: Words<Andor> = {
  title: 'Andor',
  blurb:
    'Des gors à la porte, un roi qui s’éteint, un dragon qui s’éveille : sauvez le pays, ensemble.',
  options: {
    legend: {
      name: 'Légende',
      help: 'L’histoire où vous partez. Les légendes 3 à 5 sont reconstituées.',
      values: n.titles,
    },
    difficulty: {
      name: 'Difficulté',
      help: 'Facile emploie le côté le plus doux des cartes de légende.',
      values: { easy: 'Facile', normal: 'Normale' },
    },
    runeDie: {
      name: 'Dé noir',
      help: 'Ce que remplace le dé noir des trois runes.',
      values: { one: 'Un seul dé du héros', all: 'Tous ses dés' },
    },
    tutorial: {
      name: 'Pas à pas',
      help: 'Légende 1 seulement\xa0: aucun combat avant la carte B2, aucun combat en groupe avant la carte C.',
    },
    prologue: {
      name: 'Prologue',
      help: 'Légende 1 seulement\xa0: commencer par l’arrivée des héros, en sept heures.',
    },
  },
  ask: {
    chooseHero: (seat, { name }) => `${name(seat)} choisit un héros`,
    arrive: (seat, { name }) => `${name(seat)}, en route ou on attend\xa0?`,
    act: (seat, { name }) => `${name(seat)}, que faites-vous ?`,
    walk: (seat, { name }) => `${name(seat)} est en route`,
    leadFigure: (seat, { name }) => `${name(seat)} mène la marche`,
    loseGem: (seat, { name }) => `${name(seat)}, quelle gemme est perdue ?`,
    trade: (seat, { name }) => `${name(seat)}, qu’échange-t-on ?`,
    agree: (seat, { name }) => `${name(seat)}, marché conclu ?`,
    share: () => 'Qui reçoit quoi\xa0?',
    join: (seat, { name }) => `${name(seat)}, vous joignez-vous au combat ?`,
    rollMode: (seat, { name }) => `${name(seat)}, comment lancez-vous ?`,
    runeDie: (seat, { name }) => `${name(seat)}, le dé noir ?`,
    rollOn: (seat, { name }) => `${name(seat)}, encore un dé ?`,
    flip: (seat, { name }) => `${name(seat)}, retourner un dé ?`,
    enhance: (seat, { name }) => `${name(seat)}, heaume ou breuvage ?`,
    herb: (seat, { name }) => `${name(seat)}, mâcher une herbe ?`,
    suffer: (seat, { name }) => `${name(seat)} est touché`,
    removeRubble: () => 'Quels éboulis déblayez-vous\xa0?',
    stay: (seat, { name }) => `${name(seat)}, encore un tour ?`,
    reward: () => 'Qui prend la récompense\xa0?',
    shieldCard: (seat, { name }) => `${name(seat)}, parer avec le bouclier ?`,
    split: () => 'Qui en porte combien\xa0?',
    pay: () => 'Payez-vous pour l’éviter\xa0?',
    chooseFarmer: () => 'Quel paysan est perdu\xa0?',
    chooseHeroes: () => 'Quel héros\xa0?',
    bargain: () => 'Qui accepte le marché\xa0?',
    buyOffer: (seat, { name }) => `${name(seat)}, l’offre vous tente ?`,
    revealFog: (seat, { name }) => `${name(seat)}, où se lève le brouillard ?`,
    drink: (seat, { name }) => `${name(seat)}, buvez-vous ?`,
    peek: (seat, { name }) => `${name(seat)} voit l’évènement suivant`,
    legendChoice: () => 'Que décidez-vous\xa0?',
    flame: (seat, { name }) => `${name(seat)} est dans les flammes`,
    weaken: () => 'Qui est renversé\xa0?',
    anytime: (seat, { name }) => `${name(seat)} peut aussi`,
  },
  option: {
    chooseHero: (kind) => n.heroes[kind],
    arrive: (choice) => (choice === 'move' ? 'Se déplacer' : 'Passer une heure'),
    act,
    walk,
    leadFigure: (choice) => (choice === 'stop' ? 'S’arrêter ici' : `Vers ${choice.step}`),
    loseGem: (gem) => t.thing(`gem${gem}`),
    trade: (choice) => {
      if (choice === 'done') return 'Proposer';
      if (choice === 'cancel') return 'Renoncer';
      return 'give' in choice
        ? `Donner ${t.thing(choice.give)}`
        : `Demander ${t.thing(choice.get)}`;
    },
    agree: (choice) => (choice === 'yes' ? 'D’accord' : 'Non'),
    share: (choice, { name }) =>
      `${name(choice.to)} — ${'gold' in choice ? t.thing(`gold${choice.gold}`) : t.thing(choice.thing)}`,
    join: (choice) => (choice === 'yes' ? 'Se joindre' : 'Rester à l’écart'),
    rollMode: (choice) => (choice === 'together' ? 'Tous les dés d’un coup' : 'Un par un'),
    runeDie: (choice, { view }) => {
      if (choice === 'no') return 'Sans le dé noir';
      return view.rules.includes('runeDieAll') ? 'Le dé noir seul' : `Dé noir au rang ${choice}`;
    },
    rollOn: (choice) => (choice === 'roll' ? 'Lancer le dé suivant' : 'Garder celui-ci'),
    flip: (choice) =>
      choice === 'no'
        ? 'Ne rien retourner'
        : `Retourner le ${String(choice).replace('b', 'noir ')}`,
    enhance: (choice) => {
      if (choice === 'no') return 'Tel quel';
      return 'helm' in choice
        ? `Heaume : additionner les ${choice.helm}`
        : `Breuvage : doubler un ${choice.brew}`;
    },
    herb: (choice) => (choice === 'no' ? 'Pas d’herbe' : t.thing(choice)),
    suffer: (choice) => (choice === 'take' ? 'Encaisser' : 'Lever le bouclier'),
    removeRubble: ({ remove }) => t.list(remove.map(t.thing)),
    stay: (choice) => (choice === 'stay' ? 'Continuer' : 'Rompre'),
    reward: (choice, { name }) =>
      `${name(choice.to)} — ${'gold' in choice ? t.thing(`gold${choice.gold}`) : `${choice.willpower} de volonté`}`,
    shieldCard: (choice) => (choice === 'no' ? 'Laisser faire' : 'Lever le bouclier'),
    split: ({ split }, { name }) =>
      split
        .map((part, seat) => (part > 0 ? `${name(seat)} ${part}` : ''))
        .filter((it) => it !== '')
        .join(', ') || 'Personne',
    pay: (choice, { name }) => {
      if (choice === 'no') return 'Ne rien payer';
      return `${name(choice.from)} — ${'gold' in choice ? t.thing(`gold${choice.gold}`) : `${choice.willpower} de volonté`}`;
    },
    chooseFarmer: (space) => n.on('Paysan', space),
    chooseHeroes: (choice, { name }) => (choice === 'enough' ? 'Assez' : name(choice)),
    bargain: (choice, { name }) => (choice === 'no' ? 'Personne' : name(choice)),
    buyOffer: (choice) => {
      if (choice === 'no') return 'Ne rien acheter';
      return choice === 'willpower' ? 'de volonté' : n.articles[choice];
    },
    revealFog: (choice) => (choice === 'enough' ? 'Assez' : `Case ${choice}`),
    drink: (choice) => (choice === 'no' ? 'Laisser la coupe' : 'Boire'),
    peek: (choice) => (choice === 'keep' ? 'La remettre dessus' : 'La retirer du jeu'),
    legendChoice: told,
    flame: (choice) => (choice === 'take' ? 'Encaisser' : 'Lever le bouclier'),
    weaken: (seat, { name }) => name(seat),
    anytime: free,
  },
  news: {
    story: ({ card, text }, scene) => t.story(scene, card, text),
    letter: ({ letter }) => `Le narrateur arrive en ${letter}.`,
    event: ({ card }) => `${t.event(card)}.`,
    cancelled: ({ card, seat }, { name }) =>
      `${name(seat)} lève le bouclier — ${t.card(card)} — rien ne se passe.`,
    rolled: ({ who, faces: dice, black }) =>
      `${who === 'legend' ? 'La légende' : `Le ${who in n.heroes ? n.heroes[who as 'dwarf'] : n.kinds[who as 'gor']}`.replace('Le archer', 'L’archer')} lance ${faces(dice, black)}.`,
    round: ({ kind, heroes, foe }) => `Héros ${heroes}, ${n.kinds[kind]} ${foe}.`,
    try: ({ space, heroes }) => `${heroes} contre les éboulis en ${space}.`,
    slain: ({ kind, space }) => `Le ${n.on(n.kinds[kind], space)} est vaincu.`,
    fell: ({ seat, dies }, { name }) =>
      dies
        ? `${name(seat)} tombe et ne se relève pas.`
        : `${name(seat)} tombe et se relève affaibli.`,
    came: ({ kind, from, to }) =>
      from === null
        ? `Un ${n.on(n.kinds[kind], to)} paraît.`
        : `Le ${n.kinds[kind]} va de ${from} à ${to}.`,
    stormed: ({ kind, free: left }) =>
      `Un ${n.kinds[kind]} est dans le château. Boucliers libres : ${left}.`,
    escaped: ({ kind }) => `Un ${n.kinds[kind]} quitte la mine.`,
    farmerLost: ({ space }) => `Le paysan en ${space} est perdu.`,
    farmerSaved: () => 'Un paysan atteint le château : un bouclier de plus.',
    fog: ({ token, space, seat }, { name }) =>
      `${name(seat)} trouve ${n.fog[token]} dans le brouillard en ${space}.`,
    tile: ({ tile }) => `Tirée : ${n.tile(tile)}.`,
    fateDone: ({ fate, seat }, { name }) => `${name(seat)} a accompli un destin. ${n.fates[fate]}.`,
    lake: ({ card, seat }, { name }) => `${name(seat)} traverse le lac — ${n.lake[card]}.`,
    dragon: ({ card }) => `Le dragon — ${n.dragon[card]}.`,
    flames: ({ corridor }) => `Le feu dans le couloir ${corridor}.`,
    prologue: ({ now }) =>
      ({
        begins:
          'Les héros sont en chemin. Levez un brouillard, videz le puits en 5, achetez de la force en 18, puis gagnez le château.',
        again: 'Il reste une tâche\xa0: les héros repartent du début.',
        done: 'Les héros sont arrivés\xa0!',
        over: 'Le roi ne peut plus attendre\xa0: la légende commence.',
      })[now],
    blueTile: ({ tile, seat }, { name }) =>
      ({
        treasure: `${name(seat)} ramasse de l’or au bord du chemin.`,
        well: `${name(seat)} boit au puits.`,
        merchant: `${name(seat)} achète 1 de force pour 2 pièces d’or.`,
      })[tile],
    nowhere: () => 'La carte désigne une pièce absente du plateau\xa0: cela reste sans effet.',
    sunrise: () => 'Le jour se lève.',
    end: ({ result }) => (result === 'won' ? 'La légende est gagnée !' : 'La légende est perdue.'),
  },
  lines: {
    objectives: 'Buts atteints',
    farmers: 'Paysans sauvés',
    defeated: 'Créatures vaincues',
    strength: 'Force',
    gold: 'Or',
  },
  table: (scene) =>
    drawTable(scene, n, t, {
      legend: 'Sans légende',

      easy: 'facile',
      letter: (narrator, end) => `lettre ${narrator}, fin en ${end}`,
      hero: (name, space, strength, willpower, hours) =>
        `${name} en ${space}, force ${strength}, volonté ${willpower}, heures ${hours}`,
      purse: (gold, things) => `${gold} or${things ? `, ${things}` : ''}`,
      ended: 'journée finie',
      dead: 'tombé',
      creatures: 'Créatures : ',
      castle: (inside, left) => `Château : ${inside} ; boucliers libres ${left}`,
      nobody: 'aucune',
      farmers: 'Paysans en : ',
      ground: 'À terre : ',
      fog: 'Brouillard : ',
      wells: 'Puits pleins : ',
      figures: 'Amis et autres : ',
      today: 'Aujourd’hui : ',
      lasting: 'En attente : ',
      fates: 'Destins : ',
      done: 'accompli',
      battle: (foe, willpower) => `Combat : ${foe}, volonté ${willpower}`,
      goals: 'Buts : ',
      between: '\xa0; ',
      won: 'Gagné !',
      lost: 'Perdu.',
    }),
};
