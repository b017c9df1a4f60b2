import type { Wallet, WalletAccount } from '@wallet-standard/base';
import { MOST_ACCOUNTS } from '../../lib/constants.js';
import { WalletModalError } from '../../lib/errors.js';
import type { CaipNetworkId } from '../../lib/networks/caip.js';
import { toBase58 } from '../../lib/solana/base58.js';
import { SIGNATURE_BYTES } from '../../lib/solana/keys.js';
import { chainOfNetwork, networkOfChain } from '../../lib/solana/standardChains.js';
import { invalidAnswerError } from '../walletErrors.js';
import type { SolanaAccount, SolanaSource } from './solanaSource.js';
import type { SendingFeature, SignInFeature, StandardFeatures } from './standardFeatures.js';

/** Reads a wallet's accounts from any value. The connector checks the addresses. */
function readAccounts(accounts: unknown): SolanaAccount[] {
  if (!Array.isArray(accounts)) throw invalidAnswerError('no list of accounts');
  return accounts.slice(0, MOST_ACCOUNTS).map((account: unknown) => {
    const { address, chains } = Object(account) as Partial<WalletAccount>;
    const networks = Array.isArray(chains) ? chains.map(networkOfChain) : [];
    return {
      address: String(address),
      networks: networks.filter((id): id is CaipNetworkId => id !== undefined),
    };
  });
}

/** A Wallet Standard wallet as a source for the connector. */
export function standardSource(wallet: Wallet): SolanaSource {
  // The wallet may lack any feature, so each is looked up when used.
  const offered = () => wallet.features as Partial<StandardFeatures & { 'solana:signIn': SignInFeature }>;

  function need<Name extends keyof StandardFeatures>(name: Name): StandardFeatures[Name] {
    const feature = offered()[name];
    if (feature) return feature;
    throw new WalletModalError('method_not_supported', `The wallet does not support the "${name}" feature.`);
  }

  function accountOf(address: string): WalletAccount {
    const account = wallet.accounts.find((one) => one.address === address);
    if (account) return account;
    throw new WalletModalError('wallet_locked', 'The wallet does not share this account anymore.');
  }

  return {
    wallet,
    async connect({ silent }) {
      const answer = await need('standard:connect').connect(silent ? { silent } : undefined);
      return readAccounts(Object(answer).accounts);
    },
    async disconnect() {
      await offered()['standard:disconnect']?.disconnect();
    },
    subscribe(listener) {
      const stop = offered()['standard:events']?.on('change', ({ accounts }) => {
        if (accounts) listener(readAccounts(wallet.accounts));
      });
      return stop ?? (() => undefined);
    },
    async signMessage(message, { address }) {
      const feature = need('solana:signMessage');
      const answer = await feature.signMessage({ account: accountOf(address), message });
      return firstOf(answer).signature;
    },
    async signTransactions(transactions, { address, network }) {
      const feature = need('solana:signTransaction');
      const account = accountOf(address);
      const chain = chainOfNetwork(network);
      const inputs = transactions.map((transaction) => ({ account, transaction, chain }));
      const signed = listOf(await feature.signTransaction(...inputs));
      return signed.map(({ signedTransaction }) => signedTransaction);
    },
    get signAndSendTransaction() {
      return sending(offered()['solana:signAndSendTransaction'], accountOf);
    },
    get signIn() {
      return signingIn(offered()['solana:signIn']);
    },
  };
}

function sending(
  feature: SendingFeature | undefined,
  accountOf: (address: string) => WalletAccount,
): SolanaSource['signAndSendTransaction'] {
  if (!feature) return undefined;
  return async (transaction, { address, network }, options) => {
    const account = accountOf(address);
    const chain = chainOfNetwork(network);
    const answer = await feature.signAndSendTransaction({ account, transaction, chain, options });
    const { signature } = firstOf(answer);
    if (signature?.length !== SIGNATURE_BYTES) throw invalidAnswerError('no signature');
    return toBase58(signature);
  };
}

function signingIn(feature: SignInFeature | undefined): SolanaSource['signIn'] {
  if (!feature) return undefined;
  return async ({ chains: _chains, ...request }, { address, network }) => {
    // Wallets put every given field into the message, even undefined ones.
    const given = Object.entries(request).filter(([, value]) => value !== undefined);
    const input = { ...Object.fromEntries(given), address, version: '1', chainId: chainOfNetwork(network) };
    const { account, signedMessage, signature } = firstOf(await feature.signIn(input));
    return { address: Object(account).address, signedMessage, signature };
  };
}

/** Requires the answer to be a list. Throws `wallet_invalid_answer` if it isn't. */
function listOf<T>(answer: readonly T[]): readonly T[] {
  if (Array.isArray(answer)) return answer.map((one) => Object(one));
  throw invalidAnswerError('no list');
}

function firstOf<T>(answer: readonly T[]): T {
  const [first] = listOf(answer);
  if (first) return first;
  throw invalidAnswerError('an empty list');
}
