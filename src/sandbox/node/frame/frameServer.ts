import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { SIGN_IN_PATH } from '../../frame/signInApi.js';
import { createSignInServer, type SignInServer } from '../../services/signInServer.js';
import { pageHeaders } from '../csp.js';
import { applyFailure, type Failure, type Failures, failureInUrl } from '../failures.js';
import { sendText } from '../httpBody.js';
import { listen } from '../listen.js';
import { pathOf, queryOf } from '../requestUrl.js';
import { resolveInside, sendFile } from '../staticFiles.js';
import { framePage } from './framePage.js';
import { answerSignIn, showInbox } from './signInRoutes.js';

export interface FrameServer {
  /** The value for `frame-url`, e.g. `http://127.0.0.1:4174/sdk`. */
  readonly frameUrl: string;
  readonly origin: string;
  /** The sign-in data; `mails` is the inbox. */
  readonly signIn: SignInServer;
  /** Cuts all connections and resolves once the port is free. May be called twice. */
  stop(): Promise<void>;
}

export interface FrameServerOptions {
  readonly port: number;
  /** The project folder with `dist`. */
  readonly root: string;
  readonly failures: Failures;
  /** Serves chains and other sandbox services at every origin; resolves to false for other requests. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

const PAGES: readonly string[] = ['/sdk', '/device', '/social', '/farcaster', '/inbox', '/dashboard'];

/** Any page on this machine may embed the frame; its links open new windows. */
const POLICY = {
  'frame-ancestors': 'http://127.0.0.1:* http://localhost:* http://*.localhost:*',
};

/** Serves the mock sign-in service at its own origin. */
export async function startFrameServer(options: FrameServerOptions): Promise<FrameServer> {
  const { root, failures, handler } = options;
  let origin = '';
  const signIn = createSignInServer(({ kind, token }) => `${origin}/${kind}?token=${token}`);
  const headers = { ...pageHeaders(POLICY), 'cross-origin-opener-policy': 'unsafe-none' };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    if (path === SIGN_IN_PATH) return answerSignIn(request, response, signIn, failures);
    if (path === '/sandbox/inbox') return showInbox(request, response, signIn);
    if (PAGES.includes(path)) {
      if (await applyFailure(loadFailure(request, failures), request, response)) return;
      response
        .writeHead(200, {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(framePage);
      return;
    }
    if (await handler(request, response)) return;
    const file = /^\/dist\//.test(path) ? await resolveInside(join(root, 'dist'), path.slice(6)) : undefined;
    if (file) await sendFile(request, response, file, headers);
    else if (path === '/favicon.ico') response.writeHead(204).end();
    else sendText(response, 404, 'There is no such file.', headers);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, error instanceof Error ? error.message : String(error));
    });
  });
  origin = `http://127.0.0.1:${await listen(server, options.port)}`;
  let stopped: Promise<void> | undefined;
  return {
    frameUrl: `${origin}/sdk`,
    origin,
    signIn,
    stop() {
      stopped ??= new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      return stopped;
    },
  };
}

/** The failure of the page itself; a URL selects it with `methods=load`. */
function loadFailure(request: IncomingMessage, failures: Failures): Failure | undefined {
  const isInUrl = queryOf(request).get('methods') === 'load';
  return (isInUrl && failureInUrl(request.url, 'frame')) || failures.take('frame', undefined, ['load']);
}
