import type { Block } from '@ethereumjs/block';
import type { EVMResult } from '@ethereumjs/evm';
import { createEOACode7702Tx, createFeeMarket1559Tx, type TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import { type RunTxResult, runTx, type VM } from '@ethereumjs/vm';
import type { Hex } from 'viem';
import type { SandboxRpcError } from '../../rpcError.js';
import type { AskedCall } from '../readCall.js';
import { executionRefusal, fundsRefusal, gasRefusal } from '../refusals.js';
import { admitSender } from './admitSender.js';
import type { GasBudget } from './createGasBudget.js';
import { withoutFee } from './trialBlock.js';

/** The node's error for a failed call. Undefined if it succeeded. */
export function failureOf({ execResult }: EVMResult): SandboxRpcError | undefined {
  const { exceptionError, returnValue } = execResult;
  return exceptionError && executionRefusal(exceptionError.error, bytesToHex(returnValue));
}

/** The return data of a call. Throws a node's error if it failed. */
export function returnedBy(result: EVMResult): Hex {
  const failure = failureOf(result);
  if (failure) throw failure;
  return bytesToHex(result.execResult.returnValue);
}

/** Runs a call in the machine, in a block. */
export async function runCall(machine: VM, block: Block, call: AskedCall, gas: GasBudget): Promise<Hex> {
  const result = await runTrial(machine, block, call, gas.grant(call.gas));
  const { exceptionError, executionGasUsed } = result.execResult;
  // Without the intrinsic gas of a transaction, so that a batch can have a thousand calls. A call that halts spends all of its
  // gas.
  gas.spend(exceptionError ? result.totalGasSpent : executionGasUsed);
  return returnedBy(result);
}

/** Runs a call in the machine as a transaction in a block. It pays for its gas only if it sets a price. */
export async function runTrial(
  machine: VM,
  block: Block,
  call: AskedCall,
  gasLimit: bigint,
): Promise<RunTxResult> {
  await assertFunded(machine, call, gasLimit);
  await admitSender(machine, call.from);
  const tx = await unsigned(machine, call, gasLimit, call.priceIn(block.header.baseFeePerGas ?? 0n));
  if (gasLimit < tx.getMinimumGasLimit()) throw gasRefusal();
  const { freeBlock, showFee } = withoutFee(machine, block);
  machine.evm.events?.on('beforeMessage', showFee);
  try {
    return await runTx(machine, {
      tx,
      block: freeBlock,
      skipNonce: true,
      skipBlockGasLimitValidation: true,
      reportAccessList: true,
    });
  } finally {
    machine.evm.events?.off('beforeMessage', showFee);
  }
}

async function unsigned(
  { common, stateManager }: VM,
  { from, to, value, data, accessList, authorizations }: AskedCall,
  gasLimit: bigint,
  price: bigint,
): Promise<TypedTransaction> {
  const sender = createAddressFromString(from);
  const nonce = (await stateManager.getAccount(sender))?.nonce ?? 0n;
  const fields = {
    chainId: common.chainId(),
    nonce,
    gasLimit,
    value,
    data: hexToBytes(data),
    accessList: [...accessList],
    maxFeePerGas: price,
    maxPriorityFeePerGas: price,
  };
  const options = { common, freeze: false };
  const transaction =
    authorizations && to
      ? createEOACode7702Tx({ ...fields, to, authorizationList: [...authorizations] }, options)
      : createFeeMarket1559Tx({ ...fields, ...(to ? { to } : {}) }, options);
  transaction.getSenderAddress = () => sender;
  return transaction;
}

async function assertFunded({ stateManager }: VM, call: AskedCall, gasLimit: bigint): Promise<void> {
  const account = await stateManager.getAccount(createAddressFromString(call.from));
  if (call.value + gasLimit * call.maxFee > (account?.balance ?? 0n)) throw fundsRefusal();
}
