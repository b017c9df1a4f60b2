import { isHash } from 'viem';
import { isEvmChain, type SandboxChain } from '../../chains.js';
import type { TokenBridge } from '../bridge/tokenBridge.js';
import { BRIDGE_TOOL, bridgeQuote } from './bridgeQuote.js';
import { bridgeStatus } from './bridgeStatus.js';
import { openEvmLifiNetwork } from './evmLifiNetwork.js';
import { type LifiCall, noQuote } from './readLifiCall.js';

/** A query for a transfer's status, with LI.FI's numbers of the networks. */
interface StatusQuestion {
  /** A transaction's hash, or LI.FI's own id. */
  readonly id: string;
  readonly fromChain: number | undefined;
  readonly toChain: number | undefined;
}

/** LI.FI's view of the bridge. */
export interface LifiBridge {
  /** A step between networks, by LI.FI's numbers. Throws a refusal if no bridge connects them. */
  quote(query: LifiCall['query'], fromChain: number, toChain: number): Promise<object>;
  /** The status of a transfer. Undefined if the bridge does not know it. */
  status(question: StatusQuestion): Promise<object | undefined>;
}

export function openLifiBridge(chains: readonly SandboxChain<string>[], bridge: TokenBridge): LifiBridge {
  const networks = chains.filter(isEvmChain).map(openEvmLifiNetwork);
  const networkOf = (id: number) => networks.find((network) => network.id === id);

  return {
    async quote(query, fromChain, toChain) {
      const [from, to] = [networkOf(fromChain), networkOf(toChain)];
      if (!from || !to) throw noQuote();
      bridge.watch();
      return bridgeQuote(query, from, to, bridge);
    },
    async status({ id, fromChain, toChain }) {
      const transfer = isHash(id) ? await bridge.find(id.toLowerCase()) : undefined;
      const source = transfer && networkOf(transfer.deposit.fromChain);
      const target = transfer && networkOf(transfer.deposit.toChain);
      if (!source || !target) return undefined;
      bridge.watch();
      if (fromChain !== undefined && fromChain !== source.id) return { status: 'NOT_FOUND' };
      if (toChain !== undefined && toChain !== target.id) return { status: 'INVALID', tool: BRIDGE_TOOL.key };
      return bridgeStatus(transfer, source, target, bridge.setting);
    },
  };
}
