import { encodeDeployData, getContractAddress } from 'viem';
import type { EvmAddress } from '../../lib/networks/caip.js';
import { sandboxPictures } from '../contracts/sandboxPictures.js';
import { DEPLOYER, SANDBOX_TOKENS } from '../evmTokens.js';
import { localClient, mined } from './rpc.js';

const COLLECTIONS = [
  { name: 'Sandbox Picture', symbol: 'PICT', isSpam: false },
  { name: 'Claim 5000 SUSD at sandbox.example', symbol: 'GIFT', isSpam: true },
] as const;

const pictureAddress = (index: number) =>
  getContractAddress({ from: DEPLOYER, nonce: BigInt(SANDBOX_TOKENS.length + index) });

/** The ERC-721 contract of every local EVM chain. The first picture belongs to the first sandbox account, and so on. */
export const SANDBOX_PICTURES: EvmAddress = pictureAddress(0);

/** The contracts, in lower case, whose pictures the chain API marks as spam. */
export const SPAM_PICTURES: readonly string[] = COLLECTIONS.flatMap(({ isSpam }, index) =>
  isSpam ? [pictureAddress(index).toLowerCase()] : [],
);

/**
 * Deploys the pictures after the tokens, gives each holder one of each kind, and calls each holder without moving anything,
 * because histories list such calls too.
 */
export async function deployPictures(rpcUrl: string, holders: readonly EvmAddress[]): Promise<void> {
  const client = localClient(rpcUrl);
  const sender = { account: DEPLOYER, chain: null } as const;
  const { abi, bytecode } = sandboxPictures;
  const calls = [
    ...COLLECTIONS.map(({ name, symbol }) => ({
      data: encodeDeployData({ abi, bytecode, args: [name, symbol, holders] }),
    })),
    ...holders.map((to) => ({ to, data: '0x00' as const })),
  ];
  for (const call of calls) await mined(client, await client.sendTransaction({ ...sender, ...call }));
}
