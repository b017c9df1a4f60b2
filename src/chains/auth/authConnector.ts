import type { Clock } from '../../lib/clock.js';
import { type ErrorCode, WalletModalError } from '../../lib/errors.js';
import { addressOf } from '../../lib/networks/caip.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { createAttempts } from '../attempts.js';
import type { Connector, ConnectorInfo, WaitOptions } from '../connector.js';
import { eip1193Connector } from '../evm/eip1193Connector.js';

/** What signing in offers to a connector; the bridge to the sign-in frame has it. */
export interface SignInSource {
  readonly provider: Eip1193Provider;
  readonly calls: {
    /** Whether somebody is signed in; asks no person. */
    isConnected(wait: WaitOptions): Promise<boolean>;
    /** Reads who is signed in. */
    getUser(query: object, wait: WaitOptions): Promise<unknown>;
    /** Uses another account of the person; the provider tells when it is in use. */
    chooseAccount(address: string): Promise<unknown>;
    /** Rejects when it is not known whether the sign-in ended. */
    signOut(): Promise<void>;
  };
  /** Ends what the person is asked to allow. */
  abortApprovals(): void;
}

export interface AuthConnectorOptions {
  readonly info: ConnectorInfo;
  readonly source: SignInSource;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/**
 * The account of somebody who signed in by email or a social provider. `connect` takes a sign-in over that the person
 * has made before; it asks nobody. `disconnect` ends the sign-in.
 */
export function authConnector({ info, source, clock, baseUrl }: AuthConnectorOptions): Connector {
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
        // The last network may be of an account of Solana.
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
      // An account that cannot be used is not told, so the one in use stays.
      source.calls.chooseAccount(addressOf(account)).catch(() => undefined);
    },
  };
}

/** The frame knows the networks that it knows. Asked to add one by us, it need not tell its person that it cannot. */
function withoutAdding(provider: Eip1193Provider): Eip1193Provider {
  return {
    ...provider,
    async request(args) {
      if (args.method !== 'wallet_addEthereumChain') return provider.request(args);
      throw new WalletModalError('chain_not_supported', 'The sign-in service does not know this network.');
    },
  };
}

/** What EIP-1193 has no number for, but we have a word. */
const OWN_WORDS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'chain_not_supported',
  'frame_lost',
  'load_failed',
  'switch_failed',
  'timeout',
  'wallet_invalid_answer',
]);

/** Rejects with the error that the provider of ours turned into one of EIP-1193. */
function rethrowOwn(error: unknown): never {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof WalletModalError && OWN_WORDS.has(cause.code)) throw cause;
  }
  throw error;
}
