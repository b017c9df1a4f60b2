/** Statuses without a body (Fetch, "null body status"). */
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * `fetch` for all our requests. Redirects fail: they could lead into the visitor's local network, or post a signed message
 * elsewhere. Reading fails after `mostBytes`. Sends no cookies unless `init` says so.
 */
export async function boundedFetch(url: string, init: RequestInit, mostBytes: number): Promise<Response> {
  const response = await fetch(url, { credentials: 'omit', ...init, redirect: 'error' });
  const announced = Number(response.headers.get('content-length'));
  if (announced > mostBytes) {
    // Not awaited; rejects if the request was aborted.
    response.body?.cancel().catch(() => undefined);
    throw tooLong(mostBytes);
  }
  // An answer with such a status may still have an empty stream, which the `Response` constructor would refuse.
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
