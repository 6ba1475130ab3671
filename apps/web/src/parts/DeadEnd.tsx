import { Button, type IconName, say } from '@meadhall/table-ui';
import { to } from '../router.ts';
import { Resting } from './Resting.tsx';
import { HALL } from './words.ts';

/** Where there is nothing, and the way back. */
export function DeadEnd(props: { title: string; text?: string; icon?: IconName }) {
  return (
    <Resting icon="torch" {...props}>
      <Button look="torch" href={to('shelf', {})}>
        {say(HALL).toShelf}
      </Button>
    </Resting>
  );
}
