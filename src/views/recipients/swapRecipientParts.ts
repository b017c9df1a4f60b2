import type { ComponentType } from 'react';
import { SwapRecipientField } from './SwapRecipientField.js';
import { SwapRecipientWarnings } from './SwapRecipientWarnings.js';

/** What the views of swapping load when somebody else gets what a swap yields. */
export interface SwapRecipientParts {
  readonly Field: ComponentType<{ readonly takesFocus: boolean }>;
  readonly Warnings: ComponentType<{ readonly recipient: string }>;
}

export const swapRecipientParts: SwapRecipientParts = {
  Field: SwapRecipientField,
  Warnings: SwapRecipientWarnings,
};
