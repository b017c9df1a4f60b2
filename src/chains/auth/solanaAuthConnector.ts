import { WalletModalError } from '../../lib/errors.js';
import { codeOf, toMessage } from '../../lib/errorText.js';
import type { Connector } from '../connector.js';
import { type SolanaConnectorOptions, solanaConnector } from '../solana/solanaConnector.js';
import type { SolanaSource } from '../solana/solanaSource.js';

/** What signing in offers to a connector of Solana; the bridge to the sign-in frame has it. */
export interface SolanaSignInSource {
  /** Its `disconnect` rejects when it is not known whether the sign-in ended. */
  readonly solana: SolanaSource;
  /** Ends what the person is asked to allow. */
  abortApprovals(): void;
}

export interface SolanaAuthConnectorOptions extends Omit<SolanaConnectorOptions, 'source'> {
  readonly source: SolanaSignInSource;
}

/** The frame says in words only that a person declined. */
const DECLINED = /\b(reject|den(y|ied)|declin|cancel)/i;

/** A person who closes the view in which the frame asks them has declined, as one who says so in it. */
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
 * The Solana account of somebody who signed in by email or a social provider. `connect` takes a sign-in over that the
 * person has made before; it asks nobody. `disconnect` ends the sign-in.
 */
export function solanaAuthConnector({ source, ...options }: SolanaAuthConnectorOptions): Connector {
  const { solana } = source;
  const send = solana.signAndSendTransaction;
  const base = solanaConnector({
    ...options,
    source: {
      ...solana,
      // Below, where it is told when that failed.
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
