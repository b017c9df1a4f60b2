import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import { leaveFinishedViews } from '../../../src/atoms/effects/leaveFinishedViews.js';
import { routeAtom } from '../../../src/atoms/router.js';
import { changeDraftAtom, draftAtom } from '../../../src/atoms/send/draft.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import type { TokenBalance } from '../../../src/lib/account/tokenBalance.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { FoundRecipient } from '../../../src/lib/send/sending.js';
import type { SendRequest } from '../../../src/lib/send/sendRequest.js';
import { loadLanguage } from '../../../src/locales/languages.js';
import { ALICE, BOB, facts, fakeAccountData, fakeConnector, world } from '../../atoms/fakes.js';
import { COIN, DOLLARS, type FakeSending, fakeSending, requestFor } from '../../atoms/send/fakeSending.js';
import { transfer } from '../../lib/account/entries.js';
import { expectAccessible } from '../../support/axe.js';
import { englishTexts } from '../../support/englishTexts.js';
import { focused, press as pressKey, type as typeKeys } from '../../support/keys.js';
import { deferred, settled, until } from '../../support/promises.js';
import { cleanUp, nextFrame, stillness } from '../../ui/mount.js';
import { mountContent, mountModal, type } from '../content.js';
import { expectWaiting } from '../expectWaiting.js';

const HASH = `0x${'ab'.repeat(32)}`;
/** Starts and ends like Bob's address. */
const FAKE_BOB = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79C8';

/** The form of a visitor who owns ether and dollars, with queries as a visitor would use them. */
async function show(
  found: Readonly<Record<string, FoundRecipient>> = {},
  known: readonly string[] | Promise<readonly string[]> = [],
  tokens: readonly TokenBalance[] = [COIN, DOLLARS],
  mount = mountContent,
) {
  const sending: FakeSending = fakeSending(found);
  const entryTo = (to: string, index: number) => ({
    id: `${index}`,
    operation: 'send',
    hash: HASH,
    network: COIN.network,
    minedAt: 1,
    status: 'confirmed' as const,
    from: ALICE,
    to,
    transfers: [transfer({ direction: 'out', symbol: 'ETH' })],
  });
  const data = fakeAccountData({
    balances: async () => ({ tokens, source: 'service' }),
    history: async () => ({ entries: (await known).map(entryTo), next: undefined }),
  });
  const wallet = fakeConnector('a');
  const here = world({
    wallets: [wallet],
    services: { openSending: async () => sending, openAccountData: async () => data },
  });
  here.start(leaveFinishedViews);
  await here.connect(wallet);
  here.open('WalletSend');
  const { root } = mount(here.store);
  const inside = within(root as unknown as HTMLElement);
  const sees = (text: string) => until(() => root.textContent?.includes(text), text);
  const button = (name: string | RegExp) => inside.findByShadowRole('button', { name });
  const press = async (name: string | RegExp) => (await button(name)).click();
  const amount = () => inside.findByShadowRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  const recipient = () => inside.findByShadowRole<HTMLTextAreaElement>('textbox', { name: 'To' });
  await sees('Balance: ');
  const fill = async (text: string, to: string) => {
    await press(/Change token$/);
    await press(/^Ether/);
    await type(await amount(), text);
    await type(await recipient(), to);
  };
  const review = async (more: Partial<SendRequest> = {}) => {
    await press('Review');
    await until(() => sending.prepared.length > 0, 'preparing');
    const question = sending.prepared.at(-1);
    question?.resolve(requestFor(question.wanted, more));
    await sees('Max network fee');
  };
  return { ...here, root, wallet, sending, sees, button, press, amount, recipient, fill, review };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  cleanUp();
});

/** The line that describes a field's problem, and the number of its changes, which screen readers announce. */
function problemOf(field: HTMLInputElement) {
  const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const line = (field.getRootNode() as ShadowRoot).getElementById(id) as HTMLElement;
  let spoken = 0;
  new MutationObserver(() => {
    spoken += 1;
  }).observe(line, { childList: true, characterData: true, subtree: true });
  return { line, spoken: () => spoken };
}

