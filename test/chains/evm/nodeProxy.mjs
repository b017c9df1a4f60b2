// A proxy in front of a node. It logs the requests and can replace the answers.
import { createServer } from 'node:http';

export const clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Forwards requests and keeps them in `bodies`. `replace(body)` may return `{ result }` or `{ error }` to answer instead;
 * a `status` other than 200 fails all requests.
 */
export async function startProxy(target) {
  const state = { bodies: [], replace: undefined, status: 200 };
  const headers = { 'content-type': 'application/json' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const json = JSON.parse(body);
    state.bodies.push(json);
    if (state.status !== 200) return response.writeHead(state.status).end();
    const own = state.replace?.(json);
    if (own) return response.end(JSON.stringify({ jsonrpc: '2.0', id: json.id ?? null, ...own }));
    response.end(await (await fetch(target, { method: 'POST', body, headers })).text());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => server.close(),
  });
}
