import { createSiweHandler } from '../../../examples/siwe-server/createSiweHandler.mjs';
import { t } from './texts.mjs';

/**
 * A browser profile in which the example server answers at `/auth`, on the page's origin. `end` ends all sessions, as a server
 * restart does; `isBroken` makes it answer nothing useful. It sets a cookie on every route, as most servers with sessions do:
 * parallel requests would then lose a new visitor's nonce.
 */
export async function withSiweServer(profile, { stack, networks, ...options }) {
  const context = await profile();
  const origins = [new URL(stack.url).origin];
  const start = () => createSiweHandler({ origins, networks, cookieOnEveryRoute: true, ...options });
  const server = {
    context,
    asked: [],
    isBroken: false,
    handle: start(),
    end() {
      server.handle = start();
    },
  };
  await context.route('**/auth/*', async (route) => {
    const request = route.request();
    const method = request.method();
    server.asked.push(`${method} ${new URL(request.url()).pathname}`);
    if (server.isBroken) return route.fulfill({ status: 503, body: 'No.' });
    const body = request.postData() ?? undefined;
    const asked = new Request(request.url(), { method, headers: await request.allHeaders(), body });
    const answer = await server.handle(asked, '127.0.0.1');
    const headers = Object.fromEntries(answer.headers);
    return route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  return server;
}

export const signIn = (site) => site.dialog(t('siwe.title'));

/** Signs the modal's message, with a wallet that asks in the page. */
export async function sign(site) {
  await site.button(t('siwe.sign'), { exact: true }).click();
  await site.approve('message');
}
