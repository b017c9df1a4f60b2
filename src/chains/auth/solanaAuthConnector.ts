import { WalletModalError } from '../../lib/errors.js';
import { codeOf, toMessage } from '../../lib/errorText.js';
import type { Connector } from '../connector.js';
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
const DECLINED = /\b(reject|den(y|ied)|declin|cancel)/i;

/** Treats closing the frame's approval view as declining. */
function toDeclined(cause: unknown): unknown {
  const code = codeOf(cause);
  const isDeclined = code === 'aborted' || (code === 'frame_failed' && DECLINED.test(toMessage(cause)));
  return isDeclined ? new WalletModalError('user_rejected', toMessage(cause), { cause }) : cause;
}

async function declining<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    throw toDeclined(error);
  }
}

/**
 * Connector for the Solana account of an email or social sign-in. `connect` uses an existing sign-in and never prompts.
 * `disconnect` ends the sign-in.
 */
export function solanaAuthConnector({ source, ...options }: SolanaAuthConnectorOptions): Connector {
  const { solana } = source;
  const send = solana.signAndSendTransaction;
  const base = solanaConnector({
    ...options,
    source: {
      ...solana,
      // `disconnect` below calls it, so that failures are reported.
      disconnect: async () => undefined,
      signMessage: (message, asked) => declining(solana.signMessage(message, asked)),
      signTransactions: (transactions, asked) => declining(solana.signTransactions(transactions, asked)),
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
