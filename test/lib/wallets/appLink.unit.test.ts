import { expect } from 'chai';
import { pairingLink, readAppLink, requestLink } from '../../../src/lib/wallets/appLink.js';

const URI = 'wc:abc123@2?relay-protocol=irn&symKey=deadbeef&expiryTimestamp=1700000000';
const TAIL =
  'wc?uri=wc%3Aabc123%402%3Frelay-protocol%3Dirn%26symKey%3Ddeadbeef%26expiryTimestamp%3D1700000000';

describe('pairingLink', () => {
  for (const [appUrl, base] of [
    ['metamask://', 'metamask://'],
    ['metamask:', 'metamask://'],
    ['metamask', 'metamask://'],
    ['metamask://foo', 'metamask://foo/'],
    ['safe:/a/b', 'safeab://'],
    ['https://metamask.app.link', 'https://metamask.app.link/'],
    ['https://wallet.example/open/', 'https://wallet.example/open/'],
  ] as const) {
    it(`adds the URI to ${appUrl}`, () => expect(pairingLink(appUrl, URI)).to.equal(base + TAIL));
  }

  for (const [appUrl, link] of [
    ['https://wallet.example/open?x=1', 'https://wallet.example/open/wc?x=1&uri=wc%3Aa'],
    ['https://wallet.example/?x=1&y=2#z', 'https://wallet.example/wc?x=1&y=2&uri=wc%3Aa#z'],
    ['https://wallet.example/open?', 'https://wallet.example/open/wc?uri=wc%3Aa'],
    ['https://wallet.example/#/app', 'https://wallet.example/#/app/wc?uri=wc%3Aa'],
    ['app://open?x=1', 'app://open/wc?x=1&uri=wc%3Aa'],
  ] as const) {
    it(`keeps the query of ${appUrl}`, () => expect(pairingLink(appUrl, 'wc:a')).to.equal(link));
  }

  it('builds the link that opens the app for a request', () => {
    expect(requestLink('https://wallet.example/open?x=1', { id: 7, topic: 'ab' })).to.equal(
      'https://wallet.example/open/wc?x=1&requestId=7&sessionTopic=ab',
    );
  });
});

describe('a saved app link', () => {
  it('is read back if it opens an app, and rejected otherwise', () => {
    const link = { href: 'metamask://', target: '_self' } as const;
    expect(readAppLink({ ...link, more: 1 })).to.deep.equal(link);
    for (const kept of [
      undefined,
      null,
      'metamask://',
      [],
      {},
      { href: 'metamask://' },
      { href: 'metamask://', target: '_parent' },
      { href: 7, target: '_self' },
      { href: 'javascript:alert(1)//', target: '_self' },
      { href: 'data:text/html,x', target: '_blank' },
      { href: 'tel:110', target: '_self' },
    ]) {
      expect(readAppLink(kept)).to.equal(undefined);
    }
  });
});
