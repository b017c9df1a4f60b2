// The backend of a file's journeys: the chains and the server of `npm start`.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { browser, chromiumFlags, testChromium } from '../../../scripts/browser.mjs';
import { builtPackage } from './builtPackage.mjs';

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Resolves host names to nothing, so that requests can't leave this machine. */
const offline =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost';

const options = (executablePath = testChromium()) => ({ executablePath, args: [...chromiumFlags, offline] });

/** The browser of the journeys, without a window. */
export const launchBrowser = () => chromium.launch(options());

/** A separate browser with changed settings, in Chromium's `Preferences` format; a headless shell reads none. */
export async function browserWith(preferences) {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  // The browser still writes files after its context reports being closed.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return chromium.launchPersistentContext(folder, options(browser('chrome')));
}

/**
 * Starts everything on free ports. The Solana clusters only start with `solana` and are then in `clusters`; 'mainnet' adds one
 * with the id of the main cluster, as the last. A chain with Ethereum's number only starts with `mainnet`.
 */
export async function startStack({ solana = false, mainnet = false } = {}) {
  const { SANDBOX_EXCHANGE, startEvmChains, startSandboxServer, startSolanaClusters } = await import(
    '../../../dist/sandbox/node.js'
  );
  const root = mkdtempSync(join(tmpdir(), 'wallet-modal-journeys-'));
  const pages = join(root, 'public');
  // The server expects `dist` and `public` in its root; the journeys' pages replace the demo's there.
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
  /** Also stops the started parts of a failed stack, which would otherwise keep the process alive. */
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
    /** The exchange's address on each EVM chain. */
    exchange: SANDBOX_EXCHANGE,
    clusters: clusters?.clusters,
    failures: server.failures,
    /** Controls the bridge between the EVM chains. */
    bridge: server.bridge,
    frame: server.frame,
    /** Puts a copy of a project or package file beside the pages, changed or as it is. */
    serve: (file, name, change = (text) => text) =>
      writeFileSync(join(pages, name), change(readFileSync(at(file), 'utf8'))),
    /**
     * Bundles a script of the pages that uses packages, with `alias` in place of some, under another name if `as` is
     * given.
     */
    bundle(name, { alias = {}, as = name } = {}) {
      bundles[as] ??= build({
        // Aliases are resolved here.
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
    /** The path of a page, or of a copy of it with the text returned by `change`. */
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
