import { atom } from 'jotai/vanilla';
import { toWalletModalError } from '../../lib/errorText.js';
import { networkOf, spokenNamespaceOf, toCaipAddress } from '../../lib/networks/caip.js';
import type { SendRequest } from '../../lib/send/sendRequest.js';
import { formatUnits } from '../../lib/text/decimal.js';
import type { TrackedEvents } from '../../lib/trackedEvents.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../opening.js';
import { resetAtom } from '../router.js';
import { runTransactionAtom } from '../runTransaction.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import type { TransactionPlan } from '../transactions/tracker.js';
import { trackTransactionAtom } from '../transactions/trackTransaction.js';
import { clearDraftAtom, draftAtom } from './draft.js';
import { rememberReceiverAtom } from './rememberedReceivers.js';
import { beginAskingAtom, endAskingAtom, failAskingAtom } from './sendFlow.js';

type SendEvent = 'SEND_INITIATED' | 'SEND_SUCCESS' | 'SEND_ERROR';

const openRequestsCell = atom(0);

/** Whether a wallet has not answered an earlier transfer, so that it may still be sent. */
export const isStillAskedAtom = atom((get) => get(openRequestsCell) > 0);

const trackSendAtom = atom(null, (get, set, event: SendEvent, { account, token, amount }: SendRequest) => {
  const network = networkOf(account);
  const properties: TrackedEvents[SendEvent] = {
    network,
    isSmartAccount: get(isSmartAccountAtom),
    // A symbol says nothing certain about a contract.
    token: token.address === undefined ? token.symbol : toCaipAddress(network, token.address),
    amount: formatUnits(amount, token.decimals),
  };
  set(trackAtom, { event, properties });
});

/** What the tracker follows. */
function planOf(request: SendRequest, name: string | undefined): TransactionPlan {
  const { account, token, amount, receiver, content } = request;
  const { symbol } = token;
  const summary = { amount: formatUnits(amount, token.decimals), symbol, receiver: name ?? receiver };
  const tokens = token.address === undefined ? [] : [token.address];
  const plan = { kind: 'send', account, summary, tokens } as const;
  if (content.namespace === 'eip155') return { ...plan, call: content };
  return { ...plan, lastValidBlockHeight: content.lastValidBlockHeight };
}

/** Asks the wallet to send what is shown, exactly so. The form stays as it is if that fails. */
export const submitSendAtom = atom(null, async (get, set) => {
  const begun = set(beginAskingAtom);
  if (!begun) return;
  const { request, name, draft } = begun;
  const services = get(servicesAtom);
  const ask = async () => {
    const sending = await services.openSending();
    await set(trackTransactionAtom, planOf(request, name), async (asking) => ({
      hash: await sending.send(request, asking),
    }));
  };
  set(trackSendAtom, 'SEND_INITIATED', request);
  set(openRequestsCell, (count) => count + 1);
  try {
    // The frame asks in a view of its own, which then leads to the account or back here.
    const isFrame = get(connectionAtom)?.connector.type === 'AUTH';
    await (isFrame ? set(runTransactionAtom, { view: 'Account', goBack: false }, ask) : ask());
    set(trackSendAtom, 'SEND_SUCCESS', request);
    const namespace = spokenNamespaceOf(networkOf(request.account));
    void set(rememberReceiverAtom, { namespace, address: request.receiver, name });
    if (get(draftAtom) === draft) set(clearDraftAtom);
    if (set(endAskingAtom, request)) set(resetAtom, { view: 'Account' });
    if (get(isOpenAtom)) {
      set(showSnackbarAtom, { kind: 'success', text: { key: 'snackbar.transactionStarted' } });
    }
  } catch (cause) {
    const error = toWalletModalError(cause);
    set(trackSendAtom, 'SEND_ERROR', request);
    set(failAskingAtom, begun, error);
    services.host.report(error);
    const isRejected = error.code === 'user_rejected' || error.code === 'aborted';
    if (!get(isOpenAtom)) return;
    const key = isRejected ? 'snackbar.declined' : 'snackbar.somethingWentWrong';
    set(showSnackbarAtom, { kind: 'error', text: { key } });
  } finally {
    set(openRequestsCell, (count) => count - 1);
  }
});
