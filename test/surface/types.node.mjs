import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { at } from '../../scripts/lib/files.mjs';
import { documents, samplesOf } from './samples.mjs';

// Inside the project, so that its packages resolve.
mkdirSync(at('.cache'), { recursive: true });
const folder = mkdtempSync(at('.cache/samples-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const options = {
  extends: at('tsconfig.json'),
  compilerOptions: {
    types: ['node'],
    noUnusedLocals: false,
    paths: {
      'wallet-modal': [at('src/index.ts')],
      'wallet-modal/pure': [at('src/pure.ts')],
      'wallet-modal/react': [at('src/react.ts')],
      'wallet-modal/vue': [at('src/vue.ts')],
      'wallet-modal/svelte': [at('src/svelte.ts')],
      'wallet-modal/wagmi': [at('src/wagmi.ts')],
      'wallet-modal/safe': [at('src/safe.ts')],
      'wallet-modal/sources': [at('src/sources/index.ts')],
      'wallet-modal/sandbox': [at('src/sandbox/index.ts')],
      'wallet-modal/sandbox/chain': [at('src/sandbox/chain/index.ts')],
      'wallet-modal/sandbox/node': [at('src/sandbox/node/index.ts')],
      'wallet-modal/sandbox/wallet-app': [at('src/sandbox/walletApp/index.ts')],
      // Solana sites use another version of it than the product does.
      ...Object.fromEntries(
        ['web3.js', 'wallet-adapter-base', 'wallet-standard-wallet-adapter-base'].map((name) => [
          `@solana/${name}`,
          [at(`test/clients/node_modules/@solana/${name}`)],
        ]),
      ),
    },
  },
};

/** The code around a sample for a test runner. */
const page = "declare const page: import('playwright-core').Page;";

/** JavaScript cannot assert that an element exists. */
const asTypeScript = (code) =>
  code.replaceAll("querySelector('wallet-modal');", "querySelector('wallet-modal')!;");

/** Compiles each sample as its own file, and all in one run, because the sources take long. Returns the compiler's messages. */
async function compile(samples) {
  for (const { name, code } of samples) {
    const lines = ["import 'wallet-modal';", code.includes('page.') ? page : '', asTypeScript(code)];
    writeFileSync(`${folder}/${name}`, lines.join('\n'));
  }
  const file = `${folder}/tsconfig.json`;
  writeFileSync(file, JSON.stringify({ ...options, include: [], files: samples.map(({ name }) => name) }));
  const compiler = [at('node_modules/typescript/bin/tsc'), '-p', file];
  const { stdout } = await promisify(execFile)(process.execPath, compiler, { cwd: folder }).catch(
    (error) => error,
  );
  return stdout.split('\n');
}

const documented = documents
  .flatMap((path) => samplesOf(path).map((sample) => ({ path, ...sample })))
  .filter(({ language }) => ['js', 'ts', 'tsx'].includes(language))
  .map(({ path, code, line, language }) => ({
    name: `${path.replaceAll('/', '-')}-${line}.${language === 'tsx' ? 'tsx' : 'ts'}`,
    code,
  }));

const names =
  'ChainSetting, CustomWallet, KeyValueStorage, Message, QuoteSource, ThemeVariables, TokenSetting, TrackedEvent';
const settings = {
  name: 'settings.ts',
  code: `
    import type { ${names} } from 'wallet-modal';
    const modal = document.querySelector('wallet-modal')!;
    const chains = [{ id: 'eip155:1', name: 'Ethereum', rpcUrl: 'https://rpc.example.com' }];
    const customWallets = [{ id: 'ours', name: 'Ours', homepage: 'https://wallet.example.com' }];
    const tokens = { 'eip155:1': { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' } };
    const themeVariables = { '--wallet-modal-accent': 'red', '--wallet-modal-z-index': 5 };
    const texts = { 'connect.title': 'Connect', 'a.count': { one: '{count} thing', other: '{count} things' } };
    Object.assign(window, { names: [] as (${names.replaceAll(', ', ' | ')})[] });
    modal.chains = chains;
    modal.customWallets = customWallets;
    modal.tokens = tokens;
    modal.themeVariables = themeVariables;
    modal.texts = texts;
    modal.storage = localStorage;`,
};

const modal = "document.querySelector('wallet-modal')!";
const wrong = {
  adress: {
    name: 'event.ts',
    code: `${modal}.addEventListener('wallet-connected', ({ detail }) => detail.adress);`,
  },
  opens: { name: 'method.ts', code: `${modal}.opens();` },
  announced: { name: 'export.ts', code: "import { announced } from 'wallet-modal/sandbox';" },
};

describe('the samples in the documentation', () => {
  let lines;
  before(async () => {
    lines = await compile([...documented, settings, ...Object.values(wrong)]);
  });

  /** The compiler errors in some samples. Errors in src are reported elsewhere. */
  const errorsIn = (samples) =>
    lines.filter((line) => samples.some(({ name }) => line.startsWith(`${name}(`))).join('\n');

  it('compile against the package’s types', () => {
    assert.ok(documented.length >= 5);
    assert.equal(errorsIn(documented), '');
  });

  it('accept settings that are not declared const, and types can be imported by name', () => {
    assert.equal(errorsIn([settings]), '');
  });

  it('are checked: a wrong one is reported', () => {
    for (const [word, sample] of Object.entries(wrong)) assert.match(errorsIn([sample]), new RegExp(word));
  });
});
