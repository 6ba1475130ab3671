import { Icon, say } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import type { Replay } from '../local/replays.ts';
import { localWorker } from '../local/worker.ts';
import { Refused } from '../match/link.ts';
import { REPLAY } from './words.ts';

/** Opens a match file from disk; it is read here and goes nowhere. */
export function FileDrop({ onOpen }: { onOpen(replay: Replay): void }) {
  const words = say(REPLAY);
  const [failure, setFailure] = useState('');
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      onOpen(await localWorker().services.openReplay(JSON.parse(await file.text())));
    } catch (why) {
      const detail = why instanceof Refused ? why.problem.detail : '';
      setFailure(`${words.wrong} ${detail}`);
    }
  };
  return (
    <div class="hall-file">
      <h1>{words.fileTitle}</h1>
      <p class="hall-lead">{words.fileLead}</p>
      <label
        class={`hall-file__drop mh-felt ${over ? 'is-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void read(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="log" />
        <strong>{words.choose}</strong>
        <span>{words.drop}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <p role="alert">{failure}</p>
    </div>
  );
}
