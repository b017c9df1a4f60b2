import type { Clock } from '../lib/clock.js';
import { ETHEREUM_MAINNET } from '../lib/networks/caip.js';
import type { Eip1193Provider } from '../lib/requests/eip1193.js';
import type { SafeStorage } from '../lib/safeStorage.js';
import { VERSION } from '../lib/version.js';
import { type FrameCalls, frameCalls } from './frameCalls.js';
import { frameConnection } from './frameConnection.js';
import { openFrame } from './frameElement.js';
import { type FrameMemory, frameMemory } from './frameMemory.js';
import { framePlace } from './framePlace.js';
import { frameProvider } from './frameProvider.js';
import { type FrameRpc, frameRpc } from './frameRpc.js';
import { type FrameSession, frameSession } from './frameSession.js';
import { type FrameSolanaAdapter, frameSolanaAdapter, type SolanaWishes } from './frameSolanaAdapter.js';
import type { Payload } from './protocol.js';

/** The site's metadata that the frame shows. */
export type DappMetadata = NonNullable<Payload<'SYNC_DAPP_DATA'>['metadata']>;
export type FrameTheme = Payload<'SYNC_THEME'>;

export interface BridgeOptions {
  /** The URL of the frame's page. */
  readonly frameUrl: string;
  readonly projectId: string;
  /** The frame's initial network, as CAIP-2. Default: Ethereum. */
  readonly network?: string | undefined;
  /** The frame's name for screen readers. */
  readonly title: string;
  readonly metadata: () => DappMetadata | undefined;
  readonly theme: () => FrameTheme;
  /** The site's Solana settings. By default, all the frame's clusters, beside an EVM account. */
  readonly solana?: SolanaWishes | undefined;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** Inserts a frame into the page. Called again if a frame is lost, or removed to cancel an approval. */
  readonly mount: (frame: HTMLIFrameElement) => void;
}

/** The sign-in frame and its services. The frame is created on the first request. */
export interface Bridge {
  readonly calls: FrameCalls;
  readonly session: Pick<FrameSession, 'user' | 'subscribe'>;
  readonly memory: Pick<
    FrameMemory,
    'email' | 'isLoginUsed' | 'social' | 'socialUsername' | 'smartAccountNetworks' | 'tellsOtherTabs'
  >;
  readonly rpc: FrameRpc;
  /** The EVM account as a wallet provider. */
  readonly provider: Eip1193Provider;
  /** The Solana account as a wallet. */
  readonly solana: FrameSolanaAdapter;
  /** Cancels pending approvals. The frame forgets them. */
  abortApprovals(): void;
  /** Sends the current theme to the frame, if there is one. */
  syncTheme(): Promise<void>;
  destroy(): void;
}

export function createBridge(options: BridgeOptions): Bridge {
  const { clock, projectId, theme } = options;
  const session = frameSession();
  const memory = frameMemory(options.storage);
  const settings = { ...options, url: options.frameUrl, chainId: options.network ?? ETHEREUM_MAINNET };
  const connection = frameConnection({
    open(onLoad, onBlocked) {
      place.forget();
      return openFrame(settings, onLoad, onBlocked);
    },
    origin: new URL(options.frameUrl).origin,
    scope: window,
    clock,
    greeting: () => {
      const metadata = options.metadata();
      const about = { sdkVersion: `html-multichain-${VERSION}`, projectId };
      const { user, token } = session;
      return {
        // If the browser denies storage to the frame, a new frame recognises the session only by its token.
        ...(user && token ? { IS_CONNECTED: { token } } : {}),
        SYNC_DAPP_DATA: metadata ? { metadata, ...about } : about,
        SYNC_THEME: theme(),
      };
    },
    onToken: (token) => {
      session.token = token;
    },
  });
  const place = framePlace(connection, session);
  const placed = {
    get isOpen() {
      return connection.isOpen;
    },
    request: place.request,
    doubt: place.doubt,
  };
  function abortApprovals() {
    place.abortApprovals();
    connection.abortApprovals();
  }
  const calls = frameCalls({ connection: placed, memory, session, clock, abortApprovals });
  const rpc = frameRpc(place);
  const provider = frameProvider({ calls, rpc, session, memory });
  const solana = frameSolanaAdapter({ place, calls, rpc, session, ...options.solana });
  return {
    calls,
    session: {
      get user() {
        return session.user;
      },
      subscribe: session.subscribe,
    },
    memory,
    rpc,
    provider,
    solana,
    abortApprovals,
    async syncTheme() {
      if (connection.isOpen) await calls.syncTheme(theme());
    },
    destroy() {
      connection.destroy();
      provider.destroy();
      solana.destroy();
    },
  };
}
