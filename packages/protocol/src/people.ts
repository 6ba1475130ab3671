import * as z from 'zod/mini';
import { Id, Language, Name, Time } from './common.ts';

export const Login = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,29}$/));
export const Password = z.string().check(z.minLength(10), z.maxLength(200));

export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: Time });

/** The person behind the cookie. */
export const Me = z.object({
  id: Id,
  kind: z.enum(['guest', 'account']),
  name: z.string(),
  language: Language,
  login: z.optional(z.string()),
  hasPassword: z.boolean(),
  passkeys: z.array(Passkey),
  /** Devices that are told by Web Push when it is the person's turn. */
  pushDevices: z.int(),
  /** An address that is told as well. */
  webhook: z.optional(z.string()),
});
export type Me = z.infer<typeof Me>;

export const NewGuest = z.strictObject({
  name: z.optional(Name),
  language: z.optional(Language),
});
export const ChangeMe = z.strictObject({
  name: z.optional(Name),
  language: z.optional(Language),
});
export const NewAccount = z.strictObject({ login: Login, password: Password });
export const PasswordLogin = z.strictObject({
  login: z.string().check(z.maxLength(60)),
  password: z.string().check(z.maxLength(200)),
});
export const NewPassword = z.strictObject({
  password: Password,
  /** The old one, where there is one. */
  current: z.optional(z.string().check(z.maxLength(200))),
});

/** What a browser's authenticator says; the passkey library reads it. */
export const PasskeyReply = z.strictObject({
  /** Names the challenge that is answered. */
  challenge: z.string().check(z.maxLength(100)),
  name: z.optional(Name),
  response: z.record(z.string().check(z.maxLength(40)), z.unknown()),
});
/** A challenge, and the options the browser's passkey call is made with. */
export const PasskeyChallenge = z.object({
  challenge: z.string(),
  options: z.record(z.string(), z.unknown()),
});

export const PushKey = z.object({ publicKey: z.string() });
export const PushSubscription = z.strictObject({
  endpoint: z.url().check(z.maxLength(1000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: z.string().check(z.maxLength(200)),
    auth: z.string().check(z.maxLength(100)),
  }),
});
export const PushEndpoint = z.strictObject({ endpoint: z.string().check(z.maxLength(1000)) });
export const Webhook = z.strictObject({ url: z.url().check(z.maxLength(1000)) });
/** The secret a webhook's body is signed with (HMAC-SHA-256), shown once. */
export const WebhookSecret = z.object({ url: z.string(), secret: z.string() });
