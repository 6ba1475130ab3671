import type { Names } from '../names.ts';

export const NAMES: Names = {
  epithets: {
    kraal: 'le Vénal',
    tarah: 'Frappe Fatale',
    aral: 'Serres d’Aigle',
    dagda: 'l’Explosive',
    aegur: 'Poing d’Acier',
    bonfur: 'le Tyrannique',
    zoral: 'le Contremaître',
    lokdur: 'Cœur Cupide',
    hourya: 'l’Insaisissable',
    idunn: 'la Furtive',
    skaa: 'l’Insondable',
    astrid: 'la Fortunée',
    grid: 'la Mercantile',
    uline: 'la Voyante',
    ylud: 'l’Imprévisible',
    thrud: 'la Chasseuse de Têtes',
  },
  classes: {
    warrior: { one: 'guerrier', many: 'guerriers' },
    hunter: { one: 'chasseur', many: 'chasseurs' },
    miner: { one: 'mineur', many: 'mineurs' },
    blacksmith: { one: 'forgeron', many: 'forgerons' },
    explorer: { one: 'explorateur', many: 'explorateurs' },
  },
  taverns: [
    { full: 'Gobelin Rieur', short: 'Gobelin' },
    { full: 'Dragon Dansant', short: 'Dragon' },
    { full: 'Cheval Fringant', short: 'Cheval' },
  ],
  distinctions: {
    'kings-hand': 'Main du Roi',
    'hunting-master': 'Maître de Chasse',
    'crown-jeweler': 'Joaillier de la Couronne',
    'great-armorer': 'Grand Armurier du Roi',
    pioneer: 'Pionnier du Royaume',
  },
  offering: 'Offrande royale',
  specialBlacksmith: 'Forgeronne spéciale',
};
