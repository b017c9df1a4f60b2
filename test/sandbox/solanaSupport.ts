import { ed25519 } from '@noble/curves/ed25519';
import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features';
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js';
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features';
import { decodeBase58 } from '../../src/sandbox/base58.js';
import {
  createSolanaSandboxWallet,
  SANDBOX_SOLANA_ADDRESSES,
  type SolanaSandboxWallet,
  type SolanaSandboxWalletOptions,
} from '../../src/sandbox/index.js';

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignInFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature;

const wallets: SolanaSandboxWallet[] = [];

/** A wallet that approves everything and remembers nothing, destroyed after the test. */
export function makeSolanaWallet(options: SolanaSandboxWalletOptions = {}): SolanaSandboxWallet {
  const wallet = createSolanaSandboxWallet({ policy: 'approve', remember: 'memory', ...options });
  wallets.push(wallet);
  return wallet;
}

afterEach(() => {
  for (const wallet of wallets.splice(0)) wallet.destroy();
});

/** A wallet's feature, for a site that has checked that it exists. */
export function featuresOf({ standard }: SolanaSandboxWallet): Features {
  return standard.features as Features;
}

export const BLOCKHASH = 'GtnPF3SRpHsB3iKVjq3pAmTaCEGuRmpyVbR9wmvLqJzt' as Blockhash;
const SYSTEM = address('11111111111111111111111111111111');
const TOKEN = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');

export function solTransfer(from: string, to: string, lamports: bigint): IInstruction {
  const data = new DataView(new ArrayBuffer(12));
  data.setUint32(0, 2, true);
  data.setBigUint64(4, lamports, true);
  return {
    programAddress: SYSTEM,
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      { address: address(to), role: AccountRole.WRITABLE },
    ],
    data: new Uint8Array(data.buffer),
  };
}

export interface TokenTransfer {
  readonly owner: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  /** If absent, the old instruction, which has neither a token nor decimals. */
  readonly token?: { readonly mint: string; readonly decimals: number };
}

export function tokenTransfer({ owner, from, to, amount, token }: TokenTransfer): IInstruction {
  const data = new DataView(new ArrayBuffer(token ? 10 : 9));
  data.setUint8(0, token ? 12 : 3);
  data.setBigUint64(1, amount, true);
  if (token) data.setUint8(9, token.decimals);
  const mint = token ? [{ address: address(token.mint), role: AccountRole.READONLY }] : [];
  return {
    programAddress: TOKEN,
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE },
      ...mint,
      { address: address(to), role: AccountRole.WRITABLE },
      { address: address(owner), role: AccountRole.READONLY_SIGNER },
    ],
    data: new Uint8Array(data.buffer),
  };
}

/** An unsigned transaction in wire format. */
export function transactionOf(
  feePayer: string,
  instructions: readonly IInstruction[],
  version: 'legacy' | 0 = 0,
): Uint8Array {
  const lifetime = { blockhash: BLOCKHASH, lastValidBlockHeight: 1n };
  const fill = <Message extends ReturnType<typeof createTransactionMessage>>(message: Message) =>
    compileTransaction(
      pipe(
        message,
        (m) => setTransactionMessageFeePayer(feePayer as Address, m),
        (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
        (m) => appendTransactionMessageInstructions(instructions, m),
      ),
    );
  const compiled = fill(createTransactionMessage({ version }));
  return new Uint8Array(getTransactionEncoder().encode(compiled));
}

export function isSignature(signature: Uint8Array, message: Uint8Array, by: string): boolean {
  return ed25519.verify(signature, message, decodeBase58(by));
}

export const utf8 = (text: string) => new TextEncoder().encode(text);

/** A wallet that shares two accounts, and the features that a site uses. */
export function connectedSolana(options: SolanaSandboxWalletOptions = {}) {
  const wallet = makeSolanaWallet(options);
  wallet.setAccounts(SANDBOX_SOLANA_ADDRESSES.slice(0, 2));
  const [account, second] = wallet.standard.accounts;
  if (!account || !second) throw new Error('not connected');
  const sign = featuresOf(wallet);
  return {
    wallet,
    account,
    second,
    signIn: sign['solana:signIn'].signIn,
    signMessage: sign['solana:signMessage'].signMessage,
    signTransaction: sign['solana:signTransaction'].signTransaction,
    send: sign['solana:signAndSendTransaction'].signAndSendTransaction,
  };
}

/** A transaction's signatures by address, and the signed bytes. */
export function readSigned(bytes: Uint8Array | undefined) {
  const { signatures, messageBytes } = getTransactionDecoder().decode(bytes ?? new Uint8Array());
  return {
    signatures: signatures as Record<string, Uint8Array | null>,
    message: new Uint8Array(messageBytes),
  };
}
