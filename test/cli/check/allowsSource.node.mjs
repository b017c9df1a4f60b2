import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundled } from '../../tools/bundled.mjs';

const { matches } = await bundled('src/cli/check/allowsSource.ts');
const page = { url: 'https://site.example/', baseUrl: 'https://site.example/' };

describe('a source of a policy', () => {
  for (const [expression, source, isAllowed] of [
    ['https://a.example', 'https://a.example', true],
    ['HTTPS://A.example', 'https://a.example', true],
    ['https://a.example/path', 'https://a.example', true],
    ['a.example', 'https://a.example', true],
    ['http://a.example', 'https://a.example', true],
    ['https://a.example', 'http://a.example', false],
    ['https://a.example', 'wss://a.example', false],
    ['ws://a.example', 'wss://a.example', true],
    ['wss:', 'wss://a.example', true],
    ['https:', 'https://a.example', true],
    ['https:', 'data:', false],
    ['*', 'https://a.example', true],
    ['*', 'data:', false],
    ['*', 'https:', true],
    ['https://*', 'https:', true],
    ['http://*:*', 'https:', true],
    ['ftp://*', 'https:', false],
    ['*.example', 'https:', false],
    ['*.example', 'https://a.example', true],
    ['*.a.example', 'https://a.example', false],
    ['*.a.example', 'https://b.a.example', true],
    ['a.example', 'https://evil-a.example', false],
    ['https://a.example', 'https://a.example:8443', false],
    ['https://a.example:*', 'https://a.example:8443', true],
    ['https://a.example:443', 'https://a.example', true],
    ['http://a.example:80', 'https://a.example', true],
    ['http://[::1]:8545', 'http://[::1]:8545', true],
    ["'self'", "'self'", true],
    ['https://site.example', "'self'", true],
    ["'none'", "'self'", false],
    ["'self'", 'https://a.example', false],
  ]) {
    it(`${expression} ${isAllowed ? 'allows' : 'does not allow'} ${source}`, () =>
      assert.equal(matches(expression, source, page), isAllowed));
  }

  for (const [expression, url, isAllowed] of [
    ['https://a.example/auth', 'https://a.example/auth', true],
    ['https://a.example/auth', 'https://a.example/auth/', false],
    ['https://a.example/auth', 'https://a.example/auth/nonce', false],
    ['https://a.example/auth/', 'https://a.example/auth/nonce', true],
    ['https://a.example/auth/', 'https://a.example/auth/', true],
    ['https://a.example/auth/', 'https://a.example/auth', false],
    ['https://a.example/Auth', 'https://a.example/auth', false],
    ['HTTPS://A.example/auth', 'https://a.example/auth', true],
    ['https://a.example/', 'https://a.example/auth', true],
    ['a.example/a%2Fb', 'https://a.example/a%2fb', true],
    ['a.example/%', 'https://a.example/%', true],
    ['https:', 'https://a.example/auth', true],
  ]) {
    it(`${expression} ${isAllowed ? 'allows' : 'does not allow'} ${url}`, () =>
      assert.equal(matches(expression, 'https://a.example', page, { url }), isAllowed));
  }

  it('may allow a part only of what is beneath an address', () => {
    const allows = (expression, asked) => matches(expression, 'https://a.example', page, asked);
    assert.equal(allows('https://a.example/v1/', { url: 'https://a.example/', hasMore: true }), true);
    assert.equal(allows('https://a.example/v1/', { url: 'https://a.example/' }), false);
    assert.equal(allows('https://a.example/auth', { url: 'https://a.example/auth/', hasMore: true }), false);
  });
});
