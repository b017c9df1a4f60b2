// The scripts of a page that are in its policy: those that browsers run, as Chromium shows.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { chromiumFlags, testChromium } from '../../scripts/browser.mjs';
import { folder, pageWith, runJson } from './runs.mjs';

const write = folder(after);
const code = (name) => `ran.push("${name}")`;
const script = (name, attributes = '') => `<script ${attributes}>${code(name)}</script>`;
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const RUN = {
  plain: '',
  'an empty type': 'type=""',
  'a type without a value': 'type',
  'the usual type': 'type="text/javascript"',
  'capitals and spaces': 'type=" Text/JavaScript "',
  'an old version': 'type="text/javascript1.3"',
  'a language': 'language="JavaScript"',
  'an empty language': 'language=""',
  'a type over a language': 'type="text/javascript" language="vbscript"',
  'a module': 'type="module"',
  'a module for others': 'type="module" nomodule',
  'a module with an event': 'type="module" for="a" event="b"',
  'the load of the window': 'for=" Window " event="onload()"',
  'a target alone': 'for="a"',
  'an event alone': 'event="onclick"',
};
const LEFT = {
  'browsers without modules': 'nomodule',
  'spaces as a type': 'type=" "',
  vbscript: 'type="text/vbscript"',
  'vbscript as a language': 'language="vbscript"',
  'a newer version': 'type="text/javascript1.7"',
  'a charset': 'type="text/javascript; charset=utf-8"',
  json: 'type="application/json"',
  template: 'type="text/template"',
  jsx: 'type="text/babel"',
  'another event': 'for="document" event="onclick"',
  'an event of the window': 'for="window" event="onunload"',
  'an address that is empty': 'src=""',
};

const all = (table) => Object.entries(table).map(([name, attributes]) => script(name, attributes));
const svg = (inside) => `<svg xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
const BODY = [
  '<script>var ran = []</script>',
  ...all(RUN),
  ...all(LEFT),
  svg(script('a drawing')),
  svg(script('a drawing for others', 'nomodule for="a" event="b"')),
  svg('<script>ran.push(&quot;an entity in a drawing&quot;)</script>'),
  svg(script('vbscript in a drawing', 'type="text/vbscript"')),
  svg(`<foreignObject>${script('HTML in a drawing')}</foreignObject>`),
  svg(script('src in a drawing', 'src="/none.js"')),
  `<math>${script('a formula')}</math>`,
  `<template>${script('a template')}</template>`,
  `<noscript>${script('no script')}</noscript>`,
  `<textarea>${script('a field')}</textarea>`,
].join('\n');
const RAN = [
  ...Object.keys(RUN),
  'a drawing',
  'a drawing for others',
  'an entity in a drawing',
  'HTML in a drawing',
  'src in a drawing',
];

describe('the scripts of a page', () => {
  let chrome;
  let server;
  let policy;
  const page = pageWith(`<wallet-modal></wallet-modal>${BODY}`);
  before(async () => {
    ({ policy } = await runJson('csp', write('page.html', page), '--url', 'https://site.example/'));
    chrome = await chromium.launch({ executablePath: testChromium(), args: chromiumFlags });
    server = createServer((request, response) => {
      const headers = { 'content-type': 'text/html' };
      if (request.url === '/strict') headers['content-security-policy'] = policy;
      response.writeHead(request.url === '/' || request.url === '/strict' ? 200 : 404, headers).end(page);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  after(async () => {
    await chrome?.close();
    server?.close();
  });

  it('are in its policy if browsers run them, and only those', () => {
    const hashes = policy.match(/'sha256-[^']+'/g);
    const wanted = ['var ran = []', ...RAN.map(code)].map(hashOf);
    assert.deepEqual([...hashes].sort(), [...wanted].sort());
  });

  for (const [what, path] of [
    ['without a policy', '/'],
    ['with the policy', '/strict'],
  ]) {
    it(`are those that Chromium runs ${what}`, async () => {
      const tab = await chrome.newPage();
      await tab.goto(`http://127.0.0.1:${server.address().port}${path}`);
      const ran = await tab.evaluate('ran');
      assert.deepEqual([...ran].sort(), [...RAN].sort());
      await tab.close();
    });
  }
});

describe('a script for browsers without modules', () => {
  it('is no mistake beside a module', async () => {
    const body =
      '<wallet-modal></wallet-modal><script type="module" src="/wallet-modal.js"></script><script nomodule src="/wallet-modal.classic.js"></script>';
    const { findings } = await runJson(
      'check',
      write('both.html', pageWith(body)),
      '--url',
      'https://site.example/',
    );
    assert.deepEqual(
      findings.filter(({ what }) => what.includes('do not run')),
      [],
    );
  });
});
