import { safeHttpUrl, safeName } from '../untrusted/sanitize.js';
import { safeAppUrl } from './safeAppUrl.js';

/**
 * A wallet that can be chosen without being installed in this browser: from the directory, from the host, or chosen
 * before. The field names are those of the directory and of hosts.
 */
export interface ListedWallet {
  readonly id: string;
  readonly name: string;
  /** The directory's id of its picture. */
  readonly image_id?: string | undefined;
  /** The URL of its picture; takes precedence over `image_id`. */
  readonly image_url?: string | undefined;
  readonly homepage?: string | undefined;
  /** Opens its app on a phone: an `https:` URL or a custom scheme. */
  readonly mobile_link?: string | undefined;
  /** Opens its app on a computer. */
  readonly desktop_link?: string | undefined;
  readonly webapp_link?: string | undefined;
  readonly app_store?: string | undefined;
  readonly play_store?: string | undefined;
  readonly chrome_store?: string | undefined;
  /** The reverse domain name that its extension announces. */
  readonly rdns?: string | undefined;
  /** The flags that its extension sets on `window.ethereum`, such as `isSandbox`. */
  readonly injected?: readonly string[] | undefined;
  /** `certified` if the directory has reviewed it. */
  readonly badge_type?: string | undefined;
}

/** Maximum length of an id in characters, because it may become part of a URL or of stored data. */
const LONGEST_ID = 256;

/** An id, a type, or a reverse domain name. Undefined for anything else. */
export const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{1,128}$/.test(value) ? value : undefined;

const readers: Readonly<
  Record<Exclude<keyof ListedWallet, 'id' | 'name' | 'injected'>, (value: unknown) => string | undefined>
> = {
  image_id: readId,
  image_url: safeHttpUrl,
  homepage: safeHttpUrl,
  mobile_link: safeAppUrl,
  desktop_link: safeAppUrl,
  webapp_link: safeHttpUrl,
  app_store: safeHttpUrl,
  play_store: safeHttpUrl,
  chrome_store: safeHttpUrl,
  rdns: readId,
  badge_type: readId,
};

/** The fields that a host may set beside a wallet's id and name. */
export const LISTED_WALLET_LINKS = Object.keys(readers) as (keyof typeof readers)[];

/** The flags of EVM wallets, in the directory's format or as stored. */
function marks(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    const { namespace = 'eip155', injected_id } = Object(entry) as {
      namespace?: unknown;
      injected_id?: unknown;
    };
    return (namespace === 'eip155' && readId(typeof entry === 'string' ? entry : injected_id)) || [];
  });
}

/**
 * Reads an untrusted wallet. Leaves out unusable fields, such as a link that would run a script. Undefined without an
 * id or a name.
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

/** The valid wallets, without duplicates. */
export function readListedWallets(values: unknown): ListedWallet[] {
  const wallets = (Array.isArray(values) ? values : []).map(readListedWallet);
  return eachOnce(wallets.filter((wallet) => wallet !== undefined));
}

/** Removes duplicates: keeps the first wallet of each id. */
export function eachOnce(wallets: readonly ListedWallet[]): ListedWallet[] {
  const ids = new Set<string>();
  return wallets.filter(({ id }) => !ids.has(id) && ids.add(id));
}
