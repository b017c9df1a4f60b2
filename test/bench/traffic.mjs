const QUIET_MS = 200;

/** Listens to every request of a page, from the first one on. */
export async function recordTraffic(session) {
  const requests = new Map();
  let lastChange = performance.now();
  const changed = (id, change) => {
    lastChange = performance.now();
    const request = requests.get(id);
    if (request) Object.assign(request, change);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('data:')) return;
    const isPreflight = type === 'Preflight';
    requests.set(requestId, { url: request.url, isPreflight, sentAt: timestamp, isDone: false, bytes: 0 });
    changed();
  });
  session.on('Network.webSocketCreated', ({ requestId, url }) => {
    requests.set(requestId, { url, isDone: true, bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    changed(requestId, {
      headerBytes: response.encodedDataLength,
      // Over HTTP/2, part of the body may be counted as headers.
      saidBytes: response.headers['content-length'],
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const { headerBytes = 0, sentAt = 0, saidBytes } = requests.get(requestId) ?? {};
    const bytes = saidBytes ? Number(saidBytes) : encodedDataLength - headerBytes;
    changed(requestId, { isDone: true, bytes, tookMs: (timestamp - sentAt) * 1000 });
  });
  session.on('Network.loadingFailed', ({ requestId, errorText }) => {
    changed(requestId, { isDone: true, failure: errorText });
  });
  await session.send('Network.enable');

  return {
    /** Every request so far: `{ url, bytes, tookMs }`, where bytes is the transferred body size. */
    list: () => [...requests.values()],
    /** Resolves when no request is pending and none has been for a moment, counted from now. */
    async quiet() {
      lastChange = performance.now();
      const isQuiet = () =>
        [...requests.values()].every(({ isDone }) => isDone) && performance.now() - lastChange > QUIET_MS;
      while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}
