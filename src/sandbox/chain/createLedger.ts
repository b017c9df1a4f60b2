import { type Block, createBlock } from '@ethereumjs/block';
import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import type { TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex, createAccount, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import { type BlockBuilder, buildBlock, createVM, type RunTxResult, type VM } from '@ethereumjs/vm';
import type { Hex } from 'viem';
import type { EvmAddress } from '../../lib/networks/caip.js';
import { BLOCK_GAS_LIMIT, type GasBudget } from './machine/createGasBudget.js';
import { createTrials } from './machine/createTrials.js';
import { type NativeMove, watchMoves } from './machine/nativeMoves.js';

const FIRST_BASE_FEE = 1_000_000_000n;

/** A transaction in a block. */
export interface MinedTransaction {
  readonly transaction: TypedTransaction;
  readonly hash: Hex;
  /** In lower case. */
  readonly from: string;
  readonly block: Block;
  readonly index: number;
  readonly result: RunTxResult;
  /** The number of logs in the block before this transaction's. */
  readonly logsBefore: number;
  readonly moves: readonly NativeMove[];
}

export interface MinedBlock {
  readonly block: Block;
  readonly hash: Hex;
  readonly transactions: readonly MinedTransaction[];
}

/** An account in a chain's initial state. */
export interface GenesisAccount {
  readonly address: EvmAddress;
  readonly balance?: bigint;
  readonly code?: Hex;
}

/** The blocks of a chain and the state after each. */
export interface Ledger {
  readonly common: Common;
  readonly blocks: readonly MinedBlock[];
  latest(): MinedBlock;
  block(hash: string): MinedBlock | undefined;
  transaction(hash: string): MinedTransaction | undefined;
  /** The state after a block, as a copy: changes to it have no effect elsewhere. */
  stateAfter(block: Block): Promise<VM['stateManager']>;
  /** Runs `work` on a copy of that state and discards its changes. */
  tryAfter<Result>(block: Block, budget: GasBudget, work: (machine: VM) => Promise<Result>): Promise<Result>;
  /** Mines a block with the transactions that can run, in this order. Must not run in parallel. */
  mine(transactions: readonly TypedTransaction[]): Promise<MinedBlock>;
}

const now = () => BigInt(Math.floor(Date.now() / 1000));

/**
 * Undefined if the transaction cannot run because an earlier one has spent its sender's balance. It is then dropped, as in
 * nodes.
 */
async function addTo(builder: BlockBuilder, transaction: TypedTransaction): Promise<RunTxResult | undefined> {
  try {
    return await builder.addTransaction(transaction);
  } catch {
    return undefined;
  }
}

export async function createLedger(chainId: number, accounts: readonly GenesisAccount[]): Promise<Ledger> {
  const common = createCustomCommon({ chainId, name: `${chainId}` }, Mainnet, { hardfork: Hardfork.Prague });
  const vm = await createVM({ common });
  const moves = watchMoves(vm);
  for (const { address, balance = 0n, code } of accounts) {
    const at = createAddressFromString(address);
    await vm.stateManager.putAccount(at, createAccount({ balance }));
    if (code) await vm.stateManager.putCode(at, hexToBytes(code));
  }
  const stateRoot = await vm.stateManager.getStateRoot();
  const header = {
    number: 0n,
    gasLimit: BLOCK_GAS_LIMIT,
    baseFeePerGas: FIRST_BASE_FEE,
    timestamp: now(),
    stateRoot,
  };
  const genesis = createBlock({ header }, { common });
  const first: MinedBlock = { block: genesis, hash: bytesToHex(genesis.hash()), transactions: [] };
  const blocks = [first];
  const byHash = new Map<string, MinedBlock>([[first.hash, first]]);
  const transactions = new Map<string, MinedTransaction>();
  const latest = () => blocks.at(-1) ?? first;

  return {
    common,
    blocks,
    latest,
    block: (hash) => byHash.get(hash),
    transaction: (hash) => transactions.get(hash),
    async stateAfter({ header }) {
      const state = vm.stateManager.shallowCopy();
      await state.setStateRoot(header.stateRoot);
      return state;
    },
    tryAfter: createTrials(vm),
    async mine(asked) {
      const parent = latest().block;
      const after = parent.header.timestamp + 1n;
      const timestamp = now() > after ? now() : after;
      const builder = await buildBlock(vm, {
        parentBlock: parent,
        headerData: {
          timestamp,
          gasLimit: BLOCK_GAS_LIMIT,
          mixHash: crypto.getRandomValues(new Uint8Array(32)),
        },
        blockOpts: { putBlockIntoBlockchain: false, common },
      });
      const run: { transaction: TypedTransaction; result: RunTxResult; moves: readonly NativeMove[] }[] = [];
      for (const transaction of asked) {
        const result = await addTo(builder, transaction);
        const moved = moves.take();
        if (result) run.push({ transaction, result, moves: moved });
      }
      const { block } = await builder.build();
      let logsBefore = 0;
      const mined = run.map((one, index): MinedTransaction => {
        const { transaction, result } = one;
        const hash = bytesToHex(transaction.hash());
        const from = transaction.getSenderAddress().toString();
        const entry = { ...one, hash, from, block, index, logsBefore };
        logsBefore += result.receipt.logs.length;
        return entry;
      });
      const added: MinedBlock = { block, hash: bytesToHex(block.hash()), transactions: mined };
      for (const one of mined) transactions.set(one.hash, one);
      blocks.push(added);
      byHash.set(added.hash, added);
      return added;
    },
  };
}
