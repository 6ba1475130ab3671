import './Chat.css';
import type { Viewer } from '@meadhall/kernel';
import { useState } from 'preact/hooks';
import { Button } from '../controls/Button.tsx';
import { catalogue, say } from '../i18n.ts';
import { SeatBadge } from '../things/SeatBadge.tsx';
import { useNewest } from './following.ts';
import { SCROLLS } from './scrolls.ts';

const WORDS = catalogue({
  fr: {
    label: 'Conversation',
    empty: 'Personne n’a encore levé sa corne. Dites bonjour !',
    placeholder: 'Dire quelque chose…',
    send: 'Envoyer',
  },
  en: {
    label: 'Conversation',
    empty: 'Nobody has raised a horn yet. Say hello!',
    placeholder: 'Say something…',
    send: 'Send',
  },
});

export interface ChatLine {
  id: number;
  name: string;
  seat: Viewer;
  text: string;
}

export interface ChatProps {
  lines: readonly ChatLine[];
  onSay: (text: string) => void;
  maxLength: number;
  disabled?: boolean | undefined;
}

export function Chat({ lines, onSay, maxLength, disabled }: ChatProps) {
  const t = say(WORDS);
  const [text, setText] = useState('');
  const { list, follow } = useNewest(lines.length);
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    follow();
    onSay(text.trim());
    setText('');
  };
  return (
    <div class="mh-chat">
      {lines.length === 0 ? (
        <p class="mh-chat__empty">{t.empty}</p>
      ) : (
        <ol {...list} class="mh-chat__lines" aria-label={t.label} {...SCROLLS}>
          {lines.map((line) => (
            <li key={line.id} class="mh-chat__line">
              {line.seat === null ? (
                <b>{line.name}</b>
              ) : (
                <SeatBadge seat={line.seat} name={line.name} />
              )}
              <p class="mh-chat__text">{line.text}</p>
            </li>
          ))}
        </ol>
      )}
      <form class="mh-chat__form" onSubmit={send}>
        <input
          class="mh-input"
          value={text}
          maxLength={maxLength}
          placeholder={t.placeholder}
          aria-label={t.placeholder}
          disabled={disabled}
          autoComplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" icon="chat" label={t.send} disabled={disabled} />
      </form>
    </div>
  );
}
