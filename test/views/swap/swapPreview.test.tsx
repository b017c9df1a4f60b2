import { expect } from 'chai';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { SwapRequest } from '../../../src/lib/swap/swapRequest.js';
import { facts } from '../../atoms/fakes.js';
import { approvalFor, fakeSwapping, ROUTER, swapFor } from '../../atoms/swap/fakeSwapping.js';
import type { SwapStart } from '../../atoms/swap/startSwap.js';
import { KNOWN } from '../../atoms/transactions/fakeTracking.js';
import { englishTexts } from '../../support/englishTexts.js';
import { until } from '../../support/promises.js';
import { cleanUp } from '../../ui/mount.js';
import { type } from '../content.js';
import { expectWaiting } from '../expectWaiting.js';
import { showQuote, showSwap } from './showSwap.js';

afterEach(cleanUp);

const HASH = `0x${'ab'.repeat(32)}`;

/** The preview of 1 ETH for 1,980 SUSD. */
async function preview(start: SwapStart = {}, quote = '1,980') {
  const here = await showQuote(start, quote);
  await here.press('Review swap');
  await here.sees('Swap contract');
  // Clicks right after a change are ignored.
  await here.pass(1_000);
  return here;
}

/** Swaps that yield only this percentage of the fair amount. */
const worse = (percent: bigint) =>
  fakeSwapping({
    quote: async ({ amount }) => ({ toAmount: (amount * 2_000n * percent) / 10n ** 14n }),
    prepareSwap: async (wanted) => {
      const toAmount = (wanted.amount * 2_000n * percent) / 10n ** 14n;
      return swapFor(wanted, { toAmount, received: toAmount });
    },
  });

/** The preview of 100 SUSD for SEUR, which needs an approval. */
async function needsApproval(start: SwapStart = {}, title = 'First, approve SUSD') {
  const here = await showSwap(start);
  await here.choose('pay', /^SUSD/);
  await here.choose('get', /^SEUR/);
  await here.amount('100');
  await here.press('Review swap');
  await here.sees(title);
  // Clicks right after the approval appears are ignored.
  await here.pass(1_000);
  return here;
}

/** The notice directly below the amounts. */
const belowAmounts = (root: ParentNode) =>
  [...root.querySelectorAll('[role=status]')].find((one) =>
    /You pay.*You get/.test(one.previousElementSibling?.textContent ?? ''),
  );

describe('the fee of the site', () => {
  const siteFee = { basisPoints: 50, recipient: ROUTER };
  const lineOf = (root: ParentNode) =>
    [...root.querySelectorAll('dt')].find(({ textContent }) => textContent === `Fee of ${location.hostname}`)
      ?.nextSibling?.textContent;

  it('is a line of its own in the details and in the review, with what is taken', async () => {
    const fee = { amount: 5_000_000_000_000_000n, of: 'from' } as const;
    const swapping = fakeSwapping({
      siteFee,
      quote: async () => ({ toAmount: 1_980_000_000n, fee }),
      prepareSwap: async (wanted) => swapFor(wanted, { siteFee: { amount: 9_900_000n, of: 'to' } }),
    });
    const { root, press, sees, expectReadable } = await showQuote({ swapping });
    await press('Details');
    await until(() => lineOf(root) === '0.5% (0.005 ETH)', 'the fee');
    await press('Review swap');
    await sees('Swap contract');
    expect(lineOf(root)).to.equal('0.5% (9.9 SUSD)');
    await expectReadable();
  });

  it('is not said to be taken where the quote does not say so', async () => {
    const { root, press } = await preview({ swapping: fakeSwapping({ siteFee }) });
    await until(() => lineOf(root) === '0.5%. Not confirmed by the quote', 'the fee of the review');
    await press('Cancel');
    await press('Details');
    await until(() => lineOf(root) === '0.5%. Not confirmed by the quote', 'the fee');
  });

  it('is not there where the site takes none', async () => {
    const { root } = await preview();
    expect(lineOf(root)).to.equal(undefined);
  });
});

