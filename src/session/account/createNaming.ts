import type { Services } from '../../atoms/hostServices.js';
import { configAtom, findNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import { networkNotFoundError } from '../../lib/commonErrors.js';
import { WalletModalError } from '../../lib/errors.js';
import { abortedError, codeOf } from '../../lib/errorText.js';
import { toCoinType } from '../../lib/evm/coinType.js';
import { loadPart } from '../../lib/loadPart.js';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import { nameMessage } from '../../lib/names/nameMessage.js';
import type { Naming, RegistrationAnswer } from '../../lib/names/naming.js';
import { addressOf, type CaipAddress, chainIdOf, namespaceOf, networkOf } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { openChainApi } from './openChainApi.js';
import { askToSend, connectorIn, openConnection } from './openConnection.js';

/** Time that the service accepts a signed message, in ms: 10 seconds, of which rounding may take up to one. */
const SIGNED_LIFE_MS = 9_000;

/**
 * Registers names of the connected accounts, with the present settings. Rejects with `method_not_supported` if the site has
 * no service for names, with `load_failed`.
 */
export async function createNaming(store: Store, services: Services): Promise<Naming> {
  const { chainApi } = store.get(configAtom);
  if (!chainApi) throw new WalletModalError('method_not_supported', 'This site has no service for names.');
  const api = await openChainApi(chainApi, store, services);
  const { clock } = services;

  function coinTypeOf(account: CaipAddress): number {
    const id = networkOf(account);
    if (namespaceOf(id) !== 'eip155' || !store.get(findNetworkAtom)(id)) {
      throw networkNotFoundError({ details: id });
    }
    return toCoinType(chainIdOf(id));
  }

  async function connectorOf(account: CaipAddress) {
    try {
      const { connector } = await openConnection(store, services, account);
      return connectorIn('eip155', connector);
    } catch (error) {
      throw codeOf(error) === 'not_connected' ? nobodyError(error) : error;
    }
  }

  /** Whether the service has registered the name for the account, after a missing answer. */
  async function hasRegistered(name: string, account: CaipAddress): Promise<boolean> {
    const { signal } = new AbortController();
    const owner = await api
      .resolveName(`${name}${NAME_ZONE}`, networkOf(account), signal)
      .catch(() => undefined);
    return isSameAddress(owner, addressOf(account));
  }

  return {
    isRegistered: (name, { signal }) => api.isNameRegistered(`${name}${NAME_ZONE}`, signal),
    suggest: (name, { signal }) => api.nameSuggestions(name, signal),
    async register(name, account, { signal, onSigned }) {
      const coinType = coinTypeOf(account);
      const [{ signText }, connector] = await Promise.all([
        loadPart(import('../../chains/evm/signText.js')),
        connectorOf(account),
      ]);
      if (signal.aborted) throw abortedError();
      let madeAt = 0;
      let message = '';
      const { address, signature } = await askToSend(store, account, connector, () => {
        madeAt = clock.now();
        message = nameMessage(name, madeAt);
        return signText(addressOf(account), message, { provider: connector.provider, clock, signal });
      });
      if (signal.aborted) throw abortedError();
      onSigned();
      const sentAt = clock.now();
      let answer: RegistrationAnswer;
      try {
        // Never aborted: the registration may succeed even after we stop waiting.
        const { signal: never } = new AbortController();
        answer = await api.registerName({ name, coinType, address, message, signature }, never);
      } catch (error) {
        if (await hasRegistered(name, account)) return { result: 'registered' };
        throw error;
      }
      return answer.result === 'tooOld' ? { ...answer, isSlow: sentAt - madeAt >= SIGNED_LIFE_MS } : answer;
    },
  };
}

function nobodyError(cause: unknown): WalletModalError {
  return new WalletModalError('not_connected', 'Address or auth connector not found', { cause });
}
