import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import { SOLANA_DEVNET, SOLANA_TESTNET } from '../../../lib/solana/solana.js';
import type { SandboxChain } from '../../chains.js';
import { listen } from '../listen.js';
import { createCluster } from './cluster.js';
import { createClusterTime } from './clusterTime.js';
import { loadLiteSvm } from './litesvm.js';
import { createRpcServer } from './rpcServer.js';
import { SANDBOX_SOLANA_TOKENS } from './tokens.js';

/** A running local cluster of Solana. */
export interface SolanaCluster extends SandboxChain<string> {
  /** Lets so many slots (of 400 ms) pass at once, e.g. 151 so that blockhashes read before are too old. */
  advance(slots: number): void;
  /** Ends this cluster only. Callable twice. */
  stop(): Promise<void>;
}

export interface StartSolanaClustersOptions {
  /** Ports of the clusters in their order; 0 lets the system choose. Default 8899 and 8898. */
  readonly ports?: readonly number[];
  /** Ends the clusters when aborted. */
  readonly signal?: AbortSignal;
}

export interface SolanaClusters {
  readonly clusters: readonly SolanaCluster[];
  /** Ends all clusters; resolves when their ports are free. Callable twice. */
  stop(): Promise<void>;
}

interface Definition {
  readonly id: CaipNetworkId;
  readonly name: string;
  readonly port: number;
  /** The hash of the first block of the cluster that it stands for. */
  readonly genesisHash: string;
}

const DEFINITIONS: readonly Definition[] = [
  {
    id: SOLANA_DEVNET,
    name: 'Solana Devnet (sandbox)',
    port: 8899,
    genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
  },
  {
    id: SOLANA_TESTNET,
    name: 'Solana Testnet (sandbox)',
    port: 8898,
    genesisHash: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY',
  },
];

/**
 * Starts local Solana clusters with funded accounts and two tokens at the same addresses on each: the real virtual
 * machine and programs, without consensus and without subscriptions. Throws in plain words when litesvm is missing or a
 * port is taken; nothing is left running then.
 */
export async function startSolanaClusters(options: StartSolanaClustersOptions = {}): Promise<SolanaClusters> {
  const { ports, signal } = options;
  signal?.throwIfAborted();
  const litesvm = loadLiteSvm();
  const started = await Promise.allSettled(
    DEFINITIONS.map((definition, index) =>
      startCluster(litesvm, definition, ports?.[index] ?? (ports?.[0] === 0 ? 0 : definition.port)),
    ),
  );
  const clusters = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(clusters.map((cluster) => cluster.stop()));
  };
  const failure = started.find((result) => result.status === 'rejected');
  if (failure || signal?.aborted) {
    await stop();
    throw failure?.reason ?? signal?.reason;
  }
  signal?.addEventListener('abort', () => void stop(), { once: true });
  return { clusters, stop };
}

async function startCluster(
  litesvm: ReturnType<typeof loadLiteSvm>,
  { id, name, genesisHash }: Definition,
  port: number,
): Promise<SolanaCluster> {
  const time = createClusterTime(id);
  const server = createRpcServer(createCluster(litesvm, genesisHash, time));
  // A forgotten cluster must not hold the process open.
  server.on('connection', (socket) => socket.unref()).unref();
  const actual = await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    const text = `${name} did not start: ${error.message} 0 takes any free port.`;
    throw Object.assign(new Error(text, { cause: error }), { code: error.code });
  });
  let stopped: Promise<void> | undefined;
  return {
    id,
    name,
    rpcUrl: `http://127.0.0.1:${actual}`,
    nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
    tokens: SANDBOX_SOLANA_TOKENS,
    advance: time.advance,
    stop() {
      stopped ??= new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      return stopped;
    },
  };
}
