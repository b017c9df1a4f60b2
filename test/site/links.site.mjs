import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, test } from 'node:test';
import { builtFiles, isBuilt, readBuilt } from './support/builtSite.mjs';

/** The links and resources of a page, and its anchors. */
function readPage(html) {
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  const valuesOf = (pattern) =>
    tags.flatMap((tag) => [...tag.matchAll(pattern)].map(([, value]) => value.replaceAll('&amp;', '&')));
  return { addresses: valuesOf(/ (?:href|src)="([^"]*)"/g), names: new Set(valuesOf(/ id="([^"]*)"/g)) };
}

const pages = new Map(builtFiles('.html').map((path) => [path, readPage(readBuilt(path))]));

/** A page's address within the site. Undefined if it leads elsewhere. */
function resolve(from, address) {
  if (/^[a-z]+:/.test(address)) return undefined;
  const [path, anchor = ''] = address.split('#');
  const target = path === '' ? from : posix.join(posix.dirname(from), decodeURI(path));
  return {
    path: target === '.' || target.endsWith('/') ? posix.join(target, 'index.html') : target,
    anchor: decodeURIComponent(anchor),
  };
}

function brokenLinks([from, { addresses }]) {
  return addresses.flatMap((address) => {
    const to = resolve(from, address);
    if (!to) return [];
    if (to.path.startsWith('..') || !isBuilt(to.path)) return [`${from}: ${address} leads nowhere`];
    const isNamed = !to.anchor || !pages.has(to.path) || pages.get(to.path).names.has(to.anchor);
    return isNamed ? [] : [`${from}: ${address} has no such place`];
  });
}

describe('links of the documentation site', () => {
  // The 404 page is served at any depth, so its links are absolute.
  const found = [...pages].filter(([path]) => path !== '404.html');

  test('lead to pages, files and places that exist', () => {
    assert.ok(found.length > 90, `${found.length} pages`);
    assert.deepEqual(found.flatMap(brokenLinks), []);
  });

  test('lead to every page from every page, without scripts', () => {
    const listed = new Set(
      pages.get('docs/usage.html').addresses.map((address) => resolve('docs/usage.html', address)?.path),
    );
    const missing = [...pages.keys()].filter(
      (path) => /^docs\/[\w-]+\.html$|^docs\/migration\//.test(path) && !listed.has(path),
    );
    assert.deepEqual(missing, []);
  });

  test('load nothing from another host', () => {
    const loaded = /<(?:script|img|link|iframe)[^>]+(?:src|href)="https?:[^"]*"/g;
    assert.deepEqual(
      builtFiles('.html').flatMap((path) => readBuilt(path).match(loaded) ?? []),
      [],
    );
  });
});

describe('the Markdown of the site', () => {
  const readLinks = (text) =>
    [...text.replace(/^(`{3,})[\s\S]*?^\1/gm, '').matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)/g)].map(
      ([, path]) => path,
    );
  const broken = (file) =>
    readLinks(readBuilt(file))
      .filter((path) => !isBuilt(posix.join(posix.dirname(file), path)))
      .map((path) => `${file}: ${path}`);

  test('is beside every page', () => {
    const without = [...pages.keys()].filter((path) => !isBuilt(path.replace(/html$/, 'md')));
    assert.deepEqual(without, ['404.html']);
  });

  test('links to files that exist, from llms.txt and llms-full.txt too', () => {
    const files = [...builtFiles('.md'), 'llms.txt', 'llms-full.txt'];
    assert.deepEqual(files.flatMap(broken), []);
  });

  test('leads to the Markdown of a folder, which a server shows as HTML', () => {
    const folders = builtFiles('.md').flatMap((file) =>
      readLinks(readBuilt(file))
        .filter((path) => isBuilt(posix.join(posix.dirname(file), path, 'index.md')))
        .map((path) => `${file}: ${path}`),
    );
    assert.deepEqual(folders, []);
  });

  test('is listed in llms.txt, and whole in llms-full.txt', () => {
    assert.match(readBuilt('llms.txt'), /\[Theming\]\(docs\/theming\.md\): \w/);
    assert.match(readBuilt('llms.txt'), /\[react\]\(examples\/react\/index\.md\): \w/);
    assert.match(readBuilt('llms.txt'), /## Optional\n[^#]*\(docs\/translating\.md\)/);
    assert.ok(readBuilt('llms-full.txt').includes(readBuilt('docs/theming.md').split('\n## ')[1]));
  });
});
