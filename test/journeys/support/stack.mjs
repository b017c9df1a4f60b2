// What the journeys of one process run against: the chains and the server of `npm start`, and a browser.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { browser, chromiumFlags } from '../../../scripts/browser.mjs';

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** A name that leads nowhere is the only way out of this machine that is left. */
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** Starts all of it on free ports. */
export async function startStack() {
  const { startEvmChains, startSandboxServer } = await import('../../../dist/sandbox/node.js');
  const root = mkdtempSync(join(tmpdir(), 'wallet-modal-journeys-'));
  const pages = join(root, 'public');
  // The server finds `dist` and `public` in its root; there the pages of the journeys take the place of the demo's.
  symlinkSync(at('dist'), join(root, 'dist'), 'junction');
  cpSync(at('test/journeys/pages'), pages, { recursive: true });
  const [chains, chrome] = await Promise.all([
    startEvmChains({ ports: [0, 0] }),
    chromium.launch({ executablePath: browser('chrome'), args: [...chromiumFlags, offline] }),
  ]);
  const server = await startSandboxServer({ port: 0, root, chains: chains.chains });
  let variants = 0;
  const bundles = {};
  return {
    url: server.url,
    relayUrl: server.relayUrl,
    chains: chains.chains,
    chrome,
    failures: server.failures,
    /** Puts a copy of a file of the project or of a package beside the pages, changed or as it is. */
    serve: (file, name, change = (text) => text) =>
      writeFileSync(join(pages, name), change(readFileSync(at(file), 'utf8'))),
    /** Bundles a script of the pages that uses packages. */
    bundle(name) {
      bundles[name] ??= build({
        entryPoints: [at(`test/journeys/pages/${name}`)],
        outfile: join(pages, name),
        allowOverwrite: true,
        bundle: true,
        format: 'esm',
        target: 'es2022',
        logLevel: 'error',
      });
      return bundles[name];
    },
    /** The path of a page, or of a copy of it in which `change` made another text of its own. */
    page(name, change) {
      if (!change) return `/${name}`;
      variants += 1;
      const variant = name.replace('.html', `-${variants}.html`);
      writeFileSync(join(pages, variant), change(readFileSync(join(pages, name), 'utf8')));
      return `/${variant}`;
    },
    async stop() {
      await Promise.all([chrome.close(), server.stop(), chains.stop()]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}
