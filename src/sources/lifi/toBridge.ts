import { addDecimals } from '../../lib/decimal/arithmetic.js';
import { readDecimal } from '../../lib/decimal/readDecimal.js';
import type { Bridge } from '../../lib/swap/delivery/bridge.js';
import { readFields } from '../../lib/untrusted/readFields.js';

interface BridgedStep {
  readonly tool?: string | undefined;
  readonly toolDetails?: { readonly name?: string | undefined } | undefined;
  readonly estimate: {
    readonly toAmountMin: string;
    readonly executionDuration?: number | undefined;
    readonly feeCosts?: readonly unknown[] | undefined;
  };
}

/** LI.FI's data about the bridge of a step. */
export function toBridge({ tool = '', toolDetails, estimate }: BridgedStep): Bridge {
  return {
    id: tool,
    name: toolDetails?.name ?? tool,
    least: BigInt(estimate.toAmountMin),
    seconds: estimate.executionDuration,
    feeValue: sumFees(estimate.feeCosts ?? []),
  };
}

/** In dollars. Undefined if LI.FI doesn't know the value of one of them. */
function sumFees(costs: readonly unknown[]): string | undefined {
  let total = '0';
  for (const cost of costs) {
    const value = readDecimal(readFields(cost, ['amountUSD']).amountUSD);
    if (value === undefined) return undefined;
    total = addDecimals(total, value);
  }
  return total;
}
