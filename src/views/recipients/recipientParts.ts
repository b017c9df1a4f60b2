import { recipientForm } from '../../atoms/recipients/recipientForm.js';
import { WarningNotices } from '../send/WarningNotices.js';
import { RecipientInput } from './RecipientInput.js';

/** The parts that a form loads once the visitor enters a recipient. They also need the texts of sending. */
export const recipientParts = { recipientForm, RecipientInput, WarningNotices };

export type RecipientParts = typeof recipientParts;
