import { recipientForm } from '../../atoms/recipients/recipientForm.js';
import { WarningNotices } from '../send/WarningNotices.js';
import { RecipientInput } from './RecipientInput.js';

/** What a form loads once somebody names a recipient in it. The texts of sending have to be loaded, too. */
export const recipientParts = { recipientForm, RecipientInput, WarningNotices };

export type RecipientParts = typeof recipientParts;
