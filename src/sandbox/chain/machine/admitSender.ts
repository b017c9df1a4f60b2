import { concatBytes, createAddressFromString, equalsBytes, hexToBytes } from '@ethereumjs/util';
import type { VM } from '@ethereumjs/vm';

/** What the code of an account that has taken over other code begins with (EIP-7702). */
const TAKEN_OVER = hexToBytes('0xef0100');
/** Nobody has it. */
const ELSEWHERE = createAddressFromString('0x5a4db0c00000000000000000000000000ca11e70');

/**
 * Lets a contract send a transaction that is only tried, as nodes do, though none can (EIP-3607): its code is put elsewhere, and the
 * sender takes it over.
 */
export async function admitSender({ stateManager }: VM, from: string): Promise<void> {
  const sender = createAddressFromString(from);
  const code = await stateManager.getCode(sender);
  if (code.length === 0 || equalsBytes(code.slice(0, TAKEN_OVER.length), TAKEN_OVER)) return;
  await stateManager.putCode(ELSEWHERE, code);
  await stateManager.putCode(sender, concatBytes(TAKEN_OVER, ELSEWHERE.bytes));
}
