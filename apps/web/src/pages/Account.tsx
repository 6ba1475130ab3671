import type { Me } from '@meadhall/protocol';
import { Button, Dialog, say, toast } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { become, comeIn, me as known } from '../me.ts';
import { whyNot } from '../parts/problemWords.ts';
import { NewPassword, PasswordForm } from './PasswordForms.tsx';
import { SETTINGS } from './settingsWords.ts';

type Passkeys = typeof import('@simplewebauthn/browser');
type Created = Parameters<Passkeys['startRegistration']>[0]['optionsJSON'];
type Asked = Parameters<Passkeys['startAuthentication']>[0]['optionsJSON'];

/** Guest or account: passkeys first, a password for those who prefer one. */
export function Account({ me }: { me: Me }) {
  const words = say(SETTINGS);
  const [busy, setBusy] = useState(false);
  const [sure, setSure] = useState(false);
  const act = (what: () => Promise<void>) => () => {
    setBusy(true);
    what()
      .then(() => toast(words.saved, 'good'))
      // Whoever closes the browser's own dialog has changed their mind: that is no failure.
      .catch((why: unknown) => {
        if (!(why instanceof Error && why.name === 'NotAllowedError')) toast(whyNot(why), 'bad');
      })
      .finally(() => setBusy(false));
  };
  const leave = async (how: 'signOut' | 'deleteMe'): Promise<void> => {
    await call(how);
    known.value = null;
    await comeIn();
  };
  return (
    <div class="hall-account">
      <p>{me.kind === 'guest' ? words.guest : words.signedIn(me.login ?? me.name)}</p>
      <Button look="torch" icon="lock" disabled={busy} onPress={act(addPasskey)}>
        {words.passkey}
      </Button>
      <p class="mh-field__help">{words.passkeyHelp}</p>
      {me.passkeys.length > 0 && (
        <ul class="hall-account__keys" aria-label={words.passkeys}>
          {me.passkeys.map(({ id, name }) => (
            <li key={id}>
              {name}
              <Button
                small
                look="quiet"
                disabled={busy}
                onPress={act(async () =>
                  become(await call('removePasskey', { params: { passkey: id } })),
                )}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {me.kind === 'guest' ? (
        <>
          <Button icon="unlock" disabled={busy} onPress={act(passkeySignIn)}>
            {words.passkeySignIn}
          </Button>
          <PasswordForm />
        </>
      ) : (
        <>
          <NewPassword hasOne={me.hasPassword} />
          <Button disabled={busy} icon="bye" onPress={act(() => leave('signOut'))}>
            {words.signOut}
          </Button>
          <Button look="danger" onPress={() => setSure(true)}>
            {words.forget}
          </Button>
        </>
      )}
      <Dialog
        open={sure}
        title={words.forgetSure}
        onClose={() => setSure(false)}
        actions={
          <>
            <Button onPress={() => setSure(false)}>{words.keep}</Button>
            <Button
              look="danger"
              onPress={() => {
                setSure(false);
                act(() => leave('deleteMe'))();
              }}
            >
              {words.forget}
            </Button>
          </>
        }
      >
        <p>{words.forgetHelp}</p>
      </Dialog>
    </div>
  );
}

async function addPasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { challenge, options } = await call('passkeyOptions');
  const response = await startRegistration({ optionsJSON: options as unknown as Created });
  become(await call('addPasskey', { body: { challenge, response: { ...response } } }));
}

async function passkeySignIn(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { challenge, options } = await call('passkeySignInOptions');
  const response = await startAuthentication({ optionsJSON: options as unknown as Asked });
  become(await call('passkeySignIn', { body: { challenge, response: { ...response } } }));
}
