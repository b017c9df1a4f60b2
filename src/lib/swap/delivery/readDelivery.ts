import { isAddressOn, isTransactionOn } from '../../networks/addressForm.js';
import { networkOf } from '../../networks/caip.js';
import { attempt, readFields } from '../../untrusted/readFields.js';
import { safeHttpUrl } from '../../untrusted/sanitize.js';
import type { Delivery, DeliveryQuery } from './delivery.js';

const LONGEST_URL = 500;

/** Reads a source's delivery report. Undefined if it is invalid or names another network. Never throws. */
export function readDelivery(answer: unknown, { account, toNetwork }: DeliveryQuery): Delivery | undefined {
  const { state, isRefunding, network, token, hash, pageUrl } = readFields(answer, [
    'state',
    'isRefunding',
    'network',
    'token',
    'hash',
    'pageUrl',
  ]);
  const page = readPage(pageUrl);
  if (state === 'unknown' || state === 'failed') return { state, pageUrl: page };
  if (state === 'underway') return { state, isRefunding: isRefunding === true, pageUrl: page };
  if (state !== 'paid') return undefined;
  const paidOn = [toNetwork, networkOf(account)].find((one) => one === network);
  if (paidOn === undefined) return undefined;
  if (token !== undefined && !isAddressOn(paidOn, token)) return undefined;
  if (hash !== undefined && !isTransactionOn(paidOn, hash)) return undefined;
  return { state, network: paidOn, token, hash, pageUrl: page };
}

/** The URL of a page, or undefined if it isn't safe to open. Never throws. */
export function readPage(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_URL) return undefined;
  const url = attempt(() => safeHttpUrl(value));
  return typeof url === 'string' ? url : undefined;
}
