import { UniversalProvider } from '@walletconnect/universal-provider';
import { onPageVisible } from '../../lib/browser/onPageVisible.js';
import type { Remember } from '../../lib/browser/webStorage.js';
import type { Clock } from '../../lib/clock.js';
import { VERIFY_DEADLINE_MS } from '../../lib/constants.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { endSessionsOnce } from '../../lib/sessionEnds.js';
import { acquire } from '../../lib/shared.js';
import type { KeyValueStorage, SafeStorage } from '../../lib/storage.js';
import type { AppRequest } from '../../lib/wallets/appLink.js';
import { clientStorage } from './clientStorage.js';
import { type GuardedRelayer, type RelayGate, relayGate } from './relayGate.js';

export type PairingClient = Awaited<ReturnType<typeof UniversalProvider.init>>['client'];

export interface PairingSettings {
  readonly projectId: string;
  /** A relay of the host's own; absent for the hosted one. */
  readonly relayUrl: string | undefined;
  /** How long sessions are remembered. */
  readonly remember: Remember;
  /** The host's own storage, if it gave one. */
  readonly ownStorage: () => KeyValueStorage | undefined;
  /** Where that leads: keys and sessions are kept here and nowhere else. */
  readonly storage: SafeStorage;
  /** What the wallet shows of the site. */
  readonly metadata: {
    readonly name: string;
    readonly description: string;
    readonly url: string;
    readonly icons: string[];
  };
  /** Told of what an app waits for; returns what is to be called when that is over. */
  readonly onAppRequest: (request: AppRequest) => () => void;
}

export interface PairingConnection {
  readonly client: Promise<PairingClient>;
  /** Looks whether the relay still answers, as `RelayGate.check`. */
  readonly check: () => Promise<void>;
  /** Lets the connection go; the last one to do so closes it. May be called twice. */
  readonly release: () => void;
}

/**
 * The page's one connection to a relay for a project, shared by all that need it. The client behind it lives as long
 * as the page, because the library keeps one for each storage prefix; its connection is closed when nobody needs it.
 * `client` rejects when the client cannot start; then the next call tries again.
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
      // It starts without the relay, so whatever fails is ours.
      throw toWalletModalError(cause);
    },
  );
  const check = () => kept.value.then(({ gate }) => gate.check()).catch(() => undefined);
  const { release } = acquire(`${prefix} connection`, () => {
    // Relays are reached when there is something to say; a session that waits has to be heard as well.
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

/** Calls back when somebody comes back to the page, or the network does. Returns what ends that. */
function watchPage(onBack: () => void): () => void {
  const stop = onPageVisible(onBack);
  window.addEventListener('online', onBack);
  return () => {
    stop();
    window.removeEventListener('online', onBack);
  };
}

/** Projects and relays have nothing to do with each other. */
function scopeOf({ projectId, relayUrl }: PairingSettings): string {
  return `wallet-modal ${projectId} ${relayUrl ?? 'hosted'}`;
}

let lastPlace = 0;
const ownPlaces = new WeakMap<KeyValueStorage, string>();

/** What is kept in different places must not meet in one client. */
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
  // Where something is kept is no part of its name: after a reload the same storage may be another place.
  const nameOf = (key: string) => `wallet-modal/${key.replace(prefix, scopeOf(settings))}`;
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
  limitVerification(client, relayUrl === undefined, clock);
  // How a relayer connects is not in its types; the version of the library is exact.
  const relayer = client.core.relayer as PairingClient['core']['relayer'] & GuardedRelayer;
  return { client, gate: relayGate(relayer, clock) };
}

/**
 * The hosted relay lets wallets check which site asks. Its client waits five seconds for a host that cannot be
 * reached, with every request; a visitor waits one. An own relay has no such service.
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
