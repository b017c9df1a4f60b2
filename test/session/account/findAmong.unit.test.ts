import { expect } from 'chai';
import { findAmong } from '../../../src/session/account/findAmong.js';

const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const checks = { checkAddress: (address: string) => address, readPlace: async () => 'wallet' as const };

const find = (name: string, address?: string) =>
  findAmong(
    checks,
    { kind: 'name', name },
    { hasNames: true, resolve: async () => address, reading: {} as never },
  );

describe('a name that stands for nobody', () => {
  for (const name of ['nobody.eth', 'Nobody.ETH', 'pay.nobody.eth', 'nobody.wcn.id']) {
    it(`is not registered: ${name}`, async () =>
      expect(await find(name)).to.deep.equal({ problem: 'unknownName' }));
  }

  for (const name of ['brad.zil', 'brad.crypto', 'brad.sol', 'nobody.eth.zil', 'nobody.com', 'neth.x']) {
    it(`may be registered elsewhere, where nobody looked: ${name}`, async () =>
      expect(await find(name)).to.deep.equal({ problem: 'otherService' }));
  }

  it('is none of these if it stands for somebody, whatever it ends in', async () => {
    expect(await find('bob.com', BOB)).to.deep.equal({ address: BOB, name: 'bob.com', place: 'wallet' });
  });
});
