import { WalletModalError } from '../../lib/errors.js';
import { codeOf, toMessage } from '../../lib/errorText.js';
import { isRefusal } from '../../lib/requests/isRefusal.js';
import type { SolanaConnector } from '../connector.js';
import { type SolanaConnectorOptions, solanaConnector } from '../solana/solanaConnector.js';
import type { SolanaSource } from '../solana/solanaSource.js';

/** What a Solana connector needs from the sign-in. The bridge to the sign-in frame implements it. */
export interface SolanaSignInSource {
  /** Its `disconnect` rejects when it is unknown whether the sign-in ended. */
  readonly solana: SolanaSource;
  /** Cancels pending approvals. */
  abortApprovals(): void;
}

export interface SolanaAuthConnectorOptions extends Omit<SolanaConnectorOptions, 'source'> {
  readonly source: SolanaSignInSource;
}

/** The frame has no error code for a declined request, only a message. */
async function declining<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    throw isRefusal(error) ? declined(error) : error;
  }
}

/** Treats closing the frame's approval view as declining: a signature that nobody got does nothing. */
async function closing<T>(asking: Promise<T>): Promise<T> {
  try {
    return await declining(asking);
  } catch (error) {
    throw codeOf(error) === 'aborted' ? declined(error) : error;
  }
}

const declined = (cause: unknown) => new WalletModalError('user_rejected', toMessage(cause), { cause });

/**
 * Connector for the Solana account of an email or social sign-in. `connect` uses an existing sign-in and never prompts.
 * `disconnect` ends the sign-in.
 */
export function solanaAuthConnector({ source, ...options }: SolanaAuthConnectorOptions): SolanaConnector {
  const { solana } = source;
  const send = solana.signAndSendTransaction;
  const base = solanaConnector({
    ...options,
    source: {
      ...solana,
      // `disconnect` below calls it, so that failures are reported.
      disconnect: async () => undefined,
      signMessage: (message, asked) => closing(solana.signMessage(message, asked)),
      signTransactions: (transactions, asked) => closing(solana.signTransactions(transactions, asked)),
      // Whoever closes the view may have approved before, so that stays "aborted".
      signAndSendTransaction: send && ((transaction, asked, how) => declining(send(transaction, asked, how))),
    },
  });
  return {
    ...base,
    async disconnect() {
      source.abortApprovals();
      await base.disconnect();
      await solana.disconnect();
    },
  };
}
