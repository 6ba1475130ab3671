import type { Nouns } from './nouns.ts';

const change = (n: number): string => `${n < 0 ? 'perdent' : 'gagnent'} ${Math.abs(n)}`;
const RANK = { lowestRank: 'plus petit', highestRank: 'plus grand' } as const;

function whom(filter: object): string {
  const it = filter as Record<string, number>;
  if ('willpowerBelow' in it) return `les héros sous ${it['willpowerBelow']} de volonté`;
  if ('spaceFrom' in it) return `les héros des cases ${it['spaceFrom']} à ${it['spaceTo']}`;
  if ('terrain' in it) return 'les héros en forêt';
  if ('river' in it) return 'les héros au bord du fleuve';
  if ('outdoors' in it) return 'les héros sans abri';
  return 'les héros dont la journée est finie';
}

export const nounsFr: Nouns = {
  heroes: { dwarf: 'nain', warrior: 'guerrier', archer: 'archer', wizard: 'magicien' },
  kinds: {
    gor: 'gor',
    skral: 'skral',
    wardrak: 'wardrak',
    troll: 'troll',
    dragon: 'dragon',
    mage: 'mage noir',
  },
  articles: {
    shield: 'bouclier',
    bow: 'arc',
    falcon: 'faucon',
    wineskin: 'gourde',
    telescope: 'longue-vue',
    brew: 'breuvage de la sorcière',
    helm: 'heaume',
  },
  figures: {
    prince: 'le prince Thorald',
    shieldDwarves: 'les soldats nains',
    witch: 'la sorcière',
    dragon: 'le dragon',
    tower: 'la tour',
    princeCaptive: 'le prince captif',
  },
  colours: { blue: '(bleue)', yellow: '(jaune)', green: '(verte)' },
  tokens: {
    gold: (n) => `${n} or`,
    gem: (n) => `gemme de ${n}`,
    herb: (n) => `herbe médicinale (${n})`,
    rubble: (n) => `éboulis (${n})`,
    parchment: () => 'parchemin',
    poison: () => 'fiole de poison',
  },
  hidden: (what) => `${what}, face cachée`,
  hiddenTokens: { gem: 'gemme', herb: 'herbe médicinale', runestone: 'pierre runique' },
  half: 'un côté utilisé',
  on: (what, space) => `${what} en ${space}`,
  and: 'et',
  fog: {
    event: 'un évènement',
    strength1: '1 point de force',
    willpower2: '2 points de volonté',
    willpower3: '3 points de volonté',
    gold1: '1 or',
    gor: 'un gor',
    wineskin: 'une gourde',
    witch: 'la sorcière et son breuvage',
  },
  titles: {
    L1: 'L’arrivée des héros',
    L2: 'La guérison du roi',
    L3: 'Les jours de résistance',
    L4: 'Le secret de la mine',
    L5: 'La colère du dragon',
  },
  stories: {
    'choice accept': 'Accepter\xa0: des soldats nains en 71, et deux tuiles créature',
    'choice refuse': 'Refuser',
    'choice plan': 'Le projet\xa0: 6 or en 65, puis 3 de plus face au dragon',
    'choice skip': 'Laisser les pierres',
    'L1 B1': 'Forgerons et marchands vous glissent dans les mains ce qu’ils ont.',
    'L1 B2': 'Les lames sortent du fourreau. Dès aujourd’hui, on se bat.',
    'L1 C': 'Des cors devant la porte : c’est le château qu’ils veulent.',
    'L1 D': 'Les haies remuent. Ils sont plus nombreux qu’hier.',
    'L1 F': 'Au gué se dresse une ombre plus haute qu’un gor.',
    'L1 H1': 'Le pont de corde pend en lambeaux. La lettre du roi fera le grand tour.',
    'L1 H2': 'Ils ont flairé l’encre : toutes les griffes du pays se tendent.',
    'L1 H-end': 'Sous l’Arbre des chants, on brise un sceau, et quelqu’un sourit.',
    'L2 Witch': 'Une vieille rit dans la brume : elle sait où pousse l’herbe.',
    'L2 Runes-easy': 'De vieilles pierres montent du sol et bourdonnent.',
    'L2 Runes-normal': 'De vieilles pierres montent, pour qui la sorcière a prévenu.',
    'L2 C1': 'De la fumée sur la forêt : les skrals ont bâti une tour.',
    'L2 C2': 'Un cor à la taverne : le prince chevauche avec vous.',
    'L2 G': 'Le prince doit partir. Derrière lui hurlent les wardraks.',
    'L2 C1-end': 'La tour tombe, et vient le jour du jugement.',
    'L3 B': 'Des ombres se rassemblent.',
    'L3 C': 'Encore un village qui barre ses portes.',
    'L3 D': 'Les nuits se font bruyantes.',
    'L3 E': 'Le prince tourne bride vers le nord.',
    'L3 F': 'Le pays est submergé.',
    'L3 F-lone': 'Qui jura de combattre seul doit avoir tenu parole.',
    'L3 H-lone': 'Qui jura de combattre seul doit avoir tenu parole.',
    'L3 G': 'Des corbeaux suivent la route.',
    'L3 I': 'Les champs sont vides.',
    'L3 J': 'Le destin réclame son dû.',
    'L3 Enemy': 'Un masque tombe. Vous savez maintenant qui vous combattez.',
    'L3 BossAtCastle': 'La porte éclate d’un seul coup.',
    'L3 BossDead': 'Le silence. Puis, au loin, une cloche.',
    'L4 Alarm-meet': 'Un cri dans le noir : ils vous savent là.',
    'L4 Alarm-shot': 'La flèche chante trop longtemps : ils vous savent là.',
    'L4 FirstGem': 'La gemme quitte la roche, et le fond se met à rougeoyer.',
    'L4 Fire': 'Un souffle de flamme court dans les galeries.',
    'L4 Exit': 'Quelque chose se glisse au grand jour. Le temps presse.',
    'L4 C': 'La montagne hausse les épaules, et un tunnel n’est plus.',
    'L4 E': 'Des pas dans les profondeurs.',
    'L4 G': 'Des porteurs de bouclier nains se tiennent à l’entrée.',
    'L4 I': 'Ils ont compté leur trésor, et il en manque.',
    'L4 K': 'Le feu monte deux fois.',
    'L4 Done': 'Le trésor est dans l’herbe, et les nains pleurent.',
    'L5 B': 'Ils déferlent par la frontière.',
    'L5 Prince': 'Dans la brume, un manteau royal, et une corde autour.',
    'L5 PrinceFree': 'Le prince se frotte les poignets et demande une épée.',
    'L5 C': 'Une aile assombrit le fleuve, et le pont de pierre n’est plus.',
    'L5 D': 'Les nains offrent leurs haches, et vous avertissent du prix.',
    'L5 E': 'L’Arbre des chants brûle toute la nuit.',
    'L5 F': 'Une vieille tour, un tas de pierres : elle pourrait se relever.',
    'L5 TowerDone': 'La tour est debout. Qu’il vienne.',
    'L5 G': 'Il cherche la sorcière.',
    'L5 H': 'Si le château n’est pas à nous, il ne le sera plus.',
    'L5 CastleFree': 'La bannière monte sur le château.',
    'L5 I': 'De la cendre tombe sur le marché.',
    'L5 K': 'Il tourne.',
    'L5 M': 'La dernière nuit.',
    'L5 DragonRound': 'Le dragon prend son souffle.',
    'L5 DragonDead': 'Le sol tremble une fois. Puis les oiseaux reprennent.',
  },
  event: {
    placeCreatures: ({ spaces }) => `des gors paraissent en ${spaces.join(', ')}`,
    willpowerEach: ({ filter, amount }) => `${whom(filter)} ${change(amount)} de volonté`,
    willpowerGroupSplit: ({ amount }) => `ensemble, les héros ${change(amount)} de volonté`,
    removeWell: ({ space }) => `le puits en ${space} tarit pour toujours`,
    goldOnSpace: ({ gold, space }) => `${gold} or attendent en ${space}`,
    itemOnSpace: ({ item, space }) => `un article attend en ${space}, ${nounsFr.articles[item]}`,
    willpowerSet: ({ max, min, heroes }) => {
      const who = heroes?.map((it) => nounsFr.heroes[it]).join(' et ') ?? 'les héros';
      return max === undefined
        ? `${who} sous ${min} de volonté montent à ${min}`
        : `${who} au-dessus de ${max} de volonté y descendent`;
    },
    buyWillpower: ({ gold, amount }) =>
      `chaque héros peut acheter ${amount} de volonté pour ${gold} or`,
    strengthEach: ({ filter, amount }) => `${whom(filter)} ${change(amount)} de force`,
    revealFog: ({ who, count }) =>
      `le héros de ${RANK[who]} rang peut découvrir ${count} jetons brouillard`,
    buyArticleForWillpower: ({ willpower }) =>
      `chaque héros peut prendre un article pour ${willpower} de volonté`,
    strengthAtSpace: ({ space, amount }) => `le premier héros en ${space} gagne ${amount} de force`,
    willpowerForHeroes: ({ heroes, amount }) =>
      `${heroes.map((it) => nounsFr.heroes[it]).join(' et ')} ${change(amount)} de volonté`,
    rollLowestRankDrink: () => 'le héros de plus petit rang peut boire, un dé décide',
    rollLowestRankGroupLoss: () => 'un dé dit combien de volonté le groupe perd',
    buyStrengthAtSpace: ({ space, strength, gold }) =>
      `une fois, en ${space}, ${strength} de force pour ${gold} or`,
    hourRule: ({ rule }) =>
      ({
        no10th: 'pas de dixième heure aujourd’hui',
        cost9and10: 'les heures 9 et 10 coûtent 3 de volonté aujourd’hui',
        free8th: 'la huitième heure ne coûte rien aujourd’hui',
      })[rule],
    creatureStrengthDay: ({ amount }) => `les créatures ont ${amount} de force en plus aujourd’hui`,
    giveItemEach: ({ filter, item }) =>
      `${whom(filter)} reçoivent un article, ${nounsFr.articles[item]}`,
    peekEvent: () => 'le héros de plus grand rang regarde l’évènement suivant',
    moveCreature: ({ select }) =>
      select.kind === 'gor'
        ? 'le gor du plus petit numéro avance, sauf si vous payez'
        : 'la créature du plus grand numéro avance, sauf si vous payez',
    removeFarmer: () => 'un paysan est perdu, sauf si vous payez',
    willpowerTrapAtSpaces: ({ spaces, amount }) =>
      `le premier héros en ${spaces.join(', ')} perd ${-amount} de volonté`,
    strengthChosen: ({ amount, maxHeroes }) =>
      amount > 0
        ? `jusqu’à ${maxHeroes} héros plus faibles gagnent ${amount} de force`
        : `un héros perd ${-amount} de force`,
    rollGainBelow: ({ below }) =>
      `les héros sous ${below} de volonté lancent un dé et gagnent autant`,
    tradeStrengthForWillpower: ({ strength, willpower }) =>
      `un héros peut changer ${strength} de force contre ${willpower} de volonté`,
  },
  deck: (colour, number) =>
    `Évènement ${colour === 'silver' ? 'argenté' : 'doré'} ${number === 'start' ? '(premier)' : number}`,
  fates: {
    1: 'Offrande de runes, deux pierres runiques à la mine en 71',
    2: 'Potion de guérison, herbe et breuvage au château',
    3: 'La longue escorte, un paysan à l’antre du dragon en 84',
    4: 'La bête du bois profond, vaincre le gor en 60',
    5: 'Le troll de l’Arbre, le vaincre en 57',
    6: 'Seul au combat, vaincre deux créatures sans aide',
    7: 'La créature des runes, vaincre le skral aux dés noirs',
    8: 'Lettre scellée, le parchemin de 9 à 57',
    9: 'Trésor de guerre, six or au château',
    10: 'La source empoisonnée, le poison de 61 à la mine en 71',
  },
  lake: {
    1: 'eau froide, 2 de volonté',
    2: 'longue plongée, 3 de volonté',
    3: 'quelque chose frôle la jambe, 4 de volonté',
    4: 'une gemme glisse du sac, ou 2 de volonté',
    5: 'une gemme glisse du sac',
    6: 'brume sur l’eau, une heure',
    7: 'pas de passage, demi-tour',
    8: 'eau calme',
    9: 'eau claire, 2 de volonté gagnés',
    10: 'une bourse sur la rive, 2 or',
  },
  dragon: {
    1: 'souffle brûlant, 2 de volonté chacun',
    2: 'mer de flammes, 3 de volonté chacun',
    3: 'un coup de queue chasse le prince',
    4: 'rage, 4 de force en plus',
    5: 'un second brasier, un dé de plus',
    6: 'les ailes renversent un héros, 1 de force',
    7: 'il se lasse, 4 de force en moins',
    8: 'il attend',
  },
  tile: (number) => `tuile créature ${number}`,
};
