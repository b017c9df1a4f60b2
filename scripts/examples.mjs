// `npm run examples -- NAME`: builds an example with the packed package, and serves it with local chains and a sandbox wallet.

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at, filesUnder } from './lib/files.mjs';
import { makeOnce } from './lib/makeOnce.mjs';
import { serveSite } from './lib/serveSite.mjs';
import { showHelp } from './lib/showHelp.mjs';
import { buildSite, cacheOf, examples, folderOf } from './lib/sites.mjs';
import { sourceState } from './lib/sourceState.mjs';
import { withStack } from './lib/stack.mjs';

showHelp(import.meta.url);

const HELP = `Builds an example with the packed package, and serves it with local EVM chains and a sandbox wallet.

  npm run examples -- <${examples.join('|')}> [--port <number>]

  --port <number>    of the page; default 4180; 0 takes any free one`;

/** Announces a wallet, as an extension would. */
const head = `<script type="module">
  import { announce, createSandboxWallet } from '/dist/sandbox/index.js';
  const { chains } = await (await fetch('/sandbox/config.json')).json();
  announce(createSandboxWallet({ chains: chains.filter(({ id }) => id.startsWith('eip155:')) }));
</script>`;

const { positionals, values } = readOptions();
const [name] = positionals;
if (positionals.length !== 1 || !examples.includes(name) || !/^\d+$/.test(values.port)) fail(HELP);
if (!existsSync(at('dist/wallet-modal.js'))) fail('Nothing to pack yet. Run "npm run build".');

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopped.abort());

await makeOnce({
  file: `${cacheOf(name)}/package.json`,
  // Other commands that build the site empty the folder first.
  stamp: `${cacheOf(name)}/.built`,
  state: sourceState(
    ['dist', `examples/${name}`].flatMap((folder) => filesUnder(folder)).concat('package.json'),
  ),
  async make() {
    console.log(`Building ${name}: a minute or two, and only when something has changed.`);
    await buildSite(name, (step, outcome) =>
      console.log(`  ${step} ${typeof outcome === 'number' ? `${(outcome / 1000).toFixed(1)} s` : outcome}`),
    );
    return 0;
  },
});
await withStack(async ({ DEMO_URL }) => {
  const site = await serveSite(folderOf(name), new URL(DEMO_URL).origin, { port: Number(values.port), head });
  console.log(`${name.padEnd(10)} ${site.origin}\nStop with Ctrl-C.`);
  if (!stopped.signal.aborted) await once(stopped.signal, 'abort');
  await site.stop();
});

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { port: { type: 'string', default: '4180' } },
    });
  } catch (error) {
    return fail(error.message, HELP);
  }
}

function fail(...lines) {
  console.error(lines.join('\n'));
  process.exit(1);
}
