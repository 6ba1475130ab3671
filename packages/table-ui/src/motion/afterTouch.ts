import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

/** Milliseconds after which a touch counts as seen even if no frame is drawn, as in a tab that lies behind. */
const LONGEST = 250;

/** What has been touched and not been drawn yet; empty if nothing is. */
const unseen = new Set<object>();
const waiting = new Set<() => void>();

function seen(touch: object): void {
  if (!unseen.delete(touch) || unseen.size > 0) return;
  for (const goOn of waiting) goOn();
}

/** Somebody has touched something. */
export function touched(): void {
  const touch = {};
  unseen.add(touch);
  setTimeout(seen, LONGEST, touch);
  // A message that is sent while a frame is made arrives when it has been.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => seen(touch);
    port2.postMessage(null);
  });
}

/** A finger or a button that is down. */
const PRESS = {};

/** Until it is let go of, a touch is not over: what it means is known then. */
export function pressed(): void {
  touched();
  unseen.add(PRESS);
  setTimeout(seen, LONGEST, PRESS);
}

/** The click comes with it, and before any timer. */
export function released(): void {
  setTimeout(seen, 0, PRESS);
}
for (const [kind, hear] of [
  ['pointerdown', pressed],
  ['pointerup', released],
  ['pointercancel', released],
  ['click', touched],
  ['keydown', touched],
] as const)
  globalThis.document?.addEventListener(kind, hear, { capture: true, passive: true });

/** What only some browsers can tell. */
const { scheduling } = (globalThis.navigator ?? {}) as {
  scheduling?: { isInputPending?(): boolean };
};

/** A touch that the page has not been told of yet. */
const COMING = {};

/** Whether the page is about to be told of a touch, as far as the browser says so; it is then waited for like any other. */
export function isTouchComing(): boolean {
  if (!scheduling?.isInputPending?.()) return false;
  // Timers come after touches: by then it has come.
  if (!unseen.has(COMING)) setTimeout(seen, 0, COMING);
  unseen.add(COMING);
  return true;
}

const isTouched = (): boolean => unseen.size > 0 || isTouchComing();

/** Does it when whoever has touched something has seen that it was felt: at once if nobody has. */
export function onceSeen(act: () => void): void {
  if (!isTouched()) {
    act();
    return;
  }
  const goOn = (): void => {
    waiting.delete(goOn);
    act();
  };
  waiting.add(goOn);
}

/**
 * What a signal says, value by value, but never in the frame that answers a touch: whoever touches something sees at once
 * that it was felt, and the table changes with the next frame.
 */
export function afterTouch<V>(source: ReadonlySignal<V>): {
  shown: ReadonlySignal<V>;
  listen: () => () => void;
} {
  const shown = signal(source.peek());
  const late: V[] = [];
  const goOn = (): void => {
    if (late.length === 0 || isTouched()) return;
    shown.value = late.shift() as V;
    // One by one: each of them is told in the log.
    if (late.length > 0) setTimeout(goOn);
  };
  const listen = () => {
    waiting.add(goOn);
    const stop = source.subscribe((value) => {
      if (late.length === 0 && !isTouched()) shown.value = value;
      else late.push(value);
    });
    return () => {
      stop();
      waiting.delete(goOn);
    };
  };
  return { shown, listen };
}

export function useAfterTouch<V>(source: ReadonlySignal<V>): V {
  const { shown, listen } = useMemo(() => afterTouch(source), [source]);
  useEffect(listen, [listen]);
  return shown.value;
}
