import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { atPace } from '../../../../scripts/lib/pace.mjs';
import { bundled } from '../../../tools/bundled.mjs';

const { startChain } = await bundled('src/sandbox/chain/index.ts');
const CONTRACT = '0x1111111111111111111111111111111111111111';
const TOO_LONG = { code: -32000, message: 'execution aborted (timeout = 3s)' };
const running = (code) => [{ to: CONTRACT }, 'latest', { [CONTRACT]: { code } }];
const LOOP = running('0x5b5f56');
// Calls itself again and again, without a loop.
const RECURSION = running(`0x${'5f5f5f5f5f305af1'.repeat(100)}`);

describe('what runs without end', () => {
  let chain;
  before(async () => {
    chain = await startChain({ rpcUrl: 'https://endless.invalid/' });
  });
  after(() => chain.stop());

  const ask = (method, params) => chain.request({ method, params });
  async function post(batch) {
    const body = JSON.stringify(batch.map(([method, params], id) => ({ id, method, params })));
    const answers = await (await fetch(chain.rpcUrl, { method: 'POST', body })).json();
    return answers.map(({ result, error }) => result ?? error.code);
  }

  for (const [method, params] of [
    ['eth_call', LOOP],
    ['eth_estimateGas', LOOP],
    ['eth_call', RECURSION],
  ])
    it(`is ended after three seconds, and the page works meanwhile: ${method}`, async () => {
      let turns = 0;
      const timer = setInterval(() => {
        turns += 1;
      }, 1);
      await assert.rejects(ask(method, params), TOO_LONG);
      clearInterval(timer);
      assert.ok(turns > 10, `the page had ${turns} turns`);
      assert.equal(await ask('eth_estimateGas', [{ to: CONTRACT }]), '0x5208');
    });

  it('ends a simulation', async () => {
    const [call, , stateOverrides] = LOOP;
    const simulation = {
      blockStateCalls: [{ stateOverrides, calls: [call, { to: chain.tokens[0].address }] }],
    };
    await assert.rejects(ask('eth_simulateV1', [simulation, 'latest']), TOO_LONG);
  });

  it('uses up what a batch may run', { timeout: atPace(10_000) }, async () => {
    const batch = Array.from({ length: 20 }, () => ['eth_estimateGas', LOOP]);
    const answers = await post([...batch, ['eth_chainId', []]]);
    assert.deepEqual(answers, [-32000, ...Array(19).fill(-38015), '0x7a69']);
  });
});
