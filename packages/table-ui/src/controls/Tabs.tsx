import './Tabs.css';
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../iconNames.ts';
import { step } from '../table/keys.ts';

export interface Tab {
  id: string;
  title: string;
  icon?: IconName | undefined;
  /** How many new things wait there. */
  badge?: number | undefined;
  content: ComponentChildren;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Which one is open, where somebody else decides it. */
  open?: string | undefined;
  onOpen?: ((id: string) => void) | undefined;
  class?: string | undefined;
}

export function Tabs({ label, tabs, open, onOpen, class: more = '' }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = tabs.find(({ id }) => id === (open ?? own)) ?? tabs[0];
  const show = (id: string) => {
    setOwn(id);
    onOpen?.(id);
  };
  const walk = (event: KeyboardEvent) => {
    const next = step(event.key, current ? tabs.indexOf(current) : 0, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    show(tab.id);
    list.current?.querySelectorAll('button')[next ?? 0]?.focus();
  };
  return (
    <div class={`mh-tabs ${more}`}>
      <div ref={list} class="mh-tabs__list" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            class="mh-tabs__tab"
            id={`${prefix}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={`${prefix}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => show(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.title}</span>
            {!!tab.badge && <span class="mh-tabs__badge">{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div
        class="mh-tabs__panel"
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${current?.id}`}
      >
        {current?.content}
      </div>
    </div>
  );
}
