import { Button, say, TextField, toast } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { become, me } from '../me.ts';
import { blames, whyNot } from '../parts/problemWords.ts';
import { SETTINGS } from './settingsWords.ts';

/** What the server asks of a new account; said here in words for people. */
const SHORTEST = 10;
const LOGIN = /^[a-z0-9][a-z0-9._-]{2,29}$/i;

/** Comes in with a password, or makes an account with one. */
export function PasswordForm() {
  const words = say(SETTINGS);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const send = (how: 'newAccount' | 'signIn') => async (): Promise<void> => {
    if (how === 'newAccount' && password.length < SHORTEST) {
      setFailure(words.passwordShort);
      return;
    }
    if (how === 'newAccount' && !LOGIN.test(login.trim())) {
      setFailure(words.loginOdd);
      return;
    }
    try {
      become(await call(how, { body: { login, password } }));
      setFailure('');
    } catch (why) {
      setFailure(whyNot(why));
    }
  };
  return (
    <details class="hall-account__password">
      <summary>{words.orPassword}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send('signIn')();
        }}
      >
        <TextField
          label={words.login}
          value={login}
          maxLength={30}
          autoComplete="username"
          onInput={setLogin}
        />
        <TextField
          label={words.password}
          help={words.passwordHelp}
          error={failure}
          type="password"
          value={password}
          maxLength={200}
          autoComplete="current-password"
          onInput={setPassword}
        />
        <div class="hall-account__send">
          <Button type="submit">{words.signIn}</Button>
          <Button onPress={() => void send('newAccount')()}>{words.create}</Button>
        </div>
      </form>
    </details>
  );
}

/** A password for an account: a first one, or another. */
export function NewPassword({ hasOne }: { hasOne: boolean }) {
  const words = say(SETTINGS);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (password.length < SHORTEST) {
      setFailure(words.passwordShort);
      return;
    }
    try {
      await call('setPassword', { body: { password, ...(hasOne ? { current } : {}) } });
      if (me.value) become({ ...me.value, hasPassword: true });
      setCurrent('');
      setPassword('');
      setFailure('');
      toast(words.saved, 'good');
    } catch (why) {
      setFailure(blames(why, 'current') ? words.currentWrong : whyNot(why));
    }
  };
  return (
    <details class="hall-account__password">
      <summary>{hasOne ? words.changePassword : words.addPassword}</summary>
      <form onSubmit={(event) => void save(event)}>
        {hasOne && (
          <TextField
            label={words.currentPassword}
            type="password"
            value={current}
            maxLength={200}
            autoComplete="current-password"
            onInput={setCurrent}
          />
        )}
        <TextField
          label={words.newPassword}
          help={words.passwordHelp}
          error={failure}
          type="password"
          value={password}
          maxLength={200}
          autoComplete="new-password"
          onInput={setPassword}
        />
        <div class="hall-account__send">
          <Button type="submit" icon="check">
            {words.save}
          </Button>
        </div>
      </form>
    </details>
  );
}
