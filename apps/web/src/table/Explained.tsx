import type { Clause } from '@meadhall/kernel';
import { Button, Dialog, say } from '@meadhall/table-ui';
import { ClauseText } from '../parts/ClauseText.tsx';
import { Resting } from '../parts/Resting.tsx';
import { useRulebook } from '../parts/useRulebook.ts';
import { HALL } from '../parts/words.ts';
import { to } from '../router.ts';
import { TABLE } from './words.ts';

interface ExplainedProps {
  game: string;
  clause: Clause | null;
  onClose(): void;
}

/** The rule somebody asked about, beside the table. */
export function Explained({ game, clause, onClose }: ExplainedProps) {
  const words = say(TABLE);
  const book = useRulebook(clause === null ? null : game);
  const chapter = book?.find(
    ({ id, clauses }) => id === clause || clauses.some((it) => it.id === clause),
  );
  const shown = chapter?.clauses.filter(({ id }) => id === clause || chapter.id === clause) ?? [];
  const href = (it: string): string => to('gameRules', { game }, `#${it}`);
  return (
    <Dialog
      side
      open={clause !== null}
      title={words.rule(clause ?? '')}
      onClose={onClose}
      actions={
        <Button href={href(clause ?? '')} icon="rules">
          {words.readAll}
        </Button>
      }
    >
      {book === null ? (
        <Resting small busy title={say(HALL).loading} />
      ) : shown.length === 0 ? (
        <p>{words.noRule}</p>
      ) : (
        <>
          <h3>{chapter?.title}</h3>
          {shown.map(({ id, text }) => (
            <p key={id}>
              <ClauseText text={text} hrefOf={href} />
            </p>
          ))}
        </>
      )}
    </Dialog>
  );
}
