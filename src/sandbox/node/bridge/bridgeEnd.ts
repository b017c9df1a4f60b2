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

/** An event of the contract on one chain. */
export interface BridgeEvent {
  /** The transaction's hash. */
  readonly hash: Hash;
  readonly report: DecodeEventLogReturnType<typeof abi>;
}

/** A token, or the native currency, which has the zero address here. */
export interface BridgeAsset extends Asset {
  readonly address: Address;
}

/** The bridge's contract on one chain. All methods reject if the chain does not answer. */
export interface BridgeEnd {
  /** The chain's number. */
  readonly chainId: number;
  /** The currencies that can be bridged on this chain. */
  readonly assets: readonly BridgeAsset[];
  asset(address: Address): BridgeAsset | undefined;
  /** The contract's balance of a token, in base units. */
  held(token: Address): Promise<bigint>;
  /** All events of the contract, oldest first. */
  events(): Promise<readonly BridgeEvent[]>;
  /** Pays out a deposit of another chain. Resolves to false if the contract refuses, for example because it is already paid. */
  pay(fromChain: number, id: bigint, payment: BridgePayment): Promise<boolean>;
  /** Permanently refuses to pay out a deposit of another chain. Resolves to false if it is already paid. */
  refuse(fromChain: number, id: bigint): Promise<boolean>;
  /** Refunds a deposit. Resolves to false if this is already done, or if its sender does not accept it. */
  refund(id: bigint): Promise<boolean>;
}

export function openBridgeEnd(chain: SandboxChain): BridgeEnd {
  const client = localClient(chain.rpcUrl);
  const assets: readonly BridgeAsset[] = [
    { ...chain.nativeCurrency, address: zeroAddress },
    ...(chain.tokens ?? []),
  ];

  /** Sends a call as the operator, unless the contract would revert it. The events show its result. */
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
