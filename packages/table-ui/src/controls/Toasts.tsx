import './Toasts.css';
import type { Clause } from '@meadhall/kernel';
import { Icon } from '../Icon.tsx';
import { catalogue, say } from '../i18n.ts';
import type { IconName } from '../iconNames.ts';
import { Button } from './Button.tsx';
import { dropToast, type Toast, toasts } from './toasts.ts';

const WORDS = catalogue({
  fr: { close: 'Fermer', rule: (clause: string) => `Règle ${clause}` },
  en: { close: 'Close', rule: (clause: string) => `Rule ${clause}` },
});
const ICONS: Readonly<Record<Toast['look'], IconName>> = {
  plain: 'torch',
  good: 'check',
  bad: 'shield',
};

/** Once in the page; `toast` speaks through it. */
export function Toasts({ explain }: { explain: (clause: Clause) => void }) {
  const t = say(WORDS);
  return (
    <div class="mh-toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, look, clause }) => (
        <div key={id} class={`mh-toast mh-toast--${look}`}>
          <Icon name={ICONS[look]} class="mh-toast__icon" />
          <span class="mh-toast__text">{text}</span>
          {clause && (
            <Button look="quiet" small icon="rules" onPress={() => explain(clause)}>
              {t.rule(clause)}
            </Button>
          )}
          <Button look="quiet" small icon="close" label={t.close} onPress={() => dropToast(id)} />
        </div>
      ))}
    </div>
  );
}
