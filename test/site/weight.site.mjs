import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { builtFiles, readBuilt } from './support/builtSite.mjs';

const kilobytes = (text) => gzipSync(text).length / 1024;

test('the first page weighs at most 150 KB without the live modal', () => {
  const html = readBuilt('index.html');
  const files = new Set(
    [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\.\/([^"]+\.(?:js|css|svg))"/g)].map(
      ([, path]) => path,
    ),
  );
  assert.ok(files.size >= 6, [...files].join('\n'));
  const weight = kilobytes(html) + [...files].reduce((sum, path) => sum + kilobytes(readBuilt(path)), 0);
  assert.ok(weight <= 150, `${weight.toFixed(1)} KB`);
});

test('pages hold no inline scripts and no inline styles, and all have their policy', () => {
  const broken = builtFiles('.html').filter((path) => {
    // Descriptions contain text, which may name tags.
    const html = readBuilt(path).replace(/<meta name="description"[^\n]*/, '');
    const policy = /<meta http-equiv="Content-Security-Policy" content="default-src 'self'; /;
    return /<script(?![^>]*\ssrc=)|<style|<[^>]+ (style|on[a-z]+)="/.test(html) || !policy.test(html);
  });
  assert.deepEqual(broken, []);
});

test('no file holds the place that the generator was told', () => {
  const endings = ['.html', '.js', '.css', '.md', '.txt'];
  const holding = endings
    .flatMap(builtFiles)
    .filter((path) => readBuilt(path).includes('/the-place-of-this-site/'));
  assert.deepEqual(holding, []);
});
