import type { Services } from '../../atoms/hostServices.js';
import { configAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import { WalletModalError } from '../../lib/errors.js';
import { abortedError } from '../../lib/errorText.js';
import { networkOf } from '../../lib/networks/caip.js';
import { checkSignIn } from '../../lib/siwe/checkSignIn.js';
import { isSameAccount } from '../../lib/siwe/isSameAccount.js';
import type { SiweDraft, SiweService, SiweVisit } from '../../lib/siwe/siweService.js';
import { askForProof } from './askForProof.js';
import { composeMessage } from './composeMessage.js';
import { createSiweSite } from './createSiweSite.js';
import { explainFault } from './explainFault.js';

/** Signs in to the site, with the present settings. Rejects with `method_not_supported` if the site does not use this. */
export function createSiweService(store: Store, services: Services): SiweService {
  const { clock, host } = services;
  const site = async () => {
    const setting = store.get(configAtom).siwe;
    if (setting) return createSiweSite(setting, { clock, report: host.report });
    throw new WalletModalError('method_not_supported', 'This site has no sign-in with a wallet.');
  };

  const service: SiweService = {
    async request(networks, { signal }) {
      const present = await site();
      return present.hasOwnMessage ? undefined : present.request(undefined, networks, signal);
    },
    async draft(account, network, { signal }) {
      const present = await site();
      const madeAt = clock.now();
      const request = await present.request(account, [network], signal);
      const message = await composeMessage(present, request, account, signal);
      const fault = checkSignIn(message, account, request, clock.now());
      if (fault) throw explainFault(fault, 'site');
      return { account, network, request, message, madeAt } satisfies SiweDraft;
    },
    async sign(draft, { signal }) {
      const { hasOwnMessage } = await site();
      return askForProof(store, services, draft, { signal, mayUseOwnWords: !hasOwnMessage });
    },
    async verify(proof, { account, request }, { signal }) {
      const present = await site();
      const fault = isSameAccount(proof.account, account)
        ? checkSignIn(proof.message, proof.account, request, clock.now())
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
