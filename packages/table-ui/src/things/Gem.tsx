import './Gem.css';
import { Thing, type ThingProps } from './Thing.tsx';

export interface GemProps extends ThingProps {
  value?: string | number | undefined;
}

// Crown and pavilion of a cut stone seen from above; the torch is at the upper left, so those facets are bright.
const FACETS: readonly (readonly [points: string, light: number])[] = [
  ['30,4 70,4 64,26 36,26', 0.5],
  ['30,4 36,26 20,42 4,34', 0.62],
  ['70,4 96,34 80,42 64,26', 0.16],
  ['4,34 20,42 24,66 8,70', 0.3],
  ['96,34 92,70 76,66 80,42', -0.22],
  ['8,70 24,66 42,80 36,97', -0.12],
  ['92,70 64,97 58,80 76,66', -0.46],
  ['36,97 42,80 58,80 64,97', -0.34],
  ['36,26 64,26 80,42 76,66 58,80 42,80 24,66 20,42', 0.06],
];

export function Gem({ value, ...thing }: GemProps) {
  return (
    <Thing {...thing} tone={thing.tone ?? 'sea'} class={`mh-gem ${thing.class ?? ''}`}>
      <svg viewBox="0 0 100 100" class="mh-gem__stone" aria-hidden="true">
        <polygon class="mh-gem__girdle" points="30,4 70,4 96,34 92,70 64,97 36,97 8,70 4,34" />
        {FACETS.map(([points, light]) => (
          <polygon
            key={points}
            points={points}
            fill={light > 0 ? '#fff' : '#000'}
            fill-opacity={Math.abs(light)}
          />
        ))}
        <polyline class="mh-gem__glint" points="33,30 27,42 29,50" />
        {value !== undefined && (
          <text x="50" y="56" class="mh-gem__value">
            {value}
          </text>
        )}
      </svg>
    </Thing>
  );
}
