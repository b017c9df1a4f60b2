import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { at, filesUnder } from '../../scripts/lib/files.mjs';
import { findTags } from '../../scripts/locales/languageFiles.mjs';
import { sandboxNode } from '../sandbox/sandboxNode.mjs';
import { bundled } from '../tools/bundled.mjs';

const read = (path) => readFileSync(at(path), 'utf8');
const { attributes } = await bundled('src/settings/attributes.ts');
const { settingNames } = await bundled('src/settings/settingNames.ts');
const pages = ['demo.html', ...filesUnder('public/demo', (path) => path.endsWith('.html'))];

const unescaped = (html) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const textOf = (html) => unescaped(html.replace(/<[^>]*>/g, ''));

/** The start tags in a text, as `{ tag, names }`. */
function tagsIn(html) {
  const tags = html.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s>]+))?)*)\s*\/?>/gi,
  );
  return [...tags].map(([, tag, rest]) => ({
    tag,
    names: [...rest.matchAll(/([^\s=]+)(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}|[^\s]+))?/g)].map(([, name]) => name),
  }));
}

const configsIn = (html) =>
  [...html.matchAll(/<script[^>]*\sslot="config"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json),
  );

for (const page of pages) {
  describe(page, () => {
    const html = read(page);

    it('has nothing that a strict Content-Security-Policy blocks', () => {
      for (const [, start, body] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
        const isData = /\stype="application\/json"/.test(start);
        assert.ok(isData || body.trim() === '', `inline script: ${body.trim().slice(0, 60)}`);
        assert.ok(isData || /\ssrc="\/[^/]/.test(start), `script from elsewhere:${start}`);
      }
      assert.doesNotMatch(html, /<style\b/i);
      assert.doesNotMatch(html, /javascript:/i);
      for (const { tag, names } of tagsIn(html)) {
        assert.deepEqual(
          names.filter((name) => name === 'style' || name.startsWith('on')),
          [],
          `<${tag}>`,
        );
      }
    });

    it('uses only known attributes', () => checkTags(html));
  });
}

describe('the demo’s code samples', () => {
  const samples = [
    ...read('demo.html').matchAll(/<code id="(start-code|sample-\w+)"[^>]*>([\s\S]*?)<\/code>/g),
  ];

  it('cover every host', () => {
    assert.deepEqual(
      samples.map(([, id]) => id),
      ['start-code', 'sample-html', 'sample-vue', 'sample-svelte', 'sample-react', 'sample-json'],
    );
  });

  for (const [, id, html] of samples) {
    it(`${id} uses existing attributes, settings and events`, () => checkTags(unescaped(html)));
  }
});

describe('the demo', () => {
  it('names the header that its strict pages are served with', () => {
    const expected = `Content-Security-Policy: ${sandboxNode.policyHeader()}`;
    for (const page of ['public/demo/strict.html', 'public/demo/strict-wallet.html']) {
      const [, policy] = /<code id="policy">([\s\S]*?)<\/code>/.exec(read(page));
      assert.equal(textOf(policy).replace(/\s+/g, ' '), expected);
    }
  });

  it('offers every language', () => {
    const [, select] = /<select id="locale"[^>]*>([\s\S]*?)<\/select>/.exec(read('demo.html'));
    const offered = [...select.matchAll(/value="([\w-]+)"/g)].map(([, value]) => value);
    assert.deepEqual(offered.toSorted(), findTags().toSorted());
  });

  it('logs every event', () => {
    const names = (text) => [...new Set(text.match(/'wallet-[a-z-]+'/g))].toSorted();
    const [, logged] = /const EVENTS = \[([\s\S]*?)\]/.exec(read('src/sandbox/demo/page/eventLog.ts'));
    assert.deepEqual(
      names(logged),
      eventNames()
        .map((name) => `'${name}'`)
        .toSorted(),
    );
  });
});

function eventNames() {
  const [, table] = /interface WalletModalEvents \{([\s\S]*?)\n\}/.exec(read('src/lib/modalEvents.ts'));
  return [...table.matchAll(/'(wallet-[a-z-]+)':/g)].map(([, name]) => name);
}

/** The attributes that our tags may have. In frameworks, events are attributes too. */
function checkTags(html) {
  const global = ['id', 'class', 'hidden', 'slot'];
  const events = eventNames().flatMap((name) => [`@${name}`, `on${name}`]);
  for (const { tag, names } of tagsIn(html)) {
    if (!tag.startsWith('wallet-')) continue;
    const own =
      tag === 'wallet-modal'
        ? Object.keys(attributes)
        : [...read(`src/elements/${tag}-element.ts`).matchAll(/@attr (?:\{[^}]+\} )?(\S+)/g)].map(
            ([, name]) => name,
          );
    const unknown = names.filter((name) => ![...global, ...events, ...own].includes(name));
    assert.deepEqual(unknown, [], `<${tag}>`);
  }
  for (const config of configsIn(html)) {
    assert.deepEqual(
      Object.keys(config).filter((key) => !settingNames.includes(key)),
      [],
    );
  }
}
