import type { Rules } from '@meadhall/kernel';
import { bet, compare, rollWindow, tavern, throwDice } from './brawl.ts';
import { OPTIONS } from './config.ts';
import { counter, discard, layAside, resolve } from './effects.ts';
import { forge, renew } from './forge.ts';
import { closeStall, conclude, forcedSale, merchant, pay, price } from './merchant.ts';
import { comeUp, dig, haul, mine, save, stow } from './mine.ts';
import type { Bargeroc } from './model.ts';
import { sheet, winners } from './score.ts';
import { setup } from './setup.ts';
import { afterBrawl, spoils } from './spoils.ts';
import { receive, theft } from './theft.ts';
import { endTurn, limit, nextTurn, turn } from './turn.ts';
import { imagine, view } from './view.ts';
import { watchStep } from './windows.ts';

export const bargeroc: Rules<Bargeroc> = {
  id: 'bargeroc',
  version: 1,
  seats: { min: 2, max: 6, clause: 'BAR-1.1' },
  options: OPTIONS,
  steps: {
    turn,
    merchant,
    price,
    conclude,
    pay,
    forcedSale,
    closeStall,
    dig,
    mine,
    save,
    comeUp,
    haul,
    stow,
    theft,
    receive,
    forge,
    renew,
    tavern,
    bet,
    throwDice,
    roll: rollWindow,
    compare,
    spoils,
    afterBrawl,
    counter,
    resolve,
    layAside,
    discard,
    endTurn,
    limit,
    nextTurn,
    watch: watchStep,
  },
  setup,
  view,
  imagine,
  sheet,
  winners,
};
