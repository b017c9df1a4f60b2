import { getBase58Encoder } from '@solana/web3.js';
import type { Wallet, WalletAccount } from '@wallet-standard/base';
import { addressOf, type CaipNetworkId } from '../../lib/networks/caip.js';
import type { SolanaProvider } from '../../lib/solana/solanaProvider.js';
import { chainOfNetwork, networkOfChain } from '../../lib/solana/standardChains.js';
import type { SolanaSigner, SolanaSigning } from '../connector.js';
import type { SolanaSite } from './solanaSite.js';
import { SITE_FEATURE, type StandardFeatures } from './standardFeatures.js';

const SIGNING = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'] as const;

/** A plug in a socket: Wallet Standard requires an icon. */
const ICON =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiIHJ4PSIyIiBmaWxsPSIjNjY3Nzg4Ii8+PHBhdGggZD0iTTIgM2g0djJIMnoiIGZpbGw9IiNmZmYiLz48L3N2Zz4=';

export interface SiteWalletParts {
  readonly provider: SolanaProvider;
  /** Asks the user through the connected wallet's signer. */
  readonly sign: <T>(run: (signer: SolanaSigner) => Promise<T>) => Promise<T>;
}

/** A library's input. Libraries that only sign messages name no chain. */
interface Input {
  readonly account: WalletAccount;
  readonly chain?: string;
}

const byOf = ({ account, chain }: Input): SolanaSigning => ({
  address: account.address,
  network: chain === undefined ? undefined : (networkOfChain(chain) ?? (chain as CaipNetworkId)),
});

const isSame = (one: Input, other: Input) =>
  one.account.address === other.account.address && one.chain === other.chain;

/** The provider as a Wallet Standard wallet. Its accounts are those connected in the modal. */
export function siteWallet(
  { name, networks, connection, restored }: SolanaSite,
  { provider, sign }: SiteWalletParts,
): Wallet {
  const chains = () => networks().map(({ id }) => chainOfNetwork(id));
  let told: readonly WalletAccount[] = [];

  /** Libraries compare accounts by object, so an unchanged account stays the same object. */
  function accounts(): readonly WalletAccount[] {
    const present = chains();
    const next = (connection()?.accounts ?? []).map((account) => {
      const address = addressOf(account);
      const known = told.find((one) => one.address === address && `${one.chains}` === `${present}`);
      return known ?? makeAccount(address, present);
    });
    const isNew = next.length !== told.length || next.some((account, index) => account !== told[index]);
    if (isNew) told = next;
    return told;
  }

  const features: StandardFeatures = {
    'standard:connect': {
      version: '1.0.0',
      async connect({ silent } = {}) {
        // Libraries connect silently as soon as the page loads, and do not try again.
        await (silent ? restored() : provider.connect());
        return { accounts: accounts() };
      },
    },
    'standard:disconnect': { version: '1.0.0', disconnect: provider.disconnect },
    'standard:events': {
      version: '1.0.0',
      on: (_change, listener) => provider.on('accountsChanged', () => listener({ accounts: accounts() })),
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: async (...inputs) => {
        const outputs = [];
        // One at a time, because the user answers one request at a time.
        for (const input of inputs) {
          const { message } = input;
          const signature = await sign((signer) => signer.signMessage(message, byOf(input)));
          outputs.push({ signedMessage: message, signature });
        }
        return outputs;
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signTransaction: async (...inputs) => {
        const [first] = inputs;
        const isOneQuestion = inputs.every((input) => first && isSame(input, first));
        const outputs = [];
        for (const part of isOneQuestion ? [inputs] : inputs.map((input) => [input])) {
          const wires = part.map(({ transaction }) => transaction);
          const by = part[0] && byOf(part[0]);
          const signed = await sign((signer) => signer.signTransactions(wires, by));
          outputs.push(...signed.map((signedTransaction) => ({ signedTransaction })));
        }
        return outputs;
      },
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: ['legacy', 0],
      signAndSendTransaction: async (...inputs) => {
        const outputs = [];
        for (const input of inputs) {
          const { transaction, options } = input;
          const send = (signer: SolanaSigner) =>
            signer.signAndSendTransaction(transaction, options, byOf(input));
          outputs.push({ signature: bytesOf(await sign(send)) });
        }
        return outputs;
      },
    },
  };
  return {
    version: '1.0.0',
    get name() {
      return name();
    },
    icon: ICON,
    get chains() {
      return chains();
    },
    get accounts() {
      return accounts();
    },
    features: { ...features, [SITE_FEATURE]: { version: '1.0.0' } },
  };
}

function makeAccount(address: string, chains: WalletAccount['chains']): WalletAccount {
  return { address, publicKey: bytesOf(address), chains, features: [...SIGNING] };
}

/** Decodes base58. */
const bytesOf = (text: string) => new Uint8Array(getBase58Encoder().encode(text));
