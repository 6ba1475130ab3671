import './Resting.css';
import { Icon, type IconName } from '@meadhall/table-ui';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { onTheirWay } from './frame.ts';

interface RestingProps {
  title: string;
  text?: string | undefined;
  icon?: IconName;
  /** Something is on its way. */
  busy?: boolean;
  /** A part of a page rather than the page. */
  small?: boolean;
  children?: ComponentChildren;
}

/** Where there is nothing to see yet, or nothing at all. */
export function Resting({ title, text, icon = 'mead', busy, small, children }: RestingProps) {
  const waits = busy && !small;
  useLayoutEffect(() => {
    if (!waits) return;
    onTheirWay.value++;
    return () => {
      onTheirWay.value--;
    };
  }, [waits]);
  const look = `${busy ? 'hall-rest--busy' : ''} ${small ? 'hall-rest--small' : ''}`;
  // What is on its way will bring a heading of its own.
  const Title = busy ? 'p' : small ? 'h2' : 'h1';
  return (
    <div class={`hall-rest ${look}`} role={busy ? 'status' : undefined}>
      <span class="hall-rest__sign">
        <Icon name={icon} />
      </span>
      <Title class="hall-rest__title">{title}</Title>
      {text && <p>{text}</p>}
      {children && <div class="hall-rest__actions">{children}</div>}
    </div>
  );
}
