import { SandboxChainError } from './sandboxChainError.js';

/** Answers the body of a POST request. */
export type AnswerBody = (body: string) => Promise<unknown>;

const MOST_BODY = 5_000_000;

const served = new Map<string, AnswerBody>();
let takeBack: (() => void) | undefined;

/**
 * Makes this page's `fetch` answer requests to one URL; all others work as before. Returns a function that ends this. When the
 * last one ends, the original `fetch` returns, unless other code has replaced it in the meantime. Throws if the URL is taken or
 * `fetch` cannot be replaced.
 */
export function serveFetch(url: string, answer: AnswerBody): () => void {
  const address = addressOf(url);
  if (served.has(address)) {
    throw new SandboxChainError('chain_taken', `A chain in this page has the address ${url} already.`);
  }
  takeBack ??= replaceFetch();
  served.set(address, answer);
  return () => {
    served.delete(address);
    if (served.size > 0) return;
    takeBack?.();
    takeBack = undefined;
  };
}

function replaceFetch(): () => void {
  const before = globalThis.fetch;
  const replaced: typeof fetch = (input, init) => {
    const address = addressOf(input);
    const answer = served.get(address);
    return answer
      ? respond(answer, new Request(isRequest(input) ? input : address, init))
      : before(input, init);
  };
  const locked = new SandboxChainError(
    'fetch_locked',
    'This page lets nobody replace fetch, so that a chain cannot answer in it.',
  );
  try {
    globalThis.fetch = replaced;
  } catch {
    throw locked;
  }
  if (globalThis.fetch !== replaced) throw locked;
  return () => {
    if (globalThis.fetch === replaced) globalThis.fetch = before;
  };
}

const isRequest = (input: unknown): input is Request =>
  typeof input === 'object' && input !== null && 'method' in input;

/** The URL without its fragment, which servers never see. */
function addressOf(input: unknown): string {
  const text = isRequest(input) ? input.url : `${input}`;
  const base = globalThis.document?.baseURI;
  if (!URL.canParse(text, base)) return '';
  const url = new URL(text, base);
  url.hash = '';
  return url.href;
}

async function respond(answer: AnswerBody, request: Request): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  if (request.method !== 'POST') return write({ error: 'JSON-RPC is asked by POST.' }, 405);
  const body = await request.text();
  if (body.length > MOST_BODY) return write({ error: 'The request is too long.' }, 413);
  // The request may have been aborted while its body was read.
  signal.throwIfAborted();
  return write(await unlessAborted(signal, answer(body)), 200);
}

async function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  let abort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (abort) signal.removeEventListener('abort', abort);
  }
}

const write = (content: unknown, status: number) =>
  new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });
