import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SandboxChain, SandboxConfig } from '../chains.js';
import { type Analytics, createAnalytics } from '../services/analytics.js';
import { createBlockscout } from './blockscout/blockscout.js';
import { serveBlockscout } from './blockscout/serveBlockscout.js';
import type { BridgeControl } from './bridge/bridgeSetting.js';
import { serveBridge } from './bridge/serveBridge.js';
import { createTokenBridge, type TokenBridge } from './bridge/tokenBridge.js';
import { type ChainApi, createChainApi } from './chainApi/chainApi.js';
import { parseSeed } from './chainApi/seeds.js';
import { serveChainApi } from './chainApi/serveChainApi.js';
import { allowEveryOrigin } from './cors.js';
import { pageHeaders } from './csp.js';
import { createFailures, type Failures, parseFailure, referenceOf } from './failures.js';
import { type FrameServer, startFrameServer } from './frame/frameServer.js';
import { sendJson, sendText, takeJson } from './httpBody.js';
import { createLifi } from './lifi/lifi.js';
import { LIFI_PATH, serveLifi } from './lifi/serveLifi.js';
import { listen } from './listen.js';
import { createSeller } from './onRamp/seller.js';
import { createBuyPage } from './onRamp/serveBuyPage.js';
import { createRelay, RELAY_PATH, type Relay } from './relay/relay.js';
import { pathOf, queryOf } from './requestUrl.js';
import { proxyRpc } from './rpcProxy.js';
import { serveServices, showAnalytics } from './services.js';
import { resolveInside, sendFile } from './staticFiles.js';

export interface SandboxHandlerOptions {
  /** The chains under `/rpc/{reference}`: the number of an EVM chain, or the reference of a Solana cluster. */
  readonly chains?: readonly SandboxChain<string>[];
  /** The failures to apply; default: a new, empty registry. */
  readonly failures?: Failures;
  /** The relay whose `upgrade` handles the server's upgrades, for `/sandbox/config.json`. */
  readonly relay?: Relay;
  /** Receives the events of pages; default: a new one. */
  readonly analytics?: Analytics;
  /** Serves the chain API; default: a new one. */
  readonly chainApi?: ChainApi;
  /** Pays out transfers between the EVM chains; default: a new one. */
  readonly bridge?: TokenBridge;
  /** The URL of the sign-in frame, if there is one. */
  readonly frameUrl?: () => string | undefined;
}

export interface SandboxServerOptions extends Omit<SandboxHandlerOptions, 'relay' | 'bridge' | 'frameUrl'> {
  /** Default 4173; 0 lets the system choose. */
  readonly port?: number;
  /** The port of the sign-in frame, which has its own origin; 0 lets the system choose. Without it, there is no frame. */
  readonly framePort?: number;
  /** The project folder with `demo.html`, `dist` and `public`. Default: the working directory. */
  readonly root?: string;
  /** Directives that replace those of the strict policy, e.g. `{ 'frame-src': 'http://127.0.0.1:4174' }`. */
  readonly policy?: Readonly<Record<string, string>>;
  /** The duration of a payment on the page that sells, in ms. Default 3000. */
  readonly purchaseMs?: number;
  /** The duration of a bridge transfer, in ms. Default 3000. */
  readonly bridgeMs?: number;
  /** Additional headers for every HTML page; they override the strict ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SandboxServer {
  readonly url: string;
  readonly port: number;
  readonly failures: Failures;
  /** The mock WalletConnect relay, at `relayUrl`. */
  readonly relay: Relay;
  /** The `relayUrl` for WalletConnect clients, e.g. `ws://127.0.0.1:4173/relay`. */
  readonly relayUrl: string;
  readonly analytics: Analytics;
  /** The mock chain API. */
  readonly chainApi: ChainApi;
  /** Controls the bridge between the EVM chains. */
  readonly bridge: BridgeControl;
  /** The mock sign-in frame; undefined without `framePort`. */
  readonly frame: FrameServer | undefined;
  /** Cuts all connections and resolves once the port is free. May be called twice. */
  stop(): Promise<void>;
}

