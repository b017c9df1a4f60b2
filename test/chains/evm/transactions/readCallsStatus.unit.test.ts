import { expect } from 'chai';
import { readCallsStatus } from '../../../../src/chains/evm/transactions/readCallsStatus.js';
import { fakeClock } from '../../../support/fakeClock.js';
import { rejection } from '../../../support/promises.js';

const HASH = `0x${'a'.repeat(64)}`;
const OTHER = `0x${'b'.repeat(64)}`;
const receipt = (status: string, transactionHash = HASH) => ({ transactionHash, status });

function ask(told: unknown) {
  const asked: unknown[] = [];
  const wallet = {
    async request(args: unknown) {
      asked.push(args);
      if (told instanceof Error) throw told;
      return told;
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  const { signal } = new AbortController();
  return { asked, status: readCallsStatus('0x12', { wallet, clock: fakeClock(), signal }) };
}

describe('readCallsStatus', () => {
  for (const [told, says, hashes] of [
    [{ status: 100 }, undefined, []],
    [{ status: 100, receipts: [receipt('0x1')] }, undefined, [HASH]],
    [{ status: 200, receipts: [receipt('0x1')] }, 'done', [HASH]],
    [{ status: 200, receipts: [receipt('0x1'), receipt('0x1', OTHER)] }, 'done', [HASH, OTHER]],
    [{ status: 200, receipts: [receipt('0x1'), receipt('0x1')] }, 'done', [HASH]],
    [{ status: 200, receipts: [receipt('0x0'), receipt('0x1', OTHER)] }, 'failed', [HASH, OTHER]],
    [{ status: 201 }, 'done', []],
    [{ status: 400 }, 'given_up', []],
    [{ status: 404 }, 'given_up', []],
    [{ status: 500, receipts: [receipt('0x0')] }, 'failed', [HASH]],
    [{ status: 600, receipts: [receipt('0x1')] }, 'failed_in_part', [HASH]],
    [{ status: 'PENDING' }, undefined, []],
    [{ status: 'CONFIRMED', receipts: [receipt('0x1')] }, 'done', [HASH]],
    [{ status: 'CONFIRMED', receipts: [receipt('0x0')] }, 'failed', [HASH]],
    [{ status: 200, receipts: [{ transactionHash: 'javascript:1' }] }, 'done', []],
    [{ status: 200, receipts: 'none' }, 'done', []],
  ] as const) {
    it(`reads ${JSON.stringify(told).slice(0, 60)} as ${says ?? 'waiting'}`, async () => {
      const { asked, status } = ask(told);
      expect(await status).to.deep.equal({ says, hashes });
      expect(asked).to.deep.equal([{ method: 'wallet_getCallsStatus', params: ['0x12'] }]);
    });
  }

  it('reads no more than twenty transactions', async () => {
    const receipts = Array.from({ length: 99 }, (_, at) => receipt('0x1', `0x${`${at}`.padStart(64, '0')}`));
    expect((await ask({ status: 200, receipts }).status)?.hashes).to.have.length(20);
  });

  for (const told of [
    null,
    'yes',
    {},
    { status: 0 },
    { status: 700 },
    { status: Number.NaN },
    { status: 'toString' },
    { status: '200' },
    { status: {} },
  ]) {
    it(`learns nothing from ${JSON.stringify(told)}`, async () => {
      expect(await ask(told).status).to.equal(undefined);
    });
  }

  const failure = (code: number) => Object.assign(new Error('No.'), { code });

  for (const code of [5730, -32601, 4200]) {
    it(`learns nothing from a wallet that does not know the id or the method (${code})`, async () => {
      expect(await ask(failure(code)).status).to.equal(undefined);
    });
  }

  for (const code of [-32603, 4900]) {
    it(`rejects if the wallet could not find out (${code})`, async () => {
      expect(await rejection(ask(failure(code)).status)).to.include({ name: 'WalletModalError' });
    });
  }

  it('rejects without the wallet, which alone can tell', async () => {
    const { signal } = new AbortController();
    const reading = readCallsStatus('0x12', { wallet: undefined, clock: fakeClock(), signal });
    expect(await rejection(reading)).to.include({ code: 'not_connected' });
  });
});
