import assert from 'node:assert/strict';
import { ed25519 } from '@noble/curves/ed25519';
import { bundled } from '../../tools/bundled.mjs';
import { t } from './texts.mjs';

const { fromBase58, toBase58 } = await bundled('src/lib/solana/base58.ts');
export const { SANDBOX_SOLANA_ADDRESSES, SANDBOX_SOLANA_KEYS } = await bundled(
  'src/sandbox/solanaAccounts.ts',
);
export const { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } = await bundled('src/lib/solana/solana.ts');

/** Whether a signature, as a list of numbers, is an account's signature of a text. */
export function isSignedBy(address, signature, text) {
  return ed25519.verify(Uint8Array.from(signature), new TextEncoder().encode(text), fromBase58(address));
}

/** A new, unused address. */
export const newAddress = () => toBase58(ed25519.getPublicKey(ed25519.utils.randomPrivateKey()));

/** The page's requested files for EVM networks. */
export const evmFiles = (site) => site.requests.filter((path) => /\/chunks\/.*(evm|viem|noble)/i.test(path));

/** The page with Solana networks only. */
export const onlySolana = (html) =>
  html.replace(/networks="[^"]*"/, `networks="${SOLANA_DEVNET} ${SOLANA_TESTNET}"`);

/** The button that leads from an account to a connection of another namespace. */
export const connectChainButton = (site, namespace) =>
  site.button(t('account.connectChain', { chain: t(`multiChain.chain.${namespace}`) }));

/** Ends the connection of a namespace through the page. */
export async function leave(site, namespace) {
  await site.modal.evaluate((modal, one) => modal.disconnect({ namespace: one }), namespace);
  assert.deepEqual(await site.heard('wallet-disconnected'), { namespace, reason: 'user' });
}

/** Requests the signature of a text through the page: its bytes, or `{ code, shortMessage }` when refused. */
export const signText = (site, text) =>
  site.modal.evaluate(async ({ solana }, text) => {
    try {
      return [...(await solana.signMessage(new TextEncoder().encode(text)))];
    } catch ({ code, shortMessage }) {
      return { code, shortMessage };
    }
  }, text);

/** Sends a request to a cluster directly. */
export async function askCluster({ rpcUrl }, method, params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const { result, error } = await (await fetch(rpcUrl, { method: 'POST', headers, body })).json();
  if (error) throw new Error(error.message);
  return result;
}

export const lamportsOf = async (cluster, address) =>
  BigInt((await askCluster(cluster, 'getBalance', [address])).value);

/** An account's balance of a token, in base units. */
export async function unitsOf(cluster, owner, mint) {
  const params = [owner, { mint }, { encoding: 'jsonParsed' }];
  const { value } = await askCluster(cluster, 'getTokenAccountsByOwner', params);
  return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n);
}

/** Sends tokens from the sandbox's first account. */
export async function give({ rpcUrl }, to, amount, mint) {
  const actions = await import('../../chains/solana/support.mjs');
  const { transaction } = await actions.buildTransfer(
    { from: SANDBOX_SOLANA_ADDRESSES[0], to, amount, mint },
    actions.call(rpcUrl),
  );
  const signed = await actions.signedBy(0, transaction);
  const signature = await actions.sendSignedTransaction(signed, actions.call(rpcUrl, { options: {} }));
  await actions.confirmTransaction(signature, actions.call(rpcUrl, { commitment: 'confirmed' }));
}
