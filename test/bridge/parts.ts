import { type FrameCalls, frameCalls } from '../../src/bridge/frameCalls.js';
import { type FrameMemory, frameMemory } from '../../src/bridge/frameMemory.js';
import { type FramePlace, framePlace } from '../../src/bridge/framePlace.js';
import { frameProvider } from '../../src/bridge/frameProvider.js';
import { type FrameRpc, frameRpc } from '../../src/bridge/frameRpc.js';
import { type FrameSession, frameSession } from '../../src/bridge/frameSession.js';
import {
  type FrameSolanaAdapter,
  frameSolanaAdapter,
  type SolanaWishes,
} from '../../src/bridge/frameSolanaAdapter.js';
import type { Reply } from '../../src/bridge/protocol.js';
import type { Eip1193Provider } from '../../src/lib/requests/eip1193.js';
import { type KeyValueStorage, memoryStorage, safeStorage } from '../../src/lib/safeStorage.js';
import { settled } from '../support/promises.js';
import { ALICE, type ConnectionUnderTest, liveConnection } from './support.js';

export interface PartsUnderTest extends ConnectionUnderTest {
  readonly calls: FrameCalls;
  readonly memory: FrameMemory;
  readonly session: FrameSession;
  readonly rpc: FrameRpc;
  readonly provider: Eip1193Provider & { destroy(): void };
  readonly place: FramePlace;
  readonly solana: FrameSolanaAdapter;
  /** The stored values. */
  kept(): Record<string, string>;
}

const STORED = [
  '@w3m-storage/EMAIL',
  '@w3m-storage/EMAIL_LOGIN_USED_KEY',
  '@w3m-storage/LAST_USED_CHAIN_KEY',
  '@w3m-storage/LAST_EMAIL_LOGIN_TIME',
  '@w3m-storage/SOCIAL_USERNAME',
  '@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS',
  '@w3m/connected_social',
  'wallet-modal/shared-accounts',
  'wallet-modal/owes-sign-out',
];

/** A storage that records what is written. */
function watchedStorage(storage: KeyValueStorage) {
  const keys = new Set<string>();
  const values = new Map<string, string>();
  const watched: KeyValueStorage = {
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      keys.add(key);
      values.set(key, value);
      return storage.setItem(key, value);
    },
    removeItem(key) {
      values.delete(key);
      return storage.removeItem(key);
    },
  };
  return { watched, keys, values };
}

/** All parts over a frame that the test answers, already loaded. */
export function makeParts(
  storage: KeyValueStorage = memoryStorage(),
  wishes: Partial<SolanaWishes> = {},
): PartsUnderTest {
  const session = frameSession();
  const here = liveConnection({
    onToken: (token) => {
      session.token = token;
    },
  });
  const { watched, keys, values } = watchedStorage(storage);
  const memory = frameMemory(safeStorage(watched, () => undefined));
  const place = framePlace(here.connection, session);
  const connection = { isOpen: true, request: place.request, doubt: place.doubt };
  const calls = frameCalls({
    connection,
    memory,
    session,
    clock: here.clock,
    abortApprovals: here.connection.abortApprovals,
  });
  const rpc = frameRpc(place);
  const provider = frameProvider({ calls, rpc, session, memory });
  const solana = frameSolanaAdapter({ place, calls, rpc, session, ...wishes });
  return {
    connection: here.connection,
    clock: here.clock,
    frames: here.frames,
    get frame() {
      return here.frame;
    },
    tokens: here.tokens,
    listening: here.listening,
    deliver: here.deliver,
    session,
    memory,
    calls,
    rpc,
    provider,
    place,
    solana,
    kept() {
      const others = [...keys].filter((key) => !STORED.includes(key));
      if (others.length > 0) throw new Error(`Kept under names that nobody knows: ${others}`);
      return Object.fromEntries(values);
    },
  };
}

export const USER: Reply<'GET_USER'> = { email: 'ada@example.com', address: ALICE, chainId: 1 };

/** The parts with a signed-in user. */
export async function signedIn(
  user: Reply<'GET_USER'> = USER,
  wishes: Partial<SolanaWishes> = {},
): Promise<PartsUnderTest> {
  const here = makeParts(undefined, wishes);
  const reading = here.calls.getUser();
  await settled();
  here.frame.answer('GET_USER', user);
  await reading;
  return here;
}
