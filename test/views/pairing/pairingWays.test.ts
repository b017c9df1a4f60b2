import { expect } from 'chai';
import { type PairingWay, pairingWays } from '../../../src/views/pairing/pairingWays.js';

const mobile_link = 'alpha://';
const desktop_link = 'alpha-desktop://';
const webapp_link = 'https://alpha.example/app';
const extension = { rdns: 'example.alpha', chrome_store: 'https://store.example/alpha' };

describe('pairingWays', () => {
  const rules: [title: string, links: object, onComputer: PairingWay[], onPhone: PairingWay[]][] = [
    ['an app', { mobile_link }, ['qrcode'], ['mobile']],
    ['an app and a page', { mobile_link, webapp_link }, ['qrcode', 'web'], ['mobile', 'web']],
    ['programs only', { desktop_link }, ['desktop'], ['qrcode']],
    [
      'everything',
      { mobile_link, webapp_link, desktop_link, ...extension },
      ['qrcode', 'web', 'desktop', 'extension'],
      ['mobile', 'web'],
    ],
    ['an extension that is not installed', { mobile_link, rdns: 'example.alpha' }, ['qrcode'], ['mobile']],
    ['nothing', {}, ['qrcode'], ['qrcode']],
  ];
  for (const [title, links, onComputer, onPhone] of rules) {
    it(`for a wallet with ${title}`, () => {
      const wallet = { id: 'a', name: 'Alpha', ...links };
      expect(pairingWays(wallet, false)).to.deep.equal(onComputer);
      expect(pairingWays(wallet, true)).to.deep.equal(onPhone);
    });
  }

  it('begin with this browser for an installed wallet', () => {
    const wallet = {
      id: 'a',
      name: 'Alpha',
      mobile_link,
      desktop_link,
      chrome_store: extension.chrome_store,
    };
    expect(pairingWays(wallet, false, true)).to.deep.equal(['browser', 'qrcode', 'desktop']);
    expect(pairingWays(wallet, true, true)).to.deep.equal(['browser', 'mobile']);
  });

  it('are the code for any app', () => expect(pairingWays(undefined, true)).to.deep.equal(['qrcode']));
});
