import { createServer } from 'node:http';

/** An HTTP node that knows only these methods. */
export async function startRpc(answers: Readonly<Record<string, unknown>>) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { id, method } = JSON.parse(body);
    const said =
      method in answers
        ? { result: answers[method] }
        : { error: { code: -32601, message: 'No such method' } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...said }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('It does not listen.');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
