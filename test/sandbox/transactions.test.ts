import { expect } from 'chai';
import { encodeFunctionData, erc20Abi, type Hex, parseEther, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { SANDBOX_KEYS, type SandboxChain, type SandboxToken } from '../../src/sandbox/index.js';
import { rpc } from '../../src/sandbox/rpc.js';
import { call, localChains, makeWallet, rejection } from './support.js';

interface Receipt {
  readonly status: Hex;
  readonly from: string;
  readonly type: Hex;
  readonly contractAddress: string | null;
}

describe('eth_sendTransaction', () => {
  let one: SandboxChain;
  let two: SandboxChain;
  let token: SandboxToken;
  before(async () => {
    [one, two] = (await localChains()) as [SandboxChain, SandboxChain];
    [token] = one.tokens as [SandboxToken];
  });

  /** A wallet with its own accounts, so that parallel tests don't interfere. */
  async function fundedWallet(chains = [one, two]) {
    const keys = [generatePrivateKey(), generatePrivateKey()];
    const wallet = makeWallet({ chains, keys });
    await rpc(one.rpcUrl, 'anvil_setBalance', [wallet.accounts[0], toHex(parseEther('10'))]);
    await call(wallet, 'eth_requestAccounts');
    const [from = '0x', to = '0x'] = wallet.accounts;
    return { wallet, from, to, keys };
  }
  const balanceOf = async (address: string, chain = one) =>
    BigInt(`${await rpc(chain.rpcUrl, 'eth_getBalance', [address, 'latest'])}`);

  async function receiptOf(hash: unknown, chain = one): Promise<Receipt> {
    for (;;) {
      const receipt = (await rpc(chain.rpcUrl, 'eth_getTransactionReceipt', [hash])) as Receipt | null;
      if (receipt) return receipt;
    }
  }

  it('signs with the account’s key and moves real test funds', async () => {
    const { wallet, from, to } = await fundedWallet();
    const hash = await call(wallet, 'eth_sendTransaction', { from, to, value: toHex(parseEther('1.5')) });
    expect(await receiptOf(hash)).to.include({ status: '0x1', from: from.toLowerCase(), type: '0x2' });
    expect(await balanceOf(to)).to.equal(parseEther('1.5'));
    const left = await balanceOf(from);
    expect(left < parseEther('8.5') && left > parseEther('8.49')).to.equal(true);
  });

  it('sends, and calls it declined, if it is scripted so', async () => {
    const { wallet, from, to } = await fundedWallet();
    const step = { method: 'eth_sendTransaction', answer: 'reject-after' } as const;
    wallet.script([step, { ...step, error: { code: 5750 } }]);
    const send = () => call(wallet, 'eth_sendTransaction', { from, to, value: '0x7' });
    expect((await rejection(send())).code).to.equal(4001);
    expect((await rejection(send())).code).to.equal(5750);
    await receiptOf(await send());
    expect(await balanceOf(to)).to.equal(21n);
    // A request that fails by itself gives its own reason.
    wallet.script([step]);
    const error = await rejection(
      call(wallet, 'eth_sendTransaction', { from, to, value: toHex(10n ** 30n) }),
    );
    expect(error.message).to.match(/insufficient funds/i);
  });

  it('sends on the current network', async () => {
    const { wallet, from, to } = await fundedWallet();
    wallet.switchChain(31338);
    const error = await rejection(call(wallet, 'eth_sendTransaction', { from, to, value: '0x1' }));
    expect(error.message).to.match(/insufficient funds/i);
    await rpc(two.rpcUrl, 'anvil_setBalance', [from, toHex(parseEther('1'))]);
    const hash = await call(wallet, 'eth_sendTransaction', { from, to, value: '0x1', chainId: '0x7a6a' });
    await receiptOf(hash, two);
    expect(await balanceOf(to, two)).to.equal(1n);
    expect(await balanceOf(to)).to.equal(0n);
  });

  it('keeps the order of simultaneous transactions', async () => {
    const { wallet, from, to } = await fundedWallet();
    const send = () => call(wallet, 'eth_sendTransaction', { from, to, value: '0x1' });
    const hashes = await Promise.all([send(), send(), send()]);
    expect(new Set(hashes).size).to.equal(3);
    for (const hash of hashes) expect((await receiptOf(hash)).status).to.equal('0x1');
    expect(await balanceOf(to)).to.equal(3n);
  });

  it('succeed side by side in wallets with the same key, such as those of two pages', async () => {
    const { from, to, keys } = await fundedWallet();
    const wallets = Array.from({ length: 4 }, () => makeWallet({ chains: [one], keys }));
    const hashes = await Promise.all(
      wallets.map(async (wallet) => {
        await call(wallet, 'eth_requestAccounts');
        return call(wallet, 'eth_sendTransaction', { from, to, value: '0x1' });
      }),
    );
    for (const hash of hashes) expect((await receiptOf(hash)).status).to.equal('0x1');
    expect(await balanceOf(to)).to.equal(4n);
  });

  it('transfers tokens, and passes on the chain’s error when there are too few', async () => {
    const key = SANDBOX_KEYS[4] as Hex;
    const wallet = makeWallet({ chains: [one], keys: [key] });
    await call(wallet, 'eth_requestAccounts');
    const from = privateKeyToAddress(key);
    const to = privateKeyToAddress(generatePrivateKey());
    const transfer = (amount: bigint) =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
    const balance = async () => {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [to] });
      return BigInt(`${await call(wallet, 'eth_call', { to: token.address, data }, 'latest')}`);
    };
    await receiptOf(
      await call(wallet, 'eth_sendTransaction', { from, to: token.address, data: transfer(1_000_000n) }),
    );
    expect(await balance()).to.equal(1_000_000n);

    const tooMuch = { from, to: token.address, data: transfer(10n ** 18n) };
    const error = await rejection(call(wallet, 'eth_sendTransaction', tooMuch));
    expect(error.code).to.equal(3);
    expect(error.data).to.match(/^0xe450d38c/);
    // With its own gas limit, it is sent and fails when it is mined.
    const hash = await call(wallet, 'eth_sendTransaction', { ...tooMuch, gas: toHex(100_000) });
    expect((await receiptOf(hash)).status).to.equal('0x0');
    expect(await balance()).to.equal(1_000_000n);
  });

  it('uses the site’s fees', async () => {
    const { wallet, from, to } = await fundedWallet();
    const legacy = await call(wallet, 'eth_sendTransaction', {
      from,
      to,
      value: '0x1',
      gasPrice: toHex(3_000_000_000),
    });
    expect((await receiptOf(legacy)).type).to.equal('0x0');
    const fees = { maxFeePerGas: toHex(5_000_000_000), maxPriorityFeePerGas: toHex(7) };
    const hash = await call(wallet, 'eth_sendTransaction', { from, to, value: '0x1', ...fees });
    expect(await rpc(one.rpcUrl, 'eth_getTransactionByHash', [hash])).to.include(fees);
  });

  it('creates contracts', async () => {
    const { wallet, from } = await fundedWallet();
    // Deploys one zero byte of code.
    const hash = await call(wallet, 'eth_sendTransaction', { from, data: '0x60016000f3' });
    const { contractAddress } = await receiptOf(hash);
    expect(await rpc(one.rpcUrl, 'eth_getCode', [contractAddress, 'latest'])).to.equal('0x00');
  });

  it('is refused with 4100 for accounts that the site may not see', async () => {
    const { wallet, from, to } = await fundedWallet();
    expect((await rejection(call(wallet, 'eth_sendTransaction', { from: to, to: from }))).code).to.equal(
      4100,
    );
  });

  it('is refused for a network other than the current one', async () => {
    const { wallet, from, to } = await fundedWallet();
    const error = await rejection(call(wallet, 'eth_sendTransaction', { from, to, chainId: '0x1' }));
    expect(error.code).to.equal(-32602);
  });

  it('sends nothing when the visitor declines', async () => {
    const { wallet, from, to } = await fundedWallet();
    wallet.policy = 'reject';
    expect((await rejection(call(wallet, 'eth_sendTransaction', { from, to, value: '0x1' }))).code).to.equal(
      4001,
    );
    expect(await balanceOf(to)).to.equal(0n);
  });

  for (const changes of [
    { to: 'bob' },
    { value: 1 },
    { value: '1' },
    { data: '0x123' },
    { gas: 'much' },
    { from: undefined },
    { to: undefined },
  ]) {
    it(`is refused with -32602 for ${JSON.stringify(changes)}`, async () => {
      const { wallet, from, to } = await fundedWallet();
      const error = await rejection(call(wallet, 'eth_sendTransaction', { from, to, ...changes }));
      expect(error.code).to.equal(-32602);
    });
  }
});

describe('reads through a sandbox wallet', () => {
  it('reach the current network', async () => {
    const [one, two] = (await localChains()) as [SandboxChain, SandboxChain];
    const wallet = makeWallet({ chains: [one, two] });
    expect(BigInt(`${await call(wallet, 'eth_blockNumber')}`) > 0n).to.equal(true);
    expect(await wallet.provider.request({ method: 'eth_gasPrice' })).to.match(/^0x/);
    const error = await rejection(call(wallet, 'eth_getBalance', 'nobody', 'latest'));
    expect(error.code).to.equal(-32602);
  });

  for (const [mode, code] of [
    ['500', -32603],
    ['429', -32005],
    ['malformed', -32603],
    ['offline', -32603],
  ] as const) {
    it(`fail as in real wallets when the network fails with ${mode}`, async () => {
      const [one] = (await localChains()) as [SandboxChain];
      const wallet = makeWallet({ chains: [{ ...one, rpcUrl: `${one.rpcUrl}?mode=${mode}` }] });
      const error = await rejection(call(wallet, 'eth_blockNumber'));
      expect(error.code).to.equal(code);
      expect(error.message).to.not.equal('');
    });
  }
});
