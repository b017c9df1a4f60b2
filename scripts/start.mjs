// `npm start`: local chains, the demo page and what stands in for hosted services. `npm start -- --help` lists the options.
import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, filesUnder } from './lib/files.mjs';
import { run } from './lib/run.mjs';

const HELP = `Starts local EVM chains and serves the demo page and a relay. Nothing leaves this machine.

  npm start -- [options]

  --port <number>          of the page; default 4173, or the variable PORT
  --chain-ports <a,b,…>    of the chains; default 8545,8546; 0 takes any free one
  --mainnet                also a chain with id 1
  --no-build               serve dist as it is`;

const built = ['dist/sandbox/node.js', 'dist/sandbox/index.js', 'dist/wallet-modal.js'];
const sources = ['package.json', 'package-lock.json', 'rollup.config.mjs', 'tsconfig.json'];

const options = readOptions();
if (!options.noBuild && isOutdated()) {
  console.log('Building first …');
  const code = await run('npm', ['run', 'build']);
  if (code !== 0) fail('The build failed; what it said is above.');
}
if (!existsSync(at('dist/sandbox/node.js'))) fail('dist/sandbox/node.js is missing. Run "npm run build".');
const { startEvmChains, startSandboxServer } = await import('../dist/sandbox/node.js');

let chains;
let server;
const stopped = new AbortController();
async function stop() {
  // What is stopped no longer keeps Node running, which would end with code 13 while this waits.
  const alive = setInterval(() => {}, 1000);
  await Promise.all([server?.stop(), chains?.stop()]);
  clearInterval(alive);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Asked a second time it does not wait.
    if (stopped.signal.aborted) process.exit(1);
    stopped.abort();
    void stop();
  });
}

try {
  const { chainPorts: ports, mainnet } = options;
  chains = await startEvmChains({ ports, mainnet, signal: stopped.signal });
  server = await startSandboxServer({ port: options.port, root: at(), chains: chains.chains });
} catch (error) {
  await stop();
  if (stopped.signal.aborted) process.exit(0);
  const isPort = error.code === 'EADDRINUSE';
  fail(
    error.message,
    isPort &&
      (error.message.startsWith('Chain') ? 'npm start -- --chain-ports 0,0' : 'npm start -- --port 4200'),
  );
}
if (stopped.signal.aborted) {
  await stop();
} else {
  console.log(`Demo          ${server.url}`);
  for (const chain of chains.chains) {
    console.log(`${chain.name.padEnd(13)} ${chain.rpcUrl}  chain id ${chain.chainId}`);
  }
  console.log(`Relay         ${server.relayUrl}`);
  console.log('Stop with Ctrl-C.');
}

function isOutdated() {
  if (built.some((path) => !existsSync(at(path)))) return true;
  const time = (path) => statSync(at(path)).mtimeMs;
  const oldest = Math.min(...built.map(time));
  return [...filesUnder('src'), ...sources].some((path) => existsSync(at(path)) && time(path) > oldest);
}

function readOptions() {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        port: { type: 'string' },
        'chain-ports': { type: 'string' },
        mainnet: { type: 'boolean' },
        'no-build': { type: 'boolean' },
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
  return {
    port: portOf(values.port ?? (process.env.PORT || '4173')),
    chainPorts: values['chain-ports']?.split(',').map(portOf),
    mainnet: values.mainnet,
    noBuild: values['no-build'],
  };
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
