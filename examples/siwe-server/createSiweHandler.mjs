// Sign-in with wallet as one function from a web Request to a Response, which most frameworks take as it is.
import { randomBytes } from 'node:crypto';
import { checkMessage } from './checkMessage.mjs';
import { isSignedBy } from './isSignedBy.mjs';
import { memoryStore } from './memoryStore.mjs';
import { rateLimit } from './rateLimit.mjs';
import { readJson } from './readJson.mjs';
import { readMessage } from './readMessage.mjs';
import { SignInError } from './signInError.mjs';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * @param {object} options
 * @param {string[]} options.origins the origins of your pages, such as `https://app.example`, the usual one first
 * @param {Record<string, string | undefined>} options.networks the networks to sign in on, by CAIP-2 id, each with the
 *   URL of a node. Without a URL, or on Solana, only accounts with a key of their own can sign in.
 * @param {string} [options.prefix] where the routes are
 * @param {string} [options.statement] what visitors agree to, shown by their wallet
 * @param {number} [options.nonceMs] how long a nonce is valid
 * @param {number} [options.sessionMs] how long a visitor stays signed in
 * @param {number} [options.noncesPerMinute] for one client
 * @param {number} [options.verificationsPerMinute] for one client; each may ask a node
 * @param {boolean} [options.cookieOnEveryRoute] whether a browser gets its cookie with the first answer of any route, as
 *   from Auth.js or express-session, instead of with a nonce: to try a page with
 * @param {typeof memoryStore} [options.createStore] where nonces and sessions are kept; called with the name of each
 * @param {() => number} [options.now] the clock, in milliseconds
 * @returns {(request: Request, client?: string) => Promise<Response>} `client` is the address that a request came from.
 */
export function createSiweHandler({
  origins,
  networks,
  prefix = '/auth',
  statement,
  nonceMs = 10 * MINUTE_MS,
  sessionMs = 7 * DAY_MS,
  noncesPerMinute = 60,
  verificationsPerMinute = 20,
  cookieOnEveryRoute = false,
  createStore = memoryStore,
  now = Date.now,
}) {
  /** Nonces, each with the browser that it was given to. */
  const nonces = createStore({ name: 'nonces', now, lifetimeMs: nonceMs });
  const sessions = createStore({ name: 'sessions', now, lifetimeMs: sessionMs });
  const countNonce = rateLimit({ now, most: noncesPerMinute });
  const countVerification = rateLimit({ now, most: verificationsPerMinute });
  const sites = origins.map((origin) => new URL(origin).origin);
  const isSecure = sites[0].startsWith('https:');
  // Browsers accept this prefix only for cookies that no other host, not even a subdomain, can have set.
  const cookieName = (name) => `${isSecure ? '__Host-' : ''}siwe-${name}`;

  function readCookie(request, name) {
    const start = `${cookieName(name)}=`;
    const pairs = (request.headers.get('cookie') ?? '').split(/; */);
    return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  }

  function writeCookie(name, value, lifetimeMs) {
    const secure = isSecure ? '; Secure' : '';
    const seconds = Math.floor(lifetimeMs / 1000);
    return `${cookieName(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
  }

  const newBrowser = () => randomBytes(32).toString('hex');

  async function nonce({ request, client }) {
    countNonce(client);
    const made = randomBytes(16).toString('hex');
    const browser = readCookie(request, 'browser') || newBrowser();
    await nonces.set(made, browser);
    return answer(200, { nonce: made }, [writeCookie('browser', browser, nonceMs)]);
  }

  async function params({ origin }) {
    return answer(200, { domain: new URL(origin).host, uri: origin, statement });
  }

  async function verify({ request, origin, client }) {
    countVerification(client);
    const { message: text, signature } = await readJson(request);
    if (typeof text !== 'string' || typeof signature !== 'string') {
      throw new SignInError(400, 'The body needs "message" and "signature", both text.');
    }
    const message = readMessage(text);
    const account = checkMessage(message, { origin, networks: Object.keys(networks), now: now() });
    const browser = readCookie(request, 'browser');
    if (!browser || (await nonces.get(message.nonce)) !== browser) throw unknownNonce();
    const rpcUrl = networks[account.chainId];
    if (!(await isSignedBy({ ...account, text, signature, rpcUrl }))) {
      throw new SignInError(401, 'The signature was not made by the account in the message.');
    }
    // Only now, so that a node that does not answer costs the visitor no second signature. The first of several equal
    // requests gets the nonce.
    if ((await nonces.take(message.nonce)) !== browser) throw unknownNonce();
    // A new id, because somebody else may know the old one.
    const old = readCookie(request, 'session');
    if (old) await sessions.take(old);
    const id = randomBytes(32).toString('hex');
    await sessions.set(id, { ...account, expiresAt: new Date(now() + sessionMs).toISOString() });
    return answer(200, account, [writeCookie('session', id, sessionMs)]);
  }

  async function session({ request }) {
    const found = await sessions.get(readCookie(request, 'session') ?? '');
    // Not 401, which browsers would print as an error in the console of every visitor.
    return found ? answer(200, found) : answer(204);
  }

  async function signOut({ request }) {
    await sessions.take(readCookie(request, 'session') ?? '');
    return answer(204, undefined, [writeCookie('session', '', 0)]);
  }

  const routes = {
    [`${prefix}/nonce`]: ['GET', nonce],
    [`${prefix}/params`]: ['GET', params],
    [`${prefix}/verify`]: ['POST', verify],
    [`${prefix}/session`]: ['GET', session],
    [`${prefix}/sign-out`]: ['POST', signOut],
  };

  /** The origin of the page that asks. Browsers name it in every POST, and in a GET to another origin. */
  function checkOrigin(request) {
    const origin = request.headers.get('origin') ?? (request.method === 'POST' ? '' : sites[0]);
    if (!sites.includes(origin)) {
      throw new SignInError(403, `Pages of ${origin || 'an unknown origin'} cannot use this server.`);
    }
    return origin;
  }

  async function respond(request, client) {
    const route = routes[new URL(request.url).pathname];
    if (!route) throw new SignInError(404, 'There is nothing here.');
    const origin = checkOrigin(request);
    if (request.method === 'OPTIONS') return answer(204);
    const [method, run] = route;
    if (request.method !== method) throw new SignInError(405, `This address answers ${method} only.`);
    return run({ request, origin, client });
  }

  return async (request, client = '') => {
    const response = await respond(request, client).catch((error) => {
      if (error instanceof SignInError) return answer(error.status, { error: error.message });
      console.error(error);
      return answer(500, { error: 'Something went wrong on the server.' });
    });
    const hasCookie = readCookie(request, 'browser') || response.headers.has('set-cookie');
    if (cookieOnEveryRoute && !hasCookie) {
      response.headers.append('set-cookie', writeCookie('browser', newBrowser(), nonceMs));
    }
    // Lets pages of your other origins use the server, as long as they are of the same site.
    const origin = request.headers.get('origin');
    response.headers.set('vary', 'Origin, Cookie');
    if (sites.includes(origin)) {
      response.headers.set('access-control-allow-origin', origin);
      response.headers.set('access-control-allow-credentials', 'true');
      response.headers.set('access-control-allow-headers', 'content-type');
    }
    return response;
  };
}

const unknownNonce = () =>
  new SignInError(401, 'The nonce has expired, was used before, or was given to another browser. Try again.');

function answer(status, value, cookies = []) {
  const response = new Response(value === undefined ? null : JSON.stringify(value), { status });
  response.headers.set('cache-control', 'no-store');
  if (value !== undefined) response.headers.set('content-type', 'application/json');
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
