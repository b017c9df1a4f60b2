import { decodePage } from './decodePage.js';
import { InputError } from './inputError.js';
import { isWebAddress } from './isWebAddress.js';
import { refusePassword } from './refusePassword.js';

/** The deadline for a server's answer, in ms. */
const DEADLINE_MS = 15_000;
/** The most redirects to follow. */
const MOST_REDIRECTS = 3;

/** A page as its server sent it. */
export interface FetchedPage {
  readonly text: string;
  /** Its address after redirects. */
  readonly url: string;
  readonly headers: Headers;
}

/**
 * Fetches a page by `http:` or `https:`, without cookies. Follows a few redirects, but none from `https:` to `http:`. Throws an
 * `InputError` that explains the problem.
 */
export async function fetchPage(address: string, mostBytes: number): Promise<FetchedPage> {
  let url = readAddress(address);
  const signal = AbortSignal.timeout(DEADLINE_MS);
  for (let left = MOST_REDIRECTS; ; left -= 1) {
    const response = await request(url, signal);
    const target = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (target === null)
      return { text: await read(response, url, mostBytes), url: url.href, headers: response.headers };
    await response.body?.cancel();
    if (left === 0) throw new InputError(`${address} sends elsewhere more than ${MOST_REDIRECTS} times.`);
    const next = URL.canParse(target, url.href) ? readAddress(new URL(target, url).href) : undefined;
    if (!next || (url.protocol === 'https:' && next.protocol !== 'https:')) {
      throw new InputError(
        `${url.href} sends to ${target}, which is not followed. Check that address itself.`,
      );
    }
    url = next;
  }
}

/** Fetches only the headers of a file. Undefined if there is no answer. */
export async function fetchHeaders(url: string): Promise<{ status: number; headers: Headers } | undefined> {
  try {
    const response = await globalThis.fetch(url, {
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    return { status: response.status, headers: response.headers };
  } catch {
    // The page itself was reachable, so this is reported as a file that doesn't answer.
    return undefined;
  }
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !isWebAddress(url)) {
    throw new InputError(
      `"${address}" is no address of a page. Write one with https:// or http://, or a file.`,
    );
  }
  refusePassword(url, address);
  return url;
}

async function request(url: URL, signal: AbortSignal): Promise<Response> {
  try {
    return await globalThis.fetch(url, {
      redirect: 'manual',
      credentials: 'omit',
      headers: { accept: 'text/html,application/xhtml+xml' },
      signal,
    });
  } catch (error) {
    throw unreachable(url, error);
  }
}

async function read(response: Response, url: URL, mostBytes: number): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new InputError(`${url.href} answers with status ${response.status}, which is no page.`);
  }
  const type = response.headers.get('content-type') ?? '';
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(type)) {
    await response.body?.cancel();
    throw new InputError(
      `${url.href} is "${type || 'of no type'}", not text/html, so browsers show no page.`,
    );
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      length += part.length;
      if (length > mostBytes) throw new InputError(`${url.href} is larger than ${mostBytes / 1_000_000} MB.`);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof InputError ? error : unreachable(url, error);
  }
  return decodePage(Buffer.concat(parts), type);
}

function unreachable(url: URL, error: unknown): InputError {
  const { name, cause } = error as { name?: string; cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError')
    return new InputError(`${url.href} did not answer within ${DEADLINE_MS / 1000} seconds.`);
  const why = cause?.code ?? cause?.message ?? 'no answer';
  return new InputError(`${url.href} cannot be reached (${why}). Check the address and your connection.`);
}
