import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { transform } from 'esbuild';
import { at, filesUnder, readJson, readText } from '../../scripts/lib/files.mjs';
import { readEvents, readInterface, readUnion } from '../../scripts/manifest/sources.mjs';
import { load } from './load.mjs';
import { documents, samplesOf, tagsOf } from './samples.mjs';

const samples = documents.flatMap((path) => samplesOf(path).map((sample) => ({ path, ...sample })));
const { declarations } = readJson('custom-elements.json').modules[0];
const elements = new Map(declarations.map((one) => [one.tagName, one]));
const namesOf = (list = []) => list.map(({ name }) => name);
const place = ({ path, line, language }) => `${path}:${line} (${language})`;

/** Attributes that every element has. */
const global = ['id', 'class', 'hidden', 'ref', 'bind:this', 'x-init'];

/** The problem with an attribute in a sample. */
function problemOf({ tag, name, value, language }) {
  const element = elements.get(tag);
  if (!element) return `there is no <${tag}>`;
  const event = /^(?:@|on:?)(wallet-.+)$/.exec(name)?.[1];
  if (event) return namesOf(element.events).includes(event) ? undefined : `<${tag}> has no event ${event}`;
  if (global.includes(name)) return undefined;
  const property =
    /^(?::(?=[\w-]+\.prop$)|\.)([\w-]+)/.exec(name)?.[1] ?? (language === 'html' ? undefined : name);
  if (property && element.members.some((member) => member.name === property)) return undefined;
  const attribute = element.attributes.find((one) => one.name === name);
  if (!attribute) return `<${tag}> has no ${name}`;
  const choices = [...attribute.type.text.matchAll(/'([^']+)'/g)].map(([, choice]) => choice);
  if (choices.length && !choices.includes(value)) return `<${tag}> ${name} cannot be ${value}`;
  if (attribute.type.text === 'boolean' && value) return `<${tag}> ${name} is a flag`;
  return undefined;
}

const problemsOf = (sample) =>
  tagsOf(sample.code).flatMap(({ tag, attributes }) =>
    [...attributes, ...(attributes.length ? [] : [{ name: 'id' }])]
      .map((attribute) => problemOf({ tag, language: sample.language, ...attribute }))
      .filter(Boolean)
      .map((problem) => `${place(sample)} ${problem}`),
  );

describe('the samples of the documents', () => {
  it('exist for every kind of host', () => {
    const languages = new Set(samples.map(({ language }) => language));
    for (const language of ['html', 'js', 'ts', 'vue', 'svelte', 'tsx', 'css', 'http', 'sh'])
      assert.ok(languages.has(language), language);
  });

  it('use existing tags, attributes, properties and events', () => {
    assert.deepEqual(samples.flatMap(problemsOf), []);
  });

  for (const [language, code] of [
    ['html', '<wallet-moral open></wallet-moral>'],
    ['html', '<wallet-modal opened></wallet-modal>'],
    ['html', '<wallet-modal theme-mode="blue"></wallet-modal>'],
    ['html', '<wallet-modal open="yes"></wallet-modal>'],
    ['html', '<wallet-button label="a > b" balanced="hide"></wallet-button>'],
    ['html', '<wallet-modal chains="[]"></wallet-modal>'],
    ['vue', '<wallet-modal :chain.prop="chains"></wallet-modal>'],
    ['js', `<wallet-modal .chain=\${chains} @wallet-connected=\${heard}></wallet-modal>`],
    ['vue', '<wallet-modal @wallet-connect="a = $event > 1"></wallet-modal>'],
    ['svelte', '<wallet-modal {chain}></wallet-modal>'],
    ['jsx', '<wallet-modal onwallet-connect={(event) => set(event)} />'],
  ]) {
    it(`reports ${code}`, () =>
      assert.equal(problemsOf({ path: 'a.md', line: 1, language, code }).length, 1));
  }

  it('use existing settings, in valid JSON', async () => {
    const { englishTexts } = await load(`export { englishTexts } from '../test/support/englishTexts.js';`);
    const settings = elements
      .get('wallet-modal')
      .members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
    const fields = (path, name) => namesOf(readInterface(path, name));
    const chainFields = fields('src/lib/networks/networks.ts', 'NetworkDefinition');
    const walletFields = fields('src/lib/config.ts', 'CustomWallet');
    const scripts = samples.flatMap(({ code }) =>
      [...code.matchAll(/slot="config">([\s\S]*?)<\/script>/g)].map(([, text]) => JSON.parse(text)),
    );
    assert.ok(scripts.length > 0);
    const unknown = scripts.flatMap(({ chains = [], customWallets = [], texts = {}, ...others }) => [
      ...Object.keys(others).filter((name) => !namesOf(settings).includes(name)),
      ...chains.flatMap(Object.keys).filter((name) => !chainFields.includes(name)),
      ...customWallets.flatMap(Object.keys).filter((name) => !walletFields.includes(name)),
      ...Object.keys(texts).filter((key) => !Object.hasOwn(englishTexts, key)),
    ]);
    assert.deepEqual(unknown, []);
  });

  it('can be parsed', async () => {
    const scripts = samples.flatMap(({ language, code }) => {
      if (['js', 'ts', 'jsx', 'tsx', 'css'].includes(language)) return [{ loader: language, code }];
      const script = /<script(?: setup)?>([\s\S]*?)<\/script>/.exec(code)?.[1];
      return script && ['vue', 'svelte'].includes(language) ? [{ loader: 'ts', code: script }] : [];
    });
    for (const { loader, code } of scripts) await transform(code, { loader, logLevel: 'silent' });
  });
});

