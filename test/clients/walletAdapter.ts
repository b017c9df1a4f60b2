// wallet-adapter with a modal as a Wallet Standard wallet.
import type { WalletAdapterCompatibleStandardWallet } from '@solana/wallet-adapter-base';
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base';
import { Connection, PublicKey, Transaction } from '@solana/web3.js';
import { registerWallet } from '@wallet-standard/wallet';
import type { SolanaProvider } from '../../src/lib/solana/solanaProvider.js';
import { payments } from './payments.js';

export function adapterClient(solana: SolanaProvider, rpcUrl: string) {
  const wallet = solana.standardWallet as WalletAdapterCompatibleStandardWallet;
  const adapter = new StandardWalletAdapter({ wallet });
  const connection = new Connection(rpcUrl, 'confirmed');
  const heard: string[] = [];
  adapter.on('connect', (key) => heard.push(`connect ${key.toBase58()}`));
  adapter.on('disconnect', () => heard.push('disconnect'));
  adapter.on('error', (error) => heard.push(error.name));

  const payer = () => adapter.publicKey ?? PublicKey.default;
  const { pay, versioned } = payments(connection, payer);

  return {
    heard: async () => heard,
    address: async () => adapter.publicKey?.toBase58(),
    connect: () => adapter.connect(),
    autoConnect: () => adapter.autoConnect(),
    disconnect: () => adapter.disconnect(),
    async signMessage(text: string) {
      return [...((await adapter.signMessage?.(new TextEncoder().encode(text))) ?? [])];
    },
    async signTransaction(to: string, lamports: number) {
      const signed = await adapter.signTransaction?.(await versioned(to, lamports));
      return signed && connection.sendTransaction(signed);
    },
    /** Signs several transactions in one request. */
    async signAllTransactions(to: string, ...amounts: number[]) {
      const made = await Promise.all(amounts.map((lamports) => versioned(to, lamports)));
      const signed = (await adapter.signAllTransactions?.(made)) ?? [];
      return Promise.all(signed.map((one) => connection.sendTransaction(one)));
    },
    /** A legacy transaction. The adapter fills in payer and blockhash. */
    sendLegacy: (to: string, lamports: number) =>
      adapter.sendTransaction(new Transaction().add(pay(to, lamports)), connection),
    sendVersioned: async (to: string, lamports: number) =>
      adapter.sendTransaction(await versioned(to, lamports), connection, { maxRetries: 2 }),
    /** For libraries that find wallets on their own. */
    register: async () => registerWallet(wallet),
  };
}