/** Answers a request for the sandbox; resolves to false for other requests. */
export type SandboxHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * The sandbox's services as a request handler for any Node server: `/rpc/{reference}`, `/sandbox/config.json`,
 * `/sandbox/failures`, `/sandbox/bridge`, `/sandbox/analytics`, `/sandbox/history`, the page that sells at `/sandbox/buy`, and
 * the calls of the wallet directory, the analytics service, the chain API and, below `/blockscout/{reference}/` and `/lifi/v1`,
 * Blockscout and LI.FI.
 */
export function createSandboxHandler(options: SandboxHandlerOptions = {}): SandboxHandler {
  const { chains = [], failures = createFailures(), relay, analytics = createAnalytics() } = options;
  const { chainApi = createChainApi(chains), bridge = createTokenBridge(chains) } = options;
  const blockscout = createBlockscout(chains);
  const lifi = createLifi(chains, bridge);
  const serveBuyPage = createBuyPage(chainApi.seller);
  const frameUrl = () => options.frameUrl?.();
  const urls = new Map(chains.map((chain) => [referenceOf(chain.id), chain.rpcUrl]));
  return async (request, response) => {
    const path = pathOf(request);
    const chain = chainAsked(request);
    if (chain !== undefined) {
      if (allowEveryOrigin(request, response)) return true;
      const rpcUrl = urls.get(chain);
      if (rpcUrl) await proxyRpc(request, response, chain, rpcUrl, failures);
      else
        sendText(
          response,
          404,
          `There is no local chain ${chain}. There are: ${[...urls.keys()].join(', ')}.`,
        );
      return true;
    }
    if (path === '/sandbox/config.json') {
      if (allowEveryOrigin(request, response)) return true;
      sendJson(response, 200, configFor(request, chains, relay, frameUrl()));
      return true;
    }
    if (path === '/sandbox/failures') {
      await dialFailure(request, response, failures);
      return true;
    }
    if (path === '/sandbox/bridge') {
      await serveBridge(request, response, bridge);
      return true;
    }
    if (path === '/sandbox/analytics') {
      await showAnalytics(request, response, analytics);
      return true;
    }
    if (path === '/sandbox/history') {
      await plantSeed(request, response, chainApi);
      return true;
    }
    if (await serveBuyPage(request, response)) return true;
    if (await serveLifi(request, response, lifi, failures)) return true;
    if (await serveChainApi(request, response, chainApi, failures)) return true;
    if (await serveBlockscout(request, response, blockscout, failures)) return true;
    return serveServices(request, response, analytics, failures);
  };
}

/** Serves the demo page, the built files and the sandbox's services on 127.0.0.1. Pages have a strict policy. */
export async function startSandboxServer(options: SandboxServerOptions = {}): Promise<SandboxServer> {
  const { port = 4173, root = process.cwd(), failures = createFailures() } = options;
  const { analytics = createAnalytics(), chains = [] } = options;
  const { chainApi = createChainApi(chains, createSeller(chains, options.purchaseMs)) } = options;
  const relay = createRelay({ failures });
  const bridge = createTokenBridge(chains, options.bridgeMs);
  let frame: FrameServer | undefined;
  const frameUrl = () => frame?.frameUrl;
  const handler = createSandboxHandler({
    ...options,
    failures,
    relay,
    analytics,
    chainApi,
    bridge,
    frameUrl,
  });
  if (options.framePort !== undefined) {
    frame = await startFrameServer({ port: options.framePort, root, failures, handler }).catch(
      async (error: unknown) => {
        relay.stop();
        await bridge.stop();
        throw error;
      },
    );
  }
  const frameSource: Record<string, string> = frame ? { 'frame-src': `'self' ${frame.origin}` } : {};
  const headers = { ...pageHeaders({ ...frameSource, ...options.policy }), ...options.headers };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, error instanceof Error ? error.message : String(error));
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (await handler(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Files are read by GET.', { allow: 'GET, HEAD' });
      return;
    }
    const file = await findFile(root, pathOf(request));
    if (file) await sendFile(request, response, file, headers);
    // Browsers request it on their own; a 404 would show in every console.
    else if (pathOf(request) === '/favicon.ico') response.writeHead(204).end();
    else sendText(response, 404, 'There is no such file.', headers);
  };
  server.on('upgrade', (request, socket, head) => {
    if (!relay.upgrade(request, socket, head)) socket.destroy();
  });
  const actual = await listen(server, port).catch(async (error: unknown) => {
    relay.stop();
    await bridge.stop();
    await frame?.stop();
    throw error;
  });
  let stopped: Promise<unknown> | undefined;
  const stop = async () => {
    const ended = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        relay.stop();
        server.closeAllConnections();
      });
    stopped ??= Promise.all([ended(), bridge.stop(), frame?.stop()]);
    await stopped;
  };
  const host = `127.0.0.1:${actual}`;
  return {
    url: `http://${host}`,
    port: actual,
    failures,
    relay,
    relayUrl: `ws://${host}${RELAY_PATH}`,
    analytics,
    chainApi,
    bridge,
    frame,
    stop,
  };
}

