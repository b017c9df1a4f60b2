import type { Clock } from '../../lib/clock.js';
import { addressOf, type CaipAddress, type EvmAddress } from '../../lib/networks/caip.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import type { AccountReader } from '../connector.js';
import { readNativeBalance } from './readBalance.js';
import { rpcRequest } from './rpc.js';

const ownerOf = (account: CaipAddress) => addressOf(account) as EvmAddress;

/** The reads that all EVM connectors share. `wallet`, if given, is used if the host gave no RPC URL. */
export function evmReads(wallet: Eip1193Provider | undefined, clock: Clock): AccountReader {
  return {
    async readBalance(account, { network, token, signal }) {
      const request = rpcRequest({ network, wallet, clock, signal });
      if (token) {
        const { readTokenBalance } = await import('./readTokenBalance.js');
        return readTokenBalance(request, token, ownerOf(account));
      }
      const { decimals, symbol } = network.nativeCurrency;
      return { amount: await readNativeBalance(request, ownerOf(account)), decimals, symbol };
    },
    async readBalances(account, { network, tokens, signal }) {
      const { readBalances } = await import('./readBalances.js');
      return readBalances(ownerOf(account), { network, tokens, wallet, clock, signal });
    },
    async readIdentity(account, { network, ipfsGateway, signal }) {
      if (!network.rpcUrl) return { name: undefined, avatar: undefined };
      const ens = await import('./names/readIdentity.js');
      return ens.readIdentity(ownerOf(account), { rpcUrl: network.rpcUrl, ipfsGateway, clock, signal });
    },
    async resolveName(name, { network, on, signal }) {
      if (!network.rpcUrl) return undefined;
      const ens = await import('./names/resolveEnsName.js');
      return ens.resolveEnsName(name, { rpcUrl: network.rpcUrl, on, clock, signal });
    },
  };
}
