import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { networkOf, spokenNamespaceOf, toCaipAddress } from '../../lib/networks/caip.js';
import { outcomeOf } from '../../lib/outcome.js';
import { isSameTransfer } from '../../lib/send/isSameTransfer.js';
import type { SendRequest } from '../../lib/send/sendRequest.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import type { TrackedEvents } from '../../lib/trackedEvents.js';
import { fateOf } from '../../lib/transactions/fateOf.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { showReceiptAtom } from '../receipt/showReceipt.js';
import { isStillNamedAtom } from '../recipients/isStillNamed.js';
import { routeAtom, type ViewName } from '../router.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { askAndFollowAtom } from '../transactions/askAndFollow.js';
import { findDeclinedAtom } from '../transactions/declined.js';
import type { TransactionPlan } from '../transactions/tracker.js';
import { clearDraftAtom, draftAtom } from './draft.js';
import { isSendAgainConfirmedAtom } from './earlierTransfers.js';
import { rememberRecipientAtom } from './rememberedRecipients.js';
import {
  type AskedTransfer,
  beginAskingAtom,
  doubtAskingAtom,
  endAskingAtom,
  endDoubtAtom,
  failAskingAtom,
  isAskingAtom,
  voidAskingAtom,
} from './sendFlow.js';

type SendEvent = 'SEND_INITIATED' | 'SEND_SUCCESS' | 'SEND_ERROR';

const trackSendAtom = atom(null, (get, set, event: SendEvent, { account, token, amount }: SendRequest) => {
  const network = networkOf(account);
  const properties: TrackedEvents[SendEvent] = {
    network,
    isSmartAccount: get(isSmartAccountAtom),
    // A symbol doesn't identify a contract.
    token: token.address === undefined ? token.symbol : toCaipAddress(network, token.address),
    amount: formatUnits(amount, token.decimals),
  };
  set(trackAtom, { event, properties });
});

/** The transaction as the tracker follows it. */
function planOf(request: SendRequest, name: string | undefined): TransactionPlan {
  const { account, token, amount, recipient, content } = request;
  const { symbol } = token;
  const summary = { amount: formatUnits(amount, token.decimals), symbol, recipient: name ?? recipient };
  const tokens = token.address === undefined ? [] : [token.address];
  const plan = { kind: 'send', account, summary, tokens } as const;
  if (content.namespace === 'eip155') return { ...plan, call: content };
  return { ...plan, lastValidBlockHeight: content.lastValidBlockHeight };
}

/** The views that show themselves that the visitor declined or that the wallet doesn't permit the account. */
const SAID: readonly ViewName[] = ['WalletSend', 'WalletSendPreview'];

const tellFailureAtom = atom(null, (get, set, { code }: WalletModalError) => {
  const isDeclined = outcomeOf(code) === 'declined';
  const isWord = isDeclined || code === 'wallet_locked';
  if (!get(isOpenAtom) || (isWord && SAID.includes(get(routeAtom).view))) return;
  if (isDeclined) set(showSnackbarAtom, { kind: 'declined', text: { key: 'snackbar.declined' } });
  else set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.somethingWentWrong' } });
});

/** Opens the receipt if the visitor is still in the flow, and clears the form unless they have changed it. */
const finishAtom = atom(
  null,
  (get, set, { request, name, draft }: AskedTransfer, id: string, wasThere = false) => {
    set(trackSendAtom, 'SEND_SUCCESS', request);
    const namespace = spokenNamespaceOf(networkOf(request.account));
    void set(rememberRecipientAtom, { namespace, address: request.recipient, name });
    if (get(draftAtom) === draft) set(clearDraftAtom);
    const isThere = set(endAskingAtom, request) || wasThere;
    if (isThere) set(showReceiptAtom, id);
  },
);

/**
 * Asks the wallet to send exactly the transfer on screen, and tracks it. Keeps the form unless the transfer is sent. Until the
 * outcome is known, it counts neither as sent nor as unsent.
 */
export const submitSendAtom = atom(null, async (get, set) => {
  if (!get(isSendAgainConfirmedAtom)) return;
  const begun = set(beginAskingAtom);
  if (!begun) return;
  const { request, name } = begun;
  const { account } = request;
  const looking = set(
    findDeclinedAtom,
    (one) => one.kind === 'send' && one.account === account && isSameTransfer(one, request, name),
  );
  if (looking) {
    const earlier = await looking;
    // The visitor may have left.
    if (!get(isAskingAtom)(request)) return;
    if (earlier) {
      if (fateOf(earlier) === 'sent') set(finishAtom, begun, earlier.id);
      else set(endDoubtAtom, begun, earlier);
      return;
    }
    if (!get(isSendAgainConfirmedAtom)) return set(failAskingAtom, begun);
  }
  const { openSending, openTracker, host } = get(servicesAtom);
  if (name !== undefined) {
    try {
      const isStillNamed = await set(isStillNamedAtom, { account, recipient: request.recipient, name });
      if (!get(isAskingAtom)(request)) return;
      if (!isStillNamed) return set(voidAskingAtom, begun);
    } catch (cause) {
      const error = toWalletModalError(cause);
      host.report(error);
      return set(failAskingAtom, begun, { error });
    }
  }
  set(trackSendAtom, 'SEND_INITIATED', request);
  let wasThere = false;
  const asked = await set(askAndFollowAtom, {
    plan: planOf(request, name),
    send: async (asking) => ({ hash: await (await openSending()).send(request, asking) }),
    // The frame has its own approval view, which then leads to the account or back here.
    entry: { view: 'Account', goBack: false },
    onSent: () => {
      wasThere = set(endAskingAtom, request);
    },
  });
  if (asked.fate === 'sent') {
    set(finishAtom, begun, asked.id, wasThere);
    if (!get(isOpenAtom)) return;
    const text = { key: 'snackbar.transactionStarted' } as const;
    return set(showSnackbarAtom, { kind: 'success', text, about: asked.id });
  }
  const { error } = asked;
  host.report(error);
  const isUnclear = asked.fate === 'unclear';
  if (isUnclear) set(doubtAskingAtom, begun, asked.id, error);
  else {
    set(trackSendAtom, 'SEND_ERROR', request);
    set(failAskingAtom, begun, { error, declined: asked.fate === 'declined' ? asked.id : undefined });
    set(tellFailureAtom, error);
  }
  if (asked.fate === 'unsent') return;
  const found = await (await openTracker()).findOut(asked.id);
  if (fateOf(found) === 'sent') return set(finishAtom, begun, asked.id);
  if (isUnclear) set(trackSendAtom, 'SEND_ERROR', request);
  set(endDoubtAtom, begun, found);
});
