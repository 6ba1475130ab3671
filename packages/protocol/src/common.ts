import * as z from 'zod/mini';

/** Raised when an old client could misread a new server; part of every address. */
export const VERSION = 1;

/** Whatever somebody sends is bounded, so that nobody can fill a disk or a memory. */
export const LIMITS = {
  /** Bytes of an HTTP body or of a message on the live connection. */
  body: 32 * 1024,
  /** Bytes of an uploaded match. */
  upload: 512 * 1024,
  chat: 500,
  name: 30,
  title: 60,
  seats: 8,
  /** Answers of an uploaded match. */
  answers: 5_000,
} as const;

/** What nobody sees, or what turns a line around: nothing others should find in a name. */
export const UNREADABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** The same for longer texts, where a joiner inside an emoji does no harm. */
const UNSPEAKABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const text = (min: number, max: number, without: RegExp) =>
  z.string().check(
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
    z.refine((it) => !without.test(it)),
  );

export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{10,40}$/));
export const GameId = z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/));
export const Seat = z.int().check(z.minimum(0), z.maximum(LIMITS.seats - 1));
export const Viewer = z.nullable(Seat);
export const Clause = z.string().check(z.maxLength(20));
export const Language = z.enum(['fr', 'en']);
/** Milliseconds since 1970. */
export const Time = z.int().check(z.minimum(0));
export const Name = text(1, LIMITS.name, UNREADABLE);
export const Title = text(1, LIMITS.title, UNSPEAKABLE);
export const ChatText = text(1, LIMITS.chat, UNSPEAKABLE);
export const Nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/));
export const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const Level = z.enum(['apprentice', 'companion', 'veteran', 'master']);
export const Count = z.int().check(z.minimum(0));

export type Language = z.infer<typeof Language>;
export type Level = z.infer<typeof Level>;
