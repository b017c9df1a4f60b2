import { addressOf } from '../../../lib/networks/caip.js';
import type { EvmCall, Moved, TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { balanceRounding } from '../../balanceRounding.js';
import type { RpcRequest } from '../rpc.js';
import { isAddress, readLog, TRANSFER } from '../sending/readGrants.js';
import { toHex } from './chainReads.js';
import { type DescribedTransaction, type Receipt, readUnits } from './nodeAnswers.js';

/** `transfer(address,uint256)` */
const TRANSFER_CALL = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})/;
/** `balanceOf(address)` */
const BALANCE_OF = '0x70a08231';

/** A transfer of a token, read from the data of its call. Undefined for anything else. */
export function readTransfer(data: string | undefined): { receiver: string; amount: bigint } | undefined {
  const [, receiver, amount] = TRANSFER_CALL.exec(data ?? '') ?? [];
  return receiver && amount ? { receiver: `0x${receiver}`, amount: BigInt(`0x${amount}`) } : undefined;
}

/** What a sender lost and a receiver gained in a block. */
interface Change {
  readonly lost: bigint;
  readonly gained: bigint;
}

/**
 * How much of what was sent moved in the block of its transaction, by the balances of both sides before and after it: a
 * contract may succeed, and log a transfer, without moving anything. Undefined if that cannot be told, as when others moved
 * the same in that block. Never rejects.
 */
export async function readMoved(
  { account, call }: TrackedEvmTransaction,
  described: DescribedTransaction,
  receipt: Receipt,
  request: RpcRequest,
): Promise<Moved | undefined> {
  if (call?.to === undefined) return undefined;
  const sender = addressOf(account).toLowerCase();
  const isDirect = described.from === sender && described.call.to === call.to;
  try {
    const transfer = readTransfer(call.data);
    if (transfer)
      return await tokensMoved({ sender, token: call.to, ...transfer }, receipt, described, request);
    // The network itself moves what a transaction carries.
    if (call.data !== '0x' || isDirect) return call.data === '0x' ? 'all' : undefined;
    return await nativeMoved(sender, call, receipt, request);
  } catch {
    // The node does not answer, or keeps no state of that block.
    return undefined;
  }
}

async function nativeMoved(
  sender: string,
  { to = '', value }: EvmCall,
  { block }: Receipt,
  request: RpcRequest,
): Promise<Moved | undefined> {
  const balanceAt = async (owner: string, at: number) =>
    readAmount(await request('eth_getBalance', [owner, toHex(at)]));
  const { lost, gained } = await changeOf(sender, to, block, balanceAt);
  return lost >= value && gained >= value ? 'all' : 'unseen';
}

interface TokenTransfer {
  readonly sender: string;
  readonly receiver: string;
  readonly token: string;
  readonly amount: bigint;
}

async function tokensMoved(
  { sender, receiver, token, amount }: TokenTransfer,
  { block, blockHash, logs }: Receipt,
  { hash, from }: DescribedTransaction,
  request: RpcRequest,
): Promise<Moved | undefined> {
  // Nothing changes, whatever the contract does.
  if (sender === receiver) return 'all';
  const isTransfer = (entry: unknown, ...owners: readonly string[]) => {
    const log = readLog(entry);
    if (log?.address !== token || log.event !== TRANSFER) return false;
    return owners.some((owner) => log.topics.slice(0, 2).some((topic) => isAddress(topic, owner)));
  };
  const inBlock = readEntries(await request('eth_getLogs', [{ blockHash, address: token }])) ?? [];
  const isOther = (entry: unknown) =>
    `${readFields(entry).transactionHash}`.toLowerCase() !== hash.toLowerCase();
  if (inBlock.some((entry) => isOther(entry) && isTransfer(entry, sender, receiver))) return undefined;

  const data = (owner: string) => `${BALANCE_OF}${owner.slice(2).padStart(64, '0')}`;
  const balanceAt = async (owner: string, at: number) => {
    const asked = { to: token, data: data(owner) };
    const [told, own] = await Promise.all(
      [asked, { ...asked, from: owner }].map(async (one) =>
        readAmount(await request('eth_call', [one, toHex(at)])),
      ),
    );
    // A token that tells its holder something else than others is not believed.
    if (told === undefined || told !== own) throw new TypeError('No balance.');
    return told;
  };
  const { lost, gained } = await changeOf(sender, receiver, block, balanceAt);
  const rounding = balanceRounding(amount);
  if (lost <= 0n && gained <= 0n) return (await tellsOldStates(from, block, request)) ? 'nothing' : undefined;
  if (lost > amount + rounding) return undefined;
  if (lost < amount - rounding) return lost > 0n ? 'part' : undefined;
  // An address may pass on what it receives.
  const passesOn = logs.some((entry) => {
    const log = readLog(entry);
    return isTransfer(entry, receiver) && isAddress(log?.topics[0], receiver);
  });
  return gained > 0n || passesOn ? 'all' : undefined;
}

/** Whether a node tells states of old blocks: whoever sent a transaction has paid for it in its block. */
async function tellsOldStates(payer: string, block: number, request: RpcRequest): Promise<boolean> {
  const [before, after] = await Promise.all(
    [block - 1, block].map((at) => request('eth_getTransactionCount', [payer, toHex(at)])),
  );
  return before !== after;
}

async function changeOf(
  sender: string,
  receiver: string,
  block: number,
  balanceAt: (owner: string, at: number) => Promise<bigint>,
): Promise<Change> {
  const [paidBefore, paidAfter, gotBefore, gotAfter] = await Promise.all([
    balanceAt(sender, block - 1),
    balanceAt(sender, block),
    balanceAt(receiver, block - 1),
    balanceAt(receiver, block),
  ]);
  return { lost: paidBefore - paidAfter, gained: gotAfter - gotBefore };
}

function readAmount(answer: unknown): bigint {
  const amount = readUnits(answer);
  if (amount === undefined) throw new TypeError('No balance.');
  return amount;
}