describe('the form for sending', () => {
  it('begins with the native currency, and has a label of the amount that one sees', async () => {
    const { root, button } = await show();
    await button('ETH Change token');
    const label = [...root.querySelectorAll('label')].find(({ textContent }) => textContent === 'Amount');
    expect(label?.getBoundingClientRect().height).to.be.greaterThan(10);
    expect(root.getElementById(label?.htmlFor ?? '')?.getAttribute('inputmode')).to.equal('decimal');
  });

  it('says once, below the amount, that the network’s fee is not covered', async () => {
    const { press, sees, amount, button, root } = await show({}, [], [{ ...COIN, amount: 1n }, DOLLARS]);
    await press(/Change token$/);
    await press(/^Sandbox Dollar/);
    await type(await amount(), '25');
    await sees('Not enough ETH for the network fee.');
    expect((await button('Review')).getAttribute('aria-disabled')).to.equal('true');
    expect(root.textContent?.match(/Not enough/g)).to.have.length(1);
  });

  it('says once, below the amount, why it cannot be sent', async () => {
    const { press, sees, amount } = await show();
    await press(/Change token$/);
    await press(/^Sandbox Dollar/);
    await sees('Enter an amount');
    const { line, spoken } = problemOf(await amount());
    expect([line.textContent, line.getAttribute('aria-live')]).to.deep.equal(['', 'polite']);
    await type(await amount(), '300');
    expect(line.textContent).to.equal('Not enough SUSD. You can send up to 250 SUSD.');
    expect((await amount()).getAttribute('aria-invalid')).to.equal('true');
    await type(await amount(), '3000');
    await settled();
    expect(spoken()).to.equal(1);
    await type(await amount(), '25.0000001');
    expect(line.textContent).to.equal('Use at most 6 decimals.');
    await type(await amount(), '25');
    expect(line.textContent).to.equal('');
  });

  it('refuses what is no amount, and keeps what it had', async () => {
    const { press, sees, amount } = await show();
    await press(/Change token$/);
    await press(/^Sandbox Dollar/);
    await sees('Enter an amount');
    await type(await amount(), '25');
    await type(await amount(), '$5');
    await sees('We can’t read “$5” as an amount.');
    expect((await amount()).value).to.equal('25');
  });

  for (const [locale, keys, left, units] of [
    ['en', '1,234.5', '1234.5', 1_234_500_000n],
    ['en', '1,5', '1.5', 1_500_000n],
    ['de', '12.500,75', '12500,75', 12_500_750_000n],
    ['fr', '1 234,5', '1234,5', 1_234_500_000n],
    ['ar-u-nu-latn', '1,234.5', '1234.5', 1_234_500_000n],
    ['ar-EG', '١٬٢٣٤٫٥', '١٢٣٤٫٥', 1_234_500_000n],
    ['fa', '۱۲٬۵۰۰٫۷۵', '۱۲۵۰۰٫۷۵', 12_500_750_000n],
    ['ja', '１，２３４．５', '1234.5', 1_234_500_000n],
    ['hi', '1,00,000.5', '100000.5', 100_000_500_000n],
  ] as const) {
    it(`prepares what people read, typed as ${keys} in ${locale}`, async () => {
      const rich = { ...DOLLARS, amount: 10n ** 12n };
      const { store, press, amount, recipient, sending } = await show({}, [], [COIN, rich]);
      store.set(catalogueAtom, { locale, texts: englishTexts });
      await press(/Change token$/);
      await press(/^Sandbox Dollar/);
      (await amount()).focus();
      await typeKeys(keys);
      expect((await amount()).value).to.equal(keys);
      await type(await recipient(), BOB);
      expect((await amount()).value).to.equal(left);
      await press('Review');
      await until(() => sending.prepared.length > 0, 'preparing');
      expect(sending.prepared.at(-1)?.wanted.amount).to.equal(units);
    });
  }

  it('asks which of two amounts is meant, and takes neither before', async () => {
    const rich = { ...DOLLARS, amount: 10n ** 12n };
    const { root, press, amount, button, recipient, sending } = await show({}, [], [COIN, rich]);
    await press(/Change token$/);
    await press(/^Sandbox Dollar/);
    await type(await recipient(), BOB);
    (await amount()).focus();
    await typeKeys('1,500');
    const question = '“1,500” could be 1.5 or 1500. Choose the one you mean.';
    const heard = () => [...root.querySelectorAll('[role=status]')].map((one) => one.textContent);
    await until(() => heard().includes(question), 'the question');
    expect((await amount()).value).to.equal('1,500');
    expect((await button('Choose an amount')).getAttribute('aria-disabled')).to.equal('true');
    expect((await button('1500')).getBoundingClientRect().height).to.be.at.least(44);
    await pressKey('Enter');
    expect(sending.prepared).to.deep.equal([]);
    (root.host as HTMLElement).style.cssText = 'display: block; background: #fff';
    await stillness(root);
    await expectAccessible(root);
    await press('1500');
    expect((await amount()).value).to.equal('1500');
    expect(focused()).to.equal(await amount());
    // The other answer can still be chosen, and the layout hasn't moved.
    expect((await button('1500')).ariaPressed).to.equal('true');
    await press('1.5');
    await press('Review');
    await until(() => sending.prepared.length > 0, 'preparing');
    expect(sending.prepared.at(-1)?.wanted.amount).to.equal(1_500_000n);
  });

  it('asks no longer once it can only be one amount', async () => {
    const { root, press, amount } = await show();
    await press(/Change token$/);
    await press(/^Sandbox Dollar/);
    (await amount()).focus();
    await typeKeys('1,500');
    await until(() => root.textContent?.includes('could be'), 'the question');
    await typeKeys('.25');
    await until(() => !root.textContent?.includes('could be'), 'no question');
    (await amount()).blur();
    await until(async () => (await amount()).value === '1500.25', 'the amount alone');
  });

  it('keeps the caret where it was when the field shows another text than was typed', async () => {
    const { press, amount } = await show();
    await press(/Change token$/);
    await press(/^Sandbox Dollar/);
    (await amount()).focus();
    await typeKeys('500');
    await pressKey('Home');
    await typeKeys('0x.2');
    expect((await amount()).value).to.equal('0.2500');
  });

  it('takes back what is unfinished, and says so when the field is left', async () => {
    const { press, amount, sees, button } = await show();
    await press(/Change token$/);
    await press(/^Sandbox Dollar/);
    (await amount()).focus();
    await typeKeys('1,234,5');
    expect((await amount()).value).to.equal('1,234,5');
    expect((await button('Enter an amount')).getAttribute('aria-disabled')).to.equal('true');
    (await amount()).blur();
    await sees('We can’t read “1,234,5” as an amount.');
    expect((await amount()).value).to.equal('1,234,5');
  });

  it('replaces a part of the balance by the first key, but continues what was typed', async () => {
    const { press, amount } = await show();
    await press(/Change token$/);
    await press(/^Sandbox Dollar/);
    await press('25%');
    (await amount()).focus();
    await typeKeys('x7');
    expect((await amount()).value).to.equal('7');
    (await amount()).blur();
    (await amount()).focus();
    await pressKey('End');
    await typeKeys('5');
    expect((await amount()).value).to.equal('75');
  });

  it('says on its button what is missing, up to the review', async () => {
    const { press, sees, amount, recipient, button, root } = await show();
    await press(/Change token$/);
    await sees('250 SUSD');
    await press(/^Sandbox Dollar/);
    await sees('Enter an amount');
    await type(await amount(), '300');
    await sees('Check the amount');
    expect(root.textContent?.match(/Not enough/g)).to.have.length(1);
    await type(await amount(), '25');
    await sees('Add a recipient');
    await type(await recipient(), 'nonsense');
    await sees('Invalid address');
    await sees('This isn’t an address on');
    await type(await recipient(), BOB);
    await sees('First time');
    expect((await button('Review')).getAttribute('aria-disabled')).to.equal(null);
  });

  it('draws of a thousand tokens only what is near, finds each by its name, and keeps the focus on the way', async () => {
    const others = Array.from({ length: 998 }, (_, at) => ({
      ...DOLLARS,
      address: `0x${at}`,
      name: `Coin ${at}`,
      symbol: `C${at}`,
    }));
    const { root, press, sees } = await show({}, [], [COIN, DOLLARS, ...others], mountModal);
    await press(/Change token$/);
    const drawn = () => root.querySelectorAll('[aria-setsize="1000"]').length;
    // Its tab stop is drawn before it knows how many rows fit.
    await until(() => drawn() > 1, 'the list');
    await nextFrame();
    expect(drawn()).to.be.lessThan(60);
    const field = root.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement;
    await type(field, 'coin 997');
    await until(() => root.querySelectorAll('[aria-setsize="1"]').length === 1, 'the token');
    await sees('1 token found');
    await pressKey('ArrowDown');
    const row = root.querySelector<HTMLElement>('li [data-row]') as HTMLElement;
    expect(root.activeElement).to.equal(row);
    await pressKey('ArrowUp');
    expect(root.activeElement).to.equal(field);
    await type(field, 'nobody');
    await sees('No token matches “nobody”');
    await type(field, 'coin 997');
    await press(/^Coin 997/);
    await sees('C997');
    await sees('Enter an amount');
  });

  it('names the known address that a text almost is', async () => {
    const { fill, recipient, sees } = await show({}, [BOB]);
    await fill('1', BOB.slice(0, -1));
    await sees('This is your known address 0x7099…79C8 with a character missing.');
    await type(await recipient(), BOB.replace('dc79', 'dd79'));
    await sees('This may be a fake address');
  });

  it('says what a new address takes where the network wants a least amount, and who moves what a program gets', async () => {
    const place = { least: 10n ** 16n };
    const { fill, amount, recipient, sees, button } = await show({
      [BOB]: { address: BOB, name: undefined, place },
      [FAKE_BOB]: { address: FAKE_BOB, name: undefined, place: 'program' },
    });
    await fill('0.001', BOB);
    await sees('The network refuses a first transfer of less than 0.01');
    expect((await button('Invalid address')).getAttribute('aria-disabled')).to.equal('true');
    await type(await amount(), '0.01');
    await sees('Sending creates it, which takes at least 0.01');
    await button('Review');
    await type(await recipient(), FAKE_BOB);
    await sees('Only that program can move what you send there.');
  });

  it('takes commas where people write them, and refuses letters', async () => {
    const { store, fill, amount, sees } = await show();
    store.set(catalogueAtom, { locale: 'de', texts: englishTexts });
    await fill('1,5', BOB);
    expect((await amount()).value).to.equal('1,5');
    await sees('3.000,00');
    await type(await amount(), '1,5e3');
    expect((await amount()).value).to.equal('1,5');
  });

  it('writes Arabic digits, and reads them', async () => {
    const { store, fill, amount, sees } = await show();
    store.set(catalogueAtom, { locale: 'ar-EG', texts: englishTexts });
    await fill('٢٫٥', BOB);
    expect((await amount()).value).to.equal('٢٫٥');
    await sees('Review');
  });

  for (const [locale, enter, amountIn] of [
    ['ru', 'Ввести в USD', 'Сумма в валюте USD'],
    ['pl', 'Wpisz w\u00a0USD', 'Kwota w\u00a0walucie USD'],
    ['de', 'In USD eingeben', 'Betrag in USD'],
    ['he', 'הזנה ב־\u2068USD\u2069', 'סכום ב־\u2068USD\u2069'],
    ['zh-CN', '按 USD 输入', '金额（USD）'],
  ] as const)
    it(`names the currency in a form that fits any sentence: ${locale}`, async () => {
      const { store, fill, root } = await show();
      const { parts } = await loadLanguage(locale);
      const { first, account, send } = await parts();
      const texts = { ...first, ...(await account()), ...(await send()) };
      await fill('1', BOB);
      store.set(catalogueAtom, { locale, texts });
      const button = () =>
        [...root.querySelectorAll('button')].find((one) => one.textContent?.endsWith(enter));
      await until(button, enter);
      button()?.click();
      const labels = () => [...root.querySelectorAll('label')].map(({ textContent }) => textContent);
      await until(() => labels().includes(amountIn), amountIn);
    });

  it('types in dollars, and takes a part or all of the balance', async () => {
    const { fill, press, amount, sees } = await show();
    await fill('1.5', BOB);
    await press(/Enter in USD$/);
    expect((await amount()).value).to.equal('3000');
    await sees('1.5 ETH');
    await press('25%');
    expect((await amount()).value).to.equal('1500');
    await press(/Enter in ETH$/);
    expect((await amount()).value).to.equal('0.75');
    await press('Max');
    expect((await amount()).value).to.equal('2.999958');
  });

  it('resolves a pasted name like a typed one', async () => {
    const bob: FoundRecipient = { address: BOB, name: 'bob.eth', place: 'wallet' };
    const { clock, press, fill, sees, store } = await show({ 'bob.eth': bob });
    await fill('1', '');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { readText: async () => ' bob.eth\n' },
    });
    await press('Paste');
    await sees('Looking up this name…');
    clock.move(500);
    await sees('0x7099…79C8');
    await sees('Review');
    store.set(changeDraftAtom, { recipient: 'nobody.eth' });
    await sees('Looking up this name…');
    clock.move(500);
    await sees('Nobody has registered this name.');
  });

  it('offers the visitor’s other accounts at the empty field, and takes the one that is pressed', async () => {
    const { root, wallet, recipient, press, sees, store } = await show();
    wallet.connected(facts(COIN.network, ALICE, BOB));
    (root.host as HTMLElement).style.cssText = 'display: block; background: #fff';
    (await recipient()).focus();
    await sees('Your other account');
    await stillness(root);
    await expectAccessible(root);
    await press(/0x7099…79C8/);
    expect(store.get(draftAtom).recipient).to.equal(BOB);
    await until(() => !root.textContent?.includes('Your other account'), 'no more offers');
    expect(root.activeElement).to.equal(await recipient());
  });

  it('leaves the field to the visitor if the browser refuses to paste', async () => {
    const { press, fill, recipient } = await show();
    await fill('1', '');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await press('Paste');
    const field = await recipient();
    await until(() => (field.getRootNode() as ShadowRoot).activeElement === field, 'focus');
  });

  it('says why a transfer would fail, and keeps what was typed', async () => {
    const { fill, press, sending, sees, amount, recipient } = await show();
    await fill('1', BOB);
    await press('Review');
    await sees('Checking the transfer…');
    await until(() => sending.prepared.length > 0, 'preparing');
    sending.prepared[0]?.reject(
      new WalletModalError('transaction_failed', 'No.', { details: 'the token is paused' }),
    );
    await sees('This transfer wouldn’t work');
    await sees('Details: “the token is paused”');
    expect([(await amount()).value, (await recipient()).value]).to.deep.equal(['1', BOB]);
  });
});

