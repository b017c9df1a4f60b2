// What the journeys of a file run against: the chains and the server of `npm start`.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { browser, chromiumFlags, testChromium } from '../../../scripts/browser.mjs';
import { builtPackage } from './builtPackage.mjs';

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** A name that leads nowhere is the only way out of this machine that is left. */
const offline =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost';

const options = (executablePath = testChromium()) => ({ executablePath, args: [...chromiumFlags, offline] });

/** The browser of the journeys, without a window. */
export const launchBrowser = () => chromium.launch(options());

/** A browser of its own whose person has set something, as Chromium writes it in its `Preferences`; a headless shell reads none. */
export async function browserWith(preferences) {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  // The browser still writes when its context says that it is closed.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return chromium.launchPersistentContext(folder, options(browser('chrome')));
}

/**
 * Starts all of it on free ports; the Solana clusters only with `solana`, whose `clusters` are there then: with 'mainnet'
 * also one with the id of the main cluster, the last. A chain with the number of Ethereum only with `mainnet`.
 */
export async function startStack({ solana = false, mainnet = false } = {}) {
  const { SANDBOX_EXCHANGE, startEvmChains, startSandboxServer, startSolanaClusters } = await import(
    '../../../dist/sandbox/node.js'
  );
  const root = mkdtempSync(join(tmpdir(), 'wallet-modal-journeys-'));
  const pages = join(root, 'public');
  // The server finds `dist` and `public` in its root; there the pages of the journeys take the place of the demo's.
  symlinkSync(at('dist'), join(root, 'dist'), 'junction');
  cpSync(at('test/journeys/pages'), pages, { recursive: true });
  const starting = startEvmChains({ ports: [0, 0], mainnet });
  const startingSolana = solana
    ? startSolanaClusters({ ports: [0], mainnet: solana === 'mainnet' })
    : Promise.resolve();
  const parts = [
    starting,
    Promise.all([starting, startingSolana]).then(([{ chains }, { clusters = [] } = {}]) =>
      startSandboxServer({ port: 0, framePort: 0, root, chains: [...chains, ...clusters] }),
    ),
    startingSolana,
  ];
  /** Also ends what has started of a stack that did not start: what stays open would hold the process for ever. */
  async function stop() {
    const started = (await Promise.allSettled(parts)).flatMap(({ value }) => value ?? []);
    await Promise.all(started.map((part) => part.stop()));
    rmSync(root, { recursive: true, force: true });
  }
  const [{ chains }, server, clusters] = await Promise.all(parts).catch(async (error) => {
    await stop();
    throw error;
  });
  let variants = 0;
  const bundles = {};
  return {
    url: server.url,
    /** The folder whose files are at `url`. */
    pages,
    relayUrl: server.relayUrl,
    relay: server.relay,
    chainApi: server.chainApi,
    chains,
    /** The address of the exchange on each EVM chain. */
    exchange: SANDBOX_EXCHANGE,
    clusters: clusters?.clusters,
    failures: server.failures,
    /** Decides what the bridge between the EVM chains does. */
    bridge: server.bridge,
    frame: server.frame,
    /** Puts a copy of a file of the project or of a package beside the pages, changed or as it is. */
    serve: (file, name, change = (text) => text) =>
      writeFileSync(join(pages, name), change(readFileSync(at(file), 'utf8'))),
    /** Bundles a script of the pages that uses packages, with `alias` in place of some, as another file if it has a name. */
    bundle(name, { alias = {}, as = name } = {}) {
      bundles[as] ??= build({
        // Aliases are looked up here.
        absWorkingDir: at('test/clients'),
        entryPoints: [at(`test/journeys/pages/${name}`)],
        outfile: join(pages, as),
        allowOverwrite: true,
        bundle: true,
        format: 'esm',
        target: 'es2022',
        jsx: 'automatic',
        alias,
        plugins: [builtPackage('/dist/wallet-modal.js')],
        logLevel: 'error',
      });
      return bundles[as];
    },
    /** The path of a page, or of a copy of it in which `change` made another text of its own. */
    page(name, change) {
      if (!change) return `/${name}`;
      variants += 1;
      const variant = name.replace('.html', `-${variants}.html`);
      writeFileSync(join(pages, variant), change(readFileSync(join(pages, name), 'utf8')));
      return `/${variant}`;
    },
    stop,
  };
}
