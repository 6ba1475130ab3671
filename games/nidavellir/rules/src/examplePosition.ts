/** A final table of three players as `readPosition` takes it: 253, 275 and 267 points. */
export const examplePosition = {
  players: [
    {
      name: 'Céline',
      army: {
        warrior: 'W3 W3 W4 W9 W8',
        hunter: 'H Dagda H Aral H H H H',
        miner: 'M2 M0 M2 M1 M0',
        blacksmith: 'B B',
        explorer: 'E7 E5 E10 E6',
      },
      command: [],
      coins: [2, 3, 's3', 11, 23],
      gem: 6,
      distinctions: ['hunting-master', 'crown-jeweler'],
    },
    {
      name: 'Serge',
      army: {
        warrior: 'W5 Kraal W8 W6 W5 W6 W6',
        hunter: 'H H H H',
        miner: 'M0 M0 Lokdur M2 M2 Zoral',
        blacksmith: 'B B B B',
        explorer: 'E8 E11 E10 E6 E8 E5',
      },
      command: ['Thrud'],
      coins: [0, 3, 5, 17, 24],
      gem: 5,
      distinctions: ['kings-hand', 'pioneer'],
    },
    {
      name: 'Valériane',
      army: {
        warrior: 'W7 W4 W9 W6 W7',
        hunter: 'H H',
        miner: 'M1',
        blacksmith: 'B B Bonfur B B BS2 B B B B B',
        explorer: 'E9 E11 E9 E7',
      },
      command: [],
      coins: [0, 8, 't5', 22, 25],
      gem: 3,
      distinctions: ['great-armorer'],
    },
  ],
};
