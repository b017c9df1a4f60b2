import { randomUUID } from 'node:crypto';

interface StepParts<Action, Estimate> {
  readonly tool: { readonly key: string; readonly name: string };
  readonly action: Action;
  readonly estimate: Estimate;
  readonly integrator: string;
}

/**
 * A step in LI.FI's format, without its transaction. It includes a single step: one swap, or one crossing to another network.
 */
export function writeStep<Action, Estimate>(
  type: 'swap' | 'cross',
  { tool, action, estimate, integrator }: StepParts<Action, Estimate>,
) {
  const step = { tool: tool.key, toolDetails: tool, action, estimate };
  return {
    type: 'lifi',
    id: randomUUID(),
    ...step,
    integrator,
    includedSteps: [{ type, id: randomUUID(), ...step }],
  };
}
