import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { at, readJson, readText } from '../../../scripts/lib/files.mjs';
import { journeys } from '../support/journeys.mjs';
import { passOn, withHeaders } from '../support/passOn.mjs';
import { printedTags } from '../support/printedTags.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const PLAIN = '<script type="module" src="/dist/wallet-modal.js"></script>';

/** The command's output for the folder of built files, given by URL. */
const tagsFor = (stack) => printedTags(new URL('/dist/', stack.url).href);

/** Tags whose import map has a hash for the first file only. */
function shortened({ map, script }) {
  const { imports, integrity } = JSON.parse(map);
  const entry = imports['wallet-modal'];
  const short = JSON.stringify({ imports, integrity: { [entry]: integrity[entry] } });
  return { map: short, script, scriptSrc: `'sha256-${createHash('sha256').update(short).digest('base64')}'` };
}

/** Opens a page that loads the package with these tags, under the strict policy and its own script-src. */
async function visit({ open, stack, profile }, { map, script }, sources, prepare = () => undefined) {
  const page = stack.page('plain.html', (html) =>
    html
      .replace('<script type="module" src="/wallets.js">', `<script type="importmap">${map}</script>\n$&`)
      .replace(PLAIN, script),
  );
  const context = await profile();
  const withSources = withHeaders(({ response }) => ({
    'content-security-policy': `${response.headers()['content-security-policy']}; script-src 'self' ${sources}`,
  }));
  await context.route(`**${page}`, withSources);
  await prepare(context);
  return open(page, { context, wallets: [{ name }] });
}

/** The import map of `dist/integrity.json` as a developer copies it, with the other tag and the files' URL. */
function copied() {
  const [, map] = /^ {2}"importMap": (.+)$/m.exec(readText('dist/integrity.json'));
  const { script, scriptSrc, folder } = readJson('dist/integrity.json');
  return { tags: { map, script }, sources: `https://cdn.jsdelivr.net ${scriptSrc}`, folder };
}

/** Serves the built files at the CDN's address, modified by `change`. */
const onCdn = (folder, change) => (context) =>
  context.route(`${folder}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.split('/dist/')[1];
    const body = change(path, await readFile(at(`dist/${path}`), 'utf8'));
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ body, headers, contentType: 'text/javascript; charset=utf-8' });
  });

const fromCdn = /^left its origin: https:\/\/cdn\.jsdelivr\.net\//;
const dropped = /Content Security Policy|policy: script-src-elem inline/;

journeys('A page that asks for integrity', (journey) => {
  journey('and allows its import map by the hash connects, and hears of no problem', async (tools) => {
    const tags = await tagsFor(tools.stack);
    const site = await visit(tools, tags, tags.scriptSrc);
    await site.connect(name);
    assert.ok(!site.events.some((event) => event.name === 'wallet-error'));
  });

  journey('and has a policy that drops its import map is told', async (tools) => {
    const site = await visit(tools, await tagsFor(tools.stack), '');
    site.excuseAll(dropped);
    await site.connectButton.click();
    await site.warned('integrity_off', /not in effect.*hash or a nonce/);
    await site.sees(site.dialog(t('connect.title')));
  });

  journey('and has the import map of another release is told', async (tools) => {
    const tags = shortened(await tagsFor(tools.stack));
    const site = await visit(tools, tags, tags.scriptSrc);
    await site.connectButton.click();
    await site.warned('integrity_off', /No import map has a hash for .*\/chunks\//);
  });

  journey('for a path of its own connects, and hears of no problem', async (tools) => {
    const tags = await printedTags('/dist/');
    const site = await visit(tools, tags, tags.scriptSrc);
    await site.connect(name);
    assert.ok(!site.events.some((event) => event.name === 'wallet-error'));
  });

  journey('for a path of its own hears of a file that differs from its hash', async (tools) => {
    const tags = await printedTags('/dist/');
    const site = await visit(tools, tags, tags.scriptSrc, (context) =>
      context.route(/\/chunks\/session-[\w-]+\.js$/, (route) =>
        passOn(route, { change: ({ body }) => ({ body: `${body}\n// More.` }) }),
      ),
    );
    site.excuseAll(/integrity|digest/);
    await site.connectButton.click();
    await site.warned('load_failed', /differs from its hash in the import map/);
  });

  journey('by the tags of dist/integrity.json connects, with all files from the CDN', async (tools) => {
    const { tags, sources, folder } = copied();
    assert.equal(
      folder,
      `https://cdn.jsdelivr.net/npm/wallet-modal@${readJson('package.json').version}/dist/`,
    );
    const asked = [];
    const note = (path, text) => {
      asked.push(path);
      return text;
    };
    const site = await visit(tools, tags, sources, onCdn(folder, note));
    site.excuseAll(fromCdn);
    await site.connect(name);
    assert.ok(!site.events.some((event) => event.name === 'wallet-error'));
    assert.ok(asked.includes('wallet-modal.js') && asked.length > 5, String(asked));
  });

  journey('by the tags of dist/integrity.json runs no file that the CDN has changed', async (tools) => {
    const { tags, sources, folder } = copied();
    const change = (path, text) =>
      /^chunks\/session-/.test(path) ? `${text}\nglobalThis.changedByCdn = true;` : text;
    const site = await visit(tools, tags, sources, onCdn(folder, change));
    for (const expected of [fromCdn, /integrity|digest/]) site.excuseAll(expected);
    await site.connectButton.click();
    await site.warned('load_failed', /differs from its hash in the import map/);
    assert.equal(await site.page.evaluate(() => 'changedByCdn' in globalThis), false);
  });
});
