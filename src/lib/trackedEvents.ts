import type { CaipNetworkId } from './networks/caip.js';

/** The way a wallet is reached: by a link that opens its app, a code that its app scans, or in this browser. */
export type WalletPlatform = 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode';

interface SmartAccount {
  /** Whether the active account is the visitor's smart account. */
  readonly isSmartAccount: boolean;
}

/** The network and kind of account of an action. */
interface Place extends SmartAccount {
  /** Empty if no network is known. */
  readonly network: CaipNetworkId | '';
}

interface HistoryPage extends SmartAccount {
  /** Reported to the page only, never posted. */
  readonly address: string;
  readonly projectId: string;
  /** The start of the page of entries; undefined for the first one. */
  readonly cursor?: string | undefined;
}

/** Symbols, and amounts as decimal text. */
interface Swap extends Place {
  readonly swapFromToken: string;
  readonly swapToToken: string;
  readonly swapFromAmount: string;
  readonly swapToAmount: string;
}

/** A symbol, and an amount as decimal text. */
interface Send extends Place {
  /** The symbol of a native currency, otherwise the CAIP-10 address of the token. */
  readonly token: string;
  readonly amount: string;
}

interface SocialLogin {
  readonly provider: string;
}

interface NameRegistration extends SmartAccount {
  readonly ensName: string;
}

/**
 * All tracked events and their properties. Nothing else is ever reported or posted, and no posted event says who the visitor is
 * or what they own.
 */
export interface TrackedEvents {
  /** The interface has loaded. */
  MODAL_LOADED: undefined;
  MODAL_OPEN: { readonly connected: boolean };
  MODAL_CLOSE: { readonly connected: boolean };
  CLICK_ALL_WALLETS: undefined;
  CLICK_WALLET_HELP: undefined;
  CLICK_NETWORK_HELP: undefined;
  CLICK_GET_WALLET: undefined;
  CLICK_NETWORKS: undefined;
  SELECT_WALLET: { readonly name: string; readonly platform: WalletPlatform };
  CONNECT_SUCCESS: { readonly method: 'qrcode' | 'mobile' | 'browser' | 'email'; readonly name: string };
  /** `message` is the error's code, because its text may contain anything the wallet wrote. */
  CONNECT_ERROR: { readonly message: string };
  DISCONNECT_SUCCESS: undefined;
  DISCONNECT_ERROR: undefined;
  CLICK_TRANSACTIONS: SmartAccount;
  ERROR_FETCH_TRANSACTIONS: HistoryPage;
  LOAD_MORE_TRANSACTIONS: HistoryPage;
  CLICK_SIGN_SIWE_MESSAGE: Place;
  CLICK_CANCEL_SIWE: Place;
  SIWE_AUTH_SUCCESS: Place;
  SIWE_AUTH_ERROR: Place;
  EMAIL_LOGIN_SELECTED: undefined;
  EMAIL_SUBMITTED: undefined;
  DEVICE_REGISTERED_FOR_EMAIL: undefined;
  EMAIL_VERIFICATION_CODE_SENT: undefined;
  EMAIL_VERIFICATION_CODE_PASS: undefined;
  EMAIL_VERIFICATION_CODE_FAIL: undefined;
  EMAIL_EDIT: undefined;
  EMAIL_UPGRADE_FROM_MODAL: undefined;
  SWITCH_NETWORK: { readonly network: CaipNetworkId };
  OPEN_SWAP: Place;
  OPEN_SEND: Place;
  CLICK_SELECT_TOKEN_TO_SWAP: undefined;
  CLICK_SELECT_NETWORK_TO_SWAP: undefined;
  CLICK_CONVERT: undefined;
  INITIATE_SWAP: Swap;
  SWAP_SUCCESS: Swap;
  SWAP_ERROR: Swap;
  SEND_INITIATED: Send;
  SEND_SUCCESS: Send;
  SEND_ERROR: Send;
  SELECT_BUY_CRYPTO: SmartAccount;
  SELECT_WHAT_IS_A_BUY: SmartAccount;
  SELECT_BUY_PROVIDER: SmartAccount & { readonly provider: string };
  SET_PREFERRED_ACCOUNT_TYPE: {
    readonly accountType: 'eoa' | 'smartAccount';
    readonly network: CaipNetworkId | '';
  };
  SOCIAL_LOGIN_STARTED: SocialLogin;
  SOCIAL_LOGIN_SUCCESS: SocialLogin;
  SOCIAL_LOGIN_ERROR: SocialLogin;
  OPEN_ENS_FLOW: SmartAccount;
  REGISTER_NAME_INITIATED: NameRegistration;
  REGISTER_NAME_SUCCESS: NameRegistration;
  /** `error` is the error's code. */
  REGISTER_NAME_ERROR: NameRegistration & { readonly error: string };
}

export type TrackedEventName = keyof TrackedEvents;

/** A tracked event with its properties, if it has any. */
export type TrackedEvent = {
  [Name in TrackedEventName]: TrackedEvents[Name] extends undefined
    ? { readonly event: Name; readonly properties?: undefined }
    : { readonly event: Name; readonly properties: TrackedEvents[Name] };
}[TrackedEventName];
