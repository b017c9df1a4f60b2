import * as z from 'zod/mini';
import { entries, maybe, text, units } from '../../api/chain/wireFields.js';
import { is32Bytes } from '../../lib/evm/hex.js';
import { wireToken } from './wireTokens.js';

/** A page of any list. */
export const wirePage = z.object({ items: entries, next_page_params: z.optional(z.unknown()) });

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

/** The block time. Pending transactions have none. */
const time = z.string().check(z.refine((written) => ISO_DATE.test(written)));
const hash = z.string().check(z.refine(is32Bytes));
const party = maybe(z.object({ hash: text }));
const parties = { from: party, to: party };

export const wireTransaction = z.object({
  ...parties,
  hash,
  timestamp: time,
  created_contract: party,
  value: units,
  status: text,
  method: text,
  raw_input: text,
  exchange_rate: text,
});

/** Old instances name the hash `tx_hash`. */
export const wireTransfer = z.object({
  ...parties,
  transaction_hash: z.optional(hash),
  tx_hash: z.optional(hash),
  timestamp: time,
  token: wireToken,
  total: maybe(
    z.object({
      value: z.catch(z.optional(units), undefined),
      decimals: text,
      token_id: text,
      token_instance: maybe(z.object({ image_url: text, metadata: maybe(z.object({ name: text })) })),
    }),
  ),
});

export const wireInternal = z.object({
  ...parties,
  transaction_hash: hash,
  timestamp: time,
  created_contract: party,
  value: units,
  success: z.boolean(),
  type: text,
  index: text,
});

export type WireTransaction = z.infer<typeof wireTransaction>;
export type WireTransfer = z.infer<typeof wireTransfer>;
export type WireInternal = z.infer<typeof wireInternal>;
