import { keccak256, toBytes } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { parseCaipNetworkId } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import { rpc } from '../rpc.js';
import type { SignInUser } from '../services/signInServer.js';
import { texts } from '../texts.js';
import { createSandboxWallet } from '../wallet/createSandboxWallet.js';
import type { SandboxWallet } from '../wallet/types.js';

/** The initial balance from a local chain, in base units: ten coins. */
const GIFT = `0x${(10n ** 19n).toString(16)}`;

/** The keys of a user. They are derived from the id, so anybody who knows it has them. */
function keysOf(id: string): { eoa: `0x${string}`; smartAccount: `0x${string}` } {
  const key = (kind: string) => keccak256(toBytes(`wallet-modal sandbox, ${kind} of ${id}`));
  return { eoa: key('account'), smartAccount: key('simulated smart account') };
}

interface FrameAccounts {
  readonly eoa: `0x${string}`;
  /** Simulated by an account with its own key, instead of a contract. */
  readonly smartAccount: `0x${string}`;
}

export function accountsOf(id: string): FrameAccounts {
  const keys = keysOf(id);
  return { eoa: privateKeyToAddress(keys.eoa), smartAccount: privateKeyToAddress(keys.smartAccount) };
}

/** The network with the frame's chain id. Undefined if the sandbox has no such network. */
export function chainNamed(chains: readonly SandboxChain[], chainId: string | number | undefined) {
  const text = `${chainId}`;
  const id = parseCaipNetworkId(text.includes(':') ? text : `eip155:${text}`)?.id;
  return chains.find((chain) => chain.id === id);
}

/** The wallet of a user: real keys, real signatures, and an approval prompt in the page. */
export function frameWallet(user: SignInUser, chains: readonly SandboxChain[], site: string): SandboxWallet {
  const keys = keysOf(user.id);
  const accounts = accountsOf(user.id);
  const first = user.preferredAccountType === 'eoa' ? 'eoa' : 'smartAccount';
  const second = first === 'eoa' ? 'smartAccount' : 'eoa';
  const wallet = createSandboxWallet({
    chains,
    name: texts.frame.name,
    keys: [keys[first], keys[second]],
    origin: site,
    remember: 'memory',
    policy: 'ask',
  });
  wallet.setAccounts([accounts[first], accounts[second]]);
  const chain = chainNamed(chains, user.chainId);
  if (chain) wallet.switchChain(chain.id);
  return wallet;
}

/** Funds an empty account on a local chain. If the chain does not support that, the account stays empty. */
export async function fund(address: string, { rpcUrl }: SandboxChain): Promise<void> {
  const balance = await rpc(rpcUrl, 'eth_getBalance', [address, 'latest']).catch(() => undefined);
  if (balance !== '0x0') return;
  await rpc(rpcUrl, 'anvil_setBalance', [address, GIFT]).catch(() => undefined);
}
