// After a victory: the reward, the creature's end, and goods the group shares. (AND-15)
import { at, BrokenRules, doNext, type Seat, type Steps, tell } from '@meadhall/kernel';
import { battleOf, foeOf } from './battle.ts';
import type { Choices } from './choices.ts';
import { removeCreature } from './creatures.ts';
import { gainWillpower } from './heroes.ts';
import { tagOfFate } from './legends/decks.ts';
import { fulfil } from './legends/testing.ts';
import { fire } from './legends/trigger.ts';
import type { Andor, State } from './model.ts';
import { FATES } from './tables/cards.ts';
import { lay, receive } from './things.ts';

export const spoilsSteps: Pick<Steps<Andor>, 'reward' | 'bury' | 'share'> = {
  reward: {
    clause: 'AND-15.1',
    options(game, { left }) {
      const options: Choices['reward'][] = [];
      if (left === 0) return options;
      for (const to of battleOf(game).fighters) {
        for (let gold = left; gold > 0; gold--) options.push({ to, gold });
        for (let willpower = left; willpower > 0; willpower--) options.push({ to, willpower });
      }
      return options;
    },
    take(game, { left }, choice) {
      const hero = at(game.seats, choice.to);
      const taken = 'gold' in choice ? choice.gold : choice.willpower;
      if (left > taken) doNext(game, { do: 'reward', left: left - taken });
      if ('gold' in choice) hero.gold += taken;
      else gainWillpower(hero, taken);
    },
  },

  bury: {
    run(game) {
      const foe = foeOf(game);
      const { fighters } = battleOf(game);
      if (!foe) throw new BrokenRules('nobody was defeated');
      const { kind, space, tag } = foe;
      removeCreature(game, foe);
      game.defeated.push(kind);
      if (tag !== undefined) game.defeatedTags.push(tag);
      for (const thing of foe.carries ?? []) lay(game, space, thing);
      for (const seat of fighters) game.kills[seat] = (game.kills[seat] ?? 0) + 1;
      tell(game, { say: 'slain', kind, space });
      advanceFates(game, fighters, tag);
      game.battle = null;
      // First the cards, then the conditions, then the letter. (AND-28.3)
      doNext(game, { do: 'test' }, { do: 'narrate', kill: true });
      fire(game, (it) => it.on === 'creatureDefeated' && (it.tag ?? it.id) === tag);
    },
  },

  share: {
    clause: 'AND-25.1',
    options(game, { gold, things }) {
      const options: Choices['share'][] = [];
      game.seats.forEach(({ alive }, to) => {
        if (!alive) return;
        for (let part = gold; part > 0; part--) options.push({ to, gold: part });
        for (const thing of new Set(things)) options.push({ to, thing });
      });
      return options;
    },
    take(game, { gold, things }, choice) {
      if ('gold' in choice) {
        at(game.seats, choice.to).gold += choice.gold;
        goOnSharing(game, gold - choice.gold, things);
        return;
      }
      receive(game, choice.to, choice.thing);
      const rest = [...things];
      rest.splice(rest.indexOf(choice.thing), 1);
      goOnSharing(game, gold, rest);
    },
  },
};

function goOnSharing(game: State, gold: number, things: string[]): void {
  if (gold > 0 || things.length > 0) doNext(game, { do: 'share', gold, things });
}

/** Creatures beaten alone, and guards beaten with their hero among the fighters. */
function advanceFates(game: State, fighters: readonly Seat[], tag: string | undefined): void {
  for (const fate of game.fates) {
    const task = FATES[fate.card]?.task;
    if (fate.done || !fighters.includes(fate.owner)) continue;
    if (task?.code === 'defeatTagged' && tag === tagOfFate(fate.card)) fulfil(game, fate);
    if (task?.code !== 'defeatAlone' || fighters.length > 1) continue;
    fate.count++;
    if (fate.count >= task.count) fulfil(game, fate);
  }
}
