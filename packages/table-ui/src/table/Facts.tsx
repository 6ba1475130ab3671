import type { Layout } from '../game.ts';
import { Icon } from '../Icon.tsx';
import { isIcon } from '../iconNames.ts';

/** How a seat stands, in one line. */
export function Facts({ facts }: { facts: Layout['seats'][number]['facts'] }) {
  return (
    <dl class="mh-facts">
      {facts.map(({ label, value, icon }) => (
        <div key={label} class="mh-facts__fact" title={label}>
          <dt>{isIcon(icon) ? <Icon name={icon} label={label} /> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
