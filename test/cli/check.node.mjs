import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { folder, MODAL, pageWith, problemsOf, run, runJson } from './runs.mjs';

const write = folder(after);

async function problemsIn(text) {
  const { code, findings } = await runJson(
    'check',
    write('page.html', text),
    '--url',
    'https://site.example/',
  );
  const problems = problemsOf(findings);
  assert.equal(code, problems.length > 0 ? 1 : 0);
  return problems;
}

const config = (text, more = 'type="application/json" slot="config"') =>
  `<wallet-modal><script ${more}>${text}</script></wallet-modal>`;
const cdn = (version, attributes = '') =>
  `<script type="module" src="https://cdn.example/wallet-modal${version}/dist/wallet-modal.js" ${attributes}></script>`;
const withPolicy = (policy, modal = MODAL, more = '') => [
  modal,
  { head: `<meta http-equiv="Content-Security-Policy" content="${policy}">${more}` },
];

describe('wallet-modal check', () => {
  for (const [what, body, page] of [
    ['a plain page', `<wallet-button></wallet-button>${MODAL}`],
    [
      'two modals with ids',
      '<wallet-modal id="a"></wallet-modal><wallet-modal id="b"></wallet-modal><wallet-button for="b"></wallet-button>',
    ],
    [
      'attributes of frameworks and of all elements',
      '<wallet-modal data-x aria-label="x" v-cloak @wallet-open="f" class="a"></wallet-modal>',
    ],
    ['a page whose tags a script makes', '<div id="root"></div>'],
    [
      'the policy that csp prints',
      ...withPolicy(
        "default-src 'self'; connect-src 'self' https://eth.blockscout.com https://li.quest; img-src 'self' data: https:",
        '<wallet-modal services="open" networks="eip155:1"></wallet-modal>',
      ),
    ],
    [
      'a policy with the paths that are asked',
      ...withPolicy(
        "connect-src 'self' https://api.example/auth/ https://rpc.example/k; img-src 'self' data:",
        '<wallet-modal siwe-url="https://api.example/auth"><script type="application/json" slot="config">{"networks":["eip155:10"],"chains":[{"id":"eip155:10","rpcUrl":"https://rpc.example/k?key=1"}]}</script></wallet-modal>',
      ),
    ],
    [
      'a policy with the folder of the script',
      ...withPolicy(
        'script-src https://cdn.example/wallet-modal@0.0.1/dist/',
        MODAL,
        cdn('@0.0.1', 'integrity="sha384-abc="'),
      ),
    ],
    [
      'a policy with the hashes of all files',
      ...withPolicy(
        "script-src 'sha384-abc=' 'sha384-def=' 'sha256-o1trV2f9gH8ARJ7XkN1cFwujICHFSTtyApd2GP1crVM='",
        MODAL,
        `<script type="importmap">{"integrity":{"/chunks/a.js":"sha384-def="}}</script>${cdn('@0.0.1', 'integrity="sha384-abc="')}`,
      ),
    ],
    [
      'a policy with a nonce',
      ...withPolicy(
        "default-src 'self'; script-src 'nonce-abc' 'strict-dynamic'",
        MODAL,
        '<script type="module" nonce="abc" src="https://cdn.example/other.js"></script>',
      ),
    ],
  ]) {
    it(`finds nothing to mend in ${what}`, async () =>
      assert.deepEqual(await problemsIn(pageWith(body, page)), []));
  }

  for (const [what, body, page, sentence] of [
    ['no language', MODAL, { html: '' }, /does not say its language.*<html lang="en">/],
    ['a language that is none', MODAL, { html: ' lang="e n"' }, /lang="e n" is no language tag/],
    [
      'a misspelt tag',
      `<wallet-buton></wallet-buton>${MODAL}`,
      {},
      /no element <wallet-buton>\. Write <wallet-button>/,
    ],
    ['a tag that ends early', '<wallet-modal />', {}, /does not end there/],
    ['a second modal', MODAL + MODAL, {}, /a second <wallet-modal>/],
    [
      'an id that is there twice',
      '<wallet-modal id="a"></wallet-modal><wallet-modal id="a"></wallet-modal>',
      {},
      /second <wallet-modal> has the id "a"/,
    ],
    [
      'a button without a modal',
      '<wallet-button></wallet-button>',
      {},
      /no <wallet-modal> that it could open/,
    ],
    [
      'a button for another one',
      `<wallet-button for="x"></wallet-button>${MODAL}`,
      {},
      /for="x" names nothing/,
    ],
    ['an action that is none', `<button data-wallet-modal="acount"></button>${MODAL}`, {}, /Write "account"/],
    [
      'a misspelt attribute',
      '<wallet-modal projekt-id="a"></wallet-modal>',
      {},
      /no attribute "projekt-id"\. Write "project-id"/,
    ],
    [
      'a property as an attribute',
      '<wallet-modal themeMode="dark"></wallet-modal>',
      {},
      /Write "theme-mode"/,
    ],
    ['an object as an attribute', '<wallet-modal chains="[]"></wallet-modal>', {}, /set the property chains/],
    ['a choice of a button', `<wallet-button balance="hidden"></wallet-button>${MODAL}`, {}, /Write "hide"/],
    ['a setting that cannot be used', '<wallet-modal networks="1"></wallet-modal>', {}, /Write "eip155:1"/],
    [
      'a source that there is not',
      '<wallet-modal account-source="blockscot"></wallet-modal>',
      {},
      /Source 1 must have a "name"/,
    ],
    ['JSON that is broken', config('{ "chains": [ }'), {}, /holds no JSON object\. Unexpected token/],
    ['JSON that runs', config('{}', 'slot="config"'), {}, /not of the type application\/json/],
    ['JSON that nobody reads', config('{}', 'type="application/json"'), {}, /Add slot="config"/],
    [
      'JSON beside the modal',
      `${MODAL}<script type="application/json" slot="config">{}</script>`,
      {},
      /not directly inside/,
    ],
    [
      'a module as a plain script',
      MODAL,
      { head: '<script src="/wallet-modal.js"></script>' },
      /Add type="module"/,
    ],
    [
      'a type that browsers do not run',
      MODAL,
      { head: '<script type="modul" src="/wallet-modal.js"></script>' },
      /do not run a script of the type "modul".*Write type="module"/,
    ],
    [
      'the modal twice',
      MODAL,
      {
        head: '<script type="module" src="/a/wallet-modal.js"></script><script type="module" src="/b/wallet-modal.js"></script>',
      },
      /loaded a second time/,
    ],
    ['a CDN without a hash', MODAL, { head: cdn('@0.1.0') }, /without a hash/],
    ['a CDN without a version', MODAL, { head: cdn('', 'integrity="sha384-abc="') }, /no exact version/],
    ['a range of versions', MODAL, { head: cdn('@^1', 'integrity="sha384-abc="') }, /no exact version/],
    ['a hash that is none', MODAL, { head: cdn('@0.0.1', 'integrity="sha1-abc"') }, /"sha1-abc" is no hash/],
    [
      'an import map that is late',
      MODAL,
      { head: '<script type="module" src="/wallet-modal.js"></script><script type="importmap">{}</script>' },
      /comes after a module/,
    ],
    [
      'a policy without a host',
      ...withPolicy("default-src 'self'", '<wallet-modal relay-url="wss://relay.example"></wallet-modal>'),
      /connect-src does not allow wss:\/\/relay\.example.*Wallet apps cannot connect.*Add connect-src with/,
    ],
    [
      'a path in a policy without what is beneath it',
      ...withPolicy(
        "connect-src 'self' https://api.example/auth",
        '<wallet-modal siwe-url="https://api.example/auth"></wallet-modal>',
      ),
      /allows https:\/\/api\.example with another path only.*Add https:\/\/api\.example to connect-src/,
    ],
    [
      'another path than that of a node',
      ...withPolicy(
        "connect-src 'self' https://rpc.example/other/",
        config(
          '{"networks":["eip155:10"],"chains":[{"id":"eip155:10","rpcUrl":"https://rpc.example/secret"}]}',
        ),
      ),
      /^connect-src allows https:\/\/rpc\.example with another path(?!.*secret)/,
    ],
    [
      'a policy against the page itself',
      ...withPolicy(
        "default-src 'none'; script-src 'self'",
        '<wallet-modal siwe-url="/auth"></wallet-modal>',
      ),
      /connect-src does not allow 'self'/,
    ],
    [
      'a second policy',
      ...withPolicy(
        "connect-src 'self' https://a.example",
        '<wallet-modal chain-api-url="https://a.example"></wallet-modal>',
        '<meta http-equiv="content-security-policy" content="connect-src https://b.example">',
      ),
      /does not allow https:\/\/a\.example/,
    ],
    [
      'a policy against the script',
      ...withPolicy("script-src 'none'", MODAL, '<script type="module" src="/wallet-modal.js"></script>'),
      /script-src does not allow https:\/\/site\.example\/wallet-modal\.js, so that the modal does not load/,
    ],
    [
      'a policy with the path of the script only',
      ...withPolicy(
        'script-src https://cdn.example/wallet-modal@0.0.1/dist/wallet-modal.js',
        MODAL,
        cdn('@0.0.1', 'integrity="sha384-abc="'),
      ),
      /script-src allows wallet-modal\.js, but not the files in the folder "chunks"/,
    ],
    [
      'a policy with the hash of the script only',
      ...withPolicy("script-src 'sha384-abc='", MODAL, cdn('@0.0.1', 'integrity="sha384-abc="')),
      /script-src allows wallet-modal\.js, but not the files in the folder "chunks"/,
    ],
    [
      'the hash of the script beside strict-dynamic, which ignores hosts',
      ...withPolicy(
        "script-src 'sha384-abc=' 'strict-dynamic' https://cdn.example",
        MODAL,
        cdn('@0.0.1', 'integrity="sha384-abc="'),
      ),
      /script-src allows wallet-modal\.js, but not the files in the folder "chunks"/,
    ],
    [
      'a policy against the import map',
      ...withPolicy("script-src 'self'", MODAL, '<script type="importmap">{}</script>'),
      /does not allow the import map/,
    ],
    [
      'a policy in <body>, which allows nothing and forbids nothing',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">${MODAL}`,
      { head: '<script type="module" src="/wallet-modal.js"></script>' },
      /Browsers ignore the policy in this <meta>.*Move it to the top of <head>/,
    ],
    ['what a tag cannot hold', ...withPolicy("frame-ancestors 'none'"), /ignore frame-ancestors in a <meta>/],
  ]) {
    it(`finds ${what}`, async () => {
      const problems = await problemsIn(pageWith(body, page));
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0], sentence);
    });
  }

  for (const [content, sentence] of [
    ['width=device-width, user-scalable=no', /forbids zooming/],
    ['width=device-width; maximum-scale=1.0', /forbids zooming/],
    ['width=1024', /not as wide as the device/],
  ]) {
    it(`finds the viewport ${content}`, async () => {
      const problems = await problemsIn(pageWith(MODAL).replace('width=device-width', content));
      assert.equal(problems.length, 1);
      assert.match(problems[0], sentence);
    });
  }

  it('names a script as the page does where nobody knows the site', async () => {
    const script = '<script type="module" src="./wallet-modal.js"></script>';
    const text = pageWith(...withPolicy("script-src 'none'", MODAL, script));
    const { findings } = await runJson('check', write('unplaced.html', text));
    assert.match(problemsOf(findings).join('\n'), /script-src does not allow \.\/wallet-modal\.js,/);
    assert.doesNotMatch(JSON.stringify(findings), /page\.invalid/);
  });

  it('advises on tags that no script could load', async () => {
    const adviceOn = async (head) => {
      const { code, findings } = await runJson('check', write('unloaded.html', pageWith(MODAL, { head })));
      assert.equal(code, 0);
      return findings.some(
        ({ what }) => what === 'There is a <wallet-modal>, but no script that could load it.',
      );
    };
    assert.equal(await adviceOn(''), true);
    assert.equal(await adviceOn('<script type="module" src="/app.js"></script>'), false);
  });

  it('advises on pictures that a policy keeps out, without which the modal works', async () => {
    const text = pageWith(...withPolicy("default-src 'self'"));
    const { code, findings } = await runJson('check', write('pictures.html', text));
    assert.equal(code, 0);
    const [found] = findings.filter(({ what }) => what.startsWith('img-src does not allow data:.'));
    assert.equal(found.level, 'advice');
    assert.match(found.what, /Such wallets have a letter/);
    assert.match(found.fix, /^The modal works without it\. To have it: Add img-src with data:/);
  });

  it('says that it found no tags, and what to do', async () => {
    const { output } = await run('check', write('app.html', pageWith('<div id="root"></div>')));
    const text = output.replaceAll(/\s+/g, ' ');
    assert.match(text, /none of our tags, so that no settings were checked/);
    assert.match(
      text,
      /\{ "networks": \["eip155:1"\], "services": "open" \}, and run "wallet-modal csp settings\.json"/,
    );
  });

  it('finds that there is no viewport', async () => {
    const problems = await problemsIn(pageWith(MODAL).replace(/<meta name="viewport".*>/, ''));
    assert.match(problems.join('\n'), /^The page has no viewport/);
  });

  it('writes out what terminals would obey, and what hides text', async () => {
    const file = write(
      'escapes.html',
      pageWith(
        '<wallet-button for="&#27;[2J\u009b31m&#x202e;evil"></wallet-button><wallet-modal></wallet-modal>',
      ),
    );
    const { output } = await run('check', file);
    assert.match(output, /for="\\u\{1b\}\[2J\\u\{9b\}31m\\u\{202e\}evil"/);
    const json = await run('check', file, '--json');
    for (const hidden of ['\u001b', '\u009b', '\u202e']) assert.ok(!(output + json.output).includes(hidden));
    assert.ok(JSON.parse(json.output).findings[0].what.includes('\u001b[2J\u009b31m\u202eevil'));
  });
});
