import { addressOf } from '../../lib/caip.js';
import type { Clock } from '../../lib/clock.js';
import type { Eip1193Provider } from '../../lib/eip1193.js';
import { type ErrorCode, WalletModalError } from '../../lib/errors.js';
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
  };
}

export interface AuthConnectorOptions {
  readonly info: ConnectorInfo;
  readonly source: SignInSource;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/**
 * The account of somebody who signed in by e-mail or a social provider. `connect` takes a sign-in over that the person
 * has made before; it asks nobody.
 */
export function authConnector({ info, source, clock, baseUrl }: AuthConnectorOptions): Connector {
  const base = eip1193Connector({ info, provider: withoutAdding(source.provider) }, { clock, baseUrl });
  return {
    ...base,
    provider: source.provider,
    connect: (options) => base.connect(options).catch(rethrowOwn),
    async reconnect(options) {
      if (!(await source.calls.isConnected(options))) return undefined;
      // The last network may be of an account of Solana.
      await source.calls.getUser({ namespace: 'eip155' }, options);
      return base.reconnect(options).catch(rethrowOwn);
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
