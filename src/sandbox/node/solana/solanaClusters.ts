import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import { SOLANA_DEVNET, SOLANA_MAINNET, SOLANA_TESTNET } from '../../../lib/solana/solana.js';
import type { SandboxChain } from '../../chains.js';
import { listen } from '../listen.js';
import { createCluster } from './cluster.js';
import { createClusterTime } from './clusterTime.js';
import { loadLiteSvm } from './litesvm.js';
import { createRpcServer } from './rpcServer.js';
import { SANDBOX_SOLANA_TOKENS } from './tokens.js';
import type { SolanaTrouble } from './trouble.js';

/** A running local Solana cluster. */
export interface SolanaCluster extends SandboxChain<string> {
  /** Skips this many slots (of 400 ms), e.g. 151 to expire all current blockhashes. */
  advance(slots: number): void;
  /** Makes its node misbehave. Without an argument, the node works again. */
  misbehave(trouble?: SolanaTrouble): void;
  /** Ends only this cluster. May be called twice. */
  stop(): Promise<void>;
}

export interface StartSolanaClustersOptions {
  /** The ports of the clusters, in order; 0 lets the system choose. Default 8899, 8898 and, with `mainnet`, 8897. */
  readonly ports?: readonly number[];
  /** Also starts a stand-in for mainnet, the last of `clusters`. LI.FI knows no other cluster. */
  readonly mainnet?: boolean;
  /** Ends the clusters when aborted. */
  readonly signal?: AbortSignal;
}

export interface SolanaClusters {
  readonly clusters: readonly SolanaCluster[];
  /** Ends all clusters; resolves once their ports are free. May be called twice. */
  stop(): Promise<void>;
}

interface Definition {
  readonly id: CaipNetworkId;
  readonly name: string;
  readonly port: number;
  /** The hash of the first block of the real cluster. */
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

const MAINNET: Definition = {
  id: SOLANA_MAINNET,
  name: 'Solana (sandbox)',
  port: 8897,
  genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
};

/**
 * Starts local Solana clusters with funded accounts and two tokens, at the same addresses on each: the real virtual machine and
 * programs, without consensus and subscriptions. Throws a readable error if litesvm is missing or a port is taken, and then
 * leaves nothing running.
 */
export async function startSolanaClusters(options: StartSolanaClustersOptions = {}): Promise<SolanaClusters> {
  const { ports, mainnet = false, signal } = options;
  signal?.throwIfAborted();
  const litesvm = loadLiteSvm();
  const started = await Promise.allSettled(
    [...DEFINITIONS, ...(mainnet ? [MAINNET] : [])].map((definition, index) =>
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
  let trouble: SolanaTrouble = {};
  const server = createRpcServer(createCluster(litesvm, genesisHash, time, () => trouble));
  // A forgotten cluster must not keep the process alive.
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
    misbehave(next = {}) {
      trouble = next;
    },
    stop() {
      stopped ??= new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      return stopped;
    },
  };
}
