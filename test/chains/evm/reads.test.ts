import { expect } from 'chai';
import { evmReads } from '../../../src/chains/evm/evmReads.js';
import type { NetworkDefinition } from '../../../src/lib/networks/networks.js';
import { SANDBOX_ADDRESSES, type SandboxChain } from '../../../src/sandbox/index.js';
import { localChains, makeWallet } from '../../sandbox/support.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection } from '../../support/promises.js';

const [alice, bob] = SANDBOX_ADDRESSES;
const nobody = '0x0000000000000000000000000000000000000123';
const options = (network: NetworkDefinition) => ({ network, signal: new AbortController().signal });

/** Reads from the local chains. */
describe('reads of the EVM connectors', () => {
  let one: SandboxChain;
  let mainnet: SandboxChain;
  const reads = evmReads(makeWallet().provider, fakeClock());

  before(async () => {
    const chains = await localChains();
    one = chains.find(({ id }) => id === 'eip155:31337') as SandboxChain;
    mainnet = chains.find(({ id }) => id === 'eip155:1') as SandboxChain;
  });

  it('return the native balance in the network’s currency', async () => {
    const balance = await reads.readBalance(`${one.id}:${bob}`, options(one));
    expect(balance).to.include({ decimals: 18, symbol: 'ETH' });
    expect(balance.amount > 0n).to.equal(true);
    expect(await reads.readBalance(`${one.id}:${nobody}`, options(one))).to.include({ amount: 0n });
  });

  for (const [what, answer] of [
    ['of more than 256 bits', `0x${'1'.repeat(65)}`],
    ['of ten megabytes', `0x${'f'.repeat(10_000_000)}`],
    ['in decimals', '12'],
    ['of a JSON number', 12],
  ] as const) {
    it(`reject a balance ${what}`, async () => {
      const { readBalance } = evmReads(
        { ...makeWallet().provider, request: async () => answer },
        fakeClock(),
      );
      const { rpcUrl: _, ...bare } = one;
      const error = await rejection(readBalance(`${one.id}:${bob}`, options(bare)));
      expect(error).to.include({ code: 'rpc_failed' });
    });
  }

  it('return a token balance in the token’s currency', async () => {
    const token = one.tokens?.find(({ symbol }) => symbol === 'SUSD');
    const balance = await reads.readBalance(`${one.id}:${bob}`, { ...options(one), token: token?.address });
    expect(balance).to.deep.equal({ amount: 10_000_000_000n, decimals: 6, symbol: 'SUSD' });
  });

  for (const token of [nobody, alice, '0x12', 'no address']) {
    it(`reject ${token} as a token`, async () => {
      const reading = reads.readBalance(`${one.id}:${bob}`, { ...options(one), token });
      const error = await rejection<{ code: string; details: string }>(reading);
      expect(error.code).to.equal('rpc_failed');
      expect(error.details).to.match(/\S/);
    });
  }

  it('return the ENS name and avatar of an account', async () => {
    const { name, avatar } = await reads.readIdentity(`eip155:1:${alice}`, options(mainnet));
    expect(name).to.equal('sandbox.eth');
    expect(avatar).to.match(/^data:image\/svg\+xml;base64,/);
  });

  it('return the address of an ENS name', async () => {
    const on = { ...options(mainnet), on: mainnet.id };
    expect(await reads.resolveName('Sandbox.eth', on)).to.equal(alice);
    expect(await reads.resolveName('sandbox.eth', { ...on, on: 'eip155:31337' })).to.equal(alice);
    expect(await reads.resolveName('nobody.eth', on)).to.equal(undefined);
    const { rpcUrl: _, ...bare } = mainnet;
    expect(await reads.resolveName('sandbox.eth', { ...on, network: bare })).to.equal(undefined);
  });

  it('return no name when there is none, or no RPC URL', async () => {
    const none = { name: undefined, avatar: undefined };
    expect(await reads.readIdentity(`eip155:1:${bob}`, options(mainnet))).to.deep.equal(none);
    const { rpcUrl: _, ...bare } = mainnet;
    expect(await reads.readIdentity(`eip155:1:${alice}`, options(bare))).to.deep.equal(none);
  });

  it('stop when aborted', async () => {
    const stopped = { network: mainnet, signal: AbortSignal.abort() };
    const account = `eip155:1:${alice}` as const;
    expect(await rejection(reads.readIdentity(account, stopped))).to.be.instanceOf(Error);
    expect(await rejection(reads.readBalance(account, stopped))).to.include({ code: 'aborted' });
  });
});
