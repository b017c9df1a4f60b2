import type { WalletModalElement } from './elements/wallet-modal-element.js';
import type { CaipAddress } from './lib/networks/caip.js';
import { safeParent } from './lib/safe/safeParent.js';
import { readSafeAccount, safeProvider } from './lib/safe/safeProvider.js';

/** The id of the Safe's connector. */
const SAFE = 'safe';

/** How long the page around may take to say that it is a Safe, in ms. */
const HELLO_DEADLINE_MS = 3_000;

export interface SafeOptions {
  /** The origins on which the page around may be a Safe. Default: `https://app.safe.global`. */
  readonly origins?: readonly string[] | undefined;
}

/** What can be the origin of a page that is loaded safely. */
function isOrigin(text: string): boolean {
  try {
    const { origin, protocol, hostname } = new URL(text);
    return origin === text && (protocol === 'https:' || hostname === 'localhost');
  } catch {
    // No address at all.
    return false;
  }
}

/**
 * Connects the Safe that shows this page as a Safe App, without opening the modal. Does nothing anywhere else. Resolves
 * to the account, or to undefined if the page around is not a Safe on one of the origins.
 */
export async function connectSafe(
  modal: WalletModalElement,
  { origins = ['https://app.safe.global'] }: SafeOptions = {},
): Promise<CaipAddress | undefined> {
  const parent = safeParent(window, origins.filter(isOrigin));
  if (!parent) return undefined;
  const hello = parent.ask('getSafeInfo', undefined, { deadlineMs: HELLO_DEADLINE_MS });
  const account = readSafeAccount(await hello.catch(() => undefined));
  if (!account) {
    parent.end();
    return undefined;
  }
  const others = (modal.connectors ?? []).filter(({ id }) => id !== SAFE);
  modal.connectors = [...others, { id: SAFE, name: 'Safe', provider: safeProvider(parent, account) }];
  // The Safe has been opened on purpose, and asks nobody.
  const keepClosed = (event: Event) => event.preventDefault();
  modal.addEventListener('wallet-before-open', keepClosed);
  try {
    return await modal.connect({ wallet: SAFE });
  } finally {
    modal.removeEventListener('wallet-before-open', keepClosed);
  }
}
