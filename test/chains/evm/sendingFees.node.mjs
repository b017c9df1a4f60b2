// Fees of transfers on a real local chain, behind a lying node, with contracts of networks that charge for data.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createTestClient, http, parseEther, publicActions } from 'viem';
import { sandboxNode } from '../../sandbox/sandboxNode.mjs';
import { bundled } from '../../tools/bundled.mjs';
import { clock, startProxy } from './nodeProxy.mjs';

const { evmSending } = await bundled('src/chains/evm/sending/evmSending.ts');
const { SANDBOX_ADDRESSES } = await bundled('src/sandbox/accounts.ts');
const [alice] = SANDBOX_ADDRESSES;
const NOBODY = '0x00000000000000000000000000000000000A11cE';
const SCROLL_ORACLE = '0x5300000000000000000000000000000000000002';
const GWEI = 10n ** 9n;
const hex = (value) => `0x${value.toString(16)}`;

describe('the fee of a transfer', () => {
  let running;
  let proxy;
  let node;
  before(async () => {
    running = await sandboxNode.startEvmChains({ ports: [0] });
    const [{ rpcUrl }] = running.chains;
    proxy = await startProxy(rpcUrl);
    node = createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions);
  });
  after(async () => {
    proxy?.stop();
    await running?.stop();
  });
  beforeEach(() => {
    proxy.replace = undefined;
  });
  const prepare = (more = {}, id = running.chains[0].id) => {
    const network = { ...running.chains[0], id, rpcUrl: proxy.url };
    const token = { network: id, address: undefined, ...network.nativeCurrency };
    const wanted = { account: `${id}:${alice}`, token, amount: 1n, recipient: NOBODY, mayBeSponsored: false };
    const reading = { network, wallet: undefined, clock, signal: new AbortController().signal };
    return evmSending.prepare({ ...wanted, ...more }, reading);
  };
  const lie = (answers) => {
    proxy.replace = ({ method }) => (method in answers ? { result: answers[method] } : undefined);
  };

  it('is beyond doubt on an honest node', async () => {
    assert.deepEqual((await prepare()).feeDoubts, []);
  });

  for (const factor of [10n, 1_000n, 1_000_000n]) {
    it(`is doubted if the node suggests a tip ${factor} times the usual one`, async () => {
      lie({ eth_maxPriorityFeePerGas: hex(GWEI * factor) });
      const { feeDoubts } = await prepare();
      assert.deepEqual(
        feeDoubts.map(({ kind }) => kind),
        ['price'],
      );
    });
  }

  it('is doubted, and not hidden, if it is 4,200 ether', async () => {
    lie({ eth_maxPriorityFeePerGas: hex(parseEther('0.2')) });
    const { fee, feeDoubts } = await prepare();
    assert.ok(fee >= parseEther('4200'));
    assert.equal(feeDoubts[0].kind, 'price');
  });

  it('is doubted if the node wants the gas of a block for it', async () => {
    lie({ eth_estimateGas: hex(30_000_000n) });
    assert.deepEqual((await prepare()).feeDoubts, [{ kind: 'gas' }]);
  });

  it('has what Scroll charges for data in it, which Max leaves too', async () => {
    // Returns the length of the given bytes, in gwei.
    await node.setCode({ address: SCROLL_ORACLE, bytecode: '0x602435633b9aca00025f5260205ff3' });
    lie({ eth_getBlockByNumber: { baseFeePerGas: hex(GWEI) }, eth_maxPriorityFeePerGas: hex(GWEI) });
    const without = await prepare();
    const scroll = await prepare({}, 'eip155:534352');
    const data = 188n * GWEI;
    assert.equal(scroll.fee, without.fee + data + data / 4n);
    const balance = await node.getBalance({ address: alice });
    const all = await prepare({ amount: 'max' }, 'eip155:534352');
    assert.equal(all.amount, balance - scroll.fee);
    assert.equal(all.nativeLeft, 0n);
    await node.setCode({ address: SCROLL_ORACLE, bytecode: '0x' });
  });
});
