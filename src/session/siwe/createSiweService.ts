import type { Services } from '../../atoms/hostServices.js';
import { configAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import { createTurns } from '../../lib/createTurns.js';
import { WalletModalError } from '../../lib/errors.js';
import { abortedError } from '../../lib/errorText.js';
import { type CaipAddress, networkOf } from '../../lib/networks/caip.js';
import { checkSignIn } from '../../lib/siwe/checkSignIn.js';
import { isSameAccount } from '../../lib/siwe/isSameAccount.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';
import type { SiweDraft, SiweService, SiweVisit } from '../../lib/siwe/siweService.js';
import { showHidden } from '../../lib/untrusted/showHidden.js';
import { askForProof } from './askForProof.js';
import { composeMessage } from './composeMessage.js';
import { createSiweSite } from './createSiweSite.js';
import { explainFault } from './explainFault.js';

/**
 * Signs in to the site, with the present settings. Rejects with `method_not_supported` if the site doesn't use sign-in with a
 * wallet, and with `aborted` once the element is gone, because a wallet may still answer then.
 */
export function createSiweService(store: Store, services: Services, gone: AbortSignal): SiweService {
  const { clock, host } = services;
  const inTurn = createTurns();
  const site = async () => {
    const setting = store.get(configAtom).siwe;
    if (setting) return createSiweSite(setting, { clock, inTurn, report: host.report });
    throw new WalletModalError('method_not_supported', 'This site has no sign-in with a wallet.');
  };

  const untilGone = (signal: AbortSignal) => AbortSignal.any([signal, gone]);
  /**
   * The problem of a message, if there is one. Hidden characters are a problem because the visitor can't read them before
   * signing.
   */
  const faultOf = (message: string, account: CaipAddress, request: SignInRequest) =>
    showHidden(message) === message ? checkSignIn(message, account, request, clock.now()) : 'hidden';

  const service: SiweService = {
    async request(networks, { signal }) {
      const present = await site();
      return present.hasOwnMessage ? undefined : present.request(undefined, networks, untilGone(signal));
    },
    async draft(account, network, options) {
      const signal = untilGone(options.signal);
      const present = await site();
      const madeAt = clock.now();
      const request = await present.request(account, [network], signal);
      const message = await composeMessage(present, request, account, signal);
      const fault = faultOf(message, account, request);
      if (fault) throw explainFault(fault, 'site');
      return { account, network, request, message, madeAt } satisfies SiweDraft;
    },
    async sign(draft, { signal }) {
      const { hasOwnMessage } = await site();
      return askForProof(store, services, draft, { signal, mayUseOwnWords: !hasOwnMessage });
    },
    async verify(proof, { account, request }, options) {
      const signal = untilGone(options.signal);
      const present = await site();
      const fault = isSameAccount(proof.account, account)
        ? faultOf(proof.message, proof.account, request)
        : 'address';
      if (fault) throw explainFault(fault, 'wallet');
      const { message, signature, cacao } = proof;
      await present.verify({ message, signature, ...(cacao === undefined ? {} : { cacao }) }, signal);
      const visit = await present.visit(signal);
      if (!visit || !isVisitOf(visit, proof)) {
        throw new WalletModalError('siwe_no_session', 'The site did not keep you signed in.', {
          details: visit
            ? `The session is one of ${visit.account}, not of ${proof.account}.`
            : 'The signature was accepted, but there is no session afterwards. Are its cookies allowed here?',
        });
      }
      if (signal.aborted) throw abortedError(signal.reason);
      present.tellSignedIn(visit);
      return visit;
    },
    visit: async ({ signal }) => (await site()).visit(signal),
    signOut: async ({ signal }) => (await site()).signOut(signal),
  };
  return service;
}

const isVisitOf = (visit: SiweVisit, { account }: { account: SiweVisit['account'] }) =>
  isSameAccount(visit.account, account) && visit.network === networkOf(account);
