import { atom } from 'jotai/vanilla';
import { type ErrorCode, WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import type { RegistrationOutcome } from '../../lib/names/naming.js';
import { addressOf } from '../../lib/networks/caip.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import { noteServiceNameAtom } from '../account/serviceNames.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { accountAtom, connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { resetAtom } from '../router.js';
import { runTransactionAtom } from '../runTransaction.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import { trackAtom } from '../track.js';
import { retryNameAtom } from './nameCheck.js';
import { clearNameAtom, doubtNameAtom, nameDraftAtom } from './nameDraft.js';
import { beginNameAtom, type NameFailure, nameFlowAtom, nameStepAtom } from './nameFlow.js';

const KINDS: Partial<Record<ErrorCode, NameFailure['kind']>> = {
  user_rejected: 'declined',
  aborted: 'stopped',
  chain_api_failed: 'unanswered',
  method_not_supported: 'unsupported',
};

function kindOf(answer: RegistrationOutcome | undefined, { code }: WalletModalError): NameFailure['kind'] {
  if (answer?.result === 'tooOld') return answer.isSlow ? 'tooOld' : 'clock';
  if (answer?.result === 'refused') return 'refused';
  return ownValue(KINDS, code) ?? 'other';
}

/** Asks the account to sign for the name in the form, and registers it. Keeps the form if that fails. */
export const submitNameAtom = atom(null, async (get, set) => {
  const flow = get(nameFlowAtom);
  if (flow.step !== 'free') return;
  const { name } = flow;
  const account = get(accountAtom);
  const { openNaming, host, clock } = get(servicesAtom);
  const ensName = `${name}${NAME_ZONE}`;
  const properties = { isSmartAccount: get(isSmartAccountAtom), ensName: name };
  const signal = set(beginNameAtom);
  let answer: RegistrationOutcome | undefined;

  async function ask() {
    if (!account) throw new WalletModalError('not_connected', 'Address or auth connector not found');
    const naming = await openNaming();
    const onSigned = () => set(nameStepAtom, { step: 'registering', name });
    answer = await naming.register(name, account, { signal, onSigned });
    if (answer.result !== 'registered') throw answer.error;
    set(noteServiceNameAtom, addressOf(account), ensName);
    if (!signal.aborted) set(nameStepAtom, { step: 'done', name, account, at: clock.now() });
  }

  set(nameStepAtom, { step: 'signing', name });
  set(trackAtom, { event: 'REGISTER_NAME_INITIATED', properties });
  try {
    // The frame has its own approval view, which then leads on or back here.
    const isFrame = get(connectionAtom)?.connector.type === 'AUTH';
    const entry = { view: 'RegisterAccountNameSuccess', goBack: false } as const;
    await (isFrame ? set(runTransactionAtom, entry, ask) : ask());
    set(trackAtom, { event: 'REGISTER_NAME_SUCCESS', properties });
    const isAwaited = get(nameFlowAtom).step === 'done';
    set(clearNameAtom);
    if (!get(isOpenAtom)) return;
    if (isAwaited) set(resetAtom, { view: 'RegisterAccountNameSuccess' });
    else
      set(showSnackbarAtom, {
        kind: 'success',
        text: { key: 'names.registered', params: { name: ensName } },
      });
  } catch (cause) {
    const error = toWalletModalError(cause);
    const failure = { kind: kindOf(answer, error), name, error };
    set(trackAtom, { event: 'REGISTER_NAME_ERROR', properties: { ...properties, error: error.code } });
    host.report(error);
    if (signal.aborted) return;
    set(nameStepAtom, { step: 'form', failure, draft: get(nameDraftAtom) });
    // Someone else may have registered it first.
    if (failure.kind !== 'refused') return;
    set(doubtNameAtom);
    set(retryNameAtom);
  }
});
