// The setup of a fate on Solana: a node that may lie, a wallet that may lie, and a client of the cluster that shares no code
// with the product.
import { ed25519 } from '@noble/curves/ed25519';
import { decodeBase58, encodeBase58, toBeHex } from 'ethers';
import { frontOf, mount } from './evmWorld.mjs';
import { newProfile, openPage, tableOf } from './fate.mjs';
import { createLyingNode } from './lyingNode.mjs';
import { askNode } from './ownChain.mjs';

const NETWORK = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const WALLET = 'Lying Sun';
const FUNDS = 5_000_000_000;
const SOL = { amount: '0.25', symbol: 'SOL', units: 250_000_000n, decimals: 9 };

const base58 = (bytes) => encodeBase58(bytes);
const newKey = () => {
  const secret = ed25519.utils.randomPrivateKey();
  const publicKey = ed25519.getPublicKey(secret);
  return { secret, publicKey, address: base58(publicKey) };
};

/** Runs in the page before its scripts: registers the wallet, as extensions do (Wallet Standard). */
function registerLyingSun({ name, address, publicKey }) {
  const toBytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const toText = (bytes) => btoa(String.fromCharCode(...bytes));
  const chains = ['solana:devnet'];
  const features = ['solana:signTransaction'];
  const account = Object.freeze({ address, publicKey: Uint8Array.from(publicKey), chains, features });
  async function signTransaction({ transaction }) {
    const { result, error } = JSON.parse(await window.askLyingSun(toText(transaction)));
    if (error) throw error.isText ? error.message : Object.assign(new Error(error.message), error);
    return [result === null ? null : { signedTransaction: toBytes(result) }];
  }
  const wallet = Object.freeze({
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains,
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'standard:events': { version: '1.0.0', on: () => () => undefined },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction,
      },
    },
  });
  const register = ({ register }) => register(wallet);
  window.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail));
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
}

/** Replaces bytes with others of the same length, wherever they occur. */
function replace(bytes, from, to) {
  const whole = Buffer.from(bytes);
  const place = whole.indexOf(Buffer.from(from));
  if (place < 0) throw new Error('The transaction has nothing of that.');
  Buffer.from(to).copy(whole, place);
  return Uint8Array.from(whole);
}

const littleEndian = (units) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(units);
  return bytes;
};

/** `behave(transaction, wallet)` answers the signed bytes, or throws. */
function createWallet({ key, url, behave, heard, answered }) {
  const wallet = {
    address: key.address,
    never: new Promise(() => undefined),
    /** Its signatures: `{ signature, isAsked, to, value }`. */
    signed: [],
    /** Signs a transaction, optionally with another amount or recipient. Sends nothing. */
    sign(transaction, { value, to, recipient, units, by = key } = {}) {
      const [count, ...rest] = transaction;
      let message = Uint8Array.from(rest.slice(count * 64));
      if (value) message = replace(message, littleEndian(units), littleEndian(value));
      if (to) message = replace(message, fromBase58(recipient), fromBase58(to));
      const own = ed25519.sign(message, by.secret);
      const bytes = Uint8Array.from([count, ...own, ...rest.slice(64, count * 64), ...message]);
      const isAsked = !value && !to && by === key;
      wallet.signed.push({ signature: base58(own), isAsked, to: to ?? recipient, value: value ?? units });
      return bytes;
    },
    broadcast: (bytes) => {
      const options = { encoding: 'base64', skipPreflight: true };
      return askNode(url, 'sendTransaction', [Buffer.from(bytes).toString('base64'), options]);
    },
    async send(transaction, changes) {
      const bytes = wallet.sign(transaction, changes);
      await wallet.broadcast(bytes);
      return bytes;
    },
    async request(text) {
      try {
        const transaction = Uint8Array.from(Buffer.from(text, 'base64'));
        heard(transaction);
        const answer = await behave(transaction, wallet);
        return JSON.stringify({ result: answer ? Buffer.from(answer).toString('base64') : null });
      } catch ({ code, message, isText }) {
        return JSON.stringify({ error: { code, message, isText } });
      } finally {
        answered();
      }
    },
  };
  return wallet;
}

const fromBase58 = (text) => Buffer.from(toBeHex(decodeBase58(text), 32).slice(2), 'hex');

async function begin(fate, tools) {
  const { row, change } = fate;
  const [cluster] = tools.stack.clusters;
  const url = cluster.rpcUrl;
  const ask = (method, params) => askNode(url, method, params);
  const key = newKey();
  const recipient = newKey().address;
  await ask('requestAirdrop', [key.address, FUNDS]);
  const wallet = createWallet({
    key,
    url,
    heard: fate.hears,
    answered: () => fate.note('answered'),
    behave: (transaction, own) => row.behave(transaction, own, fate),
  });
  const lamportsOf = async (address) =>
    BigInt((await ask('getBalance', [address, { commitment: 'processed' }])).value);
  let lastHeight;
  fate.node = createLyingNode(url, row.lies);
  fate.node.heard = async (method, result) => {
    if (method === 'getLatestBlockhash') lastHeight = result.value.lastValidBlockHeight;
    if (method === 'sendTransaction') await change();
  };
  Object.assign(fate, { cluster, wallet, recipient, stranger: newKey() });
  fate.wanted = { ...SOL, recipient, canMove: row.canMove };
  fate.sees = async () => {
    const gain = await lamportsOf(recipient);
    const known = wallet.signed.map(({ signature }) => signature);
    const settings = { searchTransactionHistory: true };
    const { value: found } = known.length
      ? await ask('getSignatureStatuses', [known, settings])
      : { value: [] };
    const inBlocks = wallet.signed
      .map((one, place) => ({ ...one, status: found[place] }))
      .filter(({ status }) => status);
    const others = inBlocks.filter(({ isAsked }) => !isAsked);
    const succeeded = inBlocks.filter(({ isAsked, status }) => isAsked && !status.err);
    const height = await ask('getBlockHeight', [{ commitment: 'finalized' }]);
    return {
      delivered: Math.min(succeeded.length, Number(gain / SOL.units)),
      gain,
      inBlocks: succeeded.length,
      failed: inBlocks.filter(({ status }) => status.err).length,
      waiting: 0,
      awaiting: 0,
      others: others.length,
      otherCalls: others,
      cancels: 0,
      hashes: inBlocks.map(({ signature }) => signature),
      lapsed: lastHeight !== undefined && height > lastHeight,
    };
  };
  await row.prepare?.(fate);
  await change();
  fate.isQuiet = fate.node.isQuiet;
  const path = await mount(tools.stack, fate.node);
  const { url: origin } = await frontOf(tools.stack);
  fate.profile = await newProfile(tools.profile, fate);
  await fate.profile.exposeBinding('askLyingSun', (_source, text) => wallet.request(text));
  const shared = { name: WALLET, address: key.address, publicKey: [...key.publicKey] };
  await fate.profile.addInitScript(registerLyingSun, shared);
  fate.openPage = () =>
    openPage(tools, { ...fate, origin }, 'solana.html', {
      change: (html) =>
        html
          .replace('/rpc/EtWTRABZaYq6iMfeYKouRu166VU2xqa1', path)
          .replace(/networks="[^"]*"/, `networks="${NETWORK}"`),
    });
  fate.site = await fate.openPage();
  fate.connect = async ({ site }) => {
    await site.connectButton.click();
    await site.row(WALLET).click();
    await site.heard('wallet-connected');
  };
}

/** A table of fates of transfers on Solana. They share a cluster, and some advance its time. */
export const solanaTable = tableOf(begin, { solana: true, concurrency: 1 });
