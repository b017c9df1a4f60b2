import type { WalletModalElement } from './elements/wallet-modal-element.js';
import { systemClock } from './lib/clock.js';
import { abortedError } from './lib/errorText.js';
import type { CaipAddress } from './lib/networks/caip.js';
import { pause } from './lib/pause.js';
import { isSafeOrigin } from './lib/safe/isSafeOrigin.js';
import { type SafeParent, safeParent } from './lib/safe/safeParent.js';
import { readSafeAccount, safeProvider } from './lib/safe/safeProvider.js';
import { wait } from './lib/wait.js';

/** The id of the Safe's connector. */
const SAFE = 'safe';

/** When to ask the surrounding page whether it is a Safe, in ms: it may be slow, or not listen yet. */
const GREETINGS_MS = [0, 1_000, 3_000, 6_000];

/** The deadline for its answer, in ms. */
const HELLO_DEADLINE_MS = 12_000;

/** The deadline for loading the element's code, in ms. */
const ELEMENT_DEADLINE_MS = 60_000;

export interface SafeOptions {
  /**
   * The origins of surrounding pages that may be a Safe: https ones, or http ones of this machine. Default:
   * `https://app.safe.global`.
   */
  readonly origins?: readonly string[] | undefined;
  /** Stops waiting for the element's code and for the Safe. */
  readonly signal?: AbortSignal | undefined;
}

/** Asks the surrounding page more than once. The first answer counts. */
async function greet(parent: SafeParent, signal: AbortSignal | undefined) {
  const over = new AbortController();
  const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  const asking = GREETINGS_MS.map(async (afterMs) => {
    await pause(systemClock, afterMs, either);
    const hello = parent.ask('getSafeInfo', undefined, { deadlineMs: HELLO_DEADLINE_MS - afterMs });
    const account = readSafeAccount(
      await wait(hello, { clock: systemClock, signal: either, what: 'The Safe' }),
    );
    return account ?? Promise.reject(new Error('The page around is no Safe.'));
  });
  try {
    return await Promise.any(asking);
  } catch {
    // It doesn't answer, or answers something else.
    return undefined;
  } finally {
    over.abort();
  }
}

/** Waits for the code of the element. */
async function whenDefined(modal: WalletModalElement, signal: AbortSignal | undefined) {
  const tag = modal.localName;
  const waiting = customElements.whenDefined(tag);
  await wait(waiting, { clock: systemClock, signal, deadlineMs: ELEMENT_DEADLINE_MS, what: `<${tag}>` });
  // Outside the document, elements aren't upgraded automatically.
  customElements.upgrade(modal);
}

/**
 * Connects the Safe that shows this page as a Safe App, without opening the modal. Does nothing anywhere else. Resolves
 * to the account, or to undefined if the surrounding page isn't a Safe on one of the origins. Waits until the element is
 * defined: rejects with `timeout` after a minute, or with `aborted` when `signal` is.
 */
export async function connectSafe(
  modal: WalletModalElement,
  { origins = ['https://app.safe.global'], signal }: SafeOptions = {},
): Promise<CaipAddress | undefined> {
  const left = origins.filter((origin) => !isSafeOrigin(origin));
  if (left.length > 0) warnOfOrigins(left);
  const parent = safeParent(window, origins.filter(isSafeOrigin));
  if (!parent) return undefined;
  const account = await greet(parent, signal);
  if (!account) {
    parent.end();
    if (signal?.aborted) throw abortedError(signal.reason);
    return undefined;
  }
  await whenDefined(modal, signal).catch((error) => {
    parent.end();
    throw error;
  });
  const others = (modal.connectors ?? []).filter(({ id }) => id !== SAFE);
  modal.connectors = [...others, { id: SAFE, name: 'Safe', provider: safeProvider(parent, account) }];
  // The visitor opened the Safe on purpose, and it asks for no approval.
  const keepClosed = (event: Event) => event.preventDefault();
  modal.addEventListener('wallet-before-open', keepClosed);
  try {
    return await modal.connect({ wallet: SAFE, signal });
  } finally {
    modal.removeEventListener('wallet-before-open', keepClosed);
  }
}

let hasWarned = false;

/** Warns once about ignored origins. */
function warnOfOrigins(left: readonly string[]) {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    `connectSafe leaves out ${left.map((one) => `"${one}"`).join(', ')}. An origin is written as https://app.example, or as http://localhost:3000 (*.localhost, 127.0.0.1) during development.`,
  );
}
