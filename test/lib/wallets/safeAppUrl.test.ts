import { expect } from 'chai';
import { safeAppUrl } from '../../../src/lib/wallets/safeAppUrl.js';

describe('safeAppUrl', () => {
  for (const link of [
    'https://wallet.example/open',
    'http://localhost:3000/open',
    'metamask://',
    'trust:',
    'io.zerion.app://wc?uri=1',
    'itms-apps://itunes.apple.com/app/id1',
  ]) {
    it(`accepts ${link}`, () => expect(safeAppUrl(link)).to.equal(link));
  }

  it('takes the name of a scheme for the scheme', () =>
    expect(safeAppUrl('metamask')).to.equal('metamask://'));

  for (const link of [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<p>',
    'blob:https://wallet.example/1',
    'file:///etc/passwd',
    'filesystem:https://wallet.example/1',
    'vbscript:x',
    'view-source:https://wallet.example',
    'about:blank',
    'chrome-extension://abc/page.html',
    'javascript',
    'ms-msdt:/id',
    'search-ms:query=x',
    'intent://scan/#Intent;end',
    'tel:112',
    'moz-extension://abc/page.html',
    'http://wallet.example',
    'ws://wallet.example',
    '//wallet.example',
    'wallet.example',
    'metamask://a b',
    '',
    7,
    null,
    undefined,
    {},
  ]) {
    it(`rejects ${JSON.stringify(link)}`, () => expect(safeAppUrl(link)).to.equal(undefined));
  }
});
