import type { ProblemKind } from '@meadhall/protocol';

/** A short title, and what is wrong and what to do about it. */
type Saying = readonly [title: string, detail: string];

/** Every refusal in both languages: the same kinds, or it does not compile. */
export const PROBLEM_WORDS: Readonly<
  Record<ProblemKind, { readonly fr: Saying; readonly en: Saying }>
> = {
  badRequest: {
    en: [
      'The request cannot be understood',
      'Something in it is missing, unknown or of the wrong kind. Compare it with the reference at /api/v1/reference.',
    ],
    fr: [
      'La demande est incompréhensible',
      'Un élément manque, est inconnu ou n’est pas du bon type. Comparez avec la référence : /api/v1/reference.',
    ],
  },
  tooLarge: {
    en: ['The message is too long', 'Send less at once; the reference names the limits.'],
    fr: [
      'Le message est trop long',
      'Envoyez moins de données à la fois ; la référence donne les limites.',
    ],
  },
  notFound: {
    en: [
      'There is nothing here',
      'The address is wrong, or what it named is gone. Check it, or start again from the first page.',
    ],
    fr: [
      'Il n’y a rien ici',
      'L’adresse est fausse, ou ce qu’elle désignait n’existe plus. Vérifiez-la ou repartez de la première page.',
    ],
  },
  wrongMethod: {
    en: [
      'This address does not take that method',
      'The `Allow` header of this reply lists those it does.',
    ],
    fr: [
      'Cette adresse n’accepte pas cette méthode',
      'L’en-tête `Allow` de cette réponse énumère celles qu’elle accepte.',
    ],
  },
  wrongMediaType: {
    en: ['Only JSON is understood', 'Send the body as `content-type: application/json`.'],
    fr: ['Seul le JSON est compris', 'Envoyez le corps avec `content-type: application/json`.'],
  },
  tooMany: {
    en: ['Too much at once', 'Wait for as many seconds as `retryAfter` says and try again.'],
    fr: [
      'Trop de demandes à la fois',
      'Attendez le nombre de secondes indiqué par `retryAfter`, puis réessayez.',
    ],
  },
  notSignedIn: {
    en: [
      'Nobody is signed in',
      'Come in as a guest with `POST /api/v1/me`, or sign in, and send the cookie along.',
    ],
    fr: [
      'Personne n’est connecté',
      'Entrez comme invité avec `POST /api/v1/me`, ou connectez-vous, et renvoyez le cookie.',
    ],
  },
  wrongCredentials: {
    en: [
      'Login and password do not match',
      'Check both and try again; a passkey works as well, if you have added one.',
    ],
    fr: [
      'Identifiant et mot de passe ne correspondent pas',
      'Vérifiez les deux et réessayez ; une clé d’accès convient aussi, si vous en avez ajouté une.',
    ],
  },
  foreignOrigin: {
    en: [
      'This came from another site',
      'Only the pages of this server may do that. Open it at its own address; operators check PUBLIC_URL.',
    ],
    fr: [
      'Cette demande vient d’un autre site',
      'Seules les pages de ce serveur en ont le droit. Ouvrez-le à sa propre adresse ; côté exploitation, vérifiez PUBLIC_URL.',
    ],
  },
  notYours: {
    en: [
      'That is not yours',
      'You can only act for seats you sit on. Sign in as whoever sits there.',
    ],
    fr: [
      'Ce n’est pas à vous',
      'Vous n’agissez que pour les places où vous êtes assis. Connectez-vous comme la personne qui y joue.',
    ],
  },
  inviteNeeded: {
    en: [
      'This table is private',
      'Ask somebody who sits there for the invitation link and open that.',
    ],
    fr: [
      'Cette table est privée',
      'Demandez le lien d’invitation à quelqu’un de la table et ouvrez-le.',
    ],
  },
  hostOnly: {
    en: ['Only the host may do that', 'Ask whoever made the match.'],
    fr: ['Seul l’hôte en a le droit', 'Demandez à la personne qui a créé la partie.'],
  },
  loginTaken: {
    en: ['That login cannot be had', 'Choose another one.'],
    fr: ['Cet identifiant n’est pas libre', 'Choisissez-en un autre.'],
  },
  hasLogin: {
    en: [
      'You have a login already',
      'It cannot be changed. Set another password, or sign out first.',
    ],
    fr: [
      'Vous avez déjà un identifiant',
      'Il ne se change pas. Choisissez un autre mot de passe, ou déconnectez-vous d’abord.',
    ],
  },
  loginNeeded: {
    en: ['There is no login yet', 'Make an account with a login and a password first.'],
    fr: [
      'Il n’y a pas encore d’identifiant',
      'Créez d’abord un compte avec un identifiant et un mot de passe.',
    ],
  },
  passkeysFull: {
    en: ['There are enough passkeys', 'Remove one you no longer use, then add another.'],
    fr: [
      'Il y a assez de clés d’accès',
      'Retirez-en une qui ne sert plus, puis ajoutez la nouvelle.',
    ],
  },
  passkeyFailed: {
    en: [
      'The passkey was not accepted',
      'Start again: a challenge works once and for five minutes, and only at the address it was made for.',
    ],
    fr: [
      'La clé d’accès n’a pas été acceptée',
      'Recommencez : un défi ne sert qu’une fois, pendant cinq minutes, et seulement à l’adresse pour laquelle il a été créé.',
    ],
  },
  badSetup: {
    en: ['A match cannot be set up like this', 'Change the field named here and try again.'],
    fr: [
      'On ne peut pas installer une partie ainsi',
      'Changez le champ nommé ici, puis réessayez.',
    ],
  },
  seatTaken: {
    en: ['Somebody sits there already', 'Choose another seat, or watch.'],
    fr: ['La place est déjà prise', 'Choisissez une autre place, ou regardez la partie.'],
  },
  seatsOpen: {
    en: ['Seats are still open', 'Wait for people to sit down, or give the seats to bots.'],
    fr: [
      'Des places sont encore libres',
      'Attendez que l’on s’asseye, ou donnez-les à des robots.',
    ],
  },
  notStarted: {
    en: ['The match has not begun', 'Wait until every seat is taken and everybody is ready.'],
    fr: [
      'La partie n’a pas commencé',
      'Attendez que toutes les places soient prises et que chacun soit prêt.',
    ],
  },
  alreadyStarted: {
    en: ['The match has begun', 'Seats can no longer change; watch, or make another match.'],
    fr: [
      'La partie a commencé',
      'Les places ne changent plus ; regardez, ou créez une autre partie.',
    ],
  },
  over: {
    en: ['The match is over', 'Ask for a rematch, or look at the replay.'],
    fr: ['La partie est finie', 'Demandez une revanche, ou regardez la partie rejouée.'],
  },
  paused: {
    en: ['The match is paused', 'Propose to resume; it goes on when everybody agrees.'],
    fr: [
      'La partie est en pause',
      'Proposez de reprendre ; elle continue quand tout le monde est d’accord.',
    ],
  },
  notPaused: {
    en: ['The match is not paused', 'There is nothing to resume: play on.'],
    fr: ['La partie n’est pas en pause', 'Il n’y a rien à reprendre : jouez.'],
  },
  gameOver: {
    en: ['The game has ended', 'Nothing is asked any more. The sheet shows who has won.'],
    fr: ['Le jeu est terminé', 'Plus rien n’est demandé. La feuille de score dit qui a gagné.'],
  },
  notAsked: {
    en: ['It is not this seat’s turn', 'Wait until the table asks this seat.'],
    fr: ['Ce n’est pas à cette place de jouer', 'Attendez que la table interroge cette place.'],
  },
  otherStep: {
    en: [
      'Another question is open',
      'Answer what the table asks now; watch the match again if you do not see it.',
    ],
    fr: [
      'Une autre question est posée',
      'Répondez à ce que la table demande maintenant ; suivez à nouveau la partie si vous ne le voyez pas.',
    ],
  },
  notOffered: {
    en: ['The rules do not allow that', 'Choose one of the options that came with the question.'],
    fr: [
      'Les règles ne le permettent pas',
      'Choisissez l’une des possibilités qui accompagnent la question.',
    ],
  },
  tooLate: {
    en: [
      'That question has been answered',
      'The answer came twice, or the table has moved on. Look at the table and answer what it asks now.',
    ],
    fr: [
      'On a déjà répondu à cette question',
      'La réponse est venue deux fois, ou la table a continué. Regardez la table et répondez à ce qu’elle demande maintenant.',
    ],
  },
  behind: {
    en: [
      'The record is not that long',
      'The answer names an entry that does not exist. Watch the match again and answer from there.',
    ],
    fr: [
      'La partie n’en est pas là',
      'La réponse cite une entrée qui n’existe pas. Suivez à nouveau la partie et répondez à partir de là.',
    ],
  },
  nothingToUndo: {
    en: [
      'There is nothing to take back',
      'Only your own last answer can be taken back. Propose a take-back to the table instead.',
    ],
    fr: [
      'Il n’y a rien à reprendre',
      'Seule votre propre dernière réponse peut être reprise. Sinon, proposez à la table de revenir en arrière.',
    ],
  },
  revealed: {
    en: [
      'Something has been revealed since',
      'It cannot be unseen. Propose a take-back; it needs everybody’s consent.',
    ],
    fr: [
      'Quelque chose a été révélé depuis',
      'On ne peut l’oublier. Proposez de revenir en arrière ; il faut l’accord de tous.',
    ],
  },
  noProposal: {
    en: ['Nothing is proposed', 'Make a proposal first.'],
    fr: ['Rien n’est proposé', 'Faites d’abord une proposition.'],
  },
  proposalOpen: {
    en: ['Another proposal is open', 'Vote on it first; then make yours.'],
    fr: [
      'Une autre proposition est ouverte',
      'Votez d’abord sur celle-ci ; faites ensuite la vôtre.',
    ],
  },
  notOver: {
    en: [
      'The match is not over',
      'This is told or done when it has ended: play on, or agree to abandon it.',
    ],
    fr: [
      'La partie n’est pas finie',
      'Cela n’est possible qu’à la fin : jouez, ou mettez-vous d’accord pour abandonner.',
    ],
  },
  notSupported: {
    en: ['That is not possible here', 'This match or this server does not offer it.'],
    fr: ['Ce n’est pas possible ici', 'Cette partie ou ce serveur ne le propose pas.'],
  },
  otherRules: {
    en: [
      'This match was begun with other rules',
      'The rules have a newer version since, with which its past cannot be played again. Nothing can be taken back; play on from here, or agree to abandon it.',
    ],
    fr: [
      'Cette partie a commencé avec d’autres règles',
      'Les règles ont changé de version depuis, et son passé ne peut plus être rejoué. On ne peut rien reprendre ; continuez d’ici, ou mettez-vous d’accord pour abandonner.',
    ],
  },
  busy: {
    en: ['The server is busy or stopping', 'Nothing was changed. Try again in a few seconds.'],
    fr: [
      'Le serveur est occupé ou s’arrête',
      'Rien n’a été changé. Réessayez dans quelques secondes.',
    ],
  },
  broken: {
    en: [
      'Something broke on our side',
      'It was written to the log. Try again; tell whoever runs this server if it happens once more.',
    ],
    fr: [
      'Quelque chose s’est cassé chez nous',
      'C’est noté dans le journal. Réessayez ; prévenez la personne qui gère ce serveur si cela recommence.',
    ],
  },
};
