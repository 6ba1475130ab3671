/** A final table of three lords as `readPosition` takes it: 284, 277 and 284 points, and the elites decide. */
export const examplePosition = {
  players: [
    {
      name: 'Céline',
      army: {
        shield: '0 0 0m 0 0m 0',
        temple: '1o 0o 0o 1o 2',
        errants: '9 5m 6m 9* 9* 6m*',
        forge: '3r1 3r4 Ulrog 3r2 3r3',
        talion: '3m 5 7 Kardum',
      },
      command: 'Borogam Certification Jorun Gurdan',
      coins: ['3x', '5g', 6, 13, 16],
      gem: 5,
    },
    {
      name: 'Serge',
      army: {
        shield: '0m 0 0m 0 Volgrir',
        temple: '2 2 3 2 Sriza Fey',
        errants: '7m 6m Dröh 7m* 8 5m',
        forge: '2r3 0r1 Torun 2r4 4r4 2r1',
        talion: '7 1m 3m 5 1m 6 Derdhr',
      },
      command: 'Tiss Brum',
      coins: [0, '5g', 7, 14, 25],
      gem: 3,
    },
    {
      name: 'Valériane',
      army: {
        shield: '0m 0m Svara 0m 0 0 Abokar 0m',
        temple: '1o 3 2 1o 3 3',
        errants: '7 8 10 Oösram 8m* 10*',
        forge: '4r2 1r2 Tala Ga’at 0r3',
        talion: '4 6 2m 4 2m',
      },
      command: 'Redwin Aral Ordo Oboron',
      coins: [0, 4, 7, 8, 24],
      gem: 4,
    },
  ],
};
