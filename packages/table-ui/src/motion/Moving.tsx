import './Moving.css';
import { Component, type ComponentChildren, createRef } from 'preact';
import { isStill } from '../theme.ts';
import { difference, flight, type Move, type Place } from './difference.ts';
import { speed } from './speed.ts';

interface MovingProps {
  /** Changes with every new view: only then things are seen moving, not when the page is scrolled or resized. */
  moment: unknown;
  class?: string;
  children: ComponentChildren;
}

/** More things than these that leave the table at once are cleared away; fewer are seen falling, one by one. */
const MOST_FALLING = 6;

type Snapshot = Map<string, { place: Place; element: HTMLElement }>;

/**
 * Everything inside that carries `data-piece` is seen going from where it was to where it is, whatever parent it hangs
 * on now. A new moment while things still fly sets out from where they are; a key or a tap brings them home at once.
 */
export class Moving extends Component<MovingProps> {
  private readonly root = createRef<HTMLDivElement>();
  private running: Animation[] = [];
  /** What flies, and what it flies out of. */
  private aloft = new Set<Element>();
  /** Where things were when the last frame was drawn, if something has changed since. */
  private before: Snapshot | null = null;
  private frame = 0;

  override getSnapshotBeforeUpdate(previous: MovingProps): Snapshot | null {
    return previous.moment === this.props.moment ? null : this.snapshot();
  }

  // Until the next frame more may change, and then the page is laid out anyway: where things are is read there, once.
  override componentDidUpdate(_: MovingProps, __: unknown, before: Snapshot | null): void {
    if (!before) return;
    this.before ??= before;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const from = this.before;
      this.before = null;
      if (from) this.animate(from);
    });
  }

  override componentDidMount(): void {
    document.addEventListener('keydown', this.bringHome, true);
    document.addEventListener('pointerdown', this.bringHome, true);
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.frame);
    document.removeEventListener('keydown', this.bringHome, true);
    document.removeEventListener('pointerdown', this.bringHome, true);
  }

  override render({ class: name = '', children }: MovingProps) {
    return (
      <div ref={this.root} class={`mh-moving ${name}`}>
        {children}
      </div>
    );
  }

  private readonly bringHome = (): void => {
    for (const animation of this.running) animation.finish();
    this.running = [];
    this.land();
  };

  /** What flew lies on the table again. */
  private land(): void {
    for (const element of this.aloft)
      element.classList.remove('is-flying', 'is-turning', 'is-raised');
    this.aloft = new Set();
  }

  private snapshot(): Snapshot {
    const found: Snapshot = new Map();
    for (const element of this.root.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0) continue;
      const place = { left, top, width, height, down: element.dataset['down'] !== undefined };
      found.set(element.dataset['piece'] ?? '', { place, element });
    }
    return found;
  }

  private animate(before: Snapshot): void {
    this.bringHome();
    // Everything is read before anything is changed: in turns each reading would lay out the page again.
    const after = this.snapshot();
    const home = this.root.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const places = (snapshot: Snapshot) =>
      new Map([...snapshot].map(([id, { place }]) => [id, place]));
    const { moved, came, left } = difference(places(before), places(after));
    const elementOf = (id: string): HTMLElement => after.get(id)!.element;
    if (isStill.value) {
      for (const id of [...moved.map((move) => move.id), ...came])
        this.start(elementOf(id), [{ opacity: 0 }, { opacity: 1 }], 120, 'linear');
      return;
    }
    this.fly(moved, elementOf);
    const appears = [
      { opacity: 0, transform: 'scale(0.86)' },
      { opacity: 1, transform: 'none' },
    ];
    for (const id of came) this.start(elementOf(id), appears, 180, 'ease-out');
    if (left.length <= MOST_FALLING) for (const id of left) this.fall(before.get(id)!, home);
  }

  private start(element: Element, frames: Keyframe[], duration: number, easing: string): Animation {
    const animation = element.animate(frames, { duration: duration / speed.value, easing });
    this.running.push(animation);
    return animation;
  }

  /** All arrive together, so that the table is drawn anew once and not after each of them. */
  private fly(moved: readonly Move[], elementOf: (id: string) => HTMLElement): void {
    if (moved.length === 0) return;
    const farthest = Math.max(...moved.map(({ dx, dy }) => Math.hypot(dx, dy)));
    const duration = 220 + Math.min(130, farthest / 8);
    const flights = moved.map((move) => {
      const element = elementOf(move.id);
      element.classList.add('is-flying');
      if (move.turned) element.classList.add('is-turning');
      this.aloft.add(element);
      return this.start(element, flight(move), duration, 'cubic-bezier(0.2, 0.7, 0.3, 1)');
    });
    for (const { id } of moved) {
      const layer = elementOf(id).closest('.mh-layer');
      layer?.classList.add('is-raised');
      if (layer) this.aloft.add(layer);
    }
    const { aloft } = this;
    void Promise.allSettled(flights.map(({ finished }) => finished)).then(() => {
      if (this.aloft === aloft) this.land();
    });
  }

  /** What has left the table falls and fades, as a picture of itself. */
  private fall(
    { place, element }: { place: Place; element: HTMLElement },
    home: { left: number; top: number },
  ): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-piece');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    ghost.classList.add('mh-moving__ghost');
    ghost.style.setProperty('--left', `${place.left - home.left}px`);
    ghost.style.setProperty('--top', `${place.top - home.top}px`);
    ghost.style.setProperty('--width', `${place.width}px`);
    this.root.current?.append(ghost);
    const animation = this.start(
      ghost,
      [{ opacity: 1 }, { opacity: 0, transform: 'translateY(36px) rotate(4deg) scale(0.92)' }],
      260,
      'ease-in',
    );
    animation.onfinish = animation.oncancel = () => ghost.remove();
  }
}
