import type { Names } from '../names.ts';

export const NAMES: Names = {
  orders: {
    shield: {
      dwarf: 'nain du Bouclier',
      rank: 'du Bouclier',
      column: 'du Bouclier',
      label: 'Bouclier',
    },
    temple: { dwarf: 'nain du Temple', rank: 'du Temple', column: 'du Temple', label: 'Temple' },
    errants: { dwarf: 'nain Errant', rank: 'des Errants', column: 'des Errants', label: 'Errants' },
    forge: {
      dwarf: 'nain de la Forge',
      rank: 'de la Forge',
      column: 'de la Forge',
      label: 'Forge',
    },
    talion: { dwarf: 'nain du Talion', rank: 'du Talion', column: 'du Talion', label: 'Talion' },
  },
  taverns: [
    { full: 'la Chope d’Yjdad', short: 'Chope' },
    { full: 'le Grognard Rôti', short: 'Grognard' },
    { full: 'la Hallebarde Gourmande', short: 'Hallebarde' },
  ],
  certification: 'Certification de Liqueur',
  malt: 'Malt',
  occult: 'Occulte',
  rune: 'rune',
};
