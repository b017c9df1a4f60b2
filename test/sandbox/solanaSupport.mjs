// Shared by the tests of Solana clusters: sandbox accounts as signers, and transactions of the real client.
import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createKeyPairFromPrivateKeyBytes,
  createTransactionMessage,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
} from '@solana/web3.js';
import { bundled } from '../tools/bundled.mjs';

const { SANDBOX_SOLANA_ADDRESSES, SANDBOX_SOLANA_KEYS } = await bundled('src/sandbox/solanaAccounts.ts');

export const people = SANDBOX_SOLANA_ADDRESSES.map((text) => address(text));
export const keyPairs = await Promise.all(
  SANDBOX_SOLANA_KEYS.map((seed) => createKeyPairFromPrivateKeyBytes(Buffer.from(seed, 'hex'))),
);

export const SYSTEM = address('11111111111111111111111111111111');
export const TOKEN = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
export const TOKEN_2022 = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');
export const ASSOCIATED = address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL');

export async function associatedAccount(owner, mint, program = TOKEN) {
  const seeds = [owner, program, mint].map((one) => getAddressEncoder().encode(one));
  const [found] = await getProgramDerivedAddress({ programAddress: ASSOCIATED, seeds });
  return found;
}

const bytes = (length, write) => {
  const data = Buffer.alloc(length);
  write(data);
  return new Uint8Array(data);
};

export const transferSol = (from, to, lamports) => ({
  programAddress: SYSTEM,
  accounts: [
    { address: from, role: AccountRole.WRITABLE_SIGNER },
    { address: to, role: AccountRole.WRITABLE },
  ],
  data: bytes(12, (data) => {
    data.writeUInt32LE(2, 0);
    data.writeBigUInt64LE(lamports, 4);
  }),
});

export const createAssociated = (payer, account, owner, mint, program = TOKEN) => ({
  programAddress: ASSOCIATED,
  accounts: [
    { address: payer, role: AccountRole.WRITABLE_SIGNER },
    { address: account, role: AccountRole.WRITABLE },
    ...[owner, mint, SYSTEM, program].map((one) => ({ address: one, role: AccountRole.READONLY })),
  ],
  data: new Uint8Array([1]),
});

export const transferTokens = (source, mint, target, owner, amount, decimals, program = TOKEN) => ({
  programAddress: program,
  accounts: [
    { address: source, role: AccountRole.WRITABLE },
    { address: mint, role: AccountRole.READONLY },
    { address: target, role: AccountRole.WRITABLE },
    { address: owner, role: AccountRole.READONLY_SIGNER },
  ],
  data: bytes(10, (data) => {
    data.writeUInt8(12, 0);
    data.writeBigUInt64LE(amount, 1);
    data.writeUInt8(decimals, 9);
  }),
});

/** A signed transaction of the first or another account: its signature and its wire format in base64. */
export async function signed(rpc, instructions, { by = 0, lifetime, version = 0 } = {}) {
  const valid = lifetime ?? (await rpc.getLatestBlockhash({ commitment: 'confirmed' }).send()).value;
  const message = pipe(
    createTransactionMessage({ version }),
    (made) => setTransactionMessageFeePayer(people[by], made),
    (made) => setTransactionMessageLifetimeUsingBlockhash(valid, made),
    (made) => appendTransactionMessageInstructions(instructions, made),
  );
  const transaction = await signTransaction([keyPairs[by]], compileTransaction(message));
  return {
    signature: getSignatureFromTransaction(transaction),
    wire: getBase64EncodedWireTransaction(transaction),
  };
}

/** Sends a signed transaction as base64. */
export const send = (rpc, wire, options = {}) =>
  rpc.sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed', ...options }).send();

/** Sends one JSON-RPC call without a client; resolves to the whole answer. */
export async function ask(url, method, ...params) {
  return post(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
}

/** Posts any text; resolves to the JSON answer. */
export async function post(url, body, headers = { 'content-type': 'application/json' }) {
  const response = await fetch(url, { method: 'POST', headers, body });
  return response.json();
}
