// For web-test-runner: `/rpc/…` and `/sandbox/…` of the sandbox server, on local chains that start when a test first asks.
import { sandboxNode } from './sandboxNode.mjs';

let handler;

async function start() {
  const { chains } = await sandboxNode.startEvmChains({ ports: [0], mainnet: true });
  return sandboxNode.createSandboxHandler({ chains });
}

/** The chains end with the process. */
export async function sandboxMiddleware(context, next) {
  if (!/^\/(rpc|sandbox)\//.test(context.path)) return next();
  handler ??= start();
  const handle = await handler;
  context.respond = false;
  // Else the runner reports what it did not answer itself as not found.
  context.status = 200;
  await handle(context.req, context.res);
}
