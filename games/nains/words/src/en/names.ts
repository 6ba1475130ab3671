import type { Names } from '../names.ts';

export const NAMES: Names = {
  orders: {
    shield: { dwarf: 'Shield dwarf', rank: 'Shield', column: 'Shield', label: 'Shield' },
    temple: { dwarf: 'Temple dwarf', rank: 'Temple', column: 'Temple', label: 'Temple' },
    errants: { dwarf: 'Wanderer', rank: 'Wanderer', column: 'Wanderers', label: 'Wanderers' },
    forge: { dwarf: 'Forge dwarf', rank: 'Forge', column: 'Forge', label: 'Forge' },
    talion: { dwarf: 'Talion dwarf', rank: 'Talion', column: 'Talion', label: 'Talion' },
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
