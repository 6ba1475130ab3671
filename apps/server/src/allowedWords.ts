/** What the kernel and the schemas say is allowed, where they use words. */
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) to (\d+)/, 'de $1 à $2'],
  [/hexadecimal digits/, 'chiffres hexadécimaux'],
  [/ or nothing for each seat/, ' ou rien pour chaque place'],
  [/, one for each seat/, ', pour chaque place'],
  [/, one number for each seat/, ', un nombre pour chaque place'],
  [/\(this program's rules\)/, '(les règles de ce programme)'],
  [/\(a newer program wrote this file\)/, '(un programme plus récent a écrit ce fichier)'],
  [/^none, this game has no options$/, 'aucune, ce jeu n’a pas d’options'],
  [/^a record of option names and values$/, 'un objet avec les noms et valeurs des options'],
  [/^a record/, 'un objet'],
  [/^a list of answers$/, 'une liste de réponses'],
  [/^a list of /, 'une liste de '],
  [/^the id of a game$/, 'le nom d’un jeu'],
  [/^the version of the rules, a whole number$/, 'la version des règles, un nombre entier'],
  [/^the seats that have won$/, 'les places qui ont gagné'],
  [/^1 or more$/, '1 ou plus'],
  [/^names/, 'noms'],
  [/^players/, 'joueurs'],
  [/^(string|text)$/, 'texte'],
  [/^number$/, 'nombre'],
  [/^int$/, 'nombre entier'],
  [/^(object|record)$/, 'objet'],
  [/^array$/, 'liste'],
  [/^boolean$/, 'true, false'],
];

/** The same for somebody who reads French; names and numbers stay as they are. */
export const inFrench = (allowed: string): string =>
  FRENCH.reduce((text, [english, french]) => text.replace(english, french), allowed);
