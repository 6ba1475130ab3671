import type { Texts } from '../language.ts';

const en = {
  free: 'At any time:',
  noMatch: (text: string) => `Nothing with “${text}”; Enter shows all options.`,
  page: (page: number, pages: number) =>
    `Page ${page} of ${pages}: n next, p previous, or type part of a label.`,
  filtered: (found: number, all: number) => `${found} of ${all} options; Enter shows all.`,
  prompt: (name: string) => `${name} >`,
  noSuchNumber: (number: number, last: number) => `There is no option ${number}; 1 to ${last}.`,
  hint: 'Number: answer · u undo · t table · l log · r rule · s save · h help · q quit',
  help: `A number answers. Part of a label shows the options that contain it (/text if it
is a single letter).
  Enter   show the options again       n, p    next and previous page
  u       undo: back to the last answer of a human
  t       the table                    l       what has happened so far
  r       the rule behind the question (r NID-9.1: any rule)
  f       let another player act where the rules allow it (f Ben)
  s       save                         q       quit`,
  nothingToUndo: 'There is nothing to undo.',
  undone: 'Taken back.',
  nothingYet: 'Nothing has happened yet.',
  noRulebook: (clause: string) => `Rule ${clause}; this game has no rulebook to quote.`,
  noClause: (clause: string) => `The rulebook has no clause ${clause}.`,
  nobodyElse: 'Nobody else may act now.',
  actAs: (names: string) => `Who acts? ${names} (f and the name); Enter: nobody.`,
  pass: (name: string) => `Pass the screen to ${name}.`,
  ready: (name: string) => `${name}, press Enter when nobody else looks: `,
  saveAs: (file: string) => `Save as [${file}]: `,
  saveEnd: (file: string) => `Keep this match? Name, y = ${file}, Enter = no: `,
  overwrite: (file: string) => `${file} exists. Replace it? y/n `,
  yes: ['y', 'yes'] as readonly string[],
  saved: (file: string) => `Saved: ${file}`,
  goOn: (file: string) => `To go on: meadhall play --load ${file}`,
  notSaved: 'Not saved.',
  over: 'The game is over.',
  seed: (seed: string) => `Seed ${seed}`,
  which: 'Which game?',
  whichPrompt: 'Number or name: ',
  howMany: (min: number, max: number) => `How many players, ${min} to ${max} [${min}]: `,
  howManyHumans: (seats: number) => `How many of them at this screen, 1 to ${seats} [1]: `,
};

const fr: typeof en = {
  free: 'À tout moment :',
  noMatch: (text) => `Rien avec « ${text} » ; Entrée montre tout.`,
  page: (page, pages) =>
    `Page ${page} sur ${pages} : n suivante, p précédente, ou tapez un bout du texte.`,
  filtered: (found, all) => `${found} choix sur ${all} ; Entrée montre tout.`,
  prompt: (name) => `${name} >`,
  noSuchNumber: (number, last) => `Il n’y a pas de choix ${number} ; de 1 à ${last}.`,
  hint: 'Nombre : répondre · u annuler · t table · l journal · r règle · s garder · h aide · q quitter',
  help: `Un nombre répond. Un bout de texte montre les choix qui le contiennent (/texte
pour une seule lettre).
  Entrée  revoir les choix             n, p    page suivante, précédente
  u       annuler : revenir à la dernière réponse d’un humain
  t       la table                     l       ce qui s’est passé
  r       la règle de la question (r NID-9.1 : n’importe quelle règle)
  f       laisser agir un autre là où les règles le permettent (f Ben)
  s       garder la partie             q       quitter`,
  nothingToUndo: 'Il n’y a rien à annuler.',
  undone: 'Annulé.',
  nothingYet: 'Il ne s’est encore rien passé.',
  noRulebook: (clause) => `Règle ${clause} ; ce jeu n’a pas de livret à citer.`,
  noClause: (clause) => `Le livret n’a pas d’article ${clause}.`,
  nobodyElse: 'Personne d’autre ne peut agir maintenant.',
  actAs: (names) => `Qui agit ? ${names} (f et le nom) ; Entrée : personne.`,
  pass: (name) => `Passez l’écran à ${name}.`,
  ready: (name) => `${name}, appuyez sur Entrée quand personne d’autre ne regarde : `,
  saveAs: (file) => `Garder sous [${file}] : `,
  saveEnd: (file) => `Garder la partie ? Nom, o = ${file}, Entrée = non : `,
  overwrite: (file) => `${file} existe. Le remplacer ? o/n `,
  yes: ['o', 'oui', 'y'],
  saved: (file) => `Gardé : ${file}`,
  goOn: (file) => `Pour reprendre : meadhall play --load ${file}`,
  notSaved: 'La partie n’a pas été gardée.',
  over: 'La partie est finie.',
  seed: (seed) => `Graine ${seed}`,
  which: 'Quel jeu ?',
  whichPrompt: 'Numéro ou nom : ',
  howMany: (min, max) => `Combien de joueurs, ${min} à ${max} [${min}] : `,
  howManyHumans: (seats) => `Combien d’entre eux devant cet écran, 1 à ${seats} [1] : `,
};

/** What is said around a game in the terminal. */
export const PLAY_TEXTS: Texts<typeof en> = { en, fr };
