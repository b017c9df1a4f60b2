import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { folder, MODAL, pageWith, problemsOf, runJson } from './runs.mjs';

const write = folder(after);
const CDN = 'https://cdn.jsdelivr.net';
const FOLDER = `${CDN}/npm/wallet-modal@0.0.1/dist/`;
const IMPORT = '<script type="module">import "wallet-modal"</script>';

const mapOf = (map) => `<script type="importmap">${JSON.stringify(map)}</script>`;
const MAP = mapOf({
  imports: { 'wallet-modal': `${FOLDER}wallet-modal.js` },
  integrity: { [`${FOLDER}wallet-modal.js`]: 'sha384-abc=', [`${FOLDER}chunks/a.js`]: 'sha384-def=' },
});
const inline = (code, type = 'module') => `<script type="${type}">${code}</script>`;

const on = (command, head, body = MODAL) =>
  runJson(command, write('imports.html', pageWith(body, { head })), '--url', 'https://site.example/a/');

/** The hosts in the printed `script-src`. */
async function hostsOf(head) {
  const { policy } = await on('csp', head);
  const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  return sources.split(' ').filter((source) => source && !source.startsWith("'sha256-"));
}

describe('what scripts in a page import', () => {
  for (const [what, head, hosts] of [
    ['a name of the import map', MAP + IMPORT, ["'self'", CDN]],
    ['an address', inline(`import '${FOLDER}wallet-modal.js'`), ["'self'", CDN]],
    ['an address that is imported later', inline(`import('${CDN}/a.js')`), ["'self'", CDN]],
    ['the same in a plain script', inline(`import('${CDN}/a.js')`, 'text/javascript'), ["'self'", CDN]],
    ['the site itself', inline("import '/a.js'; import '../b.js'"), ["'self'"]],
    [
      'a folder of the import map',
      mapOf({ imports: { 'a/': `${CDN}/` } }) + inline("import 'a/b.js'"),
      ["'self'", CDN],
    ],
    [
      'a scope of the import map',
      mapOf({ imports: { a: '/a.js' }, scopes: { '/a/': { a: `${CDN}/a.js` } } }) + inline("import 'a'"),
      ["'self'", CDN],
    ],
    ['an address below the <base>', `<base href="${CDN}/">${inline("import './a.js'")}`, ["'self'", CDN]],
    ['an import map that nothing uses', MAP + inline('let a'), ["'self'"]],
    [
      'an import map for a script that is not read',
      `${MAP}<script type="module" src="/app.js"></script>`,
      ["'self'", CDN],
    ],
  ]) {
    it(`are in the policy: ${what}`, async () => assert.deepEqual(await hostsOf(head), hosts));
  }

  for (const [what, head, body, sentence] of [
    [
      'an address that a script makes up',
      inline('import(a)'),
      MODAL,
      /^What the script in line 7 imports could not all be read.*Add the hosts to script-src\.$/,
    ],
    [
      'a name that nothing resolves',
      IMPORT,
      MODAL,
      /^The script in line 7 imports "wallet-modal", which no import map of the page has/,
    ],
    [
      'an address that no policy can name',
      inline("import 'data:text/javascript,a'; import 'https://a;b/c.js'"),
      MODAL,
      /^The policy stops what the script in line 7 loads from "data:text\/javascript,a": .* The same holds for 1 more\.$/,
    ],
    [
      'scripts in attributes',
      '',
      `${MODAL}<a onclick="b()" href="javascript:c()">d</a>`,
      /^The policy stops onclick="…" of the <a> in line 10: .* The same holds for 1 more\.$/,
    ],
  ]) {
    it(`leave a note of ${what}`, async () => {
      const { notes } = await on('csp', head, body);
      assert.equal(notes.filter((note) => sentence.test(note)).length, 1, notes.join('\n'));
    });
  }

  it('leave no such note where everything is known', async () => {
    const { notes } = await on('csp', MAP + IMPORT, `${MODAL}<a onboarding-x="y" href="/z">d</a>`);
    assert.equal(notes.filter((note) => /could not|no import map|stops/.test(note)).length, 0);
  });

  it('have the hash of speculation rules with them', async () => {
    const { policy } = await on('csp', inline('{}', 'speculationrules'));
    assert.match(policy, /script-src 'self' 'sha256-RBNvo1WzZ4oRRq0W9\+hknpT7T8If536DEMBg9hyq\/4o='/);
  });

  const policy = (sources) =>
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data: https:; script-src ${sources}">`;
  const anyInline = (hosts) => policy(`'unsafe-inline' ${hosts}`);
  for (const [what, head, body, sentences] of [
    ['the modal by the import map of the release', MAP + IMPORT, MODAL, []],
    [
      'the modal without a hash',
      inline(`import '${FOLDER}wallet-modal.js'`),
      MODAL,
      [
        /comes from https:\/\/cdn\.jsdelivr\.net without a hash.* Take the import map that "wallet-modal integrity" prints/,
      ],
    ],
    [
      'the modal without an exact version',
      inline(`import('${CDN}/npm/wallet-modal@1/dist/wallet-modal.js')`),
      MODAL,
      [/no exact version/, /without a hash/],
    ],
    [
      'a policy against it',
      anyInline("'self'") + MAP + IMPORT,
      MODAL,
      [
        /script-src does not allow https:\/\/cdn.*wallet-modal\.js, which a script in the page imports, so that the modal does not load\./,
      ],
    ],
    ['a policy that allows it', anyInline(CDN) + MAP + IMPORT, MODAL, []],
    [
      'a policy with a nonce, which holds for imports',
      policy("'nonce-a' 'strict-dynamic'") + (MAP + IMPORT).replaceAll('<script', '<script nonce="a"'),
      MODAL,
      [],
    ],
    [
      'a policy with the hashes of its files',
      policy("'nonce-a' 'sha384-abc=' 'sha384-def='") +
        MAP.replace('<script', '<script nonce="a"') +
        IMPORT.replace('<script', '<script nonce="a"'),
      MODAL,
      [],
    ],
    [
      'a policy against scripts in attributes',
      policy("'self'"),
      `${MODAL}<a onclick="b()">c</a><img onerror="d()">`,
      [/does not allow onclick="…" of <a>, and 1 more like it\./],
    ],
    ['a policy that allows them', anyInline("'self'"), `${MODAL}<a onclick="b()">c</a>`, []],
    [
      'a policy with the hash of one',
      policy("'unsafe-hashes' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='"),
      `${MODAL}<a onclick="b()">c</a>`,
      [],
    ],
    [
      'a policy against speculation rules',
      policy("'self'") + inline('{}', 'speculationrules'),
      MODAL,
      [/does not allow the speculation rules/],
    ],
  ]) {
    it(`are checked: ${what}`, async () => {
      const problems = problemsOf((await on('check', head, body)).findings);
      assert.equal(problems.length, sentences.length, problems.join('\n'));
      for (const [at, sentence] of sentences.entries()) assert.match(problems[at], sentence);
    });
  }

  it('may have names that a bundler replaces', async () => {
    const { code, findings } = await on('check', IMPORT);
    assert.equal(code, 0);
    assert.ok(
      findings.some(({ what }) => what.startsWith('The script imports "wallet-modal", which no import map')),
    );
  });
});
