// `@solana/web3.js` 1 with a modal's Solana provider, as a site uses it.
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js';
import type { SolanaProvider } from '../../src/lib/solana/solanaProvider.js';
import { payments } from './payments.js';

export function web3Client(solana: SolanaProvider, rpcUrl: string) {
  const connection = new Connection(rpcUrl, 'confirmed');
  const payer = () => new PublicKey(solana.address ?? '');
  const { pay, versioned } = payments(connection, payer);

  /** Polls, because the sandbox clusters lack the subscriptions that `confirmTransaction` needs. */
  async function confirmed(signature: string): Promise<string> {
    for (;;) {
      const { value } = await connection.getSignatureStatus(signature);
      if (value?.err) throw new Error(JSON.stringify(value.err));
      if (value?.confirmationStatus && value.confirmationStatus !== 'processed') return signature;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function legacy(to: string, lamports: number): Promise<Transaction> {
    const lifetime = await connection.getLatestBlockhash();
    return new Transaction({ feePayer: payer(), ...lifetime }).add(pay(to, lamports));
  }

  return {
    balance: (of: string) => connection.getBalance(new PublicKey(of)),
    async signLegacy(to: string, lamports: number) {
      const signed = await solana.signTransaction(await legacy(to, lamports));
      // Serialising checks all signatures.
      return confirmed(await connection.sendRawTransaction(signed.serialize()));
    },
    async signVersioned(to: string, lamports: number) {
      const signed = await solana.signTransaction(await versioned(to, lamports));
      return confirmed(await connection.sendTransaction(signed));
    },
    async sendLegacy(to: string, lamports: number) {
      return confirmed(await solana.signAndSendTransaction(await legacy(to, lamports)));
    },
    async sendVersioned(to: string, lamports: number) {
      const options = { preflightCommitment: 'confirmed', maxRetries: 3 } as const;
      return confirmed(await solana.signAndSendTransaction(await versioned(to, lamports), options));
    },
    async signAll(to: string, ...amounts: number[]) {
      const made = await Promise.all(amounts.map((lamports) => versioned(to, lamports)));
      const signed = await solana.signAllTransactions(made);
      return Promise.all(signed.map(async (one) => confirmed(await connection.sendTransaction(one))));
    },
    /** Adds a second signer whose key the site creates. */
    async createAccount(lamports: number) {
      const fresh = Keypair.generate();
      const transaction = new Transaction({ feePayer: payer(), ...(await connection.getLatestBlockhash()) });
      transaction.add(
        SystemProgram.createAccount({
          fromPubkey: payer(),
          newAccountPubkey: fresh.publicKey,
          lamports,
          space: 0,
          programId: SystemProgram.programId,
        }),
      );
      transaction.partialSign(fresh);
      const signed = await solana.signTransaction(transaction);
      await confirmed(await connection.sendRawTransaction(signed.serialize()));
      return fresh.publicKey.toBase58();
    },
    /** A transaction without its required fields. */
    async signIncomplete(to: string) {
      await solana.signTransaction(new Transaction().add(pay(to, 1)));
    },
  };
}
