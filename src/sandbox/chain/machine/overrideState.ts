import { Account, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import type { VM } from '@ethereumjs/vm';
import { invalidParamsError } from '../../rpcError.js';
import { asAddress, asData, asObject, asQuantity } from '../../wallet/params.js';

const MOST_ACCOUNTS = 200;

/** Applies a call's state overrides: balances, nonces, code and words of storage. */
export async function overrideState({ stateManager }: VM, value: unknown): Promise<void> {
  if (value === undefined || value === null) return;
  const entries = Object.entries(asObject(value, 'the state overrides'));
  if (entries.length > MOST_ACCOUNTS) throw invalidParamsError('too many state overrides');
  for (const [key, override] of entries) {
    const address = createAddressFromString(asAddress(key, 'the address of an override'));
    const { balance, nonce, code, state, stateDiff } = asObject(override, 'a state override');
    const account = (await stateManager.getAccount(address)) ?? new Account();
    account.balance = asQuantity(balance, '"balance"') ?? account.balance;
    account.nonce = asQuantity(nonce, '"nonce"') ?? account.nonce;
    await stateManager.putAccount(address, account);
    const bytes = asData(code, '"code"');
    if (bytes) await stateManager.putCode(address, hexToBytes(bytes));
    if (state !== undefined && state !== null) await stateManager.clearStorage(address);
    for (const [slot, word] of Object.entries(asObject(state ?? stateDiff ?? {}, 'the storage'))) {
      await stateManager.putStorage(address, wordOf(slot), wordOf(word));
    }
  }
}

function wordOf(value: unknown): Uint8Array {
  const number = asQuantity(value, 'a word of storage') ?? 0n;
  return hexToBytes(`0x${number.toString(16).padStart(64, '0')}`);
}
