import { safeHttpUrl, safeName } from '../untrusted/sanitize.js';
import { safeAppUrl } from './safeAppUrl.js';

/**
 * A wallet that can be chosen without being in this browser: one of the directory, of the host, or chosen before.
 * The names of its fields are those that the directory and hosts write.
 */
export interface ListedWallet {
  readonly id: string;
  readonly name: string;
  /** What the directory calls its picture. */
  readonly image_id?: string | undefined;
  /** The address of its picture; wins over `image_id`. */
  readonly image_url?: string | undefined;
  readonly homepage?: string | undefined;
  /** Opens its app on a phone: an `https:` address or the app's own scheme. */
  readonly mobile_link?: string | undefined;
  /** Opens its app on a computer. */
  readonly desktop_link?: string | undefined;
  readonly webapp_link?: string | undefined;
  readonly app_store?: string | undefined;
  readonly play_store?: string | undefined;
  readonly chrome_store?: string | undefined;
  /** The reverse domain name by which its extension announces itself. */
  readonly rdns?: string | undefined;
  /** The marks that its extension puts on `window.ethereum`, such as `isSandbox`. */
  readonly injected?: readonly string[] | undefined;
  /** `certified` where the directory has looked at it. */
  readonly badge_type?: string | undefined;
}

/** An id may become part of an address and of what is remembered, in letters. */
const LONGEST_ID = 256;

const word = (value: unknown) =>
  typeof value === 'string' && /^[\w.-]{1,128}$/.test(value) ? value : undefined;

const readers: Readonly<
  Record<Exclude<keyof ListedWallet, 'id' | 'name' | 'injected'>, (value: unknown) => string | undefined>
> = {
  image_id: word,
  image_url: safeHttpUrl,
  homepage: safeHttpUrl,
  mobile_link: safeAppUrl,
  desktop_link: safeAppUrl,
  webapp_link: safeHttpUrl,
  app_store: safeHttpUrl,
  play_store: safeHttpUrl,
  chrome_store: safeHttpUrl,
  rdns: word,
  badge_type: word,
};

/** The fields of a wallet that a host may give beside its id and its name. */
export const LISTED_WALLET_LINKS = Object.keys(readers) as (keyof typeof readers)[];

/** The marks of EVM wallets, as the directory writes them and as they are kept. */
function marks(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const { namespace = 'eip155', injected_id } = Object(entry) as {
      namespace?: unknown;
      injected_id?: unknown;
    };
    return (namespace === 'eip155' && word(typeof entry === 'string' ? entry : injected_id)) || [];
  });
}

/**
 * Reads a wallet that strangers wrote. A field that cannot be used, such as a link that would run a script, is left
 * out; undefined without an id or a name.
 */
export function readListedWallet(value: unknown): ListedWallet | undefined {
  const given = Object(value) as Readonly<Record<string, unknown>>;
  const name = safeName(given.name);
  if (typeof given.id !== 'string' || !given.id || given.id.length > LONGEST_ID || !name) return undefined;
  const fields = Object.entries(readers).flatMap(([key, read]) => {
    const text = read(given[key]);
    return text ? [[key, text]] : [];
  });
  const injected = marks(given.injected);
  return {
    ...Object.fromEntries(fields),
    ...(injected.length > 0 ? { injected } : {}),
    id: given.id,
    name,
  };
}

/** The wallets that can be read, each once. */
export function readListedWallets(values: unknown): ListedWallet[] {
  const wallets = (Array.isArray(values) ? values : []).map(readListedWallet);
  return eachOnce(wallets.filter((wallet) => wallet !== undefined));
}

/** The first of each id. */
export function eachOnce(wallets: readonly ListedWallet[]): ListedWallet[] {
  const ids = new Set<string>();
  return wallets.filter(({ id }) => !ids.has(id) && ids.add(id));
}
