import { Button, say } from '@meadhall/table-ui';
import type { TableLink } from '../match/link.ts';
import type { Table } from '../match/table.ts';
import { TABLE } from './words.ts';

interface ProposalProps {
  link: TableLink;
  table: Table;
  names: readonly string[];
  act(what: () => Promise<void>): void;
}

/** What somebody suggests, and the vote about it. */
export function Proposal({ link, table, names, act }: ProposalProps) {
  const words = say(TABLE);
  const { proposal, info } = table;
  if (!proposal) return null;
  const mayVote = proposal.open.some((seat) => info.mine.includes(seat));
  const others = proposal.open.map((seat) => names[seat] ?? '').join(', ');
  return (
    <div class="hall-proposal mh-parchment" role="status">
      <p>{words.proposal[proposal.what](names[proposal.by] ?? '')}</p>
      {mayVote ? (
        <div class="hall-proposal__votes">
          <Button small look="torch" icon="check" onPress={() => act(() => link.vote(true))}>
            {words.agree}
          </Button>
          <Button small icon="close" onPress={() => act(() => link.vote(false))}>
            {words.refuse}
          </Button>
        </div>
      ) : (
        <p>{words.waitingVotes(others)}</p>
      )}
    </div>
  );
}
