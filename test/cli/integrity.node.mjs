import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { bundled } from '../tools/bundled.mjs';
import { run } from './runs.mjs';

const { integrityCommand } = await bundled('src/cli/integrityCommand.ts');

const HASHES = {
  'chunks/a-1.js': 'sha384-z0dQZuTpVhlJhRpzBVjQTCgdq+BUSh89DMD4c8ea5gn4XTF+416jeLVKPWSl2O8q',
  'wallet-modal.js': 'sha384-3yx62Lbwp2qoetcsR8vNMqyESB2Elb52t8xslK+JyrgTsQT8o+oT2h4aNttrSIqq',
};

const made = [];
after(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A package of two files. `change` changes its folder. */
function install(change = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-modal-dist-'));
  made.push(folder);
  mkdirSync(join(folder, 'chunks'));
  const texts = {
    'chunks/a-1.js': 'export {};\n',
    'wallet-modal.js': "import './chunks/a-1.js';\n",
    'integrity.json': JSON.stringify({ version: '1.2.3', files: HASHES }),
    ...change,
  };
  for (const [path, text] of Object.entries(texts)) {
    if (text !== undefined) writeFileSync(join(folder, path), text);
  }
  return `${folder}/`;
}

const integrity = (given, dist = install(), json = false) =>
  integrityCommand(given, { json, dist: pathToFileURL(dist) });

describe('wallet-modal integrity', () => {
  it('prints the tags for a host, and what its policy has to allow', async () => {
    const dist = install();
    const { output, error } = await integrity('https://cdn.example.com/wallet-modal/', dist);
    assert.equal(error, '');
    assert.equal(
      output,
      `In the page, before all other scripts:

<script type="importmap">{"imports":{"wallet-modal":"https://cdn.example.com/wallet-modal/wallet-modal.js"},"integrity":{"https://cdn.example.com/wallet-modal/chunks/a-1.js":"sha384-z0dQZuTpVhlJhRpzBVjQTCgdq+BUSh89DMD4c8ea5gn4XTF+416jeLVKPWSl2O8q","https://cdn.example.com/wallet-modal/wallet-modal.js":"sha384-3yx62Lbwp2qoetcsR8vNMqyESB2Elb52t8xslK+JyrgTsQT8o+oT2h4aNttrSIqq"}}</script>
<script type="module" src="https://cdn.example.com/wallet-modal/wallet-modal.js" integrity="sha384-3yx62Lbwp2qoetcsR8vNMqyESB2Elb52t8xslK+JyrgTsQT8o+oT2h4aNttrSIqq" crossorigin="anonymous"></script>

In its content security policy, one of these:

script-src 'self' https://cdn.example.com 'sha256-SxolZ9fmRAUQ/mNUn+uH8NJCAQGWW6jC0kfPRIVj+D0='
script-src 'self' https://cdn.example.com 'nonce-…'   with <script type="importmap" nonce="…">, a new one for each response

Serve from https://cdn.example.com/wallet-modal/, unchanged: wallet-modal.js and the folder chunks of ${dist}

The host has to send them with Access-Control-Allow-Origin.`,
    );
  });

  it('prints them for a path of the site, whose policy names no host', async () => {
    const { output } = await integrity('/wallet-modal/');
    const [, map, script, , byHash, byNonce, , files] = output.split(/\n+/);
    assert.equal(
      map,
      '<script type="importmap">{"imports":{"wallet-modal":"/wallet-modal/wallet-modal.js"},"integrity":{"/wallet-modal/chunks/a-1.js":"sha384-z0dQZuTpVhlJhRpzBVjQTCgdq+BUSh89DMD4c8ea5gn4XTF+416jeLVKPWSl2O8q","/wallet-modal/wallet-modal.js":"sha384-3yx62Lbwp2qoetcsR8vNMqyESB2Elb52t8xslK+JyrgTsQT8o+oT2h4aNttrSIqq"}}</script>',
    );
    assert.equal(
      script,
      '<script type="module" src="/wallet-modal/wallet-modal.js" integrity="sha384-3yx62Lbwp2qoetcsR8vNMqyESB2Elb52t8xslK+JyrgTsQT8o+oT2h4aNttrSIqq" crossorigin="anonymous"></script>',
    );
    assert.equal(byHash, "script-src 'self' 'sha256-Wsn5uCgfXWx0i4FAFHS6YiwTea4bW8ZUdiCMsJmGoMw='");
    assert.match(byNonce, /^script-src 'self' 'nonce-…' /);
    assert.equal(files, undefined);
  });

  it('prints the fields of integrity.json for machines', async () => {
    const { output } = await integrity('/wallet-modal/', install(), true);
    assert.deepEqual(JSON.parse(output), {
      folder: '/wallet-modal/',
      script:
        '<script type="module" src="/wallet-modal/wallet-modal.js" integrity="sha384-3yx62Lbwp2qoetcsR8vNMqyESB2Elb52t8xslK+JyrgTsQT8o+oT2h4aNttrSIqq" crossorigin="anonymous"></script>',
      scriptSrc: "'sha256-Wsn5uCgfXWx0i4FAFHS6YiwTea4bW8ZUdiCMsJmGoMw='",
      importMap: {
        imports: { 'wallet-modal': '/wallet-modal/wallet-modal.js' },
        integrity: {
          '/wallet-modal/chunks/a-1.js':
            'sha384-z0dQZuTpVhlJhRpzBVjQTCgdq+BUSh89DMD4c8ea5gn4XTF+416jeLVKPWSl2O8q',
          '/wallet-modal/wallet-modal.js':
            'sha384-3yx62Lbwp2qoetcsR8vNMqyESB2Elb52t8xslK+JyrgTsQT8o+oT2h4aNttrSIqq',
        },
      },
    });
  });

  for (const [given, written] of [
    ['https://CDN.example.com', 'https://cdn.example.com/'],
    ['https://cdn.example.com:8443/a b/"><b>/', 'https://cdn.example.com:8443/a%20b/%22%3E%3Cb%3E/'],
    ['http://localhost:3000/dist/', 'http://localhost:3000/dist/'],
    ['/', '/'],
    ['/a/../b/./"/', '/b/%22/'],
  ]) {
    it(`writes ${given} as browsers do`, async () => {
      const { importMap, script } = JSON.parse((await integrity(given, install(), true)).output);
      assert.equal(importMap.imports['wallet-modal'], `${written}wallet-modal.js`);
      assert.equal(/ src="([^"]*)"/.exec(script)[1], `${written}wallet-modal.js`);
    });
  }

  it('escapes what would be a character of HTML', async () => {
    const { importMap, script } = JSON.parse((await integrity('/a&lt;b/', install(), true)).output);
    assert.equal(importMap.imports['wallet-modal'], '/a&lt;b/wallet-modal.js');
    assert.equal(/ src="([^"]*)"/.exec(script)[1], '/a&amp;lt;b/wallet-modal.js');
  });

  for (const [what, change, sentences] of [
    [
      'a file that differs and one that is missing',
      { 'chunks/a-1.js': undefined, 'wallet-modal.js': 'alert(1);\n' },
      ['chunks/a-1.js is missing.', 'wallet-modal.js differs from its hash.'],
    ],
    [
      'a package without hashes',
      { 'integrity.json': undefined },
      ['integrity.json, which has the hashes, is missing or cannot be read.'],
    ],
    [
      'hashes that are broken',
      { 'integrity.json': '{ "files": ' },
      ['integrity.json, which has the hashes, is missing or cannot be read.'],
    ],
  ]) {
    it(`prints no tags for ${what}`, async () => {
      const dist = install(change);
      const { output, error } = await integrity('/wallet-modal/', dist);
      assert.equal(output, '');
      assert.deepEqual(error.split('\n'), [
        ...sentences,
        '',
        `No tags are printed, because ${dist} is not as it was built. Install the package again, or build it again.`,
      ]);
    });
  }

  it('names twenty files at most', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 23 }, (_, at) => [`chunks/b-${at}.js`, 'sha384-A']),
    );
    const { error } = await integrity(
      '/wallet-modal/',
      install({ 'integrity.json': JSON.stringify({ files }) }),
    );
    const lines = error.split('\n');
    assert.deepEqual(lines.slice(19, 22), [
      'chunks/b-19.js is missing.',
      '3 more files are missing or differ.',
      '',
    ]);
  });

  for (const [what, args, sentence] of [
    ['no address', [], /^"integrity" takes one address of a folder\.\n\nUsage:/],
    ['two addresses', ['/a/', '/b/'], /^"integrity" takes one address of a folder\./],
    ['--url', ['/a/', '--url', 'https://site.example/'], /^"integrity" takes no --url\.$/],
    [
      'a relative path',
      ['wallet-modal/'],
      /^"wallet-modal\/" is no address of a folder\. Write one such as https:\/\/cdn\.example\.com\/wallet-modal\/, or \/wallet-modal\/ for a folder of your own site\.$/,
    ],
    ['a path from the page', ['./wallet-modal/'], /is no address of a folder/],
    ['a host without a scheme', ['cdn.example.com/wallet-modal/'], /is no address of a folder/],
    ['a host and a port without a scheme', ['localhost:3000/dist/'], /is no address of a folder/],
    ['a file of this machine', ['file:///srv/dist/'], /is no address of a folder/],
    [
      'another host by two slashes',
      ['//cdn.example.com/'],
      /names another host\. Write https:\/\/ before it/,
    ],
    ['another host by a backslash', ['/\\cdn.example.com/'], /names another host/],
    ['another host by a detour', ['/.//cdn.example.com/'], /names another host/],
    ['a host without encryption', ['http://cdn.example.com/x/'], /is not encrypted.* Write https:\/\//],
    ['a password', ['https://me:secret@cdn.example.com/x/'], /has a password in it\. Leave that out/],
    ['a query', ['https://cdn.example.com/x/?v=1'], /has a "\?" or a "#" in it/],
    ['a fragment', ['/x/#a'], /has a "\?" or a "#" in it/],
    ['no slash at the end', ['https://cdn.example.com/x'], /Write https:\/\/cdn\.example\.com\/x\/\.$/],
    ['no slash at the end of a path', ['/x'], /does not end in "\/", as a folder does\. Write \/x\/\.$/],
    ['the file itself', ['/x/wallet-modal.js'], /Write \/x\/\.$/],
    [
      'a host that ends a directive',
      ['https://a;b.example/x/'],
      /No policy can name the host "a;b\.example"/,
    ],
  ]) {
    it(`ends with 2 and a sentence for ${what}`, async () => {
      const { code, output, error } = await run('integrity', ...args);
      assert.deepEqual([code, output], [2, '']);
      assert.match(error, sentence);
    });
  }
});
