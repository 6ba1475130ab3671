import type { Names } from '../names.ts';

export const NAMES: Names = {
  orders: {
    shield: { dwarf: 'Shield dwarf', column: 'Shield', label: 'Shield' },
    temple: { dwarf: 'Temple dwarf', column: 'Temple', label: 'Temple' },
    errants: { dwarf: 'Wanderer', column: 'Wanderers', label: 'Wanderers' },
    forge: { dwarf: 'Forge dwarf', column: 'Forge', label: 'Forge' },
    talion: { dwarf: 'Talion dwarf', column: 'Talion', label: 'Talion' },
  },
  taverns: [
    { full: 'Yjdad’s Tankard', short: 'Tankard' },
    { full: 'the Roasted Old Guard', short: 'Old Guard' },
    { full: 'the Greedy Halberd', short: 'Halberd' },
  ],
  certification: 'Liquor Certification',
  malt: 'Malt',
  occult: 'Occult',
  rune: 'rune',
};
