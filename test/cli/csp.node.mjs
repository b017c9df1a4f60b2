import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { folder, pageWith, run, runJson } from './runs.mjs';

const write = folder(after);
const SITE = 'https://site.example/';

/** The settings as JSON, and in a page, where simple ones are attributes. */
const settings = {
  networks: ['eip155:1', 'eip155:8453'],
  services: 'open',
  relayUrl: 'wss://relay.site.example/relay',
  frameUrl: 'https://sign-in.example/frame',
  siweUrl: 'https://api.site.example/auth',
  chains: [
    { id: 'eip155:1', rpcUrl: 'https://nodes.example:8443/1?key=secret' },
    { id: 'eip155:8453', rpcUrl: '/rpc/8453' },
  ],
};
const page = pageWith(
  `<wallet-modal networks="eip155:1 eip155:8453" services="open" relay-url="wss://relay.site.example/relay"
    frame-url="https://sign-in.example/frame" siwe-url="https://api.site.example/auth">
    <script type="application/json" slot="config">${JSON.stringify({ chains: settings.chains })}</script>
  </wallet-modal>`,
  { head: '<script type="module" src="/wallet-modal.js"></script>' },
);
const POLICY = [
  "default-src 'self'",
  "connect-src 'self' https://nodes.example:8443 wss://relay.site.example https://rpc.walletconnect.org https://api.site.example https://eth.blockscout.com https://base.blockscout.com https://li.quest",
  "img-src 'self' data: https:",
  'frame-src https://sign-in.example',
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

describe('wallet-modal csp', () => {
  it('prints the same for a page and for its settings as JSON', async () => {
    const ofPage = await runJson('csp', write('page.html', page), '--url', SITE);
    const ofSettings = await runJson('csp', write('settings.json', JSON.stringify(settings)), '--url', SITE);
    for (const printed of [ofPage, ofSettings]) {
      assert.equal(printed.policy, POLICY);
      assert.equal(
        printed.permissionsPolicy,
        'camera=(self), clipboard-read=(self), clipboard-write=(self "https://sign-in.example"), storage-access=(self "https://sign-in.example")',
      );
      assert.equal(printed.crossOriginOpenerPolicy, 'same-origin-allow-popups');
      assert.deepEqual(printed.problems, []);
    }
  });

  it('tells people each source with its reason, and a tag without what only a header can hold', async () => {
    const { code, output } = await run('csp', write('page.html', page), '--url', SITE);
    assert.equal(code, 0);
    assert.ok(output.startsWith(`Content-Security-Policy: ${POLICY}\n`));
    assert.match(output, /connect-src https:\/\/base\.blockscout\.com\n +Blockscout\. .* on Base\./);
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(output)?.[1];
    assert.equal(meta, POLICY.replace(" frame-ancestors 'self';", ''));
  });

  it('knows the site’s own addresses only with --url', async () => {
    const own = pageWith('<wallet-modal siwe-url="https://site.example/auth"></wallet-modal>');
    const file = write('own.html', own);
    assert.doesNotMatch((await runJson('csp', file, '--url', SITE)).policy, /connect-src/);
    assert.match((await runJson('csp', file)).policy, /connect-src 'self' https:\/\/site\.example;/);
  });

  it('takes the modals of a page together, and the scripts that it loads', async () => {
    const map = '{"imports":{}}';
    const file = write(
      'two.html',
      pageWith(
        `<wallet-modal id="a" analytics-url="https://a.example" enable-analytics="true"></wallet-modal>
         <wallet-modal id="b" chain-api-url="https://b.example" features="receive"></wallet-modal>
         <template><wallet-modal relay-url="wss://never.example"></wallet-modal></template>`,
        {
          head: `<script type="importmap">${map}</script>
            <script type="module" src="https://cdn.example/wallet-modal.js"></script>
            <script type="application/ld+json">{}</script>`,
        },
      ),
    );
    const { policy, permissionsPolicy } = await runJson('csp', file, '--url', SITE);
    assert.equal(
      policy.split('; frame-ancestors')[0],
      [
        "default-src 'self'",
        "script-src 'self' 'sha256-URrTy+Il/Nz0lHojVUx275hWqAWhkSF0VsHbUM4/6Hw=' https://cdn.example",
        "connect-src 'self' https://a.example https://b.example",
        "img-src 'self' data: https:",
        "object-src 'none'",
        "base-uri 'none'",
      ].join('; '),
    );
    // The first modal has all features.
    assert.match(permissionsPolicy, /camera/);
  });

  it('allows the <base> of a page, and says so', async () => {
    const baseOf = async (head) => {
      const { policy, notes } = await runJson(
        'csp',
        write('base.html', pageWith('<wallet-modal></wallet-modal>', { head })),
        '--url',
        SITE,
      );
      return [/base-uri [^;]*/.exec(policy)[0], notes.some((note) => note.startsWith('base-uri allows'))];
    };
    assert.deepEqual(await baseOf('<base href="https://q.example/a/">'), [
      'base-uri https://q.example',
      true,
    ]);
    assert.deepEqual(await baseOf('<base href="/a/">'), ["base-uri 'self'", true]);
    assert.deepEqual(await baseOf('<base target="_blank">'), ["base-uri 'none'", false]);
  });

  it('names no host that would end a directive', async () => {
    const file = write(
      'hostile.html',
      pageWith(
        `<wallet-modal directory-url="https://a;script-src *;b.example" relay-url="wss://c,default-src.example"></wallet-modal>`,
      ),
    );
    const { policy, problems } = await runJson('csp', file);
    assert.deepEqual(
      problems.map((problem) => problem.split(', so that')[0]),
      [
        'The attribute "directory-url" cannot be used. "https://a;script-src *;b.example" must be an https URL without a password.',
        'Wallet apps: no policy can name the host "c,default-src.example"',
      ],
    );
    assert.equal(
      policy,
      "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'",
    );
  });

  it('tells of hosts that mean something else in a policy', async () => {
    for (const host of ['x;y.z', 'x,y.z', '*', '*.b', "'self'"]) {
      const file = write('host.json', JSON.stringify({ siweUrl: `https://${host}/` }));
      const { policy, problems } = await runJson('csp', file);
      assert.equal(problems.length, 1, host);
      assert.ok(problems[0].startsWith(`Signing in with a wallet: no policy can name the host "${host}"`));
      assert.doesNotMatch(policy, /connect-src/);
    }
  });

  it('tells of settings that cannot be used, in the words of the console', async () => {
    const file = write('wrong.json', '{ "networks": ["1"], "nonsense": true, "services": "opne" }');
    assert.deepEqual((await runJson('csp', file)).problems, [
      'The JSON settings cannot be used. There is no setting "nonsense".',
      'The attribute "services" cannot be read. services="opne" is unknown. Choose one of named, open; "named" is used.',
      'A network id cannot be read. "1" is not a network id. Write "eip155:1".',
    ]);
  });

  const deep = `${'<div>'.repeat(20_000)}<wallet-modal></wallet-modal>`;
  it('reads a page that is nested deeply', async () => {
    assert.equal((await run('csp', write('deep.html', deep))).code, 0);
  });

  for (const [what, args, sentence] of [
    ['no command', () => [], /^Usage:/],
    ['an unknown command', () => ['chek', 'x'], /There is no command "chek"/],
    ['an unknown option', () => ['csp', 'x', '--jsn'], /--jsn/],
    ['no page', () => ['csp'], /takes one page/],
    ['a file that is missing', () => ['csp', 'missing.html'], /no such file/],
    ['a folder', () => ['csp', 'docs'], /is a folder/],
    ['an empty file', () => ['csp', write('empty.html', ' \n')], /is empty/],
    ['a picture', () => ['csp', write('picture.html', 'PNG\0\0')], /is not text/],
    [
      'a file that is too large',
      () => ['csp', write('large.html', ' '.repeat(5_000_001))],
      /larger than 5 MB/,
    ],
    ['JSON that is broken', () => ['csp', write('broken.json', '{ "a": }')], /not JSON that can be read/],
    ['JSON that is a list', () => ['csp', write('list.json', '[]')], /no object of settings/],
    [
      'a page without a modal',
      () => ['csp', write('none.html', pageWith('<wallet-button></wallet-button>'))],
      /no <wallet-modal>.*There is a <wallet-button>.*settings\.json, such as \{ "networks"/,
    ],
    ['settings to check', () => ['check', 'settings.json'], /takes settings/],
    ['an address that is none', () => ['check', 'ftp://site.example/'], /no address of a page/],
    ['a password in the address', () => ['check', 'https://me:secret@site.example/'], /has a password/],
    [
      'a --url that is none',
      () => ['check', write('some.html', page), '--url', 'site'],
      /Write the address of your page/,
    ],
  ]) {
    it(`ends with 2 and a sentence for ${what}`, async () => {
      const { code, output, error } = await run(...args());
      assert.deepEqual([code, output], [2, '']);
      assert.match(error, sentence);
    });
  }
});
