import { SYSTEM_PROGRAM, TOKEN_PROGRAMS } from '../../../lib/solana/keys.js';
import { ASSOCIATED_TOKEN_PROGRAM } from '../instructions.js';
import { FEE_PROGRAMS, MEMO_PROGRAMS } from '../transactions/sameRequest.js';
import type { SolanaMessage } from '../transactions/solanaMessage.js';

/** Programs that do the same whatever the price is. */
const PLAIN: ReadonlySet<string> = new Set([
  SYSTEM_PROGRAM,
  TOKEN_PROGRAMS[0],
  ASSOCIATED_TOKEN_PROGRAM,
  ...FEE_PROGRAMS,
  ...MEMO_PROGRAMS,
]);

/**
 * Whether a swap is nothing but transfers between two who have both agreed: then it yields what it says, or fails. What a
 * program of an exchange guarantees is not known. Nor is it of Token-2022, whose mints may change what they keep.
 */
export const guaranteesYield = ({ instructions }: Pick<SolanaMessage, 'instructions'>): boolean =>
  instructions.every(({ program }) => PLAIN.has(program));
