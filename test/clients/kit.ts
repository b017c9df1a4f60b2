// `@solana/kit` with a modal's Solana provider, and the signers that docs/solana.md shows.
import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  assertIsSignatureBytes,
  assertIsTransactionWithBlockhashLifetime,
  assertIsTransactionWithinSizeLimit,
  type Base64EncodedWireTransaction,
  compileTransaction,
  createSignableMessage,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getBase58Encoder,
  getBase64EncodedWireTransaction,
  getPublicKeyFromAddress,
  getSignatureFromTransaction,
  type MessagePartialSigner,
  pipe,
  type ReadonlyUint8Array,
  type Signature,
  type SignatureBytes,
  setTransactionMessageFeePayer,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
  type TransactionModifyingSigner,
  type TransactionSendingSigner,
  verifySignature,
} from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import type { SolanaProvider } from '../../src/lib/solana/solanaProvider.js';

function asSignature(bytes: ReadonlyUint8Array): SignatureBytes {
  assertIsSignatureBytes(bytes);
  return bytes;
}

const signing = (solana: SolanaProvider): TransactionModifyingSigner => ({
  address: address(solana.address ?? ''),
  async modifyAndSignTransactions(transactions) {
    const signed = await solana.signAllTransactions(transactions);
    return signed.map((transaction) => {
      assertIsTransactionWithinSizeLimit(transaction);
      assertIsTransactionWithBlockhashLifetime(transaction);
      return transaction;
    });
  },
});

const sending = (solana: SolanaProvider): TransactionSendingSigner => ({
  address: address(solana.address ?? ''),
  async signAndSendTransactions([transaction]) {
    if (!transaction) return [];
    const signature = await solana.signAndSendTransaction(transaction);
    return [asSignature(getBase58Encoder().encode(signature))];
  },
});

const messages = (solana: SolanaProvider): MessagePartialSigner => ({
  address: address(solana.address ?? ''),
  async signMessages([message]) {
    if (!message) return [];
    const signature = await solana.signMessage(new Uint8Array(message.content));
    return [{ [solana.address ?? '']: asSignature(signature) }];
  },
});

export function kitClient(solana: SolanaProvider, rpcUrl: string) {
  const rpc = createSolanaRpc(rpcUrl);

  async function confirmed(signature: Signature): Promise<string> {
    for (;;) {
      const {
        value: [status],
      } = await rpc.getSignatureStatuses([signature]).send();
      if (status?.err) throw new Error(JSON.stringify(status.err));
      if (status?.confirmationStatus && status.confirmationStatus !== 'processed') return signature;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const send = (wire: Base64EncodedWireTransaction) =>
    rpc.sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed' }).send();

  const lifetime = async () => (await rpc.getLatestBlockhash({ commitment: 'confirmed' }).send()).value;

  async function messageBy<Signer extends TransactionModifyingSigner | TransactionSendingSigner>(
    signer: Signer,
    to: string,
    amount: number,
  ) {
    const blockhash = await lifetime();
    const instruction = getTransferSolInstruction({ source: signer, destination: address(to), amount });
    return pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(signer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(blockhash, message),
      (message) => appendTransactionMessageInstruction(instruction, message),
    );
  }

  return {
    async balance(of: string) {
      return Number((await rpc.getBalance(of as Address, { commitment: 'confirmed' }).send()).value);
    },
    async sign(to: string, amount: number) {
      const message = await messageBy(signing(solana), to, amount);
      const signed = await signTransactionMessageWithSigners(message);
      await send(getBase64EncodedWireTransaction(signed));
      return confirmed(getSignatureFromTransaction(signed));
    },
    async send(to: string, amount: number) {
      const message = await messageBy(sending(solana), to, amount);
      const signature = await signAndSendTransactionMessageWithSigners(message);
      return confirmed(getBase58Decoder().decode(signature) as Signature);
    },
    /** Whether the account's key signed a text. */
    async signMessage(text: string) {
      const message = createSignableMessage(text);
      const signer = messages(solana);
      const [signatures] = await signer.signMessages([message]);
      const signature = signatures?.[signer.address];
      const key = await getPublicKeyFromAddress(signer.address);
      return signature !== undefined && (await verifySignature(key, signature, message.content));
    },
    /** A transaction of a version that wallets do not support yet. */
    async signVersionOne() {
      const blockhash = await lifetime();
      const message = pipe(
        createTransactionMessage({ version: 1 }),
        (made) => setTransactionMessageFeePayer(address(solana.address ?? ''), made),
        (made) => setTransactionMessageLifetimeUsingBlockhash(blockhash, made),
      );
      await solana.signTransaction(compileTransaction(message));
    },
  };
}
