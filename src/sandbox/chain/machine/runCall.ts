import { type Block, createBlock } from '@ethereumjs/block';
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

/** The error of nodes for a call that failed. Undefined if it did not. */
export function failureOf({ execResult }: EVMResult): SandboxRpcError | undefined {
  const { exceptionError, returnValue } = execResult;
  return exceptionError && executionRefusal(exceptionError.error, bytesToHex(returnValue));
}

/** What a call answered. Throws the error of nodes if it failed. */
export function returnedBy(result: EVMResult): Hex {
  const failure = failureOf(result);
  if (failure) throw failure;
  return bytesToHex(result.execResult.returnValue);
}

/** Makes a call in the machine, after a block. */
export async function runCall(machine: VM, block: Block, call: AskedCall, gas: GasBudget): Promise<Hex> {
  const gasLimit = gas.grant(call.gas);
  await assertFunded(machine, call);
  const caller = createAddressFromString(call.from);
  const result = await machine.evm.runCall({
    caller,
    origin: caller,
    ...(call.to ? { to: createAddressFromString(call.to) } : {}),
    value: call.value,
    data: hexToBytes(call.data),
    gasLimit,
    block: withoutFee(machine, block),
  });
  gas.spend(result.execResult.executionGasUsed);
  return returnedBy(result);
}

/** Runs a call in the machine as a transaction that pays nothing for its gas. */
export async function runUnpaid(
  machine: VM,
  block: Block,
  call: AskedCall,
  gasLimit: bigint,
): Promise<RunTxResult> {
  await assertFunded(machine, call);
  await admitSender(machine, call.from);
  const tx = await unsigned(machine, call, gasLimit);
  if (gasLimit < tx.getMinimumGasLimit()) throw gasRefusal();
  return runTx(machine, { tx, block: withoutFee(machine, block), skipNonce: true });
}

async function unsigned(
  { common, stateManager }: VM,
  { from, to, value, data, authorizations }: AskedCall,
  gasLimit: bigint,
): Promise<TypedTransaction> {
  const sender = createAddressFromString(from);
  const nonce = (await stateManager.getAccount(sender))?.nonce ?? 0n;
  const fields = { chainId: common.chainId(), nonce, gasLimit, value, data: hexToBytes(data) };
  const options = { common, freeze: false };
  const transaction =
    authorizations && to
      ? createEOACode7702Tx({ ...fields, to, authorizationList: [...authorizations] }, options)
      : createFeeMarket1559Tx({ ...fields, ...(to ? { to } : {}) }, options);
  transaction.getSenderAddress = () => sender;
  return transaction;
}

async function assertFunded({ stateManager }: VM, { from, value }: AskedCall): Promise<void> {
  const account = await stateManager.getAccount(createAddressFromString(from));
  if (value > (account?.balance ?? 0n)) throw fundsRefusal();
}

/** The block, where gas costs nothing: so nodes run calls that name no price. */
function withoutFee({ common }: VM, { header }: Block): Block {
  const { number, timestamp, gasLimit, parentHash, mixHash, coinbase } = header;
  return createBlock(
    { header: { number, timestamp, gasLimit, parentHash, mixHash, coinbase, baseFeePerGas: 0n } },
    { common },
  );
}
