import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundled } from '../../tools/bundled.mjs';

const { startChain, SANDBOX_TOKENS } = await bundled('src/sandbox/chain/index.ts');
const [{ address: dollar }] = SANDBOX_TOKENS;
const RECEIVER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('send() of a chain', () => {
  let chain;
  before(async () => {
    chain = await startChain({ rpcUrl: 'https://faucet.invalid/' });
  });
  after(() => chain.stop());

  const dollars = async () => {
    const data = `0x70a08231${RECEIVER.slice(2).toLowerCase().padStart(64, '0')}`;
    return BigInt(await chain.request({ method: 'eth_call', params: [{ to: dollar, data }, 'latest'] }));
  };
  const blocks = () => chain.request({ method: 'eth_blockNumber' });
  const assertRefused = async (sent, message) => {
    const before = await blocks();
    await assert.rejects(chain.send(sent), { name: 'SandboxChainError', code: 'chain_invalid', message });
    assert.equal(await blocks(), before);
  };

  it('sends exactly what it was asked for', async () => {
    await chain.send({ to: RECEIVER, amount: '1.999999', token: 'SUSD' });
    assert.equal(await dollars(), 1_999_999n);
    await chain.send({ to: RECEIVER, amount: '0.0000010000', token: 'SUSD' });
    assert.equal(await dollars(), 2_000_000n);
    await chain.send({ to: RECEIVER, amount: '1.000000000000000001' });
    const params = [RECEIVER, 'latest'];
    assert.equal(await chain.request({ method: 'eth_getBalance', params }), '0xde0b6b3a7640001');
  });

  it('refuses what it would have to round', async () => {
    for (const amount of ['1.9999999', '0.0000004']) {
      await assertRefused(
        { to: RECEIVER, amount, token: 'SUSD' },
        '"amount" is too exact: it may have 6 digits after the point.',
      );
    }
    await assertRefused(
      { to: RECEIVER, amount: '0.0000000000000000001' },
      '"amount" is too exact: it may have 18 digits after the point.',
    );
  });

  it('refuses an address with a wrong checksum, of the native currency and of tokens', async () => {
    const to = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    for (const token of [undefined, 'SUSD', 'SBX']) {
      await assertRefused(
        { to, amount: '1', token },
        '"to" has a wrong checksum: 0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed. In lower case, it has none.',
      );
    }
    await assert.rejects(startChain({ rpcUrl: 'https://other.invalid/', accounts: [to] }), {
      code: 'chain_invalid',
    });
  });

  it('takes addresses without a checksum', async () => {
    const before = await dollars();
    await chain.send({ to: RECEIVER.toLowerCase(), amount: '1', token: 'SUSD' });
    await chain.send({ to: `0x${RECEIVER.slice(2).toUpperCase()}`, amount: '1', token: 'SUSD' });
    assert.equal((await dollars()) - before, 2_000_000n);
  });
});
