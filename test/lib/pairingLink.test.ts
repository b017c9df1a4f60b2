import { expect } from 'chai';
import { pairingLink } from '../../src/lib/pairingLink.js';

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
    it(`of ${appUrl}`, () => expect(pairingLink(appUrl, URI)).to.equal(base + TAIL));
  }
});
