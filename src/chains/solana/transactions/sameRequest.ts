import { hexDigits } from '../../../lib/hexDigits.js';
import { SYSTEM_PROGRAM, SYSTEM_TRANSFER } from '../../../lib/solana/keys.js';
import { isNonceAdvance, type SolanaInstruction, type SolanaMessage } from './solanaMessage.js';

/** Programs that wallets add to set the fee, and to make the transaction fail if its effect differs from the one shown. */
export const FEE_PROGRAMS: ReadonlySet<string> = new Set([
  'ComputeBudget111111111111111111111111111111',
  'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95',
]);
export const MEMO_PROGRAMS: ReadonlySet<string> = new Set([
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]);
/** The largest tip for the block's producer that a wallet may add, in lamports. */
export const MOST_TIP = 10_000_000n;

/** A message's instructions, without fees, guards and nonce. */
export function coreOf({ instructions }: SolanaMessage): readonly SolanaInstruction[] {
  return instructions.filter(
    (one, index) => !FEE_PROGRAMS.has(one.program) && !(index === 0 && isNonceAdvance(one)),
  );
}

const lineOf = ({ program, accounts, data }: SolanaInstruction) =>
  `${program}(${accounts.join()}):${hexDigits(data)}`;

/**
 * A digest of a message's payer and instructions, independent of its blockhash, fee and guards. Undefined on insecure origins,
 * where browsers offer no digests.
 */
export async function digestOf(message: SolanaMessage): Promise<string | undefined> {
  const text = [message.signers[0], ...coreOf(message).map(lineOf)].join('\n');
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return hexDigits(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}

/**
 * Whether a signed transaction does what the wallet was asked for. It may have another fee, another blockhash and guards, and
 * an added memo and small tip.
 */
export function isSameRequest(asked: SolanaMessage, signed: SolanaMessage): boolean {
  if (signed.signers[0] !== asked.signers[0] || signed.isDurable !== asked.isDurable) return false;
  const wanted = coreOf(asked).map(lineOf);
  const added = coreOf(signed).filter((one) => {
    if (lineOf(one) !== wanted[0]) return true;
    wanted.shift();
    return false;
  });
  return wanted.length === 0 && areHarmless(added);
}

function areHarmless(added: readonly SolanaInstruction[]): boolean {
  let tips = 0n;
  for (const one of added) {
    const lamports = lamportsIn(one);
    if (lamports === undefined && !MEMO_PROGRAMS.has(one.program)) return false;
    tips += lamports ?? 0n;
  }
  return tips <= MOST_TIP;
}

/** The lamports that an instruction transfers. Undefined if it isn't a SOL transfer. */
export function lamportsIn({ program, data }: SolanaInstruction): bigint | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  if (program !== SYSTEM_PROGRAM || data.length !== 12 || view.getUint32(0, true) !== SYSTEM_TRANSFER) {
    return undefined;
  }
  return view.getBigUint64(4, true);
}
