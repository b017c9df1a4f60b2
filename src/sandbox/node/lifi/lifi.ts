import type { SandboxChain } from '../../chains.js';
import { jsonAnswer, type ServiceAnswer, type ServiceRequest } from '../../services/service.js';
import type { TokenBridge } from '../bridge/tokenBridge.js';
import { BRIDGE_TOOL } from './bridgeQuote.js';
import { openLifiBridge } from './lifiBridge.js';
import type { LifiNetwork } from './lifiNetwork.js';
import { openLifiNetworks } from './lifiNetworks.js';
import { invalid, type LifiCall, LifiRefusal, readChainTypes, readLifiCall } from './readLifiCall.js';

/** LI.FI's API with data from local chains. */
export interface Lifi {
  /** Answers any request below `/lifi/v1/`. */
  answer(request: ServiceRequest): Promise<ServiceAnswer>;
}

export function createLifi(chains: readonly SandboxChain<string>[], bridge: TokenBridge): Lifi {
  const networks = openLifiNetworks(chains);
  const across = openLifiBridge(chains, bridge);
  /** Finds a network by number, or by key, which LI.FI also accepts. */
  function networkIn(value = '') {
    const found = networks.find(({ id, chain }) => [`${id}`, chain.key].includes(value.toLowerCase()));
    if (!found) throw invalid(`Chain ${value} is not supported`);
    return found;
  }

  async function status(query: LifiCall['query']) {
    const hash = query.get('txHash') ?? '';
    if (!networks.some((network) => network.isTransactionId(hash)))
      throw invalid('txHash must be a transaction hash');
    const tool = query.get('bridge') ?? BRIDGE_TOOL.key;
    if (tool !== BRIDGE_TOOL.key) throw invalid(`bridge must be ${BRIDGE_TOOL.key}`);
    const [from, to] = ['fromChain', 'toChain'].map((name) =>
      query.has(name) ? networkIn(query.get(name)) : undefined,
    );
    const transfer = await across.status({ id: hash, fromChain: from?.id, toChain: to?.id });
    if (transfer) return transfer;
    const meant = from ? [from] : networks;
    const found = (await Promise.all(meant.map((network) => network.status(hash)))).find((one) => one);
    // No bridge made a swap on a single network.
    return found?.status === 'DONE' && query.has('bridge')
      ? { status: 'INVALID' }
      : (found ?? { status: 'NOT_FOUND' });
  }

  function ask({ name, query }: LifiCall): unknown {
    switch (name) {
      case 'quote': {
        const [from, to] = [networkIn(query.get('fromChain')), networkIn(query.get('toChain'))];
        return from === to ? from.quote(query) : across.quote(query, from.id, to.id);
      }
      case 'tokens': {
        const wanted = query.get('chains');
        const meant = ofTypes(query, wanted === undefined ? networks : wanted.split(',').map(networkIn));
        return { tokens: Object.fromEntries(meant.map(({ id, tokens }) => [id, tokens()])) };
      }
      case 'token':
        return networkIn(query.get('chain')).token(query.get('token'));
      case 'chains':
        return { chains: ofTypes(query, networks).map(({ chain }) => chain) };
      case 'status':
        return status(query);
    }
  }

  return {
    async answer(request) {
      try {
        return jsonAnswer(await ask(readLifiCall(request)));
      } catch (error) {
        if (!(error instanceof LifiRefusal))
          return jsonAnswer({ message: `A local chain does not answer: ${error}`, code: 1012 }, 502);
        const { message, code, status } = error;
        return jsonAnswer(
          { message, code, ...(code === 1002 ? { errors: { filteredOut: [], failed: [] } } : {}) },
          status,
        );
      }
    },
  };
}

function ofTypes(query: LifiCall['query'], networks: readonly LifiNetwork[]): readonly LifiNetwork[] {
  const types = readChainTypes(query);
  return networks.filter(({ chain }) => types.includes(chain.chainType));
}