describe('the review of a transfer', () => {
  it('shows what is sent to whom, the fee and that it was simulated, and sends it', async () => {
    const { store, root, fill, review, sees, press, sending } = await show();
    await fill('1.5', BOB);
    await review();
    // The whole address is shown, too.
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    for (const text of [
      '1.5 ETH',
      '$3,000.00',
      'Max network fee0.000042',
      '($0.09)',
      'Total, at most1.500042',
      '($3,000.09)',
      'It would go through',
      'First time',
      address,
    ]) {
      await sees(text);
    }
    await press('Send 1.5 ETH');
    await sees('Confirm in your wallet');
    expectWaiting(root);
    await until(() => sending.sent.length > 0, 'the request');
    expect(sending.sent.map(({ request }) => request.amount)).to.deep.equal([1_500_000_000_000_000_000n]);
    sending.sent[0]?.resolve(HASH);
    await until(() => store.get(routeAtom).view === 'Receipt', 'the receipt');
  });

  it('adds a token and the fee in money, and says no total if a price is missing', async () => {
    for (const [price, total] of [
      ['1', '$25.09'],
      [undefined, undefined],
    ] as const) {
      const { press, amount, recipient, review, root } = await show({}, [], [COIN, { ...DOLLARS, price }]);
      await press(/Change token$/);
      await press(/^Sandbox Dollar/);
      await type(await amount(), '25');
      await type(await recipient(), BOB);
      await review();
      const terms = [...root.querySelectorAll('dt')];
      const term = terms.find(({ textContent }) => textContent === 'Total, at most');
      expect(term?.nextSibling?.textContent).to.equal(total);
    }
  });

  for (const [check, words] of [
    ['simulated', 'It would go through'],
    ['accepted', 'The network accepts this transfer. We couldn’t check what arrives.'],
    ['estimated', 'Not simulated. We couldn’t check what arrives.'],
  ] as const) {
    it(`says how far it was tried: ${check}`, async () => {
      const { fill, review, sees, root } = await show();
      await fill('1', BOB);
      await review({ check });
      await sees(words);
      expect(root.textContent?.includes('It would go through')).to.equal(check === 'simulated');
    });
  }

  it('says that the recipient passes on what it gets, which needs no acknowledging', async () => {
    const { fill, review, sees, button } = await show();
    await fill('1', BOB);
    await review({ passesOn: true, received: undefined });
    await sees('What you send doesn’t stay at this address');
    expect((await button(/^Send \d/)).getAttribute('aria-disabled')).to.equal(null);
  });

  it('says how much comes back, which needs acknowledging if it is all', async () => {
    const { fill, review, sees, button } = await show();
    await fill('1.5', BOB);
    await review({ received: 25n * 10n ** 16n, returned: 125n * 10n ** 16n });
    await sees('1.25 ETH of it comes back');
    await sees('0.25 ETH');
    expect((await button(/^Send \d/)).getAttribute('aria-disabled')).to.equal(null);
  });

  it('has it acknowledged that all comes back', async () => {
    const { fill, review, sees } = await show();
    await fill('1.5', BOB);
    await review({ received: undefined, returned: 15n * 10n ** 17n });
    await sees('All of it comes back');
    await sees('I’ve checked this and want to send');
  });

  it('tells a token from the known one whose name it bears, in the list, the form and the review', async () => {
    const fake = { ...DOLLARS, symbol: 'USDC', name: 'USD Coin', imitates: 'USDC' };
    const { press, amount, recipient, review, sees, root } = await show({}, [], [COIN, fake]);
    await press(/Change token$/);
    await press(/^Not the known USDC 0x5FbD…0aa3/);
    await until(() => root.querySelector('form'), 'the form');
    await sees('Not the known USDC 0x5FbD…0aa3');
    await type(await amount(), '25');
    await type(await recipient(), BOB);
    await review();
    await sees('25 USDCNot the known USDC 0x5FbD…0aa3');
  });

  it('says in the review, and then in the form, that a contract calls itself otherwise than the list did', async () => {
    const listed = { ...DOLLARS, symbol: 'PAX', name: 'Pax Gold' };
    const { press, amount, recipient, review, root } = await show({}, [], [COIN, listed]);
    await press(/Change token$/);
    await press(/^Pax Gold/);
    await type(await amount(), '25');
    await type(await recipient(), BOB);
    await review({ token: { ...listed, symbol: 'USDT', name: 'USDT' } });
    const said =
      'Listed as PAXIts contract calls itself USDT. Anyone can choose such names, so check the contract’s address.';
    const isSaid = () => [...root.querySelectorAll('[role=status]')].some((one) => one.textContent === said);
    expect(root.textContent).to.include('25 USDT');
    expect(isSaid()).to.equal(true);
    await press('Cancel');
    await until(() => root.querySelector('form'), 'the form');
    await until(isSaid, 'the same in the form');
  });

  it('shows the contract of a token, and copies its whole address; nothing for the native currency', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const ether = await show();
    await ether.fill('1', BOB);
    await ether.review();
    expect(ether.root.textContent).not.to.include('Token contract');
    cleanUp();
    const { press, amount, recipient, review, sees } = await show();
    await press(/Change token$/);
    await press(/^Sandbox Dollar/);
    await type(await amount(), '25');
    await type(await recipient(), BOB);
    await review();
    await sees('Token contract0x5FbD…0aa3');
    await press(/Copy contract address/);
    await until(() => copied.length === 1, 'copied');
    expect(copied).to.deep.equal(['0x5FbDB2315678afecb367f032d93F642f64180aa3']);
  });

  it('says that nothing was sent after a rejection, and can ask again', async () => {
    const { fill, review, sees, press, sending, root } = await show();
    await fill('1', BOB);
    await review();
    await press(/^Send \d/);
    await settled();
    sending.sent[0]?.reject(new WalletModalError('user_rejected', 'No.'));
    await sees('You declined in your wallet');
    const said = [...root.querySelectorAll('[role=status]')].map((one) => one.textContent).join();
    expect(said).to.include('You declined in your walletNothing was sent.');
    await press(/^Send \d/);
    await until(() => sending.sent.length === 2, 'asked again');
  });

  it('marks how a look-alike differs, and has it acknowledged before it sends', async () => {
    const { fill, review, sees, press, button, sending, root } = await show({}, [BOB]);
    await fill('1', FAKE_BOB);
    await sees('This may be a fake address');
    await review();
    const marked = [...root.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked.join('').toLowerCase()).to.contain('aaaa');
    expect((await button('Confirm above')).getAttribute('aria-disabled')).to.equal('true');
    await press('Confirm above');
    expect(sending.sent).to.have.length(0);
    root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    await press(/^Send \d/);
    await until(() => sending.sent.length === 1, 'asked');
  });

  it('calls nobody a fake of an address that strangers wrote into the history', async () => {
    const { fill, sees, root } = await show({}, [BOB], [COIN, DOLLARS]);
    await fill('1', BOB);
    await sees('Review');
    expect(root.textContent).not.to.include('fake');
    expect(root.textContent).not.to.include('First time');
  });

  it('has a warning acknowledged that comes after another one was', async () => {
    const history = deferred<readonly string[]>();
    const contract: FoundRecipient = { address: FAKE_BOB, name: undefined, place: 'contract' };
    const { fill, review, sees, button, root } = await show({ [FAKE_BOB]: contract }, history.promise);
    await fill('1', FAKE_BOB);
    await review();
    const box = () => root.querySelector<HTMLInputElement>('input[type=checkbox]');
    box()?.click();
    await until(() => box()?.checked, 'acknowledged');
    history.resolve([BOB]);
    await sees('This may be a fake address');
    expect(box()?.checked).to.equal(false);
    expect((await button('Confirm above')).getAttribute('aria-disabled')).to.equal('true');
    box()?.click();
    expect((await button(/^Send \d/)).getAttribute('aria-disabled')).to.equal(null);
  });

  it('says why a fee is out of the ordinary, in a live region, and has it acknowledged', async () => {
    const { fill, review, sees, press, button, sending, root } = await show();
    await fill('1', BOB);
    await review({
      fee: 4_210n * 10n ** 18n,
      feeDoubts: [{ kind: 'price', times: '133333333' }, { kind: 'disputed' }],
    });
    await sees('Max network fee4,210');
    await sees('$8,420,000.00');
    for (const text of [
      'Check the network fee',
      'It’s 133,333,333 times what others paid lately.',
      'Your wallet expects a very different fee.',
      'It can be more than the amount itself.',
      'It can be more than $50.00.',
    ]) {
      const regions = [...root.querySelectorAll('[role=status]')];
      expect(
        regions.some(({ textContent }) => textContent?.includes(text)),
        text,
      ).to.equal(true);
    }
    expect((await button('Confirm above')).getAttribute('aria-disabled')).to.equal('true');
    await press('Confirm above');
    expect(sending.sent).to.have.length(0);
    root.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    await press(/^Send \d/);
    await until(() => sending.sent.length === 1, 'asked');
  });

  it('does not send once its figures are old', async () => {
    const { clock, fill, review, sees, press, sending, button } = await show();
    await fill('1', BOB);
    await review();
    clock.move(120_000);
    await sees('These figures are out of date');
    const send = await button(/^Send \d/);
    expect(send.getAttribute('aria-disabled')).to.equal('true');
    send.click();
    await settled();
    expect(sending.sent).to.have.length(0);
    await press('Go back');
    await sees('Review');
  });
});