/** The reference of the requested chain, from its own path or from that of the chain API. */
function chainAsked(request: IncomingMessage): string | undefined {
  const path = pathOf(request);
  if (/^\/v1\/?$/.test(path)) return referenceOf(queryOf(request).get('chainId') ?? '');
  return /^\/rpc\/([-_a-zA-Z0-9]{1,32})$/.exec(path)?.[1];
}

/** `/` is the demo, `/dist` and `/public` are those folders, and the files of `public` are also served at `/`. */
async function findFile(root: string, path: string): Promise<string | undefined> {
  if (path === '/' || path === '/demo.html') return resolveInside(root, 'demo.html');
  const folder = /^\/(dist|public)\//.exec(path);
  if (folder) return resolveInside(join(root, `${folder[1]}`), path.slice(folder[0].length));
  return resolveInside(join(root, 'public'), path);
}

/** URLs are absolute, on the host of the request, as a wallet requires for adding a network. */
function configFor(
  request: IncomingMessage,
  chains: readonly SandboxChain<string>[],
  relay: Relay | undefined,
  frameUrl: string | undefined,
): SandboxConfig {
  const host = request.headers.host ?? '127.0.0.1';
  return {
    directoryUrl: `http://${host}`,
    analyticsUrl: `http://${host}`,
    chainApiUrl: `http://${host}`,
    blockscoutUrl: `http://${host}/blockscout/{chain_id}`,
    lifiUrl: `http://${host}${LIFI_PATH}`,
    ...(relay ? { relayUrl: `ws://${host}${RELAY_PATH}` } : {}),
    ...(frameUrl ? { frameUrl } : {}),
    chains: chains.map(({ id, name, nativeCurrency, tokens }) => ({
      id,
      name,
      nativeCurrency,
      rpcUrl: `http://${host}/rpc/${referenceOf(id)}`,
      ...(tokens ? { tokens } : {}),
    })),
  };
}

/** GET lists failures, POST starts one, DELETE ends all. */
async function dialFailure(
  request: IncomingMessage,
  response: ServerResponse,
  failures: Failures,
): Promise<void> {
  if (request.method === 'POST') {
    if (!(await takeJson(request, response, (value) => failures.set(parseFailure(value))))) return;
  } else if (request.method === 'DELETE') failures.clear();
  sendJson(response, 200, { failures: failures.list() });
}

/** POST gives an account made-up transactions and tokens. */
async function plantSeed(
  request: IncomingMessage,
  response: ServerResponse,
  chainApi: ChainApi,
): Promise<void> {
  if (request.method !== 'POST') {
    sendText(response, 405, 'Seeds are planted by POST.', { allow: 'POST' });
    return;
  }
  if (await takeJson(request, response, (value) => chainApi.seed(parseSeed(value)))) {
    sendJson(response, 200, {});
  }
}
