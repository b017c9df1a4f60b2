// Starts the server with the settings of the environment: see README.md.
import { createSiweServer } from './createSiweServer.mjs';

const { ORIGINS, NETWORKS, STATEMENT, PREFIX, PORT = '3001', HOST = '127.0.0.1' } = process.env;
if (!ORIGINS || !NETWORKS) {
  console.error(
    'Set ORIGINS, such as https://app.example, and NETWORKS, such as eip155:1=https://rpc.example.',
  );
  process.exit(1);
}

/** `eip155:1=https://rpc.example solana:…` as an object; a network without a URL has no node. */
const networks = Object.fromEntries(
  NETWORKS.trim()
    .split(/\s+/)
    .map((entry) => {
      const at = entry.indexOf('=');
      return at < 0 ? [entry, undefined] : [entry.slice(0, at), entry.slice(at + 1)];
    }),
);

const server = createSiweServer({
  origins: ORIGINS.trim().split(/\s+/),
  networks,
  statement: STATEMENT,
  prefix: PREFIX,
});
server.listen(Number(PORT), HOST, () => console.log(`Listening on http://${HOST}:${server.address().port}`));
