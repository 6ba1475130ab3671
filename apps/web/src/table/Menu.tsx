import { Button, Dialog, language, Slider, say, volume } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import type { TableLink } from '../match/link.ts';
import type { Table } from '../match/table.ts';
import { to } from '../router.ts';
import { careful } from '../wishes.ts';
import { TABLE } from './words.ts';

interface MenuProps {
  link: TableLink;
  table: Table;
  open: boolean;
  onClose(): void;
  act(what: () => Promise<void>): void;
}

/** Everything that can be done at a table besides playing. */
export function Menu({ link, table, open, onClose, act }: MenuProps) {
  const words = say(TABLE);
  const [sure, setSure] = useState<'resign' | 'abandon' | null>(null);
  const { phase, mine, game } = table.info;
  const playing = (phase === 'playing' || phase === 'paused') && mine.length > 0;
  const local = link.kind === 'local';
  const close = (): void => {
    setSure(null);
    onClose();
  };
  const doIt = (what: () => Promise<void>) => () => {
    close();
    act(what);
  };
  const resign = doIt(() => link.resign());
  const abandon = doIt(() => link.propose('abandon'));
  if (sure)
    return (
      <Dialog
        open={open}
        title={sure === 'resign' ? words.resignSure : words.abandonSure}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{words.stay}</Button>
            <Button look="danger" onPress={sure === 'resign' ? resign : abandon}>
              {sure === 'resign' ? words.leave : words.giveUp}
            </Button>
          </>
        }
      >
        <p>{sure === 'resign' ? words.resignHelp : words.abandonHelp}</p>
      </Dialog>
    );
  const ask = (what: 'resign' | 'abandon', now: () => void) => () =>
    careful.value ? setSure(what) : now();
  return (
    <Dialog open={open} title={words.menu} onClose={close}>
      <div class="hall-menu">
        {playing && local && (
          <Button icon="undo" onPress={doIt(() => link.propose('takeBack'))}>
            {words.takeBack}
          </Button>
        )}
        {playing && !local && (
          <>
            <Button icon="undo" onPress={doIt(() => link.propose('takeBack'))}>
              {words.askTakeBack}
            </Button>
            <Button
              icon={phase === 'paused' ? 'play' : 'pause'}
              onPress={doIt(() => link.propose(phase === 'paused' ? 'resume' : 'pause'))}
            >
              {phase === 'paused' ? words.askResume : words.askPause}
            </Button>
            <Button icon="close" onPress={ask('abandon', abandon)}>
              {words.askAbandon}
            </Button>
            <Button icon="bye" look="danger" onPress={ask('resign', resign)}>
              {words.resign}
            </Button>
          </>
        )}
        {playing && local && (
          <Button icon="bye" look="danger" onPress={ask('abandon', abandon)}>
            {words.abandon}
          </Button>
        )}
        <Slider
          label={words.sound}
          min={0}
          max={1}
          step={0.1}
          value={volume.value}
          text={`${Math.round(100 * volume.value)} %`}
          onInput={(loud) => {
            volume.value = loud;
          }}
        />
        <Button
          icon="language"
          look="quiet"
          onPress={() => {
            language.value = language.value === 'fr' ? 'en' : 'fr';
          }}
        >
          {words.language}
        </Button>
        <Button icon="rules" look="quiet" href={to('gameRules', { game })}>
          {words.rules}
        </Button>
        <Button icon="settings" look="quiet" href={to('settings', {})}>
          {words.settings}
        </Button>
        <details class="hall-keys">
          <summary>{words.keys}</summary>
          <p>{words.keysText}</p>
        </details>
      </div>
    </Dialog>
  );
}
