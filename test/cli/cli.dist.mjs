import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { at, readJson, readText } from '../../scripts/lib/files.mjs';
import { pageWith } from './runs.mjs';

// Outside of all installed packages.
const away = mkdtempSync(join(tmpdir(), 'wallet-modal-built-'));
after(() => rmSync(away, { recursive: true, force: true }));
const { version, bin } = readJson('package.json');
for (const path of [bin['wallet-modal'], 'dist/integrity.json']) cpSync(at(path), join(away, path.slice(5)));
writeFileSync(join(away, 'package.json'), '{ "type": "module" }');

const command = join(away, 'cli.js');
const node = (...args) => execFileSync(process.execPath, [command, ...args], { encoding: 'utf8' });

describe('the command in the package', () => {
  it('needs nothing beside it, and says its version', () => {
    assert.equal(node('--version'), `${version}\n`);
    assert.match(node('--help'), /^Usage:\n/);
    assert.ok(readText(bin['wallet-modal']).startsWith('#!/usr/bin/env node\n'));
  });

  it('ends as a terminal expects', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'csp', 'missing.html'], {
      encoding: 'utf8',
    });
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, /^"missing\.html" cannot be read\. There is no such file\./);
  });

  it('knows the hashes of its own version', () => {
    const src = `https://cdn.example/npm/wallet-modal@${version}/dist/wallet-modal.js`;
    const check = (hash) => {
      const page = join(away, 'page.html');
      const script = `<script type="module" src="${src}" integrity="${hash}" crossorigin="anonymous"></script>`;
      writeFileSync(page, pageWith('<wallet-modal></wallet-modal>', { head: script }));
      return spawnSync(process.execPath, [command, 'check', page], { encoding: 'utf8' });
    };
    const right = readJson('dist/integrity.json').files['wallet-modal.js'];
    assert.equal(check(right).status, 0);
    const wrong = check(`sha384-${'A'.repeat(64)}`);
    assert.equal(wrong.status, 1);
    assert.match(wrong.stdout, new RegExp(`The hash is not that of wallet-modal.js in version ${version}`));
    assert.ok(wrong.stdout.replaceAll(/\s+/g, '').includes(right));
  });

  it('prints the tags of integrity.json for its address', () => {
    const { files, version: _, ...tags } = readJson('dist/integrity.json');
    const printed = execFileSync(process.execPath, [at('dist/cli.js'), 'integrity', tags.folder, '--json'], {
      encoding: 'utf8',
    });
    assert.deepEqual(JSON.parse(printed), tags);
    assert.equal(tags.importMap.integrity[`${tags.folder}wallet-modal.js`], files['wallet-modal.js']);
  });

  it('prints no tags for files that are not beside it', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'integrity', '/dist/'], {
      encoding: 'utf8',
    });
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, /^chunks\/\S+\.js is missing\.\n/);
  });
});
