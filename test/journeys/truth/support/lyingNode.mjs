// A node in front of a chain that gives a fate's answers: over HTTP, at its own path beside the pages.
import { createServer } from 'node:http';
import { connect } from 'node:net';

/** Never settles. */
export const SILENT = Symbol('silent');

/** An error answer instead of a result. */
export const refusal = (code, message, data) => ({ [ERROR]: { code, message, data } });
const ERROR = Symbol('error');
/** An HTTP status instead of an answer. */
export const status = (code) => ({ [STATUS]: code });
const STATUS = Symbol('status');

async function bodyOf(request) {
  let text = '';
  for await (const bytes of request) text += bytes;
  return text;
}

/**
 * A node for a chain. `lies` has functions by method, `*` for the others: `(params, tellTruth) => result`. They may be
 * changed at any time.
 */
export function createLyingNode(url, lies = {}) {
  let open = 0;
  let held = 0;
  const asked = [];
  const forward = async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url, { method: 'POST', headers, body })).json();
  };

  async function answerOne(call) {
    asked.push(call.method);
    const lie = node.lies[call.method] ?? node.lies['*'];
    const whole = { jsonrpc: '2.0', id: call.id };
    if (!lie) {
      const told = await forward(JSON.stringify(call));
      await node.heard?.(call.method, told.result);
      return { ...told, id: call.id };
    }
    const tellTruth = async () => {
      const { result, error } = await forward(JSON.stringify(call));
      await node.heard?.(call.method, result);
      return error ? { [ERROR]: error } : result;
    };
    const result = await lie(call.params, tellTruth, call.method);
    if (result === SILENT || result?.[STATUS]) return result;
    return result?.[ERROR] ? { ...whole, error: result[ERROR] } : { ...whole, result };
  }

  const node = {
    lies,
    asked,
    /** Whether it has no pending answers but those that it withholds. */
    isQuiet: () => open === 0,
    /** The number of withheld requests that the client hasn't aborted. */
    held: () => held,
    async serve(request, response) {
      open += 1;
      try {
        const told = JSON.parse(await bodyOf(request));
        const calls = [told].flat();
        const answers = [];
        for (const call of calls) answers.push(await answerOne(call));
        const odd = answers.find((one) => one === SILENT || one?.[STATUS]);
        if (odd === SILENT) {
          if (response.closed) return;
          held += 1;
          response.once('close', () => {
            held -= 1;
          });
          return;
        }
        if (odd) {
          response.writeHead(odd[STATUS]).end('It is out of order.');
          return;
        }
        const headers = { 'content-type': 'application/json' };
        response.writeHead(200, headers).end(JSON.stringify(Array.isArray(told) ? answers : answers[0]));
      } catch {
        response.writeHead(502).end();
      } finally {
        open -= 1;
      }
    },
  };
  return node;
}

/** A server in front of the pages' server, with the lying nodes at `/node/{name}`. */
export async function startFront(behind) {
  const nodes = new Map();
  const { hostname, port } = new URL(behind);
  const server = createServer(async (request, response) => {
    const [, name] = /^\/node\/([-\w]+)/.exec(request.url) ?? [];
    if (name) {
      const node = nodes.get(name);
      if (node) await node.serve(request, response);
      else response.writeHead(404).end();
      return;
    }
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const hasBody = !['GET', 'HEAD'].includes(request.method);
    const body = hasBody ? await bodyOf(request) : undefined;
    try {
      const answer = await fetch(behind + request.url, { method: request.method, headers, body });
      const own = Object.fromEntries(answer.headers);
      delete own['content-encoding'];
      delete own['content-length'];
      delete own['transfer-encoding'];
      response.writeHead(answer.status, own).end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.writeHead(502).end();
    }
  });
  server.on('upgrade', (request, socket, head) => {
    const other = connect(Number(port), hostname, () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2)
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      other.write(`${lines.join('\r\n')}\r\n\r\n`);
      other.write(head);
      other.pipe(socket).pipe(other);
    });
    for (const end of [socket, other]) end.on('error', () => socket.destroy() && other.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A forgotten front must not keep the process alive.
  server.unref();
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Makes a node reachable, and returns its path. */
    add(name, node) {
      nodes.set(name, node);
      return `/node/${name}`;
    },
    stop: () => server.close() && server.closeAllConnections(),
  };
}
