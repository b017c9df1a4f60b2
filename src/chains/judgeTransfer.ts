import type { TransferFault } from '../lib/send/transferFault.js';
import type { FigureChange } from '../lib/transactions/simulation.js';
import { balanceRounding } from './balanceRounding.js';

/** The changes of both sides' balances in a simulated transfer, in base units. */
export interface TransferFigures {
  readonly amount: bigint;
  /** Undefined if a balance could not be read. */
  readonly sender: FigureChange | undefined;
  readonly recipient: FigureChange | undefined;
  readonly isToSelf: boolean;
}

/**
 * The outcome of a transfer:
 *
 * - `arrives`: the recipient gets this much
 * - `leaves`: the sender loses the amount, but the recipient doesn't get all of it
 * - `returns`: the sender gets some of it back or keeps it, as after a sale with change; all of it if nothing leaves
 * - `wrong`: it doesn't do what a transfer does
 * - `unread`: unknown, because a balance couldn't be read
 */
export type TransferFate =
  | { readonly kind: 'arrives'; readonly received: bigint }
  | { readonly kind: 'leaves'; readonly received: bigint }
  | { readonly kind: 'returns'; readonly received: bigint; readonly returned: bigint }
  | { readonly kind: 'wrong'; readonly fault: TransferFault }
  | { readonly kind: 'unread' };

const wrong = (fault: TransferFault): TransferFate => ({ kind: 'wrong', fault });

/** Judges a transfer by the balances of both sides, never by what the token reports. */
export function judgeTransfer({ amount, sender, recipient, isToSelf }: TransferFigures): TransferFate {
  if (!sender || !recipient) return { kind: 'unread' };
  const lost = sender.before - sender.after;
  const gained = recipient.after - recipient.before;
  const rounding = balanceRounding(amount);
  const isAbout = (units: bigint, wanted: bigint) => units >= wanted - rounding && units <= wanted + rounding;
  if (isToSelf) {
    return isAbout(lost, 0n) ? { kind: 'arrives', received: amount } : wrong('takesMoreThanFee');
  }
  if (lost > amount + rounding) return wrong('takesMore');
  if (lost <= 0n || !isAbout(lost, amount)) {
    return { kind: 'returns', received: gained, returned: amount - lost };
  }
  if (isAbout(gained, amount)) return { kind: 'arrives', received: amount };
  return gained > amount ? { kind: 'arrives', received: gained } : { kind: 'leaves', received: gained };
}
