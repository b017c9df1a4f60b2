import type { Namespace } from '../lib/networks/caip.js';
import type { RecipientPlace } from '../lib/send/sending.js';
import type { SendRequest, WantedTransfer } from '../lib/send/sendRequest.js';
import type { Asking } from '../lib/transactions/asking.js';
import type { ConnectorOf } from './connector.js';
import type { NetworkReadOptions } from './networkRead.js';

/**
 * How transfers are made in one family of networks. Everything rejects with a `WalletModalError`. Options of one family alone, such
 * as the wallet that also reads, are passed on with the others.
 */
export interface ChainSending<N extends Namespace> {
  /** What the usual transfer of a token from an address may cost at most, in base units of the native currency. */
  readFee(from: string, token: string | undefined, reading: NetworkReadOptions): Promise<bigint>;
  /** An address in its exact form. Undefined if its checksum is wrong. */
  checkAddress(typed: string): string | undefined;
  /** What is at an address. Undefined if nobody could say. Rejects with `aborted` only. */
  readPlace(address: string, reading: NetworkReadOptions): Promise<RecipientPlace>;
  prepare(wanted: WantedTransfer, reading: NetworkReadOptions): Promise<SendRequest<N>>;
  /** Asks the wallet to send exactly this. */
  send(
    request: SendRequest<N>,
    connector: ConnectorOf<N>,
    options: NetworkReadOptions & { readonly asking: Asking },
  ): Promise<string>;
}
