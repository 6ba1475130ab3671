import { Button, Icon, say, TextField, Toggle, toast } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { become, me } from '../me.ts';
import { blames, whyNot } from '../parts/problemWords.ts';
import { type PushState, pushState, turnPush } from '../push.ts';
import { SETTINGS } from './settingsWords.ts';

/** How somebody learns that it is their turn while they are elsewhere. */
export function Alerts() {
  return (
    <>
      <Push />
      {me.value && <Webhook url={me.value.webhook} />}
    </>
  );
}

function Push() {
  const words = say(SETTINGS);
  const [state, setState] = useState<PushState>();
  /** What is being arranged with the browser and the server. */
  const [wish, setWish] = useState<boolean>();
  useEffect(() => void pushState().then(setState), []);
  if (state === 'missing') return <p>{words.pushMissing}</p>;
  if (state === 'denied')
    return (
      <div class="hall-denied" role="status">
        <p>
          <Icon name="bell" /> <b>{words.pushDenied}</b>
        </p>
        <p>{words.pushDeniedHelp}</p>
        <Button small onPress={() => void pushState().then(setState)}>
          {words.pushAgain}
        </Button>
      </div>
    );
  const turn = async (on: boolean): Promise<void> => {
    setWish(on);
    try {
      const now = await turnPush(on);
      setState(now);
      if (now !== 'denied') toast(now === 'on' ? words.pushOn : words.pushOff, 'good');
    } catch (why) {
      // The browser's own push service is out of reach; our server has not been asked.
      toast(why instanceof DOMException ? words.pushAway : whyNot(why), 'bad');
      setState(await pushState());
    } finally {
      setWish(undefined);
    }
  };
  return (
    <Toggle
      label={words.push}
      help={words.pushHelp}
      on={wish ?? state === 'on'}
      disabled={state === undefined}
      onChange={(on) => {
        if (wish === undefined) void turn(on);
      }}
    />
  );
}

/** An address of somebody's own that is told as well; what it is told is signed with a secret shown once. */
function Webhook({ url }: { url: string | undefined }) {
  const words = say(SETTINGS);
  const [draft, setDraft] = useState(url ?? '');
  const [failure, setFailure] = useState('');
  const [secret, setSecret] = useState('');
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    setFailure('');
    const wanted = draft.trim();
    if (!URL.canParse(wanted)) {
      setFailure(words.webhookOdd);
      return;
    }
    try {
      const made = await call('setWebhook', { body: { url: wanted } });
      setSecret(made.secret);
      if (me.value) become({ ...me.value, webhook: made.url });
    } catch (why) {
      setFailure(blames(why, 'url') ? words.webhookRefused : whyNot(why));
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await call('removeWebhook');
      if (me.value) {
        const { webhook: _, ...rest } = me.value;
        become(rest);
      }
      setDraft('');
      setSecret('');
      toast(words.saved, 'good');
    } catch (why) {
      setFailure(whyNot(why));
    }
  };
  return (
    <details class="hall-webhook" open={url !== undefined}>
      <summary>{words.webhook}</summary>
      <form noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={words.webhookUrl}
          help={words.webhookHelp}
          error={failure}
          type="url"
          value={draft}
          maxLength={1000}
          placeholder="https://"
          onInput={setDraft}
        />
        {secret !== '' && (
          <p class="hall-webhook__secret" role="status">
            {words.webhookSecret} <code>{secret}</code>
          </p>
        )}
        <div class="hall-account__send">
          <Button type="submit" icon="check" disabled={draft.trim() === '' || draft.trim() === url}>
            {words.save}
          </Button>
          {url !== undefined && (
            <Button look="quiet" icon="close" onPress={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
