// A browser wallet that really signs and sends, through its own node, and then gives a fate's answer. Its user and keys are in
// the test; the page only has the transport.
import { Wallet } from 'ethers';
import { askNode, CHAIN_ID } from './ownChain.mjs';

export const WALLET = { name: 'Lying Wallet', rdns: 'org.example.lying' };

/** Runs in the page before its scripts: announces the wallet, as extensions do (EIP-6963). */
export function announceLyingWallet({ name, rdns }) {
  const listeners = new Map();
  const provider = {
    async request(args) {
      const { result, error } = JSON.parse(await window.askLyingWallet(JSON.stringify(args)));
      if (!error) return result;
      throw error.isText ? error.message : Object.assign(new Error(error.message), error);
    },
    on(event, listener) {
      listeners.set(listener, event);
      return provider;
    },
    removeListener(_event, listener) {
      listeners.delete(listener);
      return provider;
    },
  };
  const info = {
    uuid: '7f6c8d1e-3f57-4c1b-9a53-0b5c3f1d2e4a',
    name,
    rdns,
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  };
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    );
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}

const hex = (value) => `0x${BigInt(value).toString(16)}`;

/**
 * `behave(transaction, wallet)` answers a send request with a hash, or throws `{ code, message }`. `heard` is called for each
 * send request, `answered` when it is finished. `chainId` is the network that it reports.
 */
export function createLyingWallet({
  chain,
  behave,
  heard,
  answered,
  capabilities,
  key = Wallet.createRandom().privateKey,
}) {
  const signer = new Wallet(key);
  const never = new Promise(() => undefined);
  const wallet = {
    address: signer.address,
    /** Never settles. */
    never,
    /** Signs the request with changes; answers the hash and the bytes. Sends nothing. */
    async sign(transaction, changes = {}) {
      const nonce = Number(await chain.ask('eth_getTransactionCount', [signer.address, 'pending']));
      const { to, value, data, gas, maxFeePerGas, maxPriorityFeePerGas, gasPrice } = transaction;
      const fees = gasPrice
        ? { type: 0, gasPrice }
        : {
            type: 2,
            maxFeePerGas: maxFeePerGas ?? hex(10n ** 10n),
            maxPriorityFeePerGas: maxPriorityFeePerGas ?? '0x1',
          };
      const raw = await signer.signTransaction({
        chainId: CHAIN_ID,
        nonce,
        to,
        value: value ?? 0,
        data: data ?? '0x',
        gasLimit: gas ?? 100_000,
        ...fees,
        ...changes,
      });
      const { keccak256 } = await import('ethers');
      return { raw, hash: keccak256(raw), nonce };
    },
    /** Sends bytes to the network. */
    broadcast: (raw) => askNode(chain.url, 'eth_sendRawTransaction', [raw]),
    /** Signs and sends; answers the hash. */
    async send(transaction, changes) {
      const { raw, hash } = await wallet.sign(transaction, changes);
      await wallet.broadcast(raw);
      return hash;
    },
  };

  async function answer({ method, params }) {
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return [signer.address];
      case 'eth_chainId':
        return hex(CHAIN_ID);
      case 'wallet_getCapabilities':
        return capabilities ?? {};
      case 'eth_sendTransaction':
        heard(params[0]);
        try {
          return await behave(params[0], wallet);
        } finally {
          answered();
        }
      default:
        if (/^eth_(get|call|estimate|block|gas|max|fee)/.test(method)) return chain.ask(method, params);
        throw { code: -32601, message: 'The method does not exist.' };
    }
  }

  wallet.request = async (text) => {
    try {
      return JSON.stringify({ result: await answer(JSON.parse(text)) });
    } catch (error) {
      return JSON.stringify({
        error: { code: error.code, data: error.data, message: error.message, isText: error.isText },
      });
    }
  };
  return wallet;
}
