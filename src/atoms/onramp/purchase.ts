import { atom } from 'jotai/vanilla';
import { POPUP_WINDOW } from '../../lib/browser/popupWindow.js';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import type { CheckedOnRampProvider } from '../../lib/onramp/onRamp.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { goBackOrCloseAtom } from '../closeModal.js';
import { flowAtom } from '../connecting/flow.js';
import { accountAtom } from '../connection.js';
import { type OpenedWindow, servicesAtom } from '../hostServices.js';
import { pushAtom, replaceAtom, routeAtom } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { type Attempt, attemptAtoms } from '../util/attempt.js';
import { followPurchase } from './followPurchase.js';
import { keepPurchaseAtom, keptPurchaseAtom } from './keepPurchase.js';
import { onRampOrderAtom } from './onRampOrder.js';
import { notePurchaseAtom } from './purchases.js';

/** The progress of buying. */
export type Purchase =
  | { readonly step: 'choosing' }
  /** The window is open and empty while its URL is being built. */
  | { readonly step: 'opened'; readonly provider: CheckedOnRampProvider }
  /** The browser blocked the window. Once the URL is built, a link leads to the page. */
  | {
      readonly step: 'blocked';
      readonly provider: CheckedOnRampProvider;
      readonly url: string | undefined;
    }
  /** The visitor is on the provider’s page while we poll for a purchase. */
  | {
      readonly step: 'waiting';
      readonly provider: CheckedOnRampProvider;
      /** Undefined after a reload. */
      readonly url: string | undefined;
      /** `elsewhere`: the visitor opened the page by a link, or before a reload. */
      readonly window: 'open' | 'closed' | 'elsewhere';
      /** Whether a source reports purchases. */
      readonly isFollowed: boolean;
    }
  | {
      readonly step: 'failed';
      readonly provider: CheckedOnRampProvider;
      readonly url: string | undefined;
      /** Why the page could not be opened. Undefined if the deadline passed without a visible purchase. */
      readonly error: WalletModalError | undefined;
    };

type Waiting = Extract<Purchase, { step: 'waiting' }>;

const attempt = attemptAtoms<Purchase>({ step: 'choosing' });
const openedCell = atom<{ readonly opened: OpenedWindow | null }>({ opened: null });

export const purchaseAtom = attempt.statusAtom;

/** Starts an attempt in its view. Leaving the view stops the checks; the purchase is remembered. */
const beginAtom = atom(null, (_get, set): Attempt<Purchase> => {
  const begun = set(attempt.beginAtom);
  set(flowAtom, { views: ['BuyInProgress'], end: () => set(attempt.cancelAtom) });
  return begun;
});

/** The provider needs no access to this page, so its window loses the opener. */
function cutWayBack(opened: OpenedWindow): void {
  try {
    opened.opener = null;
  } catch {
    // A window of that name was already open, with another site's page.
  }
}

/** Opens the page of a provider in a window. Needs a user gesture, or the browser blocks the window. */
export const startPurchaseAtom = atom(null, (get, set, provider: CheckedOnRampProvider) => {
  const { openWindow } = get(servicesAtom);
  const account = get(accountAtom);
  if (!account) return;
  const begun = set(beginAtom);
  // Before any `await`, which would use up the user gesture.
  const opened = openWindow(...POPUP_WINDOW);
  if (opened) cutWayBack(opened);
  set(openedCell, { opened });
  begun.note(opened ? { step: 'opened', provider } : { step: 'blocked', provider, url: undefined });
  set(pushAtom, { view: 'BuyInProgress' });
  const properties = { provider: provider.id, isSmartAccount: get(isSmartAccountAtom) };
  set(trackAtom, { event: 'SELECT_BUY_PROVIDER', properties });
  void set(leadThereAtom, provider, account, opened, begun);
});

