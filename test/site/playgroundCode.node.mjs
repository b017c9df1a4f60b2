import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { compile } from 'svelte/compiler';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { at } from '../../scripts/lib/files.mjs';
import { configurations } from './playgroundConfigurations.mjs';
import { allFilesFor, filesFor, hosts } from './playgroundFiles.mjs';

const firstOf = (host, configuration) => filesFor(host, configuration)[0].code;

// Inside the project, so that its packages resolve.
mkdirSync(at('.cache'), { recursive: true });
const folder = mkdtempSync(at('.cache/playground-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const options = {
  extends: at('tsconfig.json'),
  compilerOptions: {
    types: ['node'],
    paths: Object.fromEntries(
      ['index', 'react', 'wagmi', 'sources/index'].map((name) => [
        ['wallet-modal', name.replace(/\/?index$/, '')].filter(Boolean).join('/'),
        [at(`src/${name}.ts`)],
      ]),
    ),
  },
  include: ['**/*.ts', '**/*.tsx'],
};

/** The compiler's errors in the hosts' code, and in one wrong file. */
async function problemsOfTypes(names) {
  for (const { path, code } of names.flatMap(allFilesFor)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, code);
  }
  writeFileSync(
    `${folder}/wrong.tsx`,
    'import { WalletModal } from \'wallet-modal/react\';\nexport const wrong = <WalletModal themeMode="blue" />;\n',
  );
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(options));
  const compiler = [at('node_modules/typescript/bin/tsc'), '-p', folder];
  const { stdout } = await promisify(execFile)(process.execPath, compiler, { cwd: folder }).catch(
    (error) => error,
  );
  return stdout.split('\n').filter((line) => line && !/^(\.\.\/|\s)/.test(line));
}

