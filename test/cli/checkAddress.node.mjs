import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { folder, MODAL, pageWith, problemsOf, run, runJson, serve } from './runs.mjs';

const write = folder(after);

describe('wallet-modal check of an address', () => {
  const html = pageWith('<wallet-modal frame-url="https://sign-in.example/frame"></wallet-modal>', {
    head: '<script type="module" src="/wallet-modal.js"></script>',
  });
  const good = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'self'; img-src 'self' data:; frame-src https://sign-in.example; frame-ancestors 'self'",
    'permissions-policy': 'camera=(self), clipboard-write=(self "https://sign-in.example")',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-content-type-options': 'nosniff',
  };
  const script = [200, { 'content-type': 'text/javascript' }, ''];

  it('asks for the page and for the script, and finds nothing', async () => {
    const { url, asked } = await serve(after, { '/': [200, good, html], '/wallet-modal.js': script });
    assert.deepEqual(await runJson('check', `${url}/`), { code: 0, page: `${url}/`, findings: [] });
    assert.deepEqual(asked, ['/', '/wallet-modal.js']);
  });

  for (const [what, headers, file, sentence] of [
    [
      'a policy',
      { 'content-security-policy': "default-src 'self'; img-src data: 'self'; frame-ancestors 'self'" },
      script,
      /frame-src does not allow https:\/\/sign-in\.example/,
    ],
    ['a camera', { 'permissions-policy': 'camera=()' }, script, /does not allow camera.*camera=\(self\)/],
    [
      'a clipboard of the frame',
      { 'permissions-policy': 'clipboard-write=(self)' },
      script,
      /clipboard-write=\(self "https:\/\/sign-in\.example"\)/,
    ],
    ['an opener', { 'cross-origin-opener-policy': 'same-origin' }, script, /Send same-origin-allow-popups/],
    [
      'an embedder',
      { 'cross-origin-embedder-policy': 'require-corp' },
      script,
      /frames of https:\/\/sign-in\.example load only/,
    ],
    [
      'a sandbox',
      { 'content-security-policy': `${good['content-security-policy']}; sandbox allow-scripts allow-forms` },
      script,
      /without allow-same-origin, allow-popups/,
    ],
    ['the type of the script', {}, [200, { 'content-type': 'text/plain' }, ''], /is sent as "text\/plain"/],
    ['a script that is not there', {}, [404, {}, ''], /answers with status 404/],
  ]) {
    it(`finds ${what}`, async () => {
      const answers = { '/': [200, { ...good, ...headers }, html], '/wallet-modal.js': file };
      const { url } = await serve(after, answers);
      const { code, findings } = await runJson('check', `${url}/`);
      assert.equal(code, 1);
      const problems = problemsOf(findings);
      assert.equal(problems.length, 1, problems.join('\n'));
      assert.match(problems[0], sentence);
    });
  }

  it('reads a page in the encoding of its header, or of its first bytes', async () => {
    const misspelt = Buffer.from(`\u{feff}${pageWith(MODAL, { html: ' lang="ä b"' })}`, 'utf16le');
    const latin = Buffer.from(pageWith(MODAL, { html: ' lang="ä b"' }), 'latin1');
    const typed = (charset) => ({ ...good, 'content-type': `text/html${charset}` });
    const { url } = await serve(after, {
      '/mark': [200, typed('; charset=utf-8'), misspelt],
      '/header': [200, typed('; Charset="UTF-16LE"'), misspelt.subarray(2)],
      '/latin': [200, typed(';charset=iso-8859-1'), latin],
    });
    const pages = [`${url}/mark`, `${url}/header`, `${url}/latin`, write('utf16.html', misspelt)];
    for (const page of pages) {
      const problems = problemsOf((await runJson('check', page)).findings);
      assert.match(problems.join('\n'), /^lang="ä b" is no language tag/, page);
    }
  });

  it('follows a redirect, and says where the page is', async () => {
    const { url } = await serve(after, {
      '/': [302, { location: '/there' }, ''],
      '/there': [200, good, html],
      '/wallet-modal.js': script,
    });
    assert.equal((await runJson('check', `${url}/`)).page, `${url}/there`);
  });

  for (const [what, answer, sentence] of [
    ['a circle', [302, { location: '/' }, ''], /sends elsewhere more than 3 times/],
    ['a redirect to a file', [302, { location: 'file:///etc/passwd' }, ''], /no address of a page/],
    ['an error', [500, { 'content-type': 'text/html' }, ''], /status 500/],
    ['a picture', [200, { 'content-type': 'image/png' }, ''], /is "image\/png", not text\/html/],
    ['too much', [200, { 'content-type': 'text/html' }, 'x'.repeat(5_000_001)], /larger than 5 MB/],
  ]) {
    it(`ends with 2 and a sentence for ${what}`, async () => {
      const { url } = await serve(after, { '/': answer });
      const { code, output, error } = await run('check', `${url}/`);
      assert.deepEqual([code, output], [2, '']);
      assert.match(error, sentence);
    });
  }

  it('ends with 2 where nobody answers', async () => {
    const { code, error } = await run('check', 'http://127.0.0.1:9/');
    assert.equal(code, 2);
    assert.match(error, /cannot be reached/);
  });
});
