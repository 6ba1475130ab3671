import './Moving.css';
import { Component, type ComponentChildren, createRef } from 'preact';
import { isStill } from '../theme.ts';
import { onceSeen } from './afterTouch.ts';
import { difference, flight, isThere, type Move, type Place } from './difference.ts';
import { ghostOf } from './ghost.ts';
import { isHeldBack } from './heldBack.ts';
import { type Snapshot, snapshotOf, withOrigins } from './snapshot.ts';
import { speed } from './speed.ts';

interface MovingProps {
  /** Changes with every new view: only then things are seen moving, not when the page is scrolled or resized. */
  moment: unknown;
  /** What a new thing is taken out of, as a selector; without it the thing appears where it is. */
  origin?: ((piece: string) => string | undefined) | undefined;
  class?: string;
  children: ComponentChildren;
}

/** More things than these that leave the table at once are cleared away; fewer are seen falling, one by one. */
const MOST_FALLING = 6;

/** A thing on its way. */
interface Flight {
  readonly animation: Animation;
  readonly frames: Keyframe[];
  readonly duration: number;
  /** Where it comes to lie. */
  readonly to: Place;
}

/**
 * Everything inside that carries `data-piece` is seen going from where it was to where it is, whatever parent it hangs
 * on now; what carries `data-stock` as well is seen leaving only, not coming. In a new moment what flies goes on if it is
 * to lie where it was going, and else sets out from where it is; a key or a tap brings everything home.
 */
export class Moving extends Component<MovingProps> {
  private readonly root = createRef<HTMLDivElement>();
  private running: Animation[] = [];
  /** What flies, and what it flies out of. */
  private aloft = new Set<Element>();
  private flights = new Map<Element, Flight>();
  /** Where things were when the last frame was drawn, if something has changed since. */
  private before: Snapshot | null = null;
  /** Where new things came from since then. */
  private origins: NonNullable<MovingProps['origin']>[] = [];
  private frame = 0;

  override getSnapshotBeforeUpdate(previous: MovingProps): Snapshot | null {
    return previous.moment === this.props.moment ? null : (this.before ?? this.snapshot());
  }

  // Until the next frame more may change, and then the page is laid out anyway: where things are is read there, once.
  override componentDidUpdate(_: MovingProps, __: unknown, before: Snapshot | null): void {
    if (!before) return;
    this.before = before;
    if (this.props.origin) this.origins.push(this.props.origin);
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(this.setOut);
  }

  /** What belongs to the same moment sets out together. */
  private readonly setOut = (): void => {
    const from = this.before;
    if (isHeldBack()) this.frame = requestAnimationFrame(this.setOut);
    else if (from) {
      this.before = null;
      this.animate(from);
    }
  };

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

  /** Whoever has touched something sees that first. */
  private readonly bringHome = (): void => {
    const { running } = this;
    onceSeen(() => {
      if (this.running === running) this.finish();
    });
  };

  private finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  /** What flew lies on the table again. */
  private land(): void {
    laidDown(this.aloft);
    this.aloft = new Set();
    this.flights = new Map();
  }

  private snapshot(): Snapshot {
    return snapshotOf(this.root.current);
  }

  private animate(before: Snapshot): void {
    const { aloft, flights } = this;
    const times = new Map([...flights].map(([it, { animation }]) => [it, animation.currentTime]));
    this.finish();
    this.aloft = new Set();
    this.flights = new Map();
    // Everything is read before anything is changed: in turns each reading would lay out the page again.
    const after = this.snapshot();
    const home = this.root.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const places = (snapshot: Snapshot) =>
      new Map([...snapshot].map(([id, { place }]) => [id, place]));
    const from = withOrigins(before, after, this.root.current, this.origins.splice(0));
    const { moved, came, left } = difference(places(from), places(after));
    const elementOf = (id: string): HTMLElement => after.get(id)!.element;
    // Whatever goes on flying is not marked anew: all of it would be drawn twice.
    const gone = (): void => laidDown([...aloft].filter((it) => !this.aloft.has(it)));
    if (isStill.value) {
      gone();
      for (const id of [...moved.map((move) => move.id), ...came])
        this.start(elementOf(id), [{ opacity: 0 }, { opacity: 1 }], 120, 'linear');
      return;
    }
    this.fly(
      moved,
      (id) => after.get(id)!,
      (element, to) => {
        const flight = flights.get(element);
        return flight && isThere(flight.to, to) ? { flight, at: times.get(element) ?? 0 } : null;
      },
    );
    gone();
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

  /**
   * All that sets out arrives together, so that the table is drawn anew once and not after each of them. What is on its
   * way to where it is to be goes on.
   */
  private fly(
    moved: readonly Move[],
    landing: (id: string) => { place: Place; element: HTMLElement },
    underway: (element: Element, to: Place) => { flight: Flight; at: CSSNumberish } | null,
  ): void {
    if (moved.length === 0) return;
    const farthest = Math.max(...moved.map(({ dx, dy }) => Math.hypot(dx, dy)));
    const soon = 220 + Math.min(130, farthest / 8);
    for (const move of moved) {
      const { element, place } = landing(move.id);
      const begun = underway(element, place);
      const { frames, duration } = begun?.flight ?? { frames: flight(move), duration: soon };
      element.classList.add('is-flying');
      if (!begun) element.classList.toggle('is-turning', move.turned);
      const animation = this.start(element, frames, duration, 'cubic-bezier(0.2, 0.7, 0.3, 1)');
      if (begun) animation.currentTime = begun.at;
      this.flights.set(element, { animation, frames, duration, to: place });
      this.aloft.add(element);
    }
    for (const { id } of moved)
      for (const layer of layersOf(landing(id).element)) {
        layer.classList.add('is-raised');
        this.aloft.add(layer);
      }
    const { aloft, flights } = this;
    const all = [...flights.values()].map(({ animation }) => animation.finished);
    const arrive = (): void => {
      if (this.aloft === aloft) this.land();
    };
    void Promise.allSettled(all).then(() => onceSeen(arrive));
  }

  /** What has left the table falls and fades, as a picture of itself. */
  private fall(
    { place, element }: { place: Place; element: HTMLElement },
    home: { left: number; top: number },
  ): void {
    const ghost = ghostOf(element, place, home);
    this.root.current?.append(ghost);
    const animation = this.start(
      ghost,
      [
        { opacity: 1, transform: 'none' },
        { opacity: 0, transform: 'translateY(36px) rotate(4deg) scale(0.92)' },
      ],
      260,
      'ease-in',
    );
    animation.onfinish = animation.oncancel = () => ghost.remove();
  }
}

/** The layers a thing lies in, from the inmost. */
function* layersOf(element: Element): Generator<Element> {
  let layer = element.closest('.mh-layer');
  while (layer) {
    yield layer;
    layer = layer.parentElement?.closest('.mh-layer') ?? null;
  }
}

function laidDown(elements: Iterable<Element>): void {
  for (const element of elements) element.classList.remove('is-flying', 'is-turning', 'is-raised');
}
