import type { Clock } from '../../lib/clock.js';
import { type ErrorCode, WalletModalError } from '../../lib/errors.js';
import { addressOf } from '../../lib/networks/caip.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { createAttempts } from '../attempts.js';
import type { ConnectorInfo, EvmConnector, WaitOptions } from '../connector.js';
import { eip1193Connector } from '../evm/eip1193Connector.js';

/** What a connector needs from the sign-in. The bridge to the sign-in frame implements it. */
export interface SignInSource {
  readonly provider: Eip1193Provider;
  readonly calls: {
    /** Whether the visitor is signed in. Never prompts. */
    isConnected(wait: WaitOptions): Promise<boolean>;
    /** Reads the signed-in user. */
    getUser(query: object, wait: WaitOptions): Promise<unknown>;
    /** Switches to another account of the user. The provider reports when it is active. */
    chooseAccount(address: string): Promise<unknown>;
    /** Rejects when it is unknown whether the sign-in ended. */
    signOut(): Promise<void>;
  };
  /** Cancels pending approvals. */
  abortApprovals(): void;
}

export interface AuthConnectorOptions {
  readonly info: ConnectorInfo;
  readonly source: SignInSource;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/**
 * Connector for the EVM account of an email or social sign-in. `connect` uses an existing sign-in and never prompts.
 * `disconnect` ends the sign-in.
 */
export function authConnector({ info, source, clock, baseUrl }: AuthConnectorOptions): EvmConnector {
  const base = eip1193Connector(
    { info, provider: withoutAdding(source.provider) },
    { clock, baseUrl, revokes: false },
  );
  const attempts = createAttempts();
  return {
    ...base,
    provider: source.provider,
    connect: (options) => base.connect(options).catch(rethrowOwn),
    reconnect: (options) =>
      attempts.run(options.signal, async (signal) => {
        if (!(await source.calls.isConnected({ signal }))) return undefined;
        // The last network may belong to a Solana account.
        await source.calls.getUser({ namespace: 'eip155' }, { signal });
        return base.reconnect({ signal }).catch(rethrowOwn);
      }),
    async disconnect() {
      attempts.end();
      source.abortApprovals();
      await base.disconnect();
      await source.calls.signOut();
    },
    switchNetwork: (network, options) => base.switchNetwork(network, options).catch(rethrowOwn),
    selectAccount(account) {
      // The provider does not report an account that cannot be used, so the current one stays active.
      source.calls.chooseAccount(addressOf(account)).catch(() => undefined);
    },
  };
}

/** The frame's networks are fixed. Answering here keeps the frame from showing an error for a network it cannot add. */
function withoutAdding(provider: Eip1193Provider): Eip1193Provider {
  return {
    ...provider,
    async request(args) {
      if (args.method !== 'wallet_addEthereumChain') return provider.request(args);
      throw new WalletModalError('chain_not_supported', 'The sign-in service does not know this network.');
    },
  };
}

/** Error codes of ours that have no EIP-1193 equivalent. */
const OWN_WORDS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'chain_not_supported',
  'frame_lost',
  'load_failed',
  'switch_failed',
  'timeout',
  'wallet_invalid_answer',
]);

/** Rethrows our original error if our provider wrapped it in an EIP-1193 error. */
function rethrowOwn(error: unknown): never {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof WalletModalError && OWN_WORDS.has(cause.code)) throw cause;
  }
  throw error;
}
