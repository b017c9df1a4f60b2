import { expect } from 'chai';
import type { SandboxWallet } from '../../src/sandbox/index.js';
import { call, makeWallet } from './support.js';

/** The number of times that a wallet calls its subscriber during an action. */
async function countOf(wallet: SandboxWallet, act: () => unknown): Promise<number> {
  let count = 0;
  const stop = wallet.subscribe(() => {
    count += 1;
  });
  await act();
  stop();
  return count;
}

describe('a wallet’s subscriber', () => {
  const changes: Record<string, (wallet: SandboxWallet) => unknown> = {
    'another account': (wallet) => wallet.switchAccount(wallet.accounts[1] ?? ''),
    'another network': (wallet) => wallet.switchChain(31338),
    locking: (wallet) => wallet.lock(),
    'another policy': (wallet) => {
      wallet.policy = 'reject';
    },
    'being offline': (wallet) => wallet.setOffline(true),
    'going away': (wallet) => wallet.vanish(),
  };
  for (const [name, act] of Object.entries(changes)) {
    it(`is called once for ${name}`, async () => {
      const wallet = makeWallet();
      expect(await countOf(wallet, () => act(wallet))).to.equal(1);
    });
  }

  it('is called when a request arrives and when it is answered', async () => {
    const wallet = makeWallet();
    const outcomes: unknown[] = [];
    wallet.subscribe(() => outcomes.push(wallet.requests.at(-1)?.outcome));
    await call(wallet, 'eth_chainId');
    expect(outcomes).to.deep.equal(['pending', 'resolved']);
  });

  it('is not called after unsubscribing', async () => {
    const wallet = makeWallet();
    let heard = false;
    const stop = wallet.subscribe(() => {
      heard = true;
    });
    stop();
    wallet.lock();
    expect(heard).to.equal(false);
  });
});
