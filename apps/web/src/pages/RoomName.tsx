import { Button, say, TextField, toast } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { become, me, name, rename } from '../me.ts';
import { whyNot } from '../parts/problemWords.ts';
import { ROOM } from './matchWords.ts';

/** Friends want to know who sits there: a guest can say their name without leaving the table. */
export function RoomName() {
  const words = say(ROOM);
  const [draft, setDraft] = useState(name.value || (me.value?.name ?? ''));
  const changed = draft.trim() !== '' && draft.trim() !== me.value?.name;
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      become(await call('changeMe', { body: { name: draft.trim() } }));
      rename(draft.trim());
    } catch (why) {
      toast(whyNot(why), 'bad');
    }
  };
  return (
    <form class="hall-room__name" onSubmit={(event) => void save(event)}>
      <TextField label={words.name} value={draft} maxLength={30} onInput={setDraft} />
      {changed && (
        <Button type="submit" icon="check">
          {words.rename}
        </Button>
      )}
    </form>
  );
}
