import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeProblems, lineOf, readSources, unfit, withoutComments, withoutStrings } from './sources.mjs';

const SANDBOX = /^src\/sandbox\//;

// The forbidden patterns and the reasons. Comments are ignored unless the rule has `in: 'text'`. With `in: 'code'`, strings are
// ignored too.
const forbidden = [
  { name: 'innerHTML', pattern: /\b(inner|outer)HTML\b/, why: 'Trusted Types refuse it' },
  { name: 'insertAdjacentHTML', pattern: /\binsertAdjacentHTML\b/, why: 'Trusted Types refuse it' },
  { name: 'dangerouslySetInnerHTML', pattern: /\bdangerouslySetInnerHTML\b/, why: 'Trusted Types refuse it' },
  { name: 'document.write', pattern: /\b(document|page\(\))\.write(ln)?\b/, why: 'Trusted Types refuse it' },
  {
    name: 'document',
    // Allows checks for its existence, and object properties of that name.
    pattern:
      /(?<![\w$.]|\btypeof )document\b(?!\??:)|(?<=\.{3})document\b|\b(window|globalThis|self)\??\.document\b/,
    in: 'code',
    except: [/^src\/lib\/browser\/page\.ts$/, SANDBOX],
    why: 'named elements of the page can shadow its properties; page() avoids them',
  },
  { name: 'Math.random()', pattern: /\bMath\.random\(/, why: 'ids and keys come from crypto' },
  {
    name: "postMessage(…, '*')",
    pattern: /\bpostMessage\([^;]*?,\s*(\{[^}]*targetOrigin:\s*)?['"`]\*['"`]/,
    why: 'messages are sent to an exact origin',
  },
  {
    name: 'fetch()',
    pattern: /(?<![\w.$])fetch\(/,
    in: 'code',
    except: [/^src\/lib\/requests\/boundedFetch\.ts$/, SANDBOX],
    why: 'boundedFetch refuses redirects and endless answers',
  },
  {
    name: 'http() of viem',
    pattern: /(?<![\w.$])http\(\w*[uU]rl/,
    in: 'code',
    except: [/^src\/chains\/evm\/nodeTransport\.ts$/, SANDBOX],
    why: 'it follows redirects by itself',
  },
  { name: 'eval()', pattern: /\beval\(/, why: 'a strict policy refuses it' },
  { name: 'new Function()', pattern: /\bnew Function\(/, why: 'a strict policy refuses it' },
  { name: 'getDefaultStore()', pattern: /\bgetDefaultStore\(/, why: 'there is one store per element' },
  { name: '@ts-ignore', pattern: /@ts-(ignore|nocheck)\b/, in: 'text', why: 'say what is wrong by a type' },
  {
    name: '@ts-expect-error without a reason',
    pattern: /@ts-expect-error(?![ \t:-]*\w+[ \t]+\w)/,
    in: 'text',
    why: 'give the reason beside it',
  },
  { name: 'as any', pattern: /\bas\s+any\b|<any>/, in: 'code', why: 'unknown is checked' },
  { name: ': any', pattern: /:\s*any\b/, in: 'code', why: 'unknown is checked' },
  {
    name: '<style>',
    pattern: /<style\b|createElement\(\s*['"`]style['"`]/,
    why: 'a strict policy refuses it',
  },
  {
    name: ':has()',
    pattern: /:has\(/,
    why: 'Firefox supports it from 121 on, and we promise 119',
  },
  {
    name: "setAttribute('style')",
    pattern: /setAttribute\(\s*['"`]style['"`]/,
    why: 'a strict policy refuses it',
  },
  {
    name: '.reduce()',
    pattern: /\.reduce\(/,
    except: [SANDBOX],
    why: 'Prototype 1.6 replaces it on its sites by something else',
  },
  {
    name: '.entries()',
    pattern: /\.entries\(\)/,
    except: [SANDBOX],
    why: 'Prototype replaces that of arrays; maps need none',
  },
];

function checkText({ path, text }) {
  const views = { text, code: withoutStrings(text) };
  const visible = withoutComments(text);
  return forbidden.flatMap(({ name, pattern, in: where, except = [], why }) => {
    if (except.some((one) => one.test(path))) return [];
    const looked = views[where] ?? visible;
    return [...looked.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => ({
      path,
      line: lineOf(looked, index),
      rule: `holds ${name}: ${why}`,
    }));
  });
}

describe('forbidden text', () => {
  it('does not occur in src', () => {
    const problems = readSources('src').flatMap(checkText);
    assert.equal(problems.length, 0, describeProblems(problems));
  });

  it('is allowed only in files that exist', () => {
    const exceptions = forbidden.flatMap(({ except = [] }) => except);
    const paths = readSources('src').map(({ path }) => path);
    assert.deepEqual(unfit(exceptions, paths), []);
    assert.deepEqual(unfit([/^src\/gone\.ts$/, SANDBOX], paths), ['/^src\\/gone\\.ts$/']);
  });

  const samples = [
    ['innerHTML', 'node.innerHTML = text;'],
    ['insertAdjacentHTML', "node.insertAdjacentHTML('beforeend', text);"],
    ['dangerouslySetInnerHTML', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
    ['document.write', "page().write('x');"],
    ['document', 'return document.title;'],
    ['document', 'deepActiveElement(document);'],
    ['document', 'const here = document;'],
    ['document', 'const { title } = document;'],
    ['document', 'const of = isMissing ? document : other;'],
    ['document', 'watch([document]);'],
    ['document', 'const scope = { document, navigator };'],
    ['document', 'const scope = { ...document };'],
    ['document', 'const { title } = window.document;'],
    ['document', `const text = \`Title: \${document.title}\`;`],
    ['Math.random()', 'const id = Math.random();'],
    ["postMessage(…, '*')", "frame.postMessage({ a: 1 }, '*');"],
    ["postMessage(…, '*')", "frame.postMessage(\n  message,\n  { targetOrigin: '*' },\n);"],
    ['fetch()', 'const answer = await fetch(url);'],
    ['http() of viem', 'const transport = http(rpcUrl, {});'],
    ['eval()', "eval('1');"],
    ['new Function()', "new Function('return 1')();"],
    ['getDefaultStore()', 'const store = getDefaultStore();'],
    ['@ts-ignore', '// @ts-ignore: later'],
    ['@ts-ignore', '// @ts-nocheck'],
    ['@ts-expect-error without a reason', '// @ts-expect-error\nfoo();'],
    ['as any', 'const a = b as any;'],
    [': any', 'function f(a: any) {}'],
    ['<style>', 'return <style>{css}</style>;'],
    ['<style>', "page().createElement('style');"],
    [':has()', "selectors: { '&:has([data-tall])': { blockSize: 0 } }"],
    ["setAttribute('style')", "node.setAttribute('style', 'color: red');"],
    ['.reduce()', 'amounts.reduce((sum, one) => sum + one, 0n);'],
    ['.entries()', 'for (const [at, one] of all.entries()) {}'],
  ];
  for (const [name, text] of samples) {
    it(`is found: ${text.split('\n')[0]}`, () => {
      const found = checkText({ path: 'src/a.ts', text: `\n${text}` });
      assert.equal(found.length, 1, describeProblems(found));
      assert.ok(found[0].line === 2 && found[0].rule.startsWith(`holds ${name}: `), describeProblems(found));
    });
  }

  for (const text of [
    '// innerHTML is not used here, nor Math.random()',
    '// @ts-expect-error the types of r2wc know no untyped prop\nmake();',
    'frame.postMessage(message, origin);',
    "window.postMessage({ kind: '*' }, origin);",
    'const anything = anyway as Any;',
    "const text = 'Which network: any';",
    "node.setAttribute('styles', value);",
    'page().title; scope.document.hasFocus(); interface A { document: Document }',
    "if (typeof document === 'undefined') return; const text = 'the document'; f(`of document`, { document: page() });",
  ]) {
    it(`is not found in: ${text.split('\n')[0]}`, () => {
      assert.deepEqual(checkText({ path: 'src/a.ts', text }), []);
    });
  }

  it('has a sample for every rule', () => {
    assert.deepEqual(
      [...new Set(samples.map(([name]) => name))],
      forbidden.map(({ name }) => name),
    );
  });
});
