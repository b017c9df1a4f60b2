import {
  anything,
  type Check,
  either,
  listOf,
  mapOf,
  number,
  oneOf,
  optional,
  shape,
  text,
} from './checks.js';

/**
 * The messages of the hosted sign-in frame, written from its documentation. This file shares nothing with the product's code
 * for the frame, so that wrong messages stay unanswered here as they would in the hosted frame.
 */
export const APP_PREFIX = '@w3m-app/';
export const FRAME_PREFIX = '@w3m-frame/';
export const SESSION_UPDATE = '@w3m-frame/SESSION_UPDATE';

/** Unlike most patterns, this one does not allow an apostrophe. */
const ADDRESS = /^(?!\.)(?!.*\.\.)[A-Z0-9_+\-.]*[A-Z0-9_+-]@([A-Z0-9][A-Z0-9-]*\.)+[A-Z]{2,}$/i;
const email = shape({ email: (value) => typeof value === 'string' && ADDRESS.test(value) });
const otp = shape({ otp: text });
const chainId = either(text, number);

/** The payload of each message; `anything` if it has none. */
export const QUESTIONS = {
  SWITCH_NETWORK: shape({ chainId }),
  CONNECT_EMAIL: email,
  CONNECT_DEVICE: anything,
  CONNECT_OTP: otp,
  CONNECT_SOCIAL: shape({ uri: text }),
  GET_SOCIAL_REDIRECT_URI: shape({
    provider: oneOf('google', 'github', 'apple', 'facebook', 'x', 'discord'),
  }),
  GET_FARCASTER_URI: anything,
  CONNECT_FARCASTER: anything,
  GET_USER: optional(shape({ chainId: optional(chainId), preferredAccountType: optional(text) })),
  SIGN_OUT: anything,
  IS_CONNECTED: optional(shape({ token: text })),
  GET_CHAIN_ID: anything,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: anything,
  INIT_SMART_ACCOUNT: anything,
  SET_PREFERRED_ACCOUNT: shape({ type: text }),
  RPC_REQUEST: shape({ method: text }),
  UPDATE_EMAIL: email,
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: shape({
    themeMode: optional(oneOf('light', 'dark')),
    themeVariables: optional(mapOf(either(text, number))),
    w3mThemeVariables: optional(mapOf(text)),
  }),
  SYNC_DAPP_DATA: shape({
    metadata: optional(shape({ name: text, description: text, url: text, icons: listOf(text) })),
    sdkVersion: text,
    projectId: text,
  }),
} as const satisfies Record<string, Check>;
