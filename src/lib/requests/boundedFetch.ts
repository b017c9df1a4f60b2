/** Answers that have none (Fetch, "null body status"). */
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * `fetch` for every request of ours. A redirect fails: it would lead into the visitor's local network, or post a signed
 * message to somebody else. An answer of more than `mostBytes` fails while it is read. Carries no cookies unless `init` says so.
 */
export async function boundedFetch(url: string, init: RequestInit, mostBytes: number): Promise<Response> {
  const response = await fetch(url, { credentials: 'omit', ...init, redirect: 'error' });
  const announced = Number(response.headers.get('content-length'));
  if (announced > mostBytes) {
    // Nobody waits for it, and it fails if the request was aborted.
    response.body?.cancel().catch(() => undefined);
    throw tooLong(mostBytes);
  }
  // One without a body may have an empty stream for it, and cannot be made anew with that.
  if (!response.body || NO_BODY.has(response.status)) return response;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(tooLong(mostBytes));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
}

const tooLong = (mostBytes: number) => new RangeError(`The answer is longer than ${mostBytes} bytes.`);
