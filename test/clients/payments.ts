// Payments with `@solana/web3.js` 1, for the clients built on it.
import {
  type Connection,
  PublicKey,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';

/** Transactions that pay from an account. `payer` is called each time, because the account may change. */
export function payments(connection: Connection, payer: () => PublicKey) {
  const pay = (to: string, lamports: number) =>
    SystemProgram.transfer({ fromPubkey: payer(), toPubkey: new PublicKey(to), lamports });

  async function versioned(to: string, lamports: number): Promise<VersionedTransaction> {
    const { blockhash: recentBlockhash } = await connection.getLatestBlockhash();
    const instructions = [pay(to, lamports)];
    const message = new TransactionMessage({ payerKey: payer(), recentBlockhash, instructions });
    return new VersionedTransaction(message.compileToV0Message());
  }

  return { pay, versioned };
}
