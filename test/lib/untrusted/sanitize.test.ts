import { expect } from 'chai';
import fc from 'fast-check';
import { safeHttpUrl, safeIcon, safeName } from '../../../src/lib/untrusted/sanitize.js';

const code = (...points: number[]) => String.fromCodePoint(...points);

describe('safeName', () => {
  for (const [what, given, shown] of [
    ['a plain name', 'Rabby Wallet', 'Rabby Wallet'],
    ['other scripts', '错误 محفظة', '错误 محفظة'],
    ['extra whitespace', '  A \u00a0 B  ', 'A B'],
    ['line breaks and tabs', 'My\r\nWallet\tOne', 'My Wallet One'],
    ['a bidi override', `Meta${code(0x202e)}ksaM`, 'MetaksaM'],
    ['bidi isolates and marks', `${code(0x2066)}A${code(0x2069, 0x200f)}B`, 'AB'],
    ['zero width characters', `M${code(0x200b)}e${code(0x200d)}t${code(0xfeff)}a`, 'Meta'],
    ['tags', `A${code(0xe0040, 0xe0042)}`, 'A'],
    ['control characters', `A${code(0x00, 0x07, 0x1b, 0x9f)}B`, 'AB'],
    ['private characters', `${code(0xe000)}A${code(0x10ffff)}`, 'A'],
    ['invisible letters', `A${code(0x3164, 0x115f, 0xffa0, 0x2060)}`, 'A'],
    ['half a surrogate pair', `A${String.fromCharCode(0xd83d)}`, 'A'],
  ] as const) {
    it(`shows ${what} as ${JSON.stringify(shown)}`, () => {
      expect(safeName(given)).to.equal(shown);
    });
  }

  for (const given of [undefined, null, 7, {}, ['A'], '', '   ', code(0x200b, 0x202e), code(0x3164)]) {
    it(`rejects ${JSON.stringify(given)}`, () => {
      expect(safeName(given)).to.equal(undefined);
    });
  }

  it('cuts long names at whole characters', () => {
    expect(safeName('x'.repeat(41))).to.equal(`${'x'.repeat(39)}…`);
    expect(safeName('😀'.repeat(50), 4)).to.equal('😀😀😀…');
    expect(safeName('x'.repeat(2_000_000))).to.have.length(40);
  });

  it('returns one line without invisible characters for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const shown = safeName(text) ?? 'none';
        expect(shown)
          .to.equal(shown.trim())
          .and.to.not.match(/[\p{C}\p{Default_Ignorable_Code_Point}\n\t]/u);
      }),
    );
  });
});

describe('safeIcon', () => {
  for (const type of ['png', 'svg+xml', 'webp', 'jpeg', 'gif', 'avif']) {
    it(`accepts an embedded ${type}`, () => {
      for (const icon of [`data:image/${type};base64,AAAA`, `DATA:IMAGE/${type},AAAA`]) {
        expect(safeIcon(icon)).to.equal(icon);
      }
    });
  }

  for (const icon of [
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xmlx,AAAA',
    'data:application/pdf;base64,AAAA',
    ' data:image/png,A',
    'javascript:alert(1)',
    `data:image/png,${'A'.repeat(500_000)}`,
    'https://wallet.example/icon.png',
    'blob:https://wallet.example/1',
    '',
    undefined,
    null,
    {},
  ]) {
    it(`rejects ${JSON.stringify(icon)?.slice(0, 60)}`, () => {
      expect(safeIcon(icon)).to.equal(undefined);
    });
  }
});

describe('safeHttpUrl', () => {
  for (const url of [
    'https://wallet.example/a?b#c',
    'HTTPS://WALLET.EXAMPLE',
    'http://localhost:8545',
    'http://127.0.0.1/rpc',
    'http://[::1]:80/',
  ]) {
    it(`accepts ${url} unchanged`, () => {
      expect(safeHttpUrl(url)).to.equal(url);
    });
  }

  for (const url of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<b>',
    'http://wallet.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'https://wallet.example@evil.example',
    'https://u:p@wallet.example',
    'ftp://wallet.example',
    'file:///etc/passwd',
    '//wallet.example',
    '/relative',
    'https://',
    '',
    7,
    null,
    new URL('https://wallet.example'),
  ]) {
    it(`rejects ${JSON.stringify(url)}`, () => {
      expect(safeHttpUrl(url)).to.equal(undefined);
    });
  }
});
