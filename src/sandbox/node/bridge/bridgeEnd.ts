import {
  type Address,
  BaseError,
  type DecodeEventLogReturnType,
  decodeEventLog,
  ExecutionRevertedError,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  zeroAddress,
} from 'viem';
import type { SandboxChain } from '../../chains.js';
import { sandboxBridge } from '../../contracts/sandboxBridge.js';
import type { Asset } from '../chainApi/chainLedger.js';
import { localClient } from '../rpc.js';
import type { BridgePayment } from './bridgeTransfer.js';
import { BRIDGE_OPERATOR, SANDBOX_BRIDGE } from './deployBridge.js';

const { abi } = sandboxBridge;

/** What the contract of one end has reported. */
export interface BridgeEvent {
  /** Of the transaction. */
  readonly hash: Hash;
  readonly report: DecodeEventLogReturnType<typeof abi>;
}

/** The native currency, which is the address of nobody here, or a token. */
export interface BridgeAsset extends Asset {
  readonly address: Address;
}

/** The bridge's contract on one chain. Everything rejects if the chain does not answer. */
export interface BridgeEnd {
  /** The number of its chain. */
  readonly chainId: number;
  /** What is bridged there. */
  readonly assets: readonly BridgeAsset[];
  asset(address: Address): BridgeAsset | undefined;
  /** How much of a token it has, in base units. */
  held(token: Address): Promise<bigint>;
  /** Everything that it has reported, oldest first. */
  events(): Promise<readonly BridgeEvent[]>;
  /** Pays out a deposit of another chain. Resolves false if the contract does not, as when it was paid already. */
  pay(fromChain: number, id: bigint, payment: BridgePayment): Promise<boolean>;
  /** Gives up paying out a deposit of another chain, for ever. Resolves false if it was paid. */
  refuse(fromChain: number, id: bigint): Promise<boolean>;
  /** Gives a deposit back. Resolves false if it was, or if its sender does not take it. */
  refund(id: bigint): Promise<boolean>;
}

export function openBridgeEnd(chain: SandboxChain): BridgeEnd {
  const client = localClient(chain.rpcUrl);
  const assets: readonly BridgeAsset[] = [
    { ...chain.nativeCurrency, address: zeroAddress },
    ...(chain.tokens ?? []),
  ];

  /** Sends a call as the operator, unless the contract would revert it. What became of it is in the events. */
  async function attempt(data: Hex): Promise<boolean> {
    const call = { account: BRIDGE_OPERATOR, to: SANDBOX_BRIDGE, data };
    try {
      await client.call(call);
    } catch (error) {
      if (error instanceof BaseError && error.walk((one) => one instanceof ExecutionRevertedError))
        return false;
      throw error;
    }
    await client.sendTransaction({ ...call, chain: null });
    return true;
  }

  return {
    chainId: Number(chain.id.slice('eip155:'.length)),
    assets,
    asset: (address) => assets.find((asset) => asset.address.toLowerCase() === address.toLowerCase()),
    held: (token) =>
      token === zeroAddress
        ? client.getBalance({ address: SANDBOX_BRIDGE })
        : client.readContract({
            address: token,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [SANDBOX_BRIDGE],
          }),
    async events() {
      const logs = await client.getLogs({ address: SANDBOX_BRIDGE, fromBlock: 0n });
      return logs.map(({ transactionHash: hash, topics, data }) => ({
        hash,
        report: decodeEventLog({ abi, topics, data }),
      }));
    },
    pay(fromChain, id, { token, amount, receiver }) {
      const args = [BigInt(fromChain), id, token, amount, receiver] as const;
      return attempt(encodeFunctionData({ abi, functionName: 'pay', args }));
    },
    refuse: (fromChain, id) =>
      attempt(encodeFunctionData({ abi, functionName: 'refuse', args: [BigInt(fromChain), id] })),
    refund: (id) => attempt(encodeFunctionData({ abi, functionName: 'refund', args: [id] })),
  };
}
