import * as z from 'zod/mini';
import { text } from '../../api/chain/wireFields.js';
import { ZERO_ADDRESS } from '../../lib/evm/hex.js';
import { addressOf, type CaipNetworkId, chainIdOf, networkOf } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import type { Delivery, DeliveryQuery } from '../../lib/swap/delivery/delivery.js';
import { refusedQuote } from '../../lib/swap/refusedQuote.js';

const side = z.object({
  chainId: z.optional(z.number()),
  txHash: text,
  token: z.optional(z.object({ chainId: z.number(), address: z.string() })),
});

/** LI.FI's answer to `status`, as far as it is used. */
export const statusSchema = z.object({
  status: z.string(),
  substatus: text,
  sending: z.optional(side),
  receiving: z.optional(side),
  fromAddress: text,
  toAddress: text,
  lifiExplorerLink: text,
});

type Status = z.infer<typeof statusSchema>;

/** Pages that show a delivery by LI.FI. */
const EXPLORER = /^https:\/\/([\w-]+\.)?li\.fi\//;

/** Reads LI.FI's answer about a transaction. Throws `quote_failed` if it is about another transaction, network or account. */
export function readStatus(answer: Status, asked: DeliveryQuery): Delivery {
  const { status, substatus, sending, lifiExplorerLink: link } = answer;
  const isOwn = (address: string | undefined) =>
    address === undefined || isSameAddress(address, addressOf(asked.account));
  if (!isOwn(answer.fromAddress) || !isOwn(answer.toAddress))
    throw refusedQuote('It is for another account.');
  if (sending?.txHash !== undefined && sending.txHash.toLowerCase() !== asked.hash.toLowerCase()) {
    throw refusedQuote('It is for another transaction.');
  }
  const own = networkOf(asked.account);
  if (sending?.chainId !== undefined && sending.chainId !== chainIdOf(own)) {
    throw refusedQuote('It is for another network.');
  }
  const pageUrl = link !== undefined && EXPLORER.test(link) ? link : undefined;
  switch (status) {
    case 'PENDING':
      return { state: 'underway', isRefunding: substatus === 'REFUND_IN_PROGRESS', pageUrl };
    case 'DONE':
      return { ...readPaid(answer, asked), pageUrl };
    case 'FAILED':
      return { state: 'failed', pageUrl };
    default:
      return { state: 'unknown', pageUrl };
  }
}

/** The network and the token in which the account was paid. A refund without a transaction is on the network of origin. */
function readPaid({ substatus, receiving }: Status, { account, toNetwork }: DeliveryQuery): Delivery {
  const own = networkOf(account);
  const isRefund = substatus === 'REFUNDED';
  const isOn = (network: CaipNetworkId) => receiving?.chainId === chainIdOf(network);
  const network = isOn(own) ? own : isOn(toNetwork) ? toNetwork : isRefund ? own : toNetwork;
  const { chainId, address } = receiving?.token ?? {};
  const isWhole = receiving?.txHash !== undefined && isOn(network) && chainId === receiving.chainId;
  // An incomplete payout can't be looked up.
  if (!isWhole) return { state: 'paid', network: isRefund ? own : network, token: undefined };
  const token = address === ZERO_ADDRESS ? undefined : address;
  return { state: 'paid', network, token, hash: receiving.txHash };
}
