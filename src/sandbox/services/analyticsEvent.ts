import type { TrackedEventName, TrackedEvents } from '../../lib/trackedEvents.js';

/** An event in the format that pages send. */
export interface AnalyticsEvent {
  readonly eventId: string;
  /** The page's URL without query and fragment. */
  readonly url: string;
  /** The page's host name. */
  readonly domain: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly props: {
    readonly type: 'track';
    readonly event: string;
    readonly properties?: Readonly<Record<string, unknown>>;
  };
}

type Names = { readonly [Name in TrackedEventName]: readonly PropertyOf<TrackedEvents[Name]>[] };
type PropertyOf<Properties> = Properties extends undefined ? never : keyof Properties;

const smart = ['isSmartAccount'] as const;
const place = ['network', 'isSmartAccount'] as const;
const page = ['projectId', 'cursor', 'isSmartAccount'] as const;
const swap = [...place, 'swapFromToken', 'swapToToken', 'swapFromAmount', 'swapToAmount'] as const;
const send = [...place, 'token', 'amount'] as const;
const name = ['isSmartAccount', 'ensName'] as const;

/** The allowed properties of each event. Account addresses are never among them. */
const PROPERTIES: Names = {
  MODAL_LOADED: [],
  MODAL_OPEN: ['connected'],
  MODAL_CLOSE: ['connected'],
  CLICK_ALL_WALLETS: [],
  CLICK_WALLET_HELP: [],
  CLICK_NETWORK_HELP: [],
  CLICK_GET_WALLET: [],
  CLICK_NETWORKS: [],
  SELECT_WALLET: ['name', 'platform'],
  CONNECT_SUCCESS: ['method', 'name'],
  CONNECT_ERROR: ['message'],
  DISCONNECT_SUCCESS: [],
  DISCONNECT_ERROR: [],
  CLICK_TRANSACTIONS: smart,
  ERROR_FETCH_TRANSACTIONS: page,
  LOAD_MORE_TRANSACTIONS: page,
  CLICK_SIGN_SIWE_MESSAGE: place,
  CLICK_CANCEL_SIWE: place,
  SIWE_AUTH_SUCCESS: place,
  SIWE_AUTH_ERROR: place,
  EMAIL_LOGIN_SELECTED: [],
  EMAIL_SUBMITTED: [],
  DEVICE_REGISTERED_FOR_EMAIL: [],
  EMAIL_VERIFICATION_CODE_SENT: [],
  EMAIL_VERIFICATION_CODE_PASS: [],
  EMAIL_VERIFICATION_CODE_FAIL: [],
  EMAIL_EDIT: [],
  EMAIL_UPGRADE_FROM_MODAL: [],
  SWITCH_NETWORK: ['network'],
  OPEN_SWAP: place,
  OPEN_SEND: place,
  CLICK_SELECT_TOKEN_TO_SWAP: [],
  CLICK_SELECT_NETWORK_TO_SWAP: [],
  CLICK_CONVERT: [],
  INITIATE_SWAP: swap,
  SWAP_SUCCESS: swap,
  SWAP_ERROR: swap,
  SEND_INITIATED: send,
  SEND_SUCCESS: send,
  SEND_ERROR: send,
  SELECT_BUY_CRYPTO: smart,
  SELECT_WHAT_IS_A_BUY: smart,
  SELECT_BUY_PROVIDER: ['provider', 'isSmartAccount'],
  SET_PREFERRED_ACCOUNT_TYPE: ['accountType', 'network'],
  SOCIAL_LOGIN_STARTED: ['provider'],
  SOCIAL_LOGIN_SUCCESS: ['provider'],
  SOCIAL_LOGIN_ERROR: ['provider'],
  OPEN_ENS_FLOW: smart,
  REGISTER_NAME_INITIATED: name,
  REGISTER_NAME_SUCCESS: name,
  REGISTER_NAME_ERROR: [...name, 'error'],
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Reads the body of a request. Returns the event, or a message that describes the fault. */
export function readAnalyticsEvent(text: string): AnalyticsEvent | string {
  let event: Partial<AnalyticsEvent> | null;
  try {
    event = JSON.parse(text) as Partial<AnalyticsEvent> | null;
  } catch {
    return 'The body is no JSON.';
  }
  const { eventId, url, domain, timestamp, props, ...others } = event ?? {};
  const unknown = Object.keys(others);
  if (unknown.length > 0) return `Nothing is called ${unknown.join(', ')}.`;
  if (typeof eventId !== 'string' || !UUID.test(eventId)) return 'eventId is no UUID of version 4.';
  if (typeof url !== 'string' || !URL.canParse(url) || /[?#]/.test(url)) {
    return 'url is no address without query and fragment.';
  }
  if (domain !== new URL(url).hostname) return 'domain is not the host of url.';
  if (!Number.isSafeInteger(timestamp)) return 'timestamp is no number of milliseconds.';
  return problemOf(props) ?? (event as AnalyticsEvent);
}

function problemOf(props: Partial<AnalyticsEvent['props']> | undefined): string | undefined {
  if (props?.type !== 'track') return 'props.type is not "track".';
  const known: readonly string[] | undefined = Object.hasOwn(PROPERTIES, `${props.event}`)
    ? PROPERTIES[props.event as TrackedEventName]
    : undefined;
  if (!known) return `No event is called ${props.event}.`;
  const unknown = Object.keys(props.properties ?? {}).filter((one) => !known.includes(one));
  return unknown.length > 0 ? `${props.event} has no ${unknown.join(', ')}.` : undefined;
}
