import { deliveryOf } from '../../../lib/swap/delivery/deliveryOf.js';
import type { TrackedTransaction } from '../../../lib/transactions/trackedTransaction.js';
import type { SnackbarMessage } from '../../snackbarMessage.js';
import { transactionMessage } from '../../transactions/transactionMessage.js';
import { type DeliveryWords, deliveryMessage } from './deliveryMessage.js';

/** The message about a transaction, or about its delivery on another network once there is one. */
export function wholeMessage(transaction: TrackedTransaction, words: DeliveryWords): SnackbarMessage {
  const delivery = deliveryOf(transaction);
  if (delivery) return deliveryMessage(transaction, delivery, words);
  return transactionMessage(transaction, words.translate, words.locale);
}
