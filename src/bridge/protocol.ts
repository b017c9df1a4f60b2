import * as z from 'zod/mini';

/**
 * The `postMessage` protocol between the page and the sign-in frame (behaviour 15):
 *
 *     page                                              frame
 *      │  { type: '@w3m-app/NAME', payload?, id }         │
 *      │ ───────────────────────────────────────────────▶ │
 *      │  { type: '@w3m-frame/NAME_SUCCESS', payload?, id }
 *      │ ◀─────────────────────────────────────────────── │
 *      │  or { type: '@w3m-frame/NAME_ERROR', payload: { message }, id }
 *      │                                                  │
 *      │  at any time { type: '@w3m-frame/SESSION_UPDATE', payload: { token } }
 *
 * The hosted frame defines the names and shapes, so never change them. Unknown fields are dropped in both directions.
 */
export const APP_PREFIX = '@w3m-app/';
export const FRAME_PREFIX = '@w3m-frame/';

/** The maximum length of a message id. Ours have 32 characters. */
export const ID_LENGTH = 64;

const text = z.string();
const chainId = z.union([z.string(), z.number()]);
// The length limit of mail servers (RFC 5321) keeps the input of the pattern short.
const email = z.email({ error: 'Invalid email' }).check(z.maxLength(320, { error: 'Invalid email' }));
/** The hosted frame never answers requests whose address contains an apostrophe. */
const askedEmail = email.check(z.refine((given) => !given.includes("'"), { error: 'Invalid email' }));
const address = z.string().check(z.minLength(1), z.maxLength(128));
const otp = z.object({ otp: text });

/** The account types: standard and smart account. */
const accountType = z.enum(['eoa', 'smartAccount']);
/** An upper bound above any real number of accounts. Longer lists are invalid. */
const MOST_ACCOUNTS = 1_000;
const accounts = z.optional(
  z.array(z.object({ address, type: accountType })).check(z.maxLength(MOST_ACCOUNTS)),
);
/** Drops the payload of messages that should have none. */
const nothing = z.pipe(
  z.unknown(),
  z.transform((): undefined => undefined),
);
const dictionary = z.record(z.string(), z.union([z.string(), z.number()]));

const socialProvider = z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']);

/** Each request with the schemas of its payload and reply. */
export const MESSAGES = {
  SWITCH_NETWORK: { payload: z.object({ chainId }), reply: z.object({ chainId }) },
  CONNECT_EMAIL: {
    payload: z.object({ email: askedEmail }),
    reply: z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP']) }),
  },
  CONNECT_DEVICE: { payload: nothing, reply: nothing },
  CONNECT_OTP: { payload: otp, reply: nothing },
  CONNECT_SOCIAL: {
    payload: z.object({ uri: text }),
    reply: z.object({ email: text, address, chainId, accounts, userName: z.optional(text) }),
  },
  GET_SOCIAL_REDIRECT_URI: {
    payload: z.object({ provider: socialProvider }),
    reply: z.object({ uri: text }),
  },
  GET_FARCASTER_URI: { payload: nothing, reply: z.object({ url: text }) },
  CONNECT_FARCASTER: { payload: nothing, reply: z.object({ userName: text }) },
  GET_USER: {
    payload: z.optional(z.object({ chainId: z.optional(chainId), preferredAccountType: z.optional(text) })),
    reply: z.object({
      email: z.optional(z.nullable(email)),
      address,
      chainId,
      smartAccountDeployed: z.optional(z.boolean()),
      accounts,
      preferredAccountType: z.optional(text),
    }),
  },
  SIGN_OUT: { payload: nothing, reply: nothing },
  IS_CONNECTED: {
    payload: z.optional(z.object({ token: text })),
    reply: z.object({ isConnected: z.boolean() }),
  },
  GET_CHAIN_ID: { payload: nothing, reply: z.object({ chainId }) },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: nothing,
    reply: z.object({
      smartAccountEnabledNetworks: z.array(z.number()).check(z.maxLength(MOST_ACCOUNTS)),
    }),
  },
  INIT_SMART_ACCOUNT: { payload: nothing, reply: z.object({ address, isDeployed: z.boolean() }) },
  SET_PREFERRED_ACCOUNT: {
    payload: z.object({ type: text }),
    reply: z.object({ type: text, address }),
  },
  RPC_REQUEST: {
    payload: z.object({ method: text, params: z.optional(z.unknown()) }),
    reply: z.unknown(),
  },
  UPDATE_EMAIL: {
    payload: z.object({ email: askedEmail }),
    reply: z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: otp, reply: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: { payload: otp, reply: z.object({ newEmail: email }) },
  SYNC_THEME: {
    payload: z.object({
      themeMode: z.optional(z.enum(['light', 'dark'])),
      themeVariables: z.optional(dictionary),
      w3mThemeVariables: z.optional(z.record(z.string(), z.string())),
    }),
    reply: nothing,
  },
  SYNC_DAPP_DATA: {
    payload: z.object({
      metadata: z.optional(z.object({ name: text, description: text, url: text, icons: z.array(text) })),
      sdkVersion: text,
      projectId: text,
    }),
    reply: nothing,
  },
} as const satisfies Record<string, { payload: z.ZodMiniType; reply: z.ZodMiniType }>;

/** An error of the frame. Some old frames leave `message` out. */
export const errorPayload = z.object({ message: z.string() });
/** The only message of the frame that is not an answer. */
export const SESSION_UPDATE = `${FRAME_PREFIX}SESSION_UPDATE`;
export const sessionPayload = z.object({ token: z.string() });

export type MessageName = keyof typeof MESSAGES;
/** A request's payload, as the caller gives it. */
export type Payload<Name extends MessageName> = z.input<(typeof MESSAGES)[Name]['payload']>;
/** A request's reply. */
export type Reply<Name extends MessageName> = z.output<(typeof MESSAGES)[Name]['reply']>;
export type AccountType = z.infer<typeof accountType>;
export type SocialProvider = z.infer<typeof socialProvider>;

/** A request in wire format. */
export interface AppMessage {
  readonly type: `${typeof APP_PREFIX}${MessageName}`;
  readonly payload?: unknown;
  readonly id: string;
}
