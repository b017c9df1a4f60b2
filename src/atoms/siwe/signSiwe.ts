import { atom } from 'jotai/vanilla';
import type { ConnectionFacts } from '../../chains/connector.js';
import { codeOf, toWalletModalError } from '../../lib/errorText.js';
import type { SignInProof } from '../../lib/siwe/signInProof.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';
import type { SiweDraft, SiweService } from '../../lib/siwe/siweService.js';
import { connectionAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { replaceAtom, routeAtom } from '../router.js';
import { runTransactionAtom } from '../runTransaction.js';
import { shakeAtom } from '../shake.js';
import type { Attempt } from '../util/attempt.js';
import { draftInAtom } from './draftSiwe.js';
import { noteVisitAtom, takeTurnAtom } from './keepVisit.js';
import { beginSiweAtom, type SiweFlow, siweFlowAtom } from './siweFlow.js';
import { trackSiweAtom } from './trackSiwe.js';

/** Maximum age of a nonce when the visitor signs, in ms. Servers keep nonces for a few minutes. */
const NONCE_LIFE_MS = 4 * 60_000;

/**
 * Asks the wallet to sign the message that the visitor could read, and the site to verify it. Without a message, requests one
 * again.
 */
export const signSiweAtom = atom(null, async (get, set) => {
  const flow = get(siweFlowAtom);
  if (flow.step !== 'ready' && flow.step !== 'failed') return;
  const { clock, openSiwe } = get(servicesAtom);
  const attempt = set(beginSiweAtom);
  const { signal, note } = attempt;
  if (flow.step === 'failed') return void (await set(draftInAtom, attempt));
  set(trackSiweAtom, 'CLICK_SIGN_SIWE_MESSAGE');
  const isFresh = clock.now() - flow.draft.madeAt < NONCE_LIFE_MS;
  const draft = isFresh ? flow.draft : await set(draftInAtom, attempt);
  if (!draft) return;
  let isUsed = false;
  try {
    note({ step: 'signing', draft });
    const service = await openSiwe();
    const proof = await set(askToSignAtom, service, draft, signal);
    signal.throwIfAborted();
    note({ step: 'verifying', draft });
    isUsed = true;
    await set(verifyAtom, attempt, { proof, asked: draft });
  } catch (cause) {
    await set(failAtom, attempt, cause, isUsed ? undefined : draft);
  }
});

/** Asks the wallet. The sign-in frame has its own approval view, which leads back here. */
const askToSignAtom = atom(
  null,
  async (get, set, service: SiweService, draft: SiweDraft, signal: AbortSignal): Promise<SignInProof> => {
    const sign = () => service.sign(draft, { signal });
    if (get(connectionAtom)?.connector.type !== 'AUTH') return sign();
    const goBack = () => {
      if (get(routeAtom).view === 'ApproveTransaction') set(replaceAtom, { view: 'ConnectingSiwe' });
    };
    const signing = sign();
    const entry = { goBack: false, replace: true, onCancel: goBack, onSuccess: goBack };
    await set(runTransactionAtom, entry, () => signing);
    return signing;
  },
);

interface Signed {
  readonly proof: SignInProof;
  readonly asked: Pick<SiweDraft, 'account' | 'request'>;
}

const verifyAtom = atom(null, (get, set, { signal, note }: Attempt<SiweFlow>, { proof, asked }: Signed) =>
  set(takeTurnAtom, async () => {
    const service = await get(servicesAtom).openSiwe();
    const visit = await service.verify(proof, asked, { signal });
    set(trackSiweAtom, 'SIWE_AUTH_SUCCESS');
    note({ step: 'done' });
    set(noteVisitAtom, visit);
  }),
);

/** Shows the failure. A message that may have reached the site has to be replaced, because its nonce is valid only once. */
const failAtom = atom(
  null,
  async (get, set, attempt: Attempt<SiweFlow>, cause: unknown, unused: SiweDraft | undefined) => {
    if (attempt.signal.aborted) return;
    const failure = toWalletModalError(cause);
    set(trackSiweAtom, 'SIWE_AUTH_ERROR');
    if (codeOf(failure) === 'user_rejected') set(shakeAtom);
    get(servicesAtom).host.report(failure);
    if (unused) attempt.note({ step: 'ready', draft: unused, failure });
    else await set(draftInAtom, attempt, failure);
  },
);

/** Lets the site verify a signature that a wallet made while connecting. Never rejects. */
export const verifyProofAtom = atom(
  null,
  async (_get, set, request: SignInRequest, { accounts: [account] }: ConnectionFacts, proof: SignInProof) => {
    const attempt = set(beginSiweAtom);
    attempt.note({ step: 'verifying' });
    try {
      await set(verifyAtom, attempt, { proof, asked: { account, request } });
    } catch (cause) {
      await set(failAtom, attempt, cause, undefined);
    }
  },
);
