import { expect } from 'chai';
import fc from 'fast-check';
import { eachOnce, readListedWallet, readListedWallets } from '../../../src/lib/wallets/listedWallet.js';

describe('readListedWallet', () => {
  it('keeps valid fields', () => {
    const wallet = {
      id: 'a',
      name: 'Alpha',
      image_id: 'b1-2',
      homepage: 'https://alpha.example',
      mobile_link: 'alpha://',
      webapp_link: 'https://alpha.example/app',
      rdns: 'example.alpha',
      badge_type: 'certified',
    };
    expect(readListedWallet({ ...wallet, unknown: 1 })).to.deep.equal(wallet);
  });

  it('keeps the flags of the extension, also when read again', () => {
    const injected = [
      { namespace: 'eip155', injected_id: 'isAlpha' },
      { injected_id: 'isAlphaToo' },
      { namespace: 'solana', injected_id: 'alpha' },
      { namespace: 'eip155', injected_id: 7 },
      null,
    ];
    const once = readListedWallet({ id: 'a', name: 'Alpha', injected });
    expect(once).to.deep.equal({ id: 'a', name: 'Alpha', injected: ['isAlpha', 'isAlphaToo'] });
    expect(readListedWallet(JSON.parse(JSON.stringify(once)))).to.deep.equal(once);
    expect(readListedWallet({ id: 'a', name: 'Alpha', injected: {} })).to.deep.equal({
      id: 'a',
      name: 'Alpha',
    });
  });

  it('drops invalid fields, and nothing else', () => {
    const wallet = {
      id: 'a',
      name: 'Al\u202epha',
      image_id: '../../secret',
      homepage: 'http://alpha.example',
      mobile_link: 'javascript:alert(1)',
      desktop_link: 'file:///x',
      webapp_link: 'alpha://app',
      app_store: 5,
      play_store: 'data:text/html,',
      chrome_store: 'blob:https://x/1',
      rdns: { a: 1 },
    };
    expect(readListedWallet(wallet)).to.deep.equal({ id: 'a', name: 'Alpha' });
  });

  for (const value of [
    undefined,
    null,
    7,
    'a',
    [],
    {},
    { id: 'a' },
    { id: 7, name: 'A' },
    { id: '', name: 'A' },
  ]) {
    it(`rejects ${JSON.stringify(value)}`, () => expect(readListedWallet(value)).to.equal(undefined));
  }

  it('never throws, and never returns a link that runs script', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, text) => {
        readListedWallets([value]);
        const wallet = readListedWallet({ id: 'a', name: 'A', mobile_link: `javascript:${text}` });
        expect(wallet?.mobile_link).to.equal(undefined);
      }),
    );
  });

  it('keeps the first of duplicates', () => {
    const [a, b] = [
      { id: 'a', name: 'One' },
      { id: 'b', name: 'Two' },
    ];
    expect(eachOnce([a, b, { ...a, name: 'Three' }])).to.deep.equal([a, b]);
    expect(readListedWallets('no list')).to.deep.equal([]);
  });
});