describe('the code of the playground', () => {
  it('holds only what differs from the defaults', () => {
    assert.equal(
      firstOf('html', {}),
      `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>My site</title>
    <script type="module" src="/wallet-modal/wallet-modal.js"></script>
  </head>
  <body>
    <wallet-button></wallet-button>
    <wallet-modal></wallet-modal>
  </body>
</html>
`,
    );
    const changed = {
      values: { 'theme-mode': 'light', inline: true, tokens: { 'eip155:1': { address: '0x1' } } },
    };
    const expected = {
      html: `
    <wallet-modal inline theme-mode="light">
      <script type="application/json" slot="config">
        {
          "tokens": {
            "eip155:1": {
              "address": "0x1"
            }
          }
        }
      </script>
    </wallet-modal>`,
      react: '<WalletModal inline themeMode="light" tokens={tokens} />',
      vue: '<wallet-modal inline theme-mode="light" :tokens.prop="tokens" />',
      svelte: '<wallet-modal inline theme-mode="light" {tokens}></wallet-modal>',
      solid: '<wallet-modal inline theme-mode="light" tokens={tokens} />',
      angular: '<wallet-modal inline theme-mode="light" [tokens]="tokens"></wallet-modal>',
    };
    for (const [host, code] of Object.entries(expected))
      assert.ok(firstOf(host, changed).includes(code), host);
    for (const host of ['react', 'vue', 'svelte', 'solid', 'angular'])
      assert.match(firstOf(host, changed), /const tokens = \{ 'eip155:1': \{ address: '0x1' \} \};/);
  });

  it("sends wagmi's reads to the nodes of the page, and to none that it does not name", () => {
    const chains = [{ id: 'eip155:31337', name: 'Local', rpcUrl: 'http://127.0.0.1:8545' }];
    const code = firstOf('wagmi', { values: { networks: 'eip155:1 eip155:31337', chains } });
    assert.ok(
      code.includes(`
  transports: {
    [mainnet.id]: http('https://rpc.example.com'),
    [chain31337.id]: http('http://127.0.0.1:8545'),
  },
`),
      code,
    );
  });

  it('has the types that React and wagmi ask for, with the examples', async () => {
    const problems = await problemsOfTypes(['react', 'wagmi']);
    const ofWrong = problems.filter((line) => line.startsWith('wrong.tsx('));
    assert.match(ofWrong.join('\n'), /^wrong\.tsx\(2,.*"blue"/);
    assert.deepEqual(problems, ofWrong);
  });

  for (const [title, configuration] of Object.entries(configurations)) {
    it(`compiles for Vue: ${title}`, () => {
      const [{ code, name }] = filesFor('vue', configuration);
      const { descriptor, errors } = parse(code, { filename: name });
      assert.deepEqual(errors, []);
      const { bindings } = compileScript(descriptor, { id: 'a' });
      const template = compileTemplate({
        source: descriptor.template.content,
        filename: name,
        id: 'a',
        compilerOptions: { bindingMetadata: bindings, isCustomElement: (tag) => tag.startsWith('wallet-') },
      });
      assert.deepEqual([template.errors, template.tips], [[], []]);
      assert.ok(!template.code.includes('_ctx.'), 'Something in the template is not declared.');
      const text = configuration.values?.['app-name'];
      if (text) assert.ok(template.code.includes(`"app-name": ${JSON.stringify(text)}`), template.code);
    });

    it(`compiles for Svelte: ${title}`, () => {
      const [{ code, name }] = filesFor('svelte', configuration);
      const { warnings, js } = compile(code, { filename: name, generate: 'server' });
      assert.deepEqual(warnings, []);
      assert.ok(!js.code.includes('$.stringify'), 'A text became an expression.');
    });

    it(`can be parsed for Solid, Angular, and without a build: ${title}`, async () => {
      const files = ['solid', 'angular', 'html'].flatMap((host) => filesFor(host, configuration));
      for (const { language, code } of files.filter((one) => one.language !== 'html'))
        await transform(code, { loader: language, logLevel: 'silent' });
    });
  }

  it('names only files that are beside it, without a build', () => {
    for (const configuration of Object.values(configurations)) {
      const files = filesFor('html', configuration);
      const names = files.map(({ name }) => name);
      const loaded = [...files[0].code.matchAll(/<script type="module" src="\/([^"]+)">/g)].map(
        ([, path]) => path,
      );
      const imported = files.flatMap(({ code }) =>
        [...code.matchAll(/\bfrom '\.\/([^']+)'/g)].map(([, path]) => path),
      );
      const own = [...loaded, ...imported].filter((path) => !path.startsWith('wallet-modal/'));
      assert.deepEqual([...new Set(own)].sort(), names.slice(1).sort());
    }
  });

  it('says the same texts in every host', () => {
    const values = { 'app-name': 'Tea & Cake {x} "q" \u0024{y} `z` \\' };
    const written = {
      html: 'app-name="Tea &amp; Cake {x} &quot;q&quot; \u0024{y} `z` \\"',
      vue: 'app-name="Tea &amp; Cake {x} &quot;q&quot; \u0024{y} `z` \\"',
      react: 'appName={\'Tea & Cake {x} "q" \u0024{y} `z` \\\\\'}',
      wagmi: 'appName={\'Tea & Cake {x} "q" \u0024{y} `z` \\\\\'}',
      solid: 'app-name={\'Tea & Cake {x} "q" \u0024{y} `z` \\\\\'}',
      svelte: 'app-name="Tea &amp; Cake &#123;x&#125; &quot;q&quot; $&#123;y&#125; `z` \\"',
      angular: 'app-name="Tea &amp; Cake {x} &quot;q&quot; \\\u0024{y} \\`z\\` \\\\"',
    };
    assert.deepEqual(Object.keys(written).sort(), [...hosts].sort());
    for (const [host, code] of Object.entries(written)) {
      const files = filesFor(host, { values });
      assert.ok(
        files.some((file) => file.code.includes(code)),
        `${host}: ${files.at(-1).code}`,
      );
    }
  });

  it('cannot end the script that it is in', () => {
    const customWallets = [{ id: 'a', name: '</script><script>alert(1)</script>' }];
    for (const host of hosts)
      for (const { code } of filesFor(host, { values: { customWallets } }))
        assert.ok(!code.includes('</script><script>'), host);
  });
});
