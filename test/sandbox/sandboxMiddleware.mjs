// For web-test-runner: the sandbox server's `/rpc/…` and `/sandbox/…`, on local chains that start on demand.
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
  // Otherwise the runner reports a request that it didn't answer itself as not found.
  context.status = 200;
  await handle(context.req, context.res);
}
