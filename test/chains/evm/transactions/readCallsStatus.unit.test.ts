import { expect } from 'chai';
import { readCallsStatus } from '../../../../src/chains/evm/transactions/readCallsStatus.js';
import { fakeClock } from '../../../support/fakeClock.js';
import { rejection } from '../../../support/promises.js';

const HASH = `0x${'a'.repeat(64)}`;
const answer = { callsId: '0x12', answeredAt: 1 };
const receipt = (status: string) => ({ transactionHash: HASH, status });

function ask(told: unknown) {
  const asked: unknown[] = [];
  const wallet = {
    async request(args: unknown) {
      asked.push(args);
      return told;
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  const { signal } = new AbortController();
  return { asked, status: readCallsStatus(answer, { wallet, clock: fakeClock(), signal }) };
}

describe('readCallsStatus', () => {
  for (const [told, step, hash] of [
    [{ status: 100 }, 'pending', undefined],
    [{ status: 200, receipts: [receipt('0x1')] }, 'pending', HASH],
    [{ status: 400 }, 'dropped', undefined],
    [{ status: 500, receipts: [receipt('0x0')] }, 'reverted', HASH],
    [{ status: 600, receipts: [receipt('0x1')] }, 'reverted', HASH],
    [{ status: 500 }, 'unknown', undefined],
    [{ status: 'PENDING' }, 'pending', undefined],
    [{ status: 'CONFIRMED', receipts: [receipt('0x1')] }, 'pending', HASH],
    [{ status: 'CONFIRMED', receipts: [receipt('0x0')] }, 'reverted', HASH],
    [{ status: 200, receipts: [{ transactionHash: 'javascript:1' }] }, 'unknown', undefined],
    [{ status: 200 }, 'unknown', undefined],
  ] as const) {
    it(`reads ${JSON.stringify(told).slice(0, 60)} as ${step}`, async () => {
      const { asked, status } = ask(told);
      expect(await status).to.deep.include({ step, answer: { ...answer, hash } });
      expect(asked).to.deep.equal([{ method: 'wallet_getCallsStatus', params: ['0x12'] }]);
    });
  }

  it('waits for signatures while an account of several owners has sent nothing', async () => {
    const { signal } = new AbortController();
    const wallet = {
      request: async () => ({ status: 100 }),
      on: () => undefined,
      removeListener: () => undefined,
    };
    const asked = { callsId: HASH, answeredAt: 1 };
    const status = await readCallsStatus(asked, { wallet, clock: fakeClock(), signal });
    expect(status).to.deep.equal({ step: 'awaiting_signatures', answer: { ...asked, hash: undefined } });
  });

  for (const told of [null, 'yes', {}, { status: 0 }, { status: 299 }, { status: '200' }, { status: {} }]) {
    it(`learns nothing from ${JSON.stringify(told)}`, async () => {
      expect(await ask(told).status).to.equal(undefined);
    });
  }

  it('rejects without the wallet, which alone can tell', async () => {
    const { signal } = new AbortController();
    const reading = readCallsStatus(answer, { wallet: undefined, clock: fakeClock(), signal });
    expect(await rejection(reading)).to.include({ code: 'not_connected' });
  });
});
