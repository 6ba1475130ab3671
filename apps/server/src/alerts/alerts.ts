import { createHmac, randomBytes } from 'node:crypto';
import type { BodyOf, MatchInfo, ReplyOf } from '@meadhall/protocol';
import type { Alerts } from '../hall.ts';
import { Refused } from '../refused.ts';
import type { DeviceRow, PeopleStore, PersonRow } from '../storage/people.ts';
import { complaintAbout, publicAddresses } from './addresses.ts';
import { areKeys, encryptPush } from './encrypt.ts';
import { post } from './post.ts';
import type { Vapid } from './vapid.ts';

const MOST_DEVICES = 10;
/** So many alerts wait at most; further ones are dropped: a turn is still to be seen at the table. */
const LONGEST_QUEUE = 10_000;
const AT_ONCE = 8;
/** Nobody wants to be told twice about the same table within a minute. */
const QUIET = 60_000;

interface Setup {
  readonly store: PeopleStore;
  readonly vapid: Vapid;
  readonly privateToo: boolean;
  readonly now: () => number;
  /** What the title of a game is in a language. */
  readonly titleOf: (game: string, language: PersonRow['language']) => string;
  /** Something could not be told; never names a person or an address. */
  readonly onFailure: (what: 'push' | 'webhook', why: string) => void;
}

/** Tells people that it is their turn, on the devices and at the address they chose. */
export class TurnAlerts implements Alerts {
  readonly #setup: Setup;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #told = new Map<string, number>();
  #running = 0;
  #closed = false;
  #idle: (() => void) | undefined;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  get publicKey(): string {
    return this.#setup.vapid.publicKey;
  }

  async addDevice(person: string, wish: BodyOf<'addPush'>): Promise<void> {
    const { store, privateToo, now } = this.#setup;
    if (complaintAbout(wish.endpoint, { privateToo }))
      throw new Refused('badRequest', { field: 'endpoint' });
    if (!areKeys(wish.keys)) throw new Refused('badRequest', { field: 'keys' });
    const known = await store.devices(person);
    const isNew = known.every(({ endpoint }) => endpoint !== wish.endpoint);
    const oldest = known[0];
    if (isNew && known.length >= MOST_DEVICES && oldest)
      await store.removeDevice(person, oldest.endpoint);
    const { endpoint, keys } = wish;
    await store.addDevice({ endpoint, person, ...keys, created_at: now() });
  }

  async setWebhook(person: string, { url }: BodyOf<'setWebhook'>): Promise<ReplyOf<'setWebhook'>> {
    const { store, privateToo } = this.#setup;
    const refused = new Refused('badRequest', { field: 'url' });
    if (complaintAbout(url, { privateToo })) throw refused;
    const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
    await publicAddresses(host, { privateToo }).catch(() => {
      // Whether a name exists inside is nobody's business: both are told alike.
      throw refused;
    });
    const secret = randomBytes(32).toString('base64url');
    await store.changePerson(person, { webhook: url, webhook_secret: secret });
    return { url, secret };
  }

  turn(person: string, match: MatchInfo): void {
    const key = `${person} ${match.id}`;
    const now = this.#setup.now();
    if (this.#closed || now - (this.#told.get(key) ?? 0) < QUIET) return;
    if (this.#waiting.length >= LONGEST_QUEUE) return;
    this.#told.delete(key);
    this.#told.set(key, now);
    const [oldest] = this.#told.keys();
    if (this.#told.size > LONGEST_QUEUE && oldest !== undefined) this.#told.delete(oldest);
    this.#waiting.push(() => this.#tell(person, match));
    this.#work();
  }

  /** Waits for what is being sent; what still waits is dropped. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    if (this.#running > 0) await new Promise<void>((resolve) => (this.#idle = resolve));
  }

  #work(): void {
    while (this.#running < AT_ONCE) {
      const next = this.#waiting.shift();
      if (!next) break;
      this.#running++;
      void next().finally(() => {
        this.#running--;
        this.#work();
        if (this.#running === 0) this.#idle?.();
      });
    }
  }

  async #tell(id: string, match: MatchInfo): Promise<void> {
    const { store, onFailure } = this.#setup;
    try {
      const [person, devices] = await Promise.all([store.person(id), store.devices(id)]);
      if (!person) return;
      const sendings = devices.map((device) => this.#push(person, device, match));
      if (person.webhook !== null) sendings.push(this.#hook(person, person.webhook, match));
      await Promise.all(sendings);
    } catch (error) {
      onFailure('push', String(error));
    }
  }

  async #push(person: PersonRow, device: DeviceRow, match: MatchInfo): Promise<void> {
    const { store, vapid, privateToo, now, titleOf, onFailure } = this.#setup;
    const game = titleOf(match.game, person.language);
    const message = {
      title: person.language === 'fr' ? `${game} : c’est à vous` : `${game}: it is your turn`,
      body:
        match.title ??
        (person.language === 'fr' ? 'La table vous attend.' : 'The table is waiting.'),
      match: match.id,
      url: `/matches/${match.id}`,
    };
    try {
      const status = await post(device.endpoint, {
        privateToo,
        headers: {
          authorization: vapid.authorization(device.endpoint, Math.floor(now() / 1000)),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: 86_400,
          urgency: 'normal',
          // A later turn at the same table takes the place of an earlier one (RFC 8030, 5.4).
          topic: match.id.slice(0, 32),
        },
        body: encryptPush(Buffer.from(JSON.stringify(message)), device),
      });
      // The browser has unsubscribed (RFC 8030, 7.3).
      if (status === 404 || status === 410) await store.removeDevice(person.id, device.endpoint);
      else if (status >= 400) onFailure('push', `status ${status}`);
    } catch (error) {
      onFailure('push', nameOf(error));
    }
  }

  async #hook(person: PersonRow, url: string, match: MatchInfo): Promise<void> {
    const { privateToo, now, onFailure } = this.#setup;
    const body = Buffer.from(
      JSON.stringify({ event: 'turn', match: match.id, game: match.game, n: match.n, at: now() }),
    );
    const at = Math.floor(now() / 1000);
    const mark = createHmac('sha256', person.webhook_secret ?? '')
      .update(`${at}.`)
      .update(body)
      .digest('hex');
    try {
      const status = await post(url, {
        privateToo,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'meadhall',
          'meadhall-signature': `t=${at},v1=${mark}`,
        },
        body,
      });
      if (status >= 300) onFailure('webhook', `status ${status}`);
    } catch (error) {
      onFailure('webhook', nameOf(error));
    }
  }
}

/** What went wrong, without the address it went wrong at. */
const nameOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';
