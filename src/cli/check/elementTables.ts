import { type AttributeTable, attributes } from '../../settings/attributes.js';
import { buttonAttributes } from '../../settings/buttonAttributes.js';

const { for: target, disabled, label } = buttonAttributes;

/** Our tags with their attributes. */
export const TABLES: ReadonlyMap<string, AttributeTable> = new Map<string, AttributeTable>([
  ['wallet-modal', attributes],
  ['wallet-button', buttonAttributes],
  ['wallet-network-button', { for: target, disabled, label }],
  ['wallet-onramp-widget', { for: target, disabled }],
]);

export const TAGS: readonly string[] = [...TABLES.keys()];
