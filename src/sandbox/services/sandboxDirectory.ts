import { answerDirectory } from './directory.js';

export interface SandboxDirectoryOptions {
  /** The path in `directory-url` before the calls; none by default. */
  readonly path?: string;
  /** Breaks every second wallet, and omits every second picture. */
  readonly isHalfBroken?: boolean;
}

/**
 * A directory of 600 made-up wallets, for tests that answer requests in the page or in Node. For example with msw:
 * `http.get('/wallets/*', ({ request }) => sandboxDirectory(request, { path: '/wallets' }))`.
 */
export function sandboxDirectory(
  { method, url: address, headers }: Request,
  { path = '', isHalfBroken = false }: SandboxDirectoryOptions = {},
): Response {
  const url = new URL(address);
  if (url.pathname.startsWith(`${path}/`)) url.pathname = url.pathname.slice(path.length);
  const asked = { method, url, header: (name: string) => headers.get(name), body: '' };
  const { status, type, body } = answerDirectory(asked, { isHalfBroken, isAnalyticsEnabled: false });
  return new Response(body, { status, headers: { 'content-type': type } });
}
