import { concatBytes, createAddressFromString, equalsBytes, hexToBytes } from '@ethereumjs/util';
import type { VM } from '@ethereumjs/vm';

/** The prefix of the code of an account that delegates to a contract (EIP-7702). */
const TAKEN_OVER = hexToBytes('0xef0100');
/** An unused address. */
const ELSEWHERE = createAddressFromString('0x5a4db0c00000000000000000000000000ca11e70');

/**
 * Lets a contract send a trial transaction, as nodes do, although contracts cannot send real ones (EIP-3607): moves its code to
 * another address and delegates to that.
 */
export async function admitSender({ stateManager }: VM, from: string): Promise<void> {
  const sender = createAddressFromString(from);
  const code = await stateManager.getCode(sender);
  if (code.length === 0 || equalsBytes(code.slice(0, TAKEN_OVER.length), TAKEN_OVER)) return;
  await stateManager.putCode(ELSEWHERE, code);
  await stateManager.putCode(sender, concatBytes(TAKEN_OVER, ELSEWHERE.bytes));
}
