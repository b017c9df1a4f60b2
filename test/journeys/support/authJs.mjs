import { once } from 'node:events';
import { createServer } from 'node:http';
import { Auth } from '@auth/core';
import Credentials from '@auth/core/providers/credentials';
import { verifyMessage } from 'viem';
import { parseSiweMessage } from 'viem/siwe';
import { nodeListener } from '../../../examples/siwe-server/createSiweServer.mjs';

const PATH = '/api/auth';

/** A site's sign-in as in the Auth.js documentation: its CSRF token is the nonce, and it holds the session. */
const config = {
  basePath: PATH,
  secret: 'only for this test',
  trustHost: true,
  session: { strategy: 'jwt' },
  providers: [
    Credentials({
      credentials: { message: {}, signature: {} },
      // Auth.js has compared the token with its cookie.
      async authorize({ message, signature, csrfToken }) {
        const { address, chainId, nonce } = parseSiweMessage(message);
        const isSigned = nonce === csrfToken && (await verifyMessage({ address, message, signature }));
        return isSigned ? { id: `eip155:${chainId}:${address}` } : null;
      },
    }),
  ],
  callbacks: {
    session({ session: { expires }, token }) {
      const [namespace, reference, address] = token.sub.split(':');
      return { address, chainId: `${namespace}:${reference}`, expires };
    },
  },
  logger: { error: () => undefined },
};

/**
 * A browser profile in which a server with Auth.js answers at `/api/auth`, on the page's origin. `asked` lists the
 * requests.
 */
export async function withAuthJs(profile) {
  const server = createServer(nodeListener((request) => Auth(request, config))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const context = await profile();
  context.once('close', () => server.close());
  const asked = [];
  await context.route(`**${PATH}/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname.slice(PATH.length)}`);
    const { connection: _connection, host: _host, ...headers } = await request.allHeaders();
    const answer = await fetch(`http://127.0.0.1:${server.address().port}${pathname}${search}`, {
      method: request.method(),
      headers,
      body: request.postData() ?? undefined,
      redirect: 'manual',
    });
    // Playwright takes several cookies as one text.
    const cookies = answer.headers.getSetCookie().join('\n');
    return route.fulfill({
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), ...(cookies && { 'set-cookie': cookies }) },
      body: await answer.text(),
    });
  });
  return { context, asked };
}
