// Swaps between the first two accounts of the sandbox, instruction by instruction.
import {
  AccountRole,
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js';
import { ask, keyPairs, people, SYSTEM, TOKEN } from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';

const { fromBase58 } = await bundled('src/lib/solana/base58.ts');
const [alice, maker] = people;

/** A transaction in wire format, signed by the accounts in `by`. */
export async function handmade(url, instructions, { payer = alice, by = [maker] } = {}) {
  const { value: lifetime } = (await ask(url, 'getLatestBlockhash', { commitment: 'confirmed' })).result;
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (one) => setTransactionMessageFeePayer(payer, one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(lifetime, one),
    (one) => appendTransactionMessageInstructions(instructions, one),
  );
  const keys = by.map((one) => keyPairs[people.indexOf(one)]);
  const transaction = await partiallySignTransaction(keys, compileTransaction(message));
  return new Uint8Array(getTransactionEncoder().encode(transaction));
}

/** An instruction of a token program about an account of the visitor. */
export const tokens = (data, accounts, programAddress = TOKEN) => ({
  programAddress,
  accounts: [
    ...accounts.map((one) => ({ address: one, role: AccountRole.WRITABLE })),
    { address: alice, role: AccountRole.READONLY_SIGNER },
  ],
  data: Uint8Array.from(data),
});
export const system = (data, accounts) => ({
  programAddress: SYSTEM,
  accounts: accounts.map((one) => ({ address: one, role: AccountRole.WRITABLE_SIGNER })),
  data: Uint8Array.from(data),
});
export const key = (text) => [...Buffer.from(fromBase58(text))];
export const le = (value) => [...new Uint8Array(new BigUint64Array([value]).buffer)];
