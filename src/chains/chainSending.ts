import type { Namespace } from '../lib/networks/caip.js';
import type { RecipientPlace } from '../lib/send/sending.js';
import type { SendRequest, WantedTransfer } from '../lib/send/sendRequest.js';
import type { Asking } from '../lib/transactions/asking.js';
import type { ConnectorOf } from './connector.js';
import type { NetworkReadOptions } from './networkRead.js';

/**
 * Transfers in one family of networks. All rejections are `WalletModalError`s. Options that only one family has, such as the
 * wallet that also reads, are passed on with the others.
 */
export interface ChainSending<N extends Namespace> {
  /** The usual maximum fee of a token transfer from an address, in base units of the native currency. */
  readFee(from: string, token: string | undefined, reading: NetworkReadOptions): Promise<bigint>;
  /** An address in its exact form. Undefined if its checksum is wrong. */
  checkAddress(typed: string): string | undefined;
  /** The kind of recipient at an address. Undefined if it can't be read. Rejects with `aborted` only. */
  readPlace(address: string, reading: NetworkReadOptions): Promise<RecipientPlace>;
  prepare(wanted: WantedTransfer, reading: NetworkReadOptions): Promise<SendRequest<N>>;
  /** Asks the wallet to send exactly this. */
  send(
    request: SendRequest<N>,
    connector: ConnectorOf<N>,
    options: NetworkReadOptions & { readonly asking: Asking },
  ): Promise<string>;
}
