import { spoken } from './live.ts';

/** Once in the page; `announce` speaks through it. */
export function LiveRegion() {
  return (
    <p class="mh-hidden" role="status" aria-live="polite">
      {spoken.value}
    </p>
  );
}
