// Shared by the tests of Solana actions: a cluster, the actions as a page calls them, and misbehaving nodes.
import { createServer } from 'node:http';
import { getTransactionDecoder, getTransactionEncoder, signTransaction } from '@solana/web3.js';
import { keyPairs } from '../../sandbox/solanaSupport.mjs';
import { bundled } from '../../tools/bundled.mjs';

export const { solanaRequest } = await bundled('src/chains/solana/solanaRpc.ts');
export const { readSolanaBalance } = await bundled('src/chains/solana/readSolanaBalance.ts');
export const { readSolanaBalances } = await bundled('src/chains/solana/readSolanaBalances.ts');
export const { buildTransfer } = await bundled('src/chains/solana/sending/transfer.ts');
export const { estimateSolanaTransfer } = await bundled(
  'src/chains/solana/sending/estimateSolanaTransfer.ts',
);
export const { simulateTransaction } = await bundled('src/chains/solana/sending/simulateTransaction.ts');
export const { sendSignedTransaction, signatureOf } = await bundled(
  'src/chains/solana/sending/sendTransaction.ts',
);
export const { confirmTransaction } = await bundled('src/chains/solana/confirmTransaction.ts');

const clock = (shorten) => ({
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, shorten(ms));
    return () => clearTimeout(timer);
  },
});
/** A clock with short pauses. Deadlines stay long, for busy machines. */
export const fastClock = clock((ms) => (ms < 5000 ? ms / 20 : ms));
/** A clock with short deadlines as well, for silent nodes. */
export const hastyClock = clock((ms) => ms / 20);

export const networkAt = (rpcUrl) => ({
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
  rpcUrl,
});

/** The parameters of every action. */
export const call = (rpcUrl, more = {}) => ({
  network: networkAt(rpcUrl),
  clock: fastClock,
  signal: new AbortController().signal,
  ...more,
});

/** Signs a serialised transaction with the key of a sandbox account. */
export async function signedBy(index, bytes) {
  const transaction = await signTransaction([keyPairs[index]], getTransactionDecoder().decode(bytes));
  return new Uint8Array(getTransactionEncoder().encode(transaction));
}

/** The error that a promise rejects with. */
export async function rejection(promise) {
  const value = await promise.catch((error) => ({ error }));
  if (value?.error) return value.error;
  throw new Error(`It resolved to ${value}`);
}

/**
 * A node with fixed answers: `answer(method, params, count)` returns its `result`, or `{ error }`, `{ status }`,
 * `{ text }`, or 'silence'. Counts its requests.
 */
export async function fakeNode(answer) {
  const asked = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method, params } = JSON.parse(body);
    asked.push(method);
    const told = await answer(method, params, asked.length);
    if (told === 'silence') return;
    const { status = 200, text, error } = told ?? {};
    const json = error ? { jsonrpc: '2.0', id: 1, error } : { jsonrpc: '2.0', id: 1, result: told };
    response.writeHead(status).end(text ?? (status === 200 ? JSON.stringify(json) : ''));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Uses a fake node, then closes it. */
export async function withNode(answer, use) {
  const node = await fakeNode(answer);
  try {
    return await use(node);
  } finally {
    node.stop();
  }
}
