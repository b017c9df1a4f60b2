// A transfer of lamports in wire format, and such a transaction parsed.
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js';

const SYSTEM = address('11111111111111111111111111111111');
const WRITABLE = 1;
const WRITABLE_SIGNER = 3;

export function transferOf(from, to, version, lamports = 1n) {
  const data = new DataView(new ArrayBuffer(12));
  data.setUint32(0, 2, true);
  data.setBigUint64(4, lamports, true);
  const instruction = {
    programAddress: SYSTEM,
    accounts: [
      { address: address(from), role: WRITABLE_SIGNER },
      { address: address(to), role: WRITABLE },
    ],
    data: new Uint8Array(data.buffer),
  };
  const lifetime = {
    blockhash: 'GtnPF3SRpHsB3iKVjq3pAmTaCEGuRmpyVbR9wmvLqJzt',
    lastValidBlockHeight: 1n,
  };
  const message = pipe(
    createTransactionMessage({ version }),
    (one) => setTransactionMessageFeePayer(address(from), one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(lifetime, one),
    (one) => appendTransactionMessageInstruction(instruction, one),
  );
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)));
}

/** The signed message, and the signatures in order. */
export function splitTransaction(bytes) {
  const { messageBytes, signatures } = getTransactionDecoder().decode(bytes);
  return {
    message: Uint8Array.from(messageBytes),
    signatures: Object.values(signatures).map((signature) => signature && Uint8Array.from(signature)),
  };
}
