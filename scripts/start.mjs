// `npm start`: local chains, the demo page, and mock hosted services. `npm start -- --help` lists the options.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildForStart } from './lib/buildForStart.mjs';
import { at } from './lib/files.mjs';
import { isBuilt } from './lib/isBuilt.mjs';

const HELP = `Starts local EVM chains and Solana clusters, and serves the demo page and a relay. Nothing leaves this machine.

  npm start -- [options]

  --port <number>          of the page; default 4173, or the variable PORT
  --frame-port <number>    of the sign-in frame; default one above that of the page
  --chain-ports <a,b,…>    of the chains; default 8545,8546; 0 takes any free one
  --solana-ports <a,b,…>   of the Solana clusters; default 8899,8898; 0 takes any free one
  --mainnet                also a chain with id 1, and a cluster with the id of Solana's main one
  --no-build               serve dist as it is
  --verbose                show what the bundlers say

Serves what "npm run build" made, if nothing has changed since. Otherwise builds what the demo needs, without the rest.`;

const options = readOptions();
const root = options.noBuild || isBuilt() ? at() : await build();
const sandboxFile = join(root, 'dist/sandbox/node.js');
if (!existsSync(sandboxFile)) fail('dist/sandbox/node.js is missing. Run "npm run build".');
const { startEvmChains, startSandboxServer, startSolanaClusters } = await import(pathToFileURL(sandboxFile));

let chains;
let solana;
let server;
const stopped = new AbortController();
async function stop() {
  // A stopped server no longer keeps Node running, so Node would exit with code 13 during this wait.
  const alive = setInterval(() => {}, 1000);
  await Promise.all([server?.stop(), chains?.stop(), solana?.stop()]);
  clearInterval(alive);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // A second signal exits at once.
    if (stopped.signal.aborted) process.exit(1);
    stopped.abort();
    void stop();
  });
}

try {
  console.log('Starting the chains: a few seconds.');
  const { signal } = stopped;
  const { chainPorts, solanaPorts, mainnet } = options;
  chains = await startEvmChains({ ports: chainPorts, mainnet, signal });
  solana = await startSolanaClusters({ ports: solanaPorts, mainnet, signal }).catch(withoutSolana);
  const { port, framePort } = options;
  const all = [...chains.chains, ...solana.clusters];
  server = await startSandboxServer({ port, framePort, root, chains: all });
} catch (error) {
  await stop();
  if (stopped.signal.aborted) process.exit(0);
  fail(error.message, error.code === 'EADDRINUSE' && `npm start -- ${otherPort(error.message)}`);
}
if (stopped.signal.aborted) {
  await stop();
} else {
  console.log(`Demo           ${server.url}`);
  for (const chain of chains.chains) {
    console.log(`${chain.name.padEnd(14)} ${chain.rpcUrl}  chain id ${chain.chainId}`);
  }
  for (const { id, name, rpcUrl } of solana.clusters) {
    console.log(`${name.replace(' (sandbox)', '').padEnd(14)} ${rpcUrl}  ${id}`);
  }
  console.log(`Relay          ${server.relayUrl}`);
  console.log(`Sign-in        ${server.frame.frameUrl}  emails at /inbox`);
  console.log('Stop with Ctrl-C.');
}

/** Resolves to the folder to serve. */
async function build() {
  let said = '';
  const listen = (text) => {
    said += text;
    if (options.verbose) process.stdout.write(text);
  };
  const begin = () =>
    console.log('Building the demo: about half a minute, and only when something has changed.');
  const folder = await buildForStart({ begin, listen });
  if (!folder) fail(!options.verbose && said, 'The build failed; what it said is above.');
  return folder;
}

function readOptions() {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        port: { type: 'string' },
        'frame-port': { type: 'string' },
        'chain-ports': { type: 'string' },
        'solana-ports': { type: 'string' },
        mainnet: { type: 'boolean' },
        'no-build': { type: 'boolean' },
        verbose: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    fail(error.message, HELP);
  }
  if (values.help) {
    console.log(HELP);
    process.exit(0);
  }
  const port = portOf(values.port ?? (process.env.PORT || '4173'));
  return {
    port,
    framePort: values['frame-port'] ? portOf(values['frame-port']) : port && port + 1,
    chainPorts: values['chain-ports']?.split(',').map(portOf),
    solanaPorts: values['solana-ports']?.split(',').map(portOf),
    mainnet: values.mainnet,
    noBuild: values['no-build'],
    verbose: values.verbose,
  };
}

/** Everything else works without litesvm. */
function withoutSolana(error) {
  if (error.code !== 'LITESVM_MISSING') throw error;
  console.error(`${error.message}\nStarting without them.`);
  return { clusters: [], stop: async () => {} };
}

/** The option for changing a port that is in use. */
function otherPort(message) {
  if (message.startsWith('Chain')) return '--chain-ports 0,0';
  return message.startsWith('Solana') ? '--solana-ports 0,0' : '--port 4200';
}

function portOf(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text.trim()) || port > 65535) fail(`"${text}" is no port number.`);
  return port;
}

function fail(...lines) {
  console.error(lines.filter(Boolean).join('\n'));
  process.exit(1);
}