describe('the documentation', () => {
  const reference = readText('docs/reference.md');
  const everything = documents.map(readText).join('\n');

  it('names existing custom properties and parts', () => {
    const properties = new Set(declarations.flatMap(({ cssProperties }) => namesOf(cssProperties)));
    const parts = new Set(
      declarations.flatMap(({ tagName, cssParts }) =>
        cssParts.map(({ name }) => `${tagName}::part(${name})`),
      ),
    );
    for (const [name] of everything.matchAll(/--wallet-modal-[\w-]+\w/g))
      assert.ok(properties.has(name), name);
    for (const [name] of everything.matchAll(/[\w-]+::part\([\w-]+\)/g)) assert.ok(parts.has(name), name);
  });

  it('has every event of <wallet-modal> in the reference', () => {
    const section = /## Events\n([\s\S]*?)\n## /.exec(reference)?.[1] ?? '';
    const told = [...section.matchAll(/^\| `(wallet-[\w-]+)` \|/gm)].map(([, name]) => name);
    assert.deepEqual(
      told.sort(),
      readEvents('src/lib/modalEvents.ts', 'WalletModalEvents')
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('explains every analytics event', () => {
    const explained = [...readText('docs/analytics.md').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name);
    const tracked = filesUnder('src/atoms')
      .concat(filesUnder('src/views'))
      .flatMap((path) => [...readText(path).matchAll(/\bevent: '([A-Z_]+)'/g)].map(([, name]) => name));
    assert.ok(tracked.length > 0);
    assert.deepEqual(
      tracked.filter((name) => !explained.includes(name)),
      [],
    );
  });

  it('explains every error code', () => {
    const section = /## Errors\n([\s\S]*)/.exec(reference)?.[1] ?? '';
    const explained = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
    assert.deepEqual(explained, readUnion('src/lib/errors.ts', 'ErrorCode').sort());
  });

  it('names scripts that exist in package.json', () => {
    const { scripts } = readJson('package.json');
    const named = [...everything.matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(([, a, b]) => a ?? b);
    assert.deepEqual(
      named.filter((name) => !scripts[name]),
      [],
    );
  });

  it('names entry points that exist in package.json', () => {
    const entries = Object.keys(readJson('package.json').exports);
    const named = [...everything.matchAll(/['`]wallet-modal((?:\/[a-z]+)+)['`]/g)].map(
      ([, path]) => `.${path}`,
    );
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((name) => !entries.includes(name)),
      [],
    );
  });
});

const sections = ['Context', 'Decision', 'Consequences', 'How we would notice that it was wrong'];

describe('decision records', () => {
  const records = filesUnder('docs/decisions');

  it('are numbered without a gap', () => {
    assert.ok(records.length > 0);
    for (const [index, path] of records.entries())
      assert.match(path, new RegExp(`/${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`));
  });

  for (const path of records) {
    it(`give reasons, consequences and what would prove them wrong, on one page: ${path}`, () => {
      const text = readText(path);
      const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
      assert.deepEqual(titles, sections);
      assert.ok(text.split(/\s+/).length < 500);
      const links = [...text.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, link]) => `docs/decisions/${link}`);
      for (const link of links) assert.ok(records.includes(link), link);
      const named = [...text.matchAll(/`((?:src|scripts|test)\/[\w./-]+)`/g)].map(([, source]) => source);
      for (const source of named) assert.ok(existsSync(at(source)), source);
    });
  }
});

describe('links in documents', () => {
  for (const path of documents) {
    it(`have targets: ${path}`, () => {
      const links = [...readText(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(
        ([, link]) => link,
      );
      assert.deepEqual(
        links.filter((link) => !existsSync(at(join(dirname(path), link)))),
        [],
      );
    });
  }
});