const leadThereAtom = atom(
  null,
  async (
    get,
    set,
    provider: CheckedOnRampProvider,
    account: CaipAddress,
    opened: OpenedWindow | null,
    begun: Attempt<Purchase>,
  ) => {
    const { signal, note } = begun;
    const order = get(onRampOrderAtom);
    try {
      if (!order) return;
      const url = await provider.buildUrl({ ...order, account }, { signal });
      if (signal.aborted) return;
      if (!opened) {
        note({ step: 'blocked', provider, url });
        return;
      }
      // A closed window cannot navigate.
      if (!opened.closed) opened.location.replace(url);
      const window = opened.closed ? 'closed' : 'open';
      set(followAtom, { step: 'waiting', provider, url, window, isFollowed: true }, account, begun);
    } catch (cause) {
      if (signal.aborted) return;
      opened?.close();
      const error = toWalletModalError(cause);
      note({ step: 'failed', provider, url: undefined, error });
      get(servicesAtom).host.report(error);
    }
  },
);

/** Checks for a purchase and shows it. */
const followAtom = atom(
  null,
  (get, set, first: Waiting, account: CaipAddress, { signal, note }: Attempt<Purchase>) => {
    const services = get(servicesAtom);
    const { provider, url } = first;
    const kept = get(keptPurchaseAtom);
    const isResumed = kept?.provider === provider.id;
    const startedAt = isResumed ? kept.startedAt : services.clock.now();
    let state = first;
    let hasTrouble = false;
    const change = (part: Partial<Waiting>) => {
      state = { ...state, ...part };
      note(state);
    };
    note(first);
    set(keepPurchaseAtom, { provider: provider.id, account, startedAt });
    const { opened } = get(openedCell);
    followPurchase(
      services,
      {
        account,
        provider: provider.id,
        startedAt,
        isResumed,
        opened: first.window === 'open' ? opened : null,
      },
      {
        onClosed: () => change({ window: 'closed' }),
        onUnknown: () => change({ isFollowed: false }),
        onTrouble(error) {
          // Only once while the service is down.
          if (!hasTrouble) {
            set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.failedToFetchTransactions' } });
          }
          hasTrouble = true;
          services.host.report(error);
        },
        onFound(found) {
          set(keepPurchaseAtom, undefined);
          set(notePurchaseAtom, account, found);
          if (get(routeAtom).view !== 'BuyInProgress') return;
          set(replaceAtom, { view: 'OnRampActivity' });
          set(pushAtom, { view: 'Receipt', id: found.id });
        },
        onLate: () => note({ step: 'failed', provider, url, error: undefined }),
      },
      signal,
    );
  },
);

/** Continues after the visitor has clicked the link to the provider's page. */
export const followLinkAtom = atom(null, (get, set) => {
  const purchase = get(purchaseAtom);
  const account = get(accountAtom);
  if (!account || !('url' in purchase) || purchase.url === undefined) return;
  const { provider, url } = purchase;
  const begun = set(beginAtom);
  set(openedCell, { opened: null });
  const waiting = { step: 'waiting', provider, url, window: 'elsewhere', isFollowed: true } as const;
  set(followAtom, waiting, account, begun);
});

/** Brings the window to the front. */
export const showPurchaseWindowAtom = atom(null, (get) => get(openedCell).opened?.focus());

/** Resumes the checks for a purchase that was interrupted, for example by a reload. */
export const resumePurchaseAtom = atom(null, async (get, set) => {
  const kept = get(keptPurchaseAtom);
  if (!kept) return;
  const services = get(servicesAtom);
  const { view } = get(routeAtom);
  try {
    const ramp = await services.openOnRamp();
    if (get(routeAtom).view !== view || get(keptPurchaseAtom) !== kept) return;
    const provider = ramp.providers.find(({ id }) => id === kept.provider);
    if (!provider) {
      set(keepPurchaseAtom, undefined);
      set(pushAtom, { view: 'OnRampActivity' });
      return;
    }
    const begun = set(beginAtom);
    set(openedCell, { opened: null });
    const waiting = {
      step: 'waiting',
      provider,
      url: undefined,
      window: 'elsewhere',
      isFollowed: true,
    } as const;
    set(followAtom, waiting, kept.account, begun);
    set(pushAtom, { view: 'BuyInProgress' });
  } catch (cause) {
    services.host.report(toWalletModalError(cause));
    set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.somethingWentWrong' } });
  }
});

/** Forgets the purchase and leaves its view, because the visitor bought nothing. */
export const giveUpPurchaseAtom = atom(null, (_get, set) => {
  set(keepPurchaseAtom, undefined);
  set(goBackOrCloseAtom);
});
