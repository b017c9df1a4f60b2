import { atom } from 'jotai/vanilla';
import type { WalletModalError } from '../../lib/errors.js';
import type { SiweDraft } from '../../lib/siwe/siweService.js';
import { isOpenAtom } from '../openModal.js';
import { historyAtom, routeAtom } from '../router.js';
import { attemptAtoms } from '../util/attempt.js';

/** Why the visitor is not signed in. `changed`: their account or network has changed. */
export type SiweFailure = WalletModalError | 'changed';

/** The progress of signing in. A failure stays on screen until the visitor tries again. */
export type SiweFlow =
  | { readonly step: 'idle' }
  /** The site's message is being requested. */
  | { readonly step: 'drafting'; readonly failure?: SiweFailure | undefined }
  /** The message can be read and signed. */
  | { readonly step: 'ready'; readonly draft: SiweDraft; readonly failure?: SiweFailure | undefined }
  /** There is no message to sign. */
  | { readonly step: 'failed'; readonly failure: SiweFailure }
  /** The wallet is asked to sign. */
  | { readonly step: 'signing'; readonly draft: SiweDraft }
  /** The site is verifying the signature. */
  | { readonly step: 'verifying'; readonly draft?: SiweDraft | undefined }
  | { readonly step: 'done' };

const attempt = attemptAtoms<SiweFlow>({ step: 'idle' });

export const siweFlowAtom = attempt.statusAtom;
export const beginSiweAtom = attempt.beginAtom;
export const cancelSiweAttemptAtom = attempt.cancelAtom;

/** The number of wallets being asked to connect and sign in one step. Written by `connectWithProof.ts` only. */
export const awaitedProofsAtom = atom(0);

/** Whether a signature may still arrive from a wallet that is connecting. */
export const isProofAwaitedAtom = atom((get) => get(awaitedProofsAtom) > 0);

/** Whether the visitor is signing in, including while the frame's approval view covers it. */
export const isSiweShownAtom = atom((get) => {
  if (!get(isOpenAtom)) return false;
  const isFrameAsking = get(routeAtom).view === 'ApproveTransaction' && get(siweFlowAtom).step === 'signing';
  return isFrameAsking || get(historyAtom).some(({ view }) => view === 'ConnectingSiwe');
});
