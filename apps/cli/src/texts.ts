import type { Texts } from './language.ts';

const en = {
  lead: 'meadhall:',
  didYouMean: (near: string) => `Did you mean ${near}?`,
  unknownGame: (id: string) => `no game is called “${id}”.`,
  gamesHint: '“meadhall games” lists them.',
  unknownBot: (name: string, known: string) => `no bot is called “${name}”; there are ${known}.`,
  notACount: (flag: string, given: string, least: number) =>
    `${flag} takes a whole number of at least ${least}, not “${given}”.`,
  wrongSeats: (game: string, min: number, max: number, given: number) =>
    `${game} has seats for ${min === max ? min : `${min} to ${max}`} players, not ${given}; change --seats.`,
  tooMany: (what: '--bots' | '--names', given: number, seats: number) =>
    `${what} lists ${given}, but there are ${seats} seats; leave some out or raise --seats.`,
  sameName: (name: string) => `--names has “${name}” twice; give each player a name of their own.`,
  emptyName: 'a name in --names is empty.',
  optionShape: (given: string) => `--option takes name=value, not “${given}”.`,
  unknownOption: (name: string, game: string, known: string) =>
    known
      ? `${game} has no option “${name}”; it has ${known}.`
      : `${game} has no options; leave out --option ${name}.`,
  badOption: (name: string, given: string, allowed: string) =>
    `option ${name} cannot be “${given}”; allowed: ${allowed}.`,
  between: (min: number, max: number) => `${min} to ${max}`,
  unreadable: (path: string, why: string) => `cannot read ${path}: ${why}.`,
  unwritable: (path: string, why: string) => `cannot write ${path}: ${why}.`,
  errno: {
    ENOENT: 'there is no such file or folder',
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EISDIR: 'it is a folder',
    ENOTDIR: 'part of the path is not a folder',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
  } as Readonly<Record<string, string>>,
  badJson: (path: string, line: number, column: number, what: string) =>
    `${path}, line ${line}, column ${column}: ${what}.`,
  json: {
    end: 'the text ends too early',
    value: 'a value is missing here',
    key: 'a name in double quotes is expected here',
    colon: '“:” is expected after the name',
    comma: '“,” or a closing bracket is expected here',
    trailing: 'a comma before a closing bracket is one too many',
    string: 'the string is not closed on its line',
    escape: 'this escape does not exist in JSON',
    quote: 'JSON strings take double quotes',
    comment: 'JSON has no comments',
    extra: 'something follows the end of the value',
    number: 'this is not a number JSON knows',
  },
  illegal: (message: string, _field: string, _allowed: string, _clause: string | null) =>
    `${message}.`,
  badLanguage: (given: string) => `--lang is fr or en, not “${given}”.`,
  unknownFlag: (flag: string) => `there is no option ${flag}.`,
  missing: (name: string) => `${name} is missing.`,
  unknownCommand: (name: string) => `there is no command “${name}”.`,
  missingValue: (flag: string) => `${flag} needs a value.`,
  tooManyArguments: 'too many arguments.',
  seeHelp: (command: string) => `See “${command} --help”.`,
  mishap: (what: string) =>
    `something is broken inside Meadhall: ${what}\nPlease report it with this line and the command you typed; MEADHALL_DEBUG=1 shows more.`,
};

const fr: typeof en = {
  lead: 'meadhall :',
  didYouMean: (near) => `Vouliez-vous dire ${near} ?`,
  unknownGame: (id) => `aucun jeu ne s’appelle « ${id} ».`,
  gamesHint: '« meadhall games » en donne la liste.',
  unknownBot: (name, known) => `aucun robot ne s’appelle « ${name} » ; il y a ${known}.`,
  notACount: (flag, given, least) =>
    `${flag} attend un nombre entier d’au moins ${least}, pas « ${given} ».`,
  wrongSeats: (game, min, max, given) =>
    `${game} se joue à ${min === max ? min : `${min}–${max}`}, pas à ${given} ; corrigez --seats.`,
  tooMany: (what, given, seats) =>
    `${what} en nomme ${given} pour ${seats} places ; retirez-en ou augmentez --seats.`,
  sameName: (name) => `« ${name} » figure deux fois dans --names ; à chacun son nom.`,
  emptyName: 'un des noms de --names est vide.',
  optionShape: (given) => `--option attend nom=valeur, pas « ${given} ».`,
  unknownOption: (name, game, known) =>
    known
      ? `${game} n’a pas d’option « ${name} » ; il a ${known}.`
      : `${game} n’a pas d’options ; retirez --option ${name}.`,
  badOption: (name, given, allowed) =>
    `l’option ${name} ne peut pas valoir « ${given} » ; permis : ${allowed}.`,
  between: (min, max) => `${min} à ${max}`,
  unreadable: (path, why) => `impossible de lire ${path} : ${why}.`,
  unwritable: (path, why) => `impossible d’écrire ${path} : ${why}.`,
  errno: {
    ENOENT: 'ce fichier ou ce dossier n’existe pas',
    EACCES: 'accès refusé',
    EPERM: 'opération interdite',
    EISDIR: 'c’est un dossier',
    ENOTDIR: 'une partie du chemin n’est pas un dossier',
    EROFS: 'le disque est en lecture seule',
    ENOSPC: 'le disque est plein',
  },
  badJson: (path, line, column, what) => `${path}, ligne ${line}, colonne ${column} : ${what}.`,
  json: {
    end: 'le texte s’arrête trop tôt',
    value: 'il manque une valeur ici',
    key: 'un nom entre guillemets doubles est attendu ici',
    colon: '« : » est attendu après le nom',
    comma: '« , » ou un crochet fermant est attendu ici',
    trailing: 'une virgule de trop avant un crochet fermant',
    string: 'la chaîne n’est pas fermée sur sa ligne',
    escape: 'cet échappement n’existe pas en JSON',
    quote: 'les chaînes JSON prennent des guillemets doubles',
    comment: 'JSON n’a pas de commentaires',
    extra: 'quelque chose suit la fin de la valeur',
    number: 'ce n’est pas un nombre que JSON connaît',
  },
  illegal: (_message, field, allowed, clause) =>
    `${field} ne convient pas ; permis : ${allowed}${clause ? ` (${clause})` : ''}.`,
  badLanguage: (given) => `--lang est fr ou en, pas « ${given} ».`,
  unknownFlag: (flag) => `il n’y a pas d’option ${flag}.`,
  missing: (name) => `il manque ${name}.`,
  unknownCommand: (name) => `il n’y a pas de commande « ${name} ».`,
  missingValue: (flag) => `${flag} attend une valeur.`,
  tooManyArguments: 'trop d’arguments.',
  seeHelp: (command) => `Voir « ${command} --help ».`,
  mishap: (what) =>
    `quelque chose est cassé dans Meadhall : ${what}\nMerci de le signaler avec cette ligne et la commande tapée ; MEADHALL_DEBUG=1 en montre davantage.`,
};

/** What every command may have to say. */
export const TEXTS: Texts<typeof en> = { en, fr };
