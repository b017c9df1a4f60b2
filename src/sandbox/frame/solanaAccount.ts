import { keccak256, toBytes } from 'viem';
import { type CaipNetworkId, parseCaipNetworkId } from '../../lib/networks/caip.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from '../../lib/solana/solana.js';
import type { SandboxChain } from '../chains.js';
import { rpc } from '../rpc.js';
import { chainNameOf, clusterOptions } from '../solanaWallet/clusters.js';
import { createSolanaSandboxWallet } from '../solanaWallet/createSolanaSandboxWallet.js';
import { solanaKey } from '../solanaWallet/keys.js';
import type { SolanaSandboxWallet } from '../solanaWallet/types.js';
import { texts } from '../texts.js';

/** The initial balance from a local cluster, in lamports: ten SOL. */
const GIFT = 10_000_000_000;

/** The clusters of the hosted frame. Those that the sandbox does not run cannot receive transactions. */
const CLUSTERS: readonly CaipNetworkId[] = [SOLANA_MAINNET, SOLANA_TESTNET, SOLANA_DEVNET];

/** A user's secret key. It is derived from the id, so anybody who knows it has the key. */
const seedOf = (id: string) => keccak256(toBytes(`wallet-modal sandbox, Solana account of ${id}`)).slice(2);

/** The Solana account of a user, base58. */
export function solanaAddressOf(id: string): string {
  return solanaKey(seedOf(id)).address;
}

/** The cluster with the frame's chain id; undefined for any other network. */
export function clusterNamed(chainId: string | number | undefined): CaipNetworkId | undefined {
  const id = parseCaipNetworkId(`${chainId}`)?.id;
  return CLUSTERS.find((cluster) => cluster === id);
}

/** The Solana wallet of a user: a real key, real signatures, and an approval prompt in the page. */
export function solanaFrameWallet(
  id: string,
  chains: readonly SandboxChain<string>[],
  site: string,
): SolanaSandboxWallet {
  const wallet = createSolanaSandboxWallet({
    ...clusterOptions(chains),
    chains: CLUSTERS.flatMap((cluster) => chainNameOf(cluster) ?? []),
    name: texts.frame.name,
    keys: [seedOf(id)],
    origin: site,
    remember: 'memory',
    policy: 'ask',
  });
  wallet.setAccounts(wallet.accounts);
  return wallet;
}

/** Funds an empty account on a local cluster. If the cluster does not support that, the account stays empty. */
export async function fundSolana(address: string, rpcUrl: string | undefined): Promise<void> {
  if (!rpcUrl) return;
  const balance = (await rpc(rpcUrl, 'getBalance', [address]).catch(() => undefined)) as
    | { value?: unknown }
    | undefined;
  if (balance?.value !== 0) return;
  await rpc(rpcUrl, 'requestAirdrop', [address, GIFT]).catch(() => undefined);
}
