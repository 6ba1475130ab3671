import './Settings.css';
import {
  Button,
  Choice,
  language,
  type Motion,
  motion,
  play,
  Slider,
  say,
  TextField,
  type TextSize,
  type Theme,
  Toasts,
  Toggle,
  textSize,
  theme,
  toast,
  volume,
} from '@meadhall/table-ui';
import type { Language } from '@meadhall/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api.ts';
import { become, comeIn, me, name, rename } from '../me.ts';
import { whyNot } from '../parts/problemWords.ts';
import { careful } from '../wishes.ts';
import { Account } from './Account.tsx';
import { Alerts } from './Alerts.tsx';
import { SETTINGS } from './settingsWords.ts';

export function page() {
  const words = say(SETTINGS);
  useEffect(() => void comeIn(), []);
  return (
    <div class="hall-settings">
      <div class="hall-title">
        <h1>{words.title}</h1>
      </div>
      <div class="hall-settings__parts">
        <div class="hall-settings__column">
          <Part title={words.look}>
            <Choice<Language>
              label={words.language}
              value={language.value}
              options={[
                { value: 'fr', label: 'Français' },
                { value: 'en', label: 'English' },
              ]}
              onChange={(to) => {
                language.value = to;
              }}
            />
            <Choice<Theme>
              label={words.theme}
              value={theme.value}
              options={listed(words.themes)}
              onChange={(to) => {
                theme.value = to;
              }}
            />
            <Choice<Motion>
              label={words.motion}
              value={motion.value}
              options={listed(words.motions)}
              onChange={(to) => {
                motion.value = to;
              }}
            />
            <Choice<TextSize>
              label={words.text}
              value={textSize.value}
              options={listed(words.texts)}
              onChange={(to) => {
                textSize.value = to;
              }}
            />
            <Slider
              label={words.sound}
              min={0}
              max={1}
              step={0.1}
              value={volume.value}
              text={volume.value === 0 ? words.silent : `${Math.round(100 * volume.value)} %`}
              onInput={(loud) => {
                volume.value = loud;
                play('coin');
              }}
            />
            <Toggle
              label={words.careful}
              help={words.carefulHelp}
              on={careful.value}
              onChange={(on) => {
                careful.value = on;
              }}
            />
          </Part>
          <Part title={words.keys}>
            <ul class="hall-settings__keys">
              {words.keysHelp.split(' · ').map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Part>
        </div>
        <div class="hall-settings__column">
          <Part title={words.person}>
            <MyName />
          </Part>
          <Part title={words.alerts}>
            <Alerts />
          </Part>
          {me.value && (
            <Part title={words.account}>
              <Account me={me.value} />
            </Part>
          )}
        </div>
      </div>
      <Toasts explain={() => {}} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="hall-settings__part mh-panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const listed = <V extends string>(words: Readonly<Record<V, string>>) =>
  (Object.entries(words) as [V, string][]).map(([value, label]) => ({ value, label }));

function MyName() {
  const words = say(SETTINGS);
  const [draft, setDraft] = useState(name.value);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    const given = draft.trim();
    if (given === '') return;
    rename(given);
    try {
      if (await comeIn()) become(await call('changeMe', { body: { name: given } }));
      toast(me.value ? words.saved : words.away, 'good');
    } catch (why) {
      toast(whyNot(why), 'bad');
    }
  };
  return (
    <form class="hall-settings__name" onSubmit={(event) => void save(event)}>
      <TextField
        label={words.name}
        help={words.nameHelp}
        value={draft}
        maxLength={30}
        autoComplete="nickname"
        onInput={setDraft}
      />
      <Button type="submit" icon="check">
        {words.save}
      </Button>
    </form>
  );
}