describe('the preview of a swap', () => {
  it('does not price its fee with the currency of a network that the wallet has changed to', async () => {
    const { sees, wallet, root } = await preview();
    const feeOf = () =>
      [...root.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Max network fee')
        ?.nextSibling?.textContent;
    await until(() => feeOf()?.endsWith(' ($0.80)'), 'what the fee is worth');
    wallet.connected(facts('eip155:1'));
    await sees('Something has changed');
    expect(feeOf()).to.match(/^0\.0004 [^($]+$/);
  });

  it('shows the terms, the contract and that it was simulated, and sends it', async () => {
    const { sees, press, swapping, root, view } = await preview();
    for (const text of [
      '1 ETH',
      '$2,000.00',
      '1,980 SUSD',
      'Rate1 ETH = 1,980 SUSD',
      'Minimum received1,960.2 SUSD',
      'Price impact1%',
      'Max slippage1%',
      'Provider fee0.85%, included',
      'Max network fee0.0004',
      '($0.80)',
      'Total, at most1.0004 native coins ($2,000.80)',
      'It would go through',
      'This is a known contract of the exchange.',
    ])
      await sees(text);
    expect(root.textContent).to.include(ROUTER);
    await press('Swap');
    await sees('Confirm transaction in your wallet');
    await sees('Confirm in your wallet');
    expectWaiting(root);
    await until(() => swapping.sent.length > 0, 'the question');
    expect(swapping.sent.map(({ request }) => request.wanted.amount)).to.deep.equal([
      1_000_000_000_000_000_000n,
    ]);
    swapping.sent[0]?.resolve(HASH);
    await until(() => view() === 'Receipt', 'the receipt');
  });

  it('says that it is only estimated, and warns of an unknown contract', async () => {
    const swapping = fakeSwapping({
      prepareSwap: async (wanted): Promise<SwapRequest> =>
        swapFor(wanted, { check: 'accepted', isKnownRouter: false, received: undefined }),
    });
    const { sees } = await preview({ swapping });
    await sees('The network accepts this swap. We couldn’t check what you get.');
    await sees('We don’t know this contract');
  });

  it('says nothing of a contract where the source of quotes has no list', async () => {
    const { root } = await preview({
      swapping: fakeSwapping({
        prepareSwap: async (wanted) => swapFor(wanted, { isKnownRouter: undefined }),
      }),
    });
    const part = [...root.querySelectorAll('p')].find(({ textContent }) => textContent === 'Swap contract');
    expect(part?.parentElement?.querySelectorAll('p, [role=note]')).to.have.length(1);
    expect(root.textContent).not.to.match(/known contract|know this contract|check this contract|publish/);
  });

  it('says no more than the wallet’s word after a rejection, and can ask again', async () => {
    const { press, sees, misses, swapping, pass } = await preview();
    await press('Swap');
    await until(() => swapping.sent.length === 1, 'the question');
    swapping.sent[0]?.reject(new WalletModalError('user_rejected', 'No.'));
    await sees('Declined');
    await misses('Nothing was swapped.');
    // It stays after the figures have been refreshed.
    await pass(15_000);
    await sees('Declined');
    await press('Swap');
    await until(() => swapping.sent.length === 2, 'asked again');
    await misses('Declined');
  });

  it('that may have been swapped is looked for by its button, and swapped again by none', async () => {
    const { press, sees, inside, swapping, tracking, view, expectReadable } = await preview();
    await press('Swap');
    await until(() => swapping.sent.length === 1, 'the question');
    swapping.sent[0]?.reject(
      new WalletModalError('wallet_failed', 'context canceled', { said: 'context canceled' }),
    );
    await sees('We don’t know yet whether 1 ETH was swapped');
    expect(inside.queryByShadowRole('button', { name: 'Swap' })).to.equal(null);
    await expectReadable();
    await press('Check what happened');
    await sees('We couldn’t reach the network.');
    tracking.network.status = KNOWN.confirmed;
    await press('Check what happened');
    await until(() => view() === 'Receipt', 'the receipt');
    expect(swapping.sent).to.have.length(1);
  });

  it('has a lower price accepted before the wallet opens', async () => {
    let received = 1_980_000_000n;
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => swapFor(wanted, { toAmount: received, received }),
    });
    const { press, sees, pass, misses } = await preview({ swapping });
    received = 1_900_000_000n;
    await pass(11_000);
    await sees('You now get 1,900 SUSD instead of 1,980 SUSD.');
    expect(swapping.sent).to.have.length(0);
    await press('Accept price');
    await misses('The price has changed');
    await press('Swap');
    await sees('The figures have just changed');
    await sees('Check them, then press again.');
    expect(swapping.sent, 'right after the change').to.have.length(0);
    await pass(1_000);
    await press('Swap');
    await until(() => swapping.sent.length === 1, 'the question');
  });

  it('says why a fee is out of the ordinary, in a live region, and has it checked', async () => {
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => swapFor(wanted, { feeDoubts: [{ kind: 'price', times: '14' }] }),
    });
    const { isOff, press, root, sees } = await preview({ swapping });
    await sees('It’s 14 times what others paid lately.');
    const regions = [...root.querySelectorAll('[role=status]')];
    expect(regions.some(({ textContent }) => textContent?.includes('Check the network fee'))).to.equal(true);
    expect(await isOff('Confirm above')).to.equal(true);
    await press('Confirm above');
    expect(swapping.sent).to.have.length(0);
    root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    await press('Swap');
    await until(() => swapping.sent.length === 1, 'the question');
  });

  it('says below the amounts, and then in the form, which tokens call themselves otherwise than the list did', async () => {
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => swapFor({ ...wanted, to: { ...wanted.to, symbol: 'USDT' } }),
    });
    const { press, root, sees, view } = await preview({ swapping });
    const said =
      'Listed as SUSDIts contract calls itself USDT. Anyone can choose such names, so check the contract’s address.';
    await sees('1,980 USDT');
    expect(belowAmounts(root)?.textContent)
      .to.match(/^Listed as SUSD/)
      .and.to.include(said);
    await press('Cancel');
    await until(() => view() === 'Swap', 'the form');
    await sees(said);
  });

  it('has a loss of more than 10 % checked', async () => {
    const { sees, isOff, press, root, swapping } = await preview({ swapping: worse(85n) }, '1,700');
    await sees('You lose 15.1% ($300.80)');
    await sees('You pay $2,000.00 and get $1,699.20 after the network fee.');
    // The notice is directly below the amounts, and is announced.
    const notice = belowAmounts(root);
    expect(notice?.getAttribute('role')).to.equal('status');
    expect(notice?.textContent).to.include('You lose 15.1% ($300.80)');
    expect(await isOff('Confirm above')).to.equal(true);
    await press('Confirm above');
    root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    expect(swapping.sent).to.have.length(0);
    await press('Swap 1 ETH, lose 15.1%');
    await until(() => swapping.sent.length === 1, 'the question');
  });

  it('tells a smaller loss below the amounts, too', async () => {
    const { root, sees } = await preview({ swapping: worse(96n) }, '1,920');
    await sees('You lose 4.1% ($80.80)');
    expect(belowAmounts(root)?.textContent).to.equal('You lose 4.1% ($80.80)');
  });

  it('says that the exchange guarantees nothing, and has that checked', async () => {
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => ({ ...swapFor(wanted), least: undefined }),
    });
    const { sees, isOff, press, root } = await preview({ swapping });
    await sees('Minimum receivedNot guaranteed by the exchange');
    await sees('You may get less than this');
    expect(await isOff('Confirm above')).to.equal(true);
    root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    await press('Swap');
    await until(() => swapping.sent.length === 1, 'the question');
  });

  it('shows the least amount of the call, not what the slippage would make of the quote', async () => {
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => swapFor(wanted, { least: 1_975_000_000n }),
    });
    const { sees, root } = await preview({ swapping });
    await sees('Minimum received1,975 SUSD');
    await sees('Price impact');
    expect(root.textContent).not.to.include('Exchange sends at least');
  });

  it('tells what the exchange sends at least, if less of it was seen to arrive', async () => {
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => swapFor(wanted, { least: 1_950_000_000n, leastOfCall: 1_975_000_000n }),
    });
    const { sees } = await preview({ swapping });
    await sees('Minimum received1,950 SUSDExchange sends at least1,975 SUSD');
  });

  it('has a loss of more than 25 % confirmed by typing', async () => {
    const { sees, isOff, press, inside, swapping } = await preview({ swapping: worse(60n) }, '1,200');
    await sees('You lose 40.1% ($800.80)');
    const field = await inside.findByShadowRole<HTMLInputElement>('textbox', {
      name: 'Type “swap” to continue',
    });
    await type(field, 'swa');
    expect(await isOff('Confirm above')).to.equal(true);
    await type(field, 'swap');
    await press('Swap 1 ETH, lose 40.1%');
    await until(() => swapping.sent.length === 1, 'the question');
  });

  it('leads back with the reason if the swap would fail', async () => {
    const swapping = fakeSwapping({
      prepareSwap: async () => {
        throw new WalletModalError('transaction_failed', 'No.');
      },
    });
    const { press, sees, view } = await showQuote({ swapping });
    await press('Review swap');
    await until(() => view() === 'Swap', 'the form');
    await sees('Failed to create transaction');
    await sees('Nothing was swapped.');
  });

  it('is accessible', async () => {
    const { expectReadable } = await preview({ swapping: worse(60n) }, '1,200');
    await expectReadable();
  });
});

