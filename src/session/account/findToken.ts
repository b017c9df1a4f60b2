import type { Services } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';
import type { AccountReadOptions, TokenFault } from '../../lib/account/accountData.js';
import { tellImitations } from '../../lib/account/describeTokens.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { loadPart } from '../../lib/loadPart.js';
import { addressOf, type CaipAddress, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { openReading } from './openConnection.js';
import { openImitations } from './openImitations.js';

const load = {
  eip155: () => loadPart(import('../../chains/evm/readTokenAt.js')),
  async solana() {
    const solana = await loadPart(import('../../chains/solana/readSolanaTokenAt.js'));
    return { readTokenAt: solana.readSolanaTokenAt, readHolding: solana.readSolanaHolding };
  },
};

async function open(store: Store, services: Services, account: CaipAddress, options: AccountReadOptions) {
  const [{ reading }, chain] = await Promise.all([
    openReading(store, services, account, options),
    load[spokenNamespaceOf(networkOf(account))](),
  ]);
  return { reading, chain, owner: addressOf(account) };
}

/**
 * Reads a token by its address on the account's network. It is marked unlisted unless it is well-known or the site's own,
 * because its name is only its own claim.
 */
export async function findToken(
  store: Store,
  services: Services,
  account: CaipAddress,
  address: string,
  options: AccountReadOptions,
): Promise<TokenBalance | TokenFault> {
  const network = networkOf(account);
  const { reading, chain, owner } = await open(store, services, account, options);
  const found = await chain.readTokenAt(address, owner, reading);
  if (typeof found === 'string') return found;
  const [told = found] = tellImitations([found], await openImitations(store, network, [found]));
  return told.isKnown ? told : { ...told, isUnlisted: true };
}

/** The account's balance of a token, in base units. Undefined if the token doesn't answer. */
export async function readHolding(
  store: Store,
  services: Services,
  account: CaipAddress,
  token: string,
  options: AccountReadOptions,
): Promise<bigint | undefined> {
  const { reading, chain, owner } = await open(store, services, account, options);
  return chain.readHolding(token, owner, reading);
}
