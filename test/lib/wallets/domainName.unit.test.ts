import { expect } from 'chai';
import { domainName } from '../../../src/lib/wallets/domainName.js';

describe('the domain name of a wallet', () => {
  for (const [rdns, shown] of [
    ['io.metamask', 'io.metamask'],
    ['IO.MetaMask', 'io.metamask'],
    ['io.leapwallet.LeapWallet', 'io.leapwallet.leapwallet'],
    ['com.my-wallet.x2', 'com.my-wallet.x2'],
    [`io.${'a'.repeat(61)}`, `io.${'a'.repeat(61)}`],
    [`io.${'a'.repeat(62)}`, undefined],
    ['\u0456o.metamask', undefined],
    ['io.met\u0430mask', undefined],
    ['Installed, verified by this site', undefined],
    ['Installed', undefined],
    ['io.xn--metamsk-3fg', undefined],
    ['io.ab--cd', undefined],
    ['xn--p1ai.wallet', undefined],
    ['io.-a', undefined],
    ['io.a-', undefined],
    ['io.a-.b', undefined],
    ['io..a', undefined],
    ['.io.a', undefined],
    ['io.a.', undefined],
    ['io.a_b', undefined],
    ['1.2.3.4', undefined],
    ['io.metamask ', undefined],
    ['io.metamask\n', undefined],
    ['io.metamask\u200b', undefined],
    ['io.\uff4d', undefined],
    ['https://io.metamask', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const) {
    it(`is ${shown ?? 'not shown'} for ${JSON.stringify(rdns)?.slice(0, 40)}`, () =>
      expect(domainName(rdns)).to.equal(shown));
  }
});
