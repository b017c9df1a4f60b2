import { WalletModalError } from '../lib/errors.js';
import type { OnRamp } from '../lib/onramp/onRamp.js';

export async function createOnRamp(..._asked: readonly unknown[]): Promise<OnRamp> {
  throw new WalletModalError('method_not_supported', 'Nobody sells crypto on this site.');
}
