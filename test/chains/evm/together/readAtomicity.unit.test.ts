import { expect } from 'chai';
import { readAtomicity } from '../../../../src/chains/evm/together/readAtomicity.js';
import { fakeClock } from '../../../support/fakeClock.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const atomic = (status: unknown) => ({ atomic: { status } });

function ask(answer: () => Promise<unknown>) {
  const asked: unknown[] = [];
  const clock = fakeClock();
  const provider = {
    request(args: unknown) {
      asked.push(args);
      return answer();
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  return { asked, clock, atomicity: readAtomicity(`eip155:10:${ALICE}`, provider, clock) };
}

describe('readAtomicity', () => {
  for (const [what, answer, atomicity] of [
    ['supported', { '0xa': atomic('supported') }, 'supported'],
    ['ready', { '0xa': atomic('ready') }, 'ready'],
    ['unsupported', { '0xa': atomic('unsupported') }, undefined],
    ['a padded network', { '0x0A': atomic('ready') }, 'ready'],
    ['all networks', { '0x0': atomic('supported') }, 'supported'],
    ['its network before all', { '0x0': atomic('supported'), '0xa': atomic('unsupported') }, undefined],
    ['all networks beside others', { '0x0': atomic('ready'), '0xa': { paymasterService: {} } }, 'ready'],
    ['another network', { '0x1': atomic('supported') }, undefined],
    ['the first version', { '0xa': { atomicBatch: { supported: true } } }, undefined],
    ['another word', { '0xa': atomic('yes') }, undefined],
    ['no object', { '0xa': 'supported' }, undefined],
    ['nothing', null, undefined],
  ] as const)
    it(`reads ${what} as ${atomicity ?? 'nothing'}`, async () => {
      const { asked, atomicity: told } = ask(async () => answer);
      expect(await told).to.equal(atomicity);
      expect(asked).to.deep.equal([{ method: 'wallet_getCapabilities', params: [ALICE, ['0xa']] }]);
    });

  it('reads a wallet that does not know the question, or throws, as nothing', async () => {
    expect(await ask(() => Promise.reject({ code: -32601 })).atomicity).to.equal(undefined);
    const thrown = ask(() => {
      throw new Error('no');
    });
    expect(await thrown.atomicity).to.equal(undefined);
  });

  it('waits no longer than five seconds', async () => {
    const { clock, atomicity } = ask(() => new Promise(() => undefined));
    clock.move(5_000);
    expect(await atomicity).to.equal(undefined);
  });
});
