import { catalogue } from '@meadhall/table-ui';

export const RULES = catalogue({
  fr: {
    title: 'Les règles',
    lead: 'Chaque règle que suit le programme, avec nos mots et son numéro : refus, journaux et feuilles de score les citent.',
    of: (game: string) => `Les règles : ${game}`,
    search: 'Chercher dans les règles',
    found: (n: number) => (n === 0 ? 'Aucune règle trouvée.' : n === 1 ? '1 règle' : `${n} règles`),
    chapters: 'Chapitres',
    games: 'Jeux',
    marks: {
      ruling: 'Notre décision, là où le livret se tait',
      public: 'Connu du jeu publié',
      derived: 'Découle d’autres règles',
      reconstructed: 'Reconstitué : le matériel imprimé n’est pas public',
    },
    link: (clause: string) => `Lien vers ${clause}`,
    loading: 'On ouvre le livre…',
    unknown: 'Ce jeu n’a pas de livre ici.',
    play: 'Jouer',
  },
  en: {
    title: 'The rules',
    lead: 'Every rule the program plays by, in our own words and with its number: refusals, logs and score sheets quote them.',
    of: (game: string) => `The rules: ${game}`,
    search: 'Search the rules',
    found: (n: number) => (n === 0 ? 'No rule found.' : n === 1 ? '1 rule' : `${n} rules`),
    chapters: 'Chapters',
    games: 'Games',
    marks: {
      ruling: 'Our decision where the rulebook is silent',
      public: 'Known from the published game',
      derived: 'Follows from other rules',
      reconstructed: 'Reconstructed: the printed components are not public',
    },
    link: (clause: string) => `Link to ${clause}`,
    loading: 'Opening the book…',
    unknown: 'This game has no book here.',
    play: 'Play',
  },
});
