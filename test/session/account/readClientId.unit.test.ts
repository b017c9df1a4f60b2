import { expect } from 'chai';
import { readClientId } from '../../../src/session/account/readClientId.js';
import { facts, fakeConnector, world } from '../../atoms/fakes.js';

const ID = 'did:key:z6MkodHZwneVRShtaLf8JKYkxpDGp1vGZnpGmdBpX8M2exxH';

describe('the client id for the chain API', () => {
  for (const [who, type, read, expected] of [
    ['a wallet app', 'WALLET_CONNECT', async () => ID, ID],
    ['a wallet app without a session', 'WALLET_CONNECT', async () => undefined, undefined],
    ['a wallet app that cannot tell', 'WALLET_CONNECT', () => Promise.reject(new Error('No.')), undefined],
    ['a browser wallet', 'ANNOUNCED', async () => ID, undefined],
  ] as const) {
    it(`is ${expected ? 'there' : 'missing'} for ${who}`, async () => {
      const wallet = { ...fakeConnector('a', 'eip155', { type }), readClientId: read };
      const { store, services, connect } = world({ wallets: [wallet] });
      expect(await readClientId(store, services)).to.equal(undefined);
      await connect(wallet, facts());
      expect(await readClientId(store, services)).to.equal(expected);
    });
  }
});
