import { delay, http, ws } from 'msw';
import { sandboxDirectory } from '../../src/sandbox/index.js';

const RELAY = 'wss://relay.example/relay';

/** Its URL in test pages, and a relay that never answers. */
export const DIRECTORY = `directory-url="/wallets" relay-url="${RELAY}"`;

export interface DirectoryOptions {
  isHalfBroken?: boolean;
  /** Delay of each answer in ms. */
  delayMs?: number;
  /** Replaces the answer. */
  list?: () => Response | undefined;
}

/** A fake directory. `asked` holds the queries of the requested lists. */
export function directory({ isHalfBroken = false, delayMs = 0, list }: DirectoryOptions = {}) {
  const asked: URLSearchParams[] = [];
  const answer = async ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    const isList = url.pathname.endsWith('/getWallets');
    if (isList) asked.push(url.searchParams);
    if (isList && delayMs) await delay(delayMs);
    const other = isList ? list?.() : undefined;
    return other ?? sandboxDirectory(request, { path: '/wallets', isHalfBroken });
  };
  return {
    asked,
    handlers: [
      http.get('/wallets/getWallets', answer),
      http.get('/wallets/getWalletImage/:id', answer),
      ws.link(RELAY).addEventListener('connection', () => {}),
    ],
  };
}
