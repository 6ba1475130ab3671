import { Button, Icon, say } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import type { Replay } from '../local/replays.ts';
import { type Proof, prove } from './proof.ts';
import { REPLAY } from './words.ts';

/** Checks the shuffle in front of the reader's eyes. */
export function Proven({ replay }: { replay: Replay }) {
  const words = say(REPLAY);
  const [proof, setProof] = useState<Proof | null>(null);
  const { fairness, seed } = replay.file;
  return (
    <div class="hall-proof">
      <p>{fairness ? words.verifyText : words.noProof}</p>
      <Button look="torch" icon="scales" onPress={() => void prove(replay.file).then(setProof)}>
        {words.verify}
      </Button>
      {proof !== null && (
        <ul class="hall-proof__found" role="status">
          {proof !== 'none' && (
            <Found good={proof === 'fair'}>
              {proof === 'fair' ? words.fair : words.unfair[proof]}
            </Found>
          )}
          {replay.holds !== null && (
            <Found good={replay.holds}>{replay.holds ? words.holds : words.holdsNot}</Found>
          )}
        </ul>
      )}
      <dl class="hall-proof__sums">
        {fairness && (
          <>
            <dt>{words.commitment}</dt>
            <dd>{fairness.commitment}</dd>
            {fairness.secret && (
              <>
                <dt>{words.secret}</dt>
                <dd>{fairness.secret}</dd>
              </>
            )}
          </>
        )}
        <dt>{words.seed}</dt>
        <dd>{seed}</dd>
      </dl>
    </div>
  );
}

function Found({ good, children }: { good: boolean; children: string }) {
  return (
    <li class={good ? 'is-good' : 'is-bad'}>
      <Icon name={good ? 'check' : 'close'} /> {children}
    </li>
  );
}
