import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import { draftAtom } from '../../src/atoms/send/draft.js';
import { swapFiguresAtom } from '../../src/atoms/swap/previewButton.js';
import { swapDraftAtom } from '../../src/atoms/swap/swapDraft.js';
import type { AccountData } from '../../src/lib/account/accountData.js';
import type { TokenBalance } from '../../src/lib/account/tokenBalance.js';
import { WalletModalError } from '../../src/lib/errors.js';
import { fakeAccountData, fakeConnector, world } from '../atoms/fakes.js';
import { COIN, DOLLARS, fakeSending } from '../atoms/send/fakeSending.js';
import { fakeSwapping, HELD, swapFor } from '../atoms/swap/fakeSwapping.js';
import { expectAccessible } from '../support/axe.js';
import { until } from '../support/promises.js';
import { cleanUp, stillness } from '../ui/mount.js';
import { mountContent, type } from './content.js';
import { showSwap } from './swap/showSwap.js';

afterEach(cleanUp);

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const ODD: TokenBalance = {
  network: COIN.network,
  address: ADDRESS,
  name: 'Odd Coin',
  symbol: 'ODD',
  decimals: 6,
  amount: 5_000_000n,
  price: undefined,
  icon: undefined,
  isUnlisted: true,
};

/** The tokens that a visitor with ether and dollars can send. */
async function showSend(tokenAt: AccountData['tokenAt']) {
  const wallet = fakeConnector('a');
  const data = fakeAccountData({
    balances: async () => ({ tokens: [COIN, DOLLARS], source: 'service' }),
    tokenAt,
  });
  const sending = fakeSending();
  const here = world({
    wallets: [wallet],
    services: { openSending: async () => sending, openAccountData: async () => data },
  });
  await here.connect(wallet);
  here.open('WalletSend');
  const { root, host } = mountContent(here.store);
  host.style.cssText = 'display: block; background: #fff';
  const inside = within(root as unknown as HTMLElement);
  const sees = (text: string) => until(() => root.textContent?.includes(text), text);
  const press = async (name: string | RegExp) => (await inside.findByShadowRole('button', { name })).click();
  const field = () => inside.findByShadowRole<HTMLInputElement>('searchbox');
  await press(/Change token$/);
  await type(await field(), ADDRESS);
  return { ...here, root, inside, sees, press, field };
}

describe('a token by its address', () => {
  it('is found on the chain, said to be unlisted, and chosen to be sent', async () => {
    const { sees, press, store, root, inside } = await showSend(async () => ODD);
    await sees('Not in any list. Anyone can give a token any name.');
    const row = await inside.findByShadowRole('button', { name: /^Odd Coin/ });
    expect(row.textContent).to.equal('OOdd Coin5 ODD 0x7099…79C8Unlisted');
    await stillness(root);
    await expectAccessible(root);
    await press(/^Odd Coin/);
    await sees('ODD isn’t in any list');
    await sees(ADDRESS);
    expect(store.get(draftAtom).token).to.deep.equal({ network: COIN.network, address: ADDRESS });
    // For this visit, it is listed with the others.
    await press(/Change token$/);
    await inside.findByShadowRole('button', { name: /^Odd Coin(?=.*Unlisted)(?=.*0x7099…79C8)/ });
  });

  it('is told from another one of the same name', async () => {
    const { press, inside, field } = await showSend(async (_account, address) => ({ ...ODD, address }));
    await press(/^Odd Coin/);
    await press(/Change token$/);
    await type(await field(), OTHER);
    await press(/^Odd Coin.*0x3C44/);
    await press(/Change token$/);
    const rows = await inside.findAllByShadowRole('button', { name: /^Odd Coin/ });
    expect(rows.map(({ textContent }) => /0x.*$/.exec(textContent ?? '')?.[0].slice(0, 11))).to.deep.equal([
      '0x7099…79C8',
      '0x3C44…93BC',
    ]);
  });

  it('cannot be sent by who has none of it', async () => {
    const { inside, sees } = await showSend(async () => ({ ...ODD, amount: 0n }));
    await sees('You have no ODD');
    const row = await inside.findByShadowRole('button', { name: /^Odd Coin/ });
    expect(row.getAttribute('aria-disabled')).to.equal('true');
  });

  it('is told from the known one whose name it bears', async () => {
    const { sees } = await showSend(async () => ({ ...ODD, symbol: 'USDC', imitates: 'USDC' }));
    await sees('Not the known USDC');
    await sees('Unlisted');
  });

  for (const [fault, title] of [
    ['nothing', 'No token at this address on'],
    ['noToken', 'This isn’t a token’s address'],
    ['checksum', 'This address has a wrong character'],
  ] as const) {
    it(`is missing for a reason: ${fault}`, async () => {
      const { sees } = await showSend(async () => fault);
      await sees(title);
    });
  }

  it('of another kind of network is said to be so, and nobody is asked', async () => {
    const asked: string[] = [];
    const { sees, field } = await showSend(async (_account, address) => {
      asked.push(address);
      return ODD;
    });
    await sees('Unlisted');
    await type(await field(), MINT);
    await sees('This address isn’t from');
    expect(asked.filter((one) => one === MINT)).to.deep.equal([]);
  });

  it('is asked for again after nobody answered, and what was typed stays', async () => {
    let isSilent = true;
    const { sees, press, field } = await showSend(async () => {
      if (isSilent) throw new WalletModalError('rpc_failed', 'Nobody answered.');
      return ODD;
    });
    await sees('Couldn’t reach');
    isSilent = false;
    await press('Try again');
    await sees('Odd Coin');
    expect((await field()).value).to.equal(ADDRESS);
  });

  it('is what a swap yields, and has to be confirmed', async () => {
    const data = fakeAccountData({
      balances: async () => ({ tokens: HELD, source: 'service' }),
      tokenAt: async () => ({ ...ODD, amount: 0n }),
      price: async () => '1',
    });
    const one = 10n ** 6n;
    // Nothing is lost, so nothing else needs to be confirmed.
    const swapping = fakeSwapping({
      quote: async () => ({ toAmount: one }),
      prepareSwap: async (wanted) => swapFor(wanted, { toAmount: one, received: one, least: one }),
    });
    const services = { openAccountData: async () => data };
    const { sees, press, inside, amount, store } = await showSwap({ swapping, services });
    await sees('You pay');
    await press(/Change the token you get$/);
    await type(await inside.findByShadowRole<HTMLInputElement>('searchbox'), ADDRESS);
    await press(/^Odd Coin/);
    await sees('ODD isn’t in any list');
    expect(store.get(swapDraftAtom).to).to.deep.equal({ address: ADDRESS });
    await amount('1');
    await press('Review swap');
    await sees('I’ve checked this and want to swap');
    expect(store.get(swapFiguresAtom)?.gate).to.equal('confirm');
  });
});
