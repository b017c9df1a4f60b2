import { SYSTEM_PROGRAM, TOKEN_PROGRAMS } from '../../../lib/solana/keys.js';
import { ASSOCIATED_TOKEN_PROGRAM } from '../instructions.js';
import { FEE_PROGRAMS, MEMO_PROGRAMS } from '../transactions/sameRequest.js';
import type { SolanaMessage } from '../transactions/solanaMessage.js';

/** Programs whose effect does not depend on a price. */
const PLAIN: ReadonlySet<string> = new Set([
  SYSTEM_PROGRAM,
  TOKEN_PROGRAMS[0],
  ASSOCIATED_TOKEN_PROGRAM,
  ...FEE_PROGRAMS,
  ...MEMO_PROGRAMS,
]);

/**
 * Whether a swap consists only of transfers that both sides have agreed to: it then yields the exact amount, or fails. The
 * guarantees of an exchange's program are unknown. So are those of Token-2022, whose mints may change their transfer fees.
 */
export const guaranteesYield = ({ instructions }: Pick<SolanaMessage, 'instructions'>): boolean =>
  instructions.every(({ program }) => PLAIN.has(program));
