import type { Bargeroc } from '@meadhall/bargeroc';
import type { Words } from '@meadhall/words';

export const options: Words<Bargeroc>['options'] = {
  rounds: { name: 'Tours', help: 'De 1 à 12 ; 0 suit le conseil pour votre nombre de joueurs.' },
  roundsAlternative: {
    name: 'Conseil plus court',
    help: 'Lit 6, 5, 4 dans le tableau effacé : cinq tours à quatre et cinq joueurs.',
  },
  missionsInPlay: { name: 'Missions', help: 'Missions secondaires exposées ; 0 pour aucune.' },
  objectPowers: {
    name: 'Pouvoirs des objets',
    help: 'Six objets arrangent un nombre en faveur de leur propriétaire.',
  },
  startOres: { name: 'Minerais au départ', help: 'Cartes Minerai distribuées à chacun.' },
  startTavern: { name: 'Cartes Taverne au départ', help: 'Cartes Taverne distribuées à chacun.' },
  startCoins: { name: 'Pièces au départ', help: 'Ce que contient chaque bourse.' },
  startBread: { name: 'Pains au départ', help: 'Les pains que chacun reçoit.' },
  startForSale: { name: 'Minerais à l’étal', help: 'Cartes à vendre avant le premier tour.' },
  shopSize: { name: 'Boutique de la forge', help: 'Objets exposés à la forge.' },
  breadPrice: { name: 'Prix du pain', help: 'Pièces pour un pain.' },
  breadBonus: { name: 'Poids du pain', help: 'Ce qu’un pain misé ajoute au dé.' },
  safeCards: {
    name: 'Fouille sûre',
    help: 'Cartes d’une expédition qui ne risquent pas l’éboulement.',
  },
  cartCapacity: { name: 'Wagonnet', help: 'Cartes que contient le wagonnet.' },
  caveInSaves: { name: 'Sauvés de l’éboulement', help: 'Cartes qui remontent malgré tout.' },
  renewCostPerCard: { name: 'Renouveler', help: 'Pièces pour chaque objet renvoyé.' },
  renewMaxPerTurn: { name: 'Renouvellements par tour', help: 'Combien de fois renouveler.' },
  spoilsCoins: { name: 'Butin en pièces', help: 'Pièces que peut prendre le vainqueur.' },
  spoilsBread: { name: 'Butin en pain', help: 'Pains que peut prendre le vainqueur.' },
  maxTieRerolls: { name: 'Égalités', help: 'Relances avant que le défenseur ne l’emporte.' },
  tavernHandLimit: { name: 'Limite de main', help: 'Cartes Taverne gardées à la fin du tour.' },
  tavernDrawPerTurn: { name: 'Pioche', help: 'Cartes Taverne piochées à la fin du tour.' },
  tavernDrawInLastRound: { name: 'Pioche au dernier tour', help: 'La même, au dernier tour.' },
  coinsPerPoint: { name: 'Pièces pour un point', help: 'Combien de pièces font un point.' },
  missionPoints: { name: 'Points par mission', help: 'Prestige d’une mission accomplie.' },
  titlePoints: { name: 'Points par titre', help: 'Prestige d’un titre.' },
  racketCoins: { name: 'Racket : pièces', help: 'Pièces prises par un Racket.' },
  racketBread: { name: 'Racket : pains', help: 'Pains pris par un Racket.' },
  inflationDelta: { name: 'Inflation', help: 'Pièces ajoutées au prix.' },
  devaluationDivisor: { name: 'Dévaluation', help: 'Ce par quoi le prix est divisé.' },
  devaluationRounding: {
    name: 'Arrondi',
    help: 'Comment un prix dévalué est arrondi.',
    values: { ceil: 'vers le haut', floor: 'vers le bas' },
  },
};
