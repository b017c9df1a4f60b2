import type { Message } from '../lib/text/texts.js';

/** The texts of buying; loaded with any of its views. */
export const enOnRamp = {
  'onRamp.buy': 'Buy crypto',
} as const satisfies Record<string, Message>;
