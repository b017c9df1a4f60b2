import { UniversalProvider } from '@walletconnect/universal-provider';
import { acquire } from '../../lib/acquire.js';
import { onPageVisible } from '../../lib/browser/onPageVisible.js';
import { storageKey } from '../../lib/browser/storageKey.js';
import type { Remember } from '../../lib/browser/webStorage.js';
import type { Clock } from '../../lib/clock.js';
import { endSessionsOnce } from '../../lib/endSessionsOnce.js';
import { toWalletModalError } from '../../lib/errorText.js';
import type { KeyValueStorage, SafeStorage } from '../../lib/safeStorage.js';
import type { AppRequest } from '../../lib/wallets/appLink.js';
import { clientStorage } from './clientStorage.js';
import { forgetEndedSessions } from './forgetSession.js';
import { type GuardedRelayer, type RelayGate, relayGate } from './relayGate.js';

/** The longest wait of a request for the hosted relay's check of the site, in ms. */
const VERIFY_DEADLINE_MS = 1_000;

export type PairingClient = Awaited<ReturnType<typeof UniversalProvider.init>>['client'];

export interface PairingSettings {
  readonly projectId: string;
  /** The host's own relay; undefined for the hosted one. */
  readonly relayUrl: string | undefined;
  /** The lifetime of remembered sessions. */
  readonly remember: Remember;
  /** The host's own storage, if given. */
  readonly ownStorage: () => KeyValueStorage | undefined;
  /** The resulting storage for keys and sessions, which are kept nowhere else. */
  readonly storage: SafeStorage;
  /** The site's details for the wallet to show. */
  readonly metadata: {
    readonly name: string;
    readonly description: string;
    readonly url: string;
    readonly icons: string[];
  };
  /** Called when a request waits for an app. Returns a function to call when it no longer waits. */
  readonly onAppRequest: (request: AppRequest) => () => void;
}

export interface PairingConnection {
  readonly client: Promise<PairingClient>;
  /** Checks whether the relay still answers, as `RelayGate.check`. */
  readonly check: () => Promise<void>;
  /** Releases the connection; the last release closes it. May be called twice. */
  readonly release: () => void;
}

/**
 * The page's shared connection to a relay for a project. Its client lives as long as the page, because the library keeps one
 * for each storage prefix; the connection closes with its last use. `client` rejects if the client cannot start; the next call
 * then tries again.
 */
export function holdPairingConnection(settings: PairingSettings, clock: Clock): PairingConnection {
  const prefix = `${scopeOf(settings)} ${placeOf(settings)}`;
  const kept = acquire(`${prefix} client`, () => ({
    value: start(settings, prefix, clock),
    destroy: () => undefined,
  }));
  kept.value.catch(kept.release);
  const client = kept.value.then(
    (started) => started.client,
    (cause) => {
      // The client starts without the relay, so the cause of a failure is local.
      throw toWalletModalError(cause);
    },
  );
  const check = () => kept.value.then(({ gate }) => gate.check()).catch(() => undefined);
  const { release } = acquire(`${prefix} connection`, () => {
    // The library only connects to send messages, but an idle session must also receive them.
    kept.value.then(({ gate }) => gate.open()).catch(() => undefined);
    const stopWatching = watchPage(() => void check());
    // A client that never started has nothing to close.
    const close = () => {
      stopWatching();
      kept.value.then(({ gate }) => gate.close()).catch(() => undefined);
    };
    return { value: undefined, destroy: close };
  });
  return { client, release, check };
}

/** Calls back when the visitor returns to the page, or the network returns. Returns a function that stops this. */
function watchPage(onBack: () => void): () => void {
  const stop = onPageVisible(onBack);
  window.addEventListener('online', onBack);
  return () => {
    stop();
    window.removeEventListener('online', onBack);
  };
}

/** The storage scope: different projects and relays share no data. */
function scopeOf({ projectId, relayUrl }: PairingSettings): string {
  return `wallet-modal ${projectId} ${relayUrl ?? 'hosted'}`;
}

let lastPlace = 0;
const ownPlaces = new WeakMap<KeyValueStorage, string>();

/** The kind of storage: data from different kinds must not mix in one client. */
function placeOf({ remember, ownStorage }: PairingSettings): string {
  const own = ownStorage();
  if (!own) return remember;
  const known = ownPlaces.get(own);
  if (known) return known;
  lastPlace += 1;
  ownPlaces.set(own, `own ${lastPlace}`);
  return `own ${lastPlace}`;
}

interface Started {
  readonly client: PairingClient;
  readonly gate: RelayGate;
}

async function start(settings: PairingSettings, prefix: string, clock: Clock): Promise<Started> {
  const { projectId, relayUrl, storage, metadata } = settings;
  // Names leave out the kind of storage, because it may differ after a reload.
  const nameOf = (key: string) => storageKey(key.replace(prefix, scopeOf(settings)));
  const { client } = await UniversalProvider.init({
    projectId,
    ...(relayUrl ? { relayUrl } : {}),
    metadata,
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: prefix,
    storage: clientStorage(storage, nameOf),
    disableProviderPing: true,
  });
  endSessionsOnce(client);
  forgetEndedSessions(client, clock);
  limitVerification(client, relayUrl === undefined, clock);
  // The relayer's types leave out its connection methods. The library's version is pinned.
  const relayer = client.core.relayer as PairingClient['core']['relayer'] & GuardedRelayer;
  return { client, gate: relayGate(relayer, clock) };
}

/**
 * The hosted relay lets wallets verify the requesting site. For every request, its client waits five seconds for an unreachable
 * host; visitors should wait one at most. The host's own relay has no such service.
 */
function limitVerification({ core }: PairingClient, isHosted: boolean, clock: Clock): void {
  const { verify } = core;
  const register = verify.register.bind(verify);
  verify.register = (params) => {
    if (!isHosted) return Promise.resolve('');
    const tooLate = new Promise<string>((resolve) => clock.after(VERIFY_DEADLINE_MS, () => resolve('')));
    return Promise.race([register(params), tooLate]);
  };
}
