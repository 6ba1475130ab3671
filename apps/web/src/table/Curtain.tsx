import type { Seat } from '@meadhall/kernel';
import { Button, SeatBadge, say } from '@meadhall/table-ui';
import { useEffect, useRef } from 'preact/hooks';
import { TABLE } from './words.ts';

interface CurtainProps {
  seat: Seat;
  name: string;
  onReady(): void;
}

/** Hides what the next seat will see until that person has the screen. */
export function Curtain({ seat, name, onReady }: CurtainProps) {
  const words = say(TABLE);
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      class="hall-curtain"
      aria-labelledby="curtain"
      onCancel={(event) => event.preventDefault()}
    >
      <div class="hall-curtain__cloth">
        <SeatBadge seat={seat} name={name} compact active />
        <h2 id="curtain">{words.passTo(name)}</h2>
        <p>{words.passHelp}</p>
        <Button look="torch" onPress={onReady}>
          {words.ready(name)}
        </Button>
      </div>
    </dialog>
  );
}
