// The handler behind Node's own HTTP server.
import { createServer } from 'node:http';
import { createSiweHandler } from './createSiweHandler.mjs';
import { MOST_BYTES } from './readJson.mjs';

const REQUEST_DEADLINE_MS = 10_000;

/**
 * A Node server that answers the routes. Takes the options of `createSiweHandler`, and how long a request may take to arrive;
 * call `listen` on what it returns.
 */
export function createSiweServer({ requestDeadlineMs = REQUEST_DEADLINE_MS, ...options }) {
  const deadlines = {
    requestTimeout: requestDeadlineMs,
    // Otherwise Node lets the head alone take a minute, and looks for late requests only every half minute.
    headersTimeout: requestDeadlineMs,
    connectionsCheckingInterval: Math.ceil(requestDeadlineMs / 10),
  };
  return createServer(deadlines, nodeListener(createSiweHandler(options)));
}

/** A handler as a listener of `node:http`, which is also a middleware of Express. */
export function nodeListener(handle) {
  return async (request, response) => {
    try {
      const answer = await handle(await toWebRequest(request), request.socket.remoteAddress);
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) {
        if (name !== 'set-cookie') response.setHeader(name, value);
      }
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) response.setHeader('set-cookie', cookies);
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      // The client went away, or sent what is no request.
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end();
    }
  };
}

async function toWebRequest(request) {
  // The host does not matter: origins come from the options. Express shortens `url` below the place where it is used.
  const url = new URL(`http://localhost${request.originalUrl ?? request.url}`);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(url, {
    method: request.method,
    headers: Object.entries(request.headers).map(([name, value]) => [name, `${value}`]),
    ...(hasBody ? { body: await readBody(request) } : {}),
  });
}

/** Reads a body to its end, or no answer would arrive, but keeps only a little more than what is allowed. */
async function readBody(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    if (size <= MOST_BYTES) parts.push(part);
    size += part.length;
  }
  return Buffer.concat(parts);
}