describe('the approval before a swap', () => {
  it('names the exact amount and the contract; then the swap is shown', async () => {
    const { sees, press, swapping, root, pass } = await needsApproval();
    await sees('take 100 SUSD from your wallet, and no more');
    expect(root.textContent).to.include(ROUTER);
    await sees('This is a known contract of the exchange.');
    await press('Step 1 of 2: Allow SUSD');
    await sees('Approve limit increase in your wallet');
    await sees('Confirm in your wallet');
    await until(() => swapping.sent.length > 0, 'the question');
    expect(swapping.sent[0]?.request).to.deep.include({ kind: 'approve', amount: 100_000_000n });
    swapping.allowed = 100_000_000n;
    swapping.sent[0]?.resolve(HASH);
    await pass(3_000);
    await sees('Swap contract');
    await pass(1_000);
    await press('Step 2 of 2: Swap');
    await until(() => swapping.sent[1]?.request.kind === 'swap', 'the swap');
  });

  it('says which token calls itself otherwise, also once the chain’s name is the one on screen', async () => {
    const swapping = fakeSwapping({
      prepareApproval: async (wanted, amount) =>
        approvalFor({ ...wanted, from: { ...wanted.from, symbol: '0x5FbD…0aa3' } }, amount),
      prepareSwap: async (wanted) => swapFor({ ...wanted, from: { ...wanted.from, symbol: '0x5FbD…0aa3' } }),
    });
    const here = await showSwap({ swapping });
    await here.choose('pay', /^SUSD/);
    await here.choose('get', /^SEUR/);
    await here.amount('100');
    await here.press('Review swap');
    await here.sees('First, approve 0x5FbD…0aa3');
    expect(belowAmounts(here.root)?.textContent).to.include(
      'Listed as SUSDIts contract gives no name. Check the contract’s address.',
    );
  });

  it('is unlimited only if the visitor chose so, and says so', async () => {
    const { choose, amount, press, sees, root } = await showSwap();
    await choose('pay', /^SUSD/);
    await choose('get', /^SEUR/);
    await amount('100');
    await press('Details');
    await sees('Allow any amount of SUSD');
    root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    await press('Review swap');
    await sees('You allow any amount');
    await sees('could take all your SUSD');
  });

  it('takes an earlier one back first where the token wants that', async () => {
    const swapping = fakeSwapping({
      prepareApproval: async (wanted, amount) => {
        if (amount !== 0n) throw new WalletModalError('transaction_failed', 'No.');
        return approvalFor(wanted, amount);
      },
    });
    swapping.allowed = 1n;
    const { sees } = await needsApproval({ swapping });
    await sees('needs an earlier approval removed first');
    await sees('Step 1 of 3: Remove old approval');
  });

  it('counts its steps in the digits of the language', async () => {
    const { store, sees } = await needsApproval();
    store.set(catalogueAtom, { locale: 'fa', texts: englishTexts });
    await sees('Step ۱ of ۲: ');
  });

  it('goes back to the review of the approval after a rejection', async () => {
    const { press, sees, swapping } = await needsApproval();
    swapping.isReached = false;
    await press('Step 1 of 2: Allow SUSD');
    await until(() => swapping.sent.length === 1, 'the question');
    swapping.sent[0]?.reject(
      new WalletModalError('wallet_failed', 'Ledger is asleep.', { said: 'Ledger is asleep.' }),
    );
    await sees('Ledger is asleep.');
    await sees('Nothing was swapped.');
    await press('Step 1 of 2: Allow SUSD');
    await until(() => swapping.sent.length === 2, 'asked again');
  });
});

describe('an approval and a swap in one confirmation', () => {
  const offered = (atomicity: 'supported' | 'ready') =>
    needsApproval(
      { swapping: fakeSwapping({ atomicity: async () => atomicity }) },
      'Approve and swap in one confirmation',
    );

  it('shows both: who may take how much, what one gets at least, and a fee that is an estimate', async () => {
    const { sees, misses, press, swapping, root, expectReadable } = await offered('supported');
    await sees('The contract below may then take 100 SUSD, and no more.');
    await sees('Swap contract that may take SUSD');
    await sees('Minimum received');
    await sees('Your wallet sets it.');
    await misses('offer to upgrade');
    expect(root.textContent?.split(ROUTER)).to.have.length(2);
    await expectReadable();
    await press('Approve and swap');
    await until(() => swapping.sent.length > 0, 'the question');
    expect(swapping.sent[0]?.request).to.have.nested.property('together.approval.amount', 100_000_000n);
  });

  it('says that the account is upgraded, and can be two steps instead', async () => {
    const { sees, press } = await offered('ready');
    await sees('Your wallet will offer to upgrade your account');
    await press('Swap in two steps instead');
    await sees('Step 1 of 2: Allow SUSD');
  });
});
