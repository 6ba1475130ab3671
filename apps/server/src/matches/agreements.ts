import type { Person } from '../hall.ts';
import { Refused } from '../refused.ts';
import { playsAgain } from './again.ts';
import type { Agreement } from './match.ts';
import { isOver, type Match, type Proposed, seatsOf } from './match.ts';
import { isStale } from './messages.ts';
import { takeBack, turnTo } from './playing.ts';
import { newEntries } from './records.ts';
import type { Table } from './table.ts';
import { effective } from './undo.ts';
import { changeMatch } from './writing.ts';

/** Proposes something that needs everybody's consent. Whoever proposes has agreed. */
export async function propose(table: Table, who: Person, what: Agreement): Promise<void> {
  const mine = checkPlayer(table, who);
  await table.settled();
  const { position } = table;
  if (what === 'takeBack') await checkTakeBack(table, mine);
  await change(table, (match) => {
    checkPhase(match, what);
    const { proposal } = match;
    if (proposal && !isStale(proposal, position)) throw new Refused('proposalOpen');
    return { what, by: mine[0] as number, agreed: mine, n: position.n };
  });
  await carryOut(table);
}

/** Agrees for all one's seats, or not: then the proposal is gone. */
export async function vote(table: Table, who: Person, agree: boolean): Promise<void> {
  const mine = checkPlayer(table, who);
  await table.settled();
  await change(table, (match) => {
    const { proposal } = match;
    if (!proposal || isStale(proposal, table.position)) throw new Refused('noProposal');
    if (!agree) return null;
    const others = proposal.agreed.filter((seat) => !mine.includes(seat));
    return { ...proposal, agreed: [...others, ...mine].sort((a, b) => a - b) };
  });
  if (agree) await carryOut(table);
}

async function change(table: Table, alter: (match: Match) => Proposed | null): Promise<void> {
  const { house } = table;
  const match = await changeMatch(house, table.id, (it) => ({ ...it, proposal: alter(it) }));
  table.changed(match);
  table.tellProposal();
}

/** Does what everybody has agreed to. */
async function carryOut(table: Table): Promise<void> {
  const { match } = table.now;
  const { proposal, seats } = match;
  if (!proposal || isOver(match)) return;
  if (seats.some(({ kind }, seat) => kind === 'person' && !proposal.agreed.includes(seat))) return;
  if (proposal.what === 'takeBack')
    await takeBack(table, await lastAnswerBefore(table, proposal.by));
  else if (proposal.what === 'pause') await turnTo(table, 'paused');
  else if (proposal.what === 'resume') await turnTo(table, 'playing');
  else await turnTo(table, 'abandoned');
  table.tellProposal();
}

/** A take-back goes to where its proposer last decided something, over what bots and others have done since. */
async function lastAnswerBefore(table: Table, by: number): Promise<number> {
  const answers = effective(await newEntries(table.house, table.id));
  const last = answers.findLast(({ answer }) => answer.seat === by);
  if (!last) throw new Refused('nothingToUndo');
  return last.n - 1;
}

async function checkTakeBack(table: Table, [seat]: readonly number[]): Promise<void> {
  await lastAnswerBefore(table, seat as number);
  const answers = effective(await newEntries(table.house, table.id));
  if (!playsAgain(table.rules, table.now.match, answers, table.position.board.state))
    throw new Refused('otherRules');
}

function checkPlayer(table: Table, who: Person): number[] {
  const { match } = table.now;
  const mine = seatsOf(match, who);
  if (mine.length === 0) throw new Refused('notYours');
  if (match.phase === 'gathering') throw new Refused('notStarted');
  if (isOver(match)) throw new Refused('over');
  return mine;
}

function checkPhase({ phase }: Match, what: Agreement): void {
  if (what === 'resume' && phase !== 'paused') throw new Refused('notPaused');
  if ((what === 'pause' || what === 'takeBack') && phase === 'paused') throw new Refused('paused');
}
