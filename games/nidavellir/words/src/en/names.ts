import type { Names } from '../names.ts';

export const NAMES: Names = {
  epithets: {
    kraal: 'the Venal',
    tarah: 'Lethal Strike',
    aral: 'Eagle Claws',
    dagda: 'the Explosive',
    aegur: 'Fist of Steel',
    bonfur: 'the Tyrannical',
    zoral: 'the Foreman',
    lokdur: 'Greedy Heart',
    hourya: 'the Elusive',
    idunn: 'the Furtive',
    skaa: 'the Unfathomable',
    astrid: 'the Fortunate',
    grid: 'the Mercantile',
    uline: 'the Seer',
    ylud: 'the Unpredictable',
    thrud: 'the Headhunter',
  },
  classes: {
    warrior: { one: 'Warrior', many: 'Warriors' },
    hunter: { one: 'Hunter', many: 'Hunters' },
    miner: { one: 'Miner', many: 'Miners' },
    blacksmith: { one: 'Blacksmith', many: 'Blacksmiths' },
    explorer: { one: 'Explorer', many: 'Explorers' },
  },
  taverns: [
    { full: 'Laughing Goblin', short: 'Goblin' },
    { full: 'Dancing Dragon', short: 'Dragon' },
    { full: 'Shining Horse', short: 'Horse' },
  ],
  distinctions: {
    'kings-hand': 'The King’s Hand',
    'hunting-master': 'Hunting Master',
    'crown-jeweler': 'Crown Jeweler',
    'great-armorer': 'King’s Great Armorer',
    pioneer: 'Pioneer of the Kingdom',
  },
  offering: 'Royal Offering',
  specialBlacksmith: 'special Blacksmith',
};
