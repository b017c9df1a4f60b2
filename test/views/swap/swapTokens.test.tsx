import { expect } from 'chai';
import { swapDraftAtom } from '../../../src/atoms/swap/swapDraft.js';
import type { SwapToken } from '../../../src/lib/swap/quoteSource.js';
import { COIN, DOLLARS, EUROS, fakeSwapping, TOKENS } from '../../atoms/swap/fakeSwapping.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp } from '../../ui/mount.js';
import { type } from '../content.js';
import { showSwap } from './showSwap.js';

afterEach(cleanUp);

const tokenOf = (index: number): SwapToken => ({
  ...DOLLARS,
  address: `0x${index.toString(16).padStart(40, '0')}`,
  name: `Token number ${index}`,
  symbol: `T${index}`,
});
const MANY = [...TOKENS, ...Array.from({ length: 2_000 }, (_, index) => tokenOf(index + 1))];

/** The list of tokens to get. */
async function showTokens(tokens: readonly SwapToken[] = TOKENS) {
  const here = await showSwap({ swapping: fakeSwapping({ tokens: async () => tokens }) });
  await here.sees('You pay');
  const scroller = here.root.querySelector<HTMLElement>('[data-scroller]');
  if (scroller) scroller.style.cssText = 'block-size: 600px; overflow: auto';
  await here.press(/Change the token you get$/);
  const field = () => here.inside.findByShadowRole<HTMLInputElement>('searchbox');
  await field();
  const search = async (text: string) => {
    await type(await field(), text);
    await settled();
  };
  const rows = (list: string) =>
    [...here.root.querySelectorAll(`[aria-label="${list}"] [data-row]`)].map(
      ({ textContent }) => textContent,
    );
  const active = () => here.root.activeElement?.textContent ?? '';
  const keyDown = (key: string) =>
    here.root.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true }),
    );
  return { ...here, field, search, rows, active, keyDown };
}

describe('the tokens to swap', () => {
  it('are the visitor’s first, the most valuable at the top, then all others', async () => {
    const dai = { ...tokenOf(7), symbol: 'DAI', name: 'Dai' };
    const { rows, sees, root } = await showTokens([...TOKENS, dai, tokenOf(1)]);
    await sees('$6,000.00');
    await until(() => rows('Your tokens').length === 3, 'the visitor’s');
    expect(rows('Your tokens')).to.deep.equal(
      [
        'eETH3 ETH$6,000.00',
        'SSUSD 0x5FbD…0aa35,000 SUSD$5,000.00',
        'SSEUR 0xe7f1…05121,000 SEUR$1,250.00',
      ].map((text) => text.replace(/^ETH3/, 'EETH3')),
    );
    await until(() => rows('All tokens').length === 2, 'the others');
    expect(rows('All tokens')).to.deep.equal(['DDaiDAI 0x0000…0007', 'TToken number 1T1 0x0000…0001']);
    // All of them are visible anyway.
    expect(root.querySelector('[aria-label="Suggested"]')).to.equal(null);
  });

  it('has the usual ones above the lists only where one would not see all of them without scrolling', async () => {
    const usual = ['DAI', 'USDC', 'USDT', 'LINK'].map((symbol, at) => ({ ...tokenOf(at + 7), symbol }));
    const suggested = (root: ParentNode) =>
      [...root.querySelectorAll('[aria-label="Suggested"] bdi')].map(({ textContent }) => textContent);
    const few = await showTokens([...TOKENS, ...usual.slice(1)]);
    await until(() => few.rows('All tokens').length === 3, 'the others');
    expect(suggested(few.root)).to.deep.equal([]);
    const more = await showTokens([...TOKENS, ...usual]);
    await until(() => more.rows('All tokens').length === 4, 'the others');
    expect(suggested(more.root)).to.deep.equal(['DAI', 'ETH', 'LINK', 'USDC', 'USDT']);
    await more.search('d');
    await until(() => suggested(more.root).length === 0, 'only what is found');
  });

  it('are told from the known ones whose name they bear, in the list and in the form', async () => {
    const fake = { ...tokenOf(7), symbol: 'USDC', name: 'USD Coin', imitates: 'USDC' };
    const { press, rows, sees } = await showTokens([...TOKENS, fake]);
    await until(() => rows('All tokens').length === 1, 'the others');
    expect(rows('All tokens')).to.deep.equal(['UNot the known USDCUSDC 0x0000…0007']);
    await press(/^Not the known USDC/);
    await sees('You get');
    await sees('Not the known USDC 0x0000…0007');
  });

  it('are chosen by a press, which leads back', async () => {
    const { press, sees, store } = await showTokens();
    await press(/^SEUR/);
    await sees('You get');
    expect(store.get(swapDraftAtom).to).to.deep.equal({ address: EUROS.address });
  });

  it('change places if the other one is chosen', async () => {
    const { press, sees, store } = await showTokens();
    await press(/^ETH 3 ETH/);
    await sees('You get');
    expect(store.get(swapDraftAtom)).to.deep.include({ from: undefined, to: { address: COIN.address } });
  });

  it('are found by symbol, name and address; a symbol that is the same comes first', async () => {
    const { search, rows, sees } = await showTokens(MANY);
    await search('t12');
    await until(() => rows('All tokens')[0]?.includes('number 12'), 'T12');
    expect(rows('All tokens')[0]).to.equal('TToken number 12T12 0x0000…000C');
    await search('0x00000000000000000000000000000000000007d0');
    await until(() => rows('All tokens').length === 1, 'one');
    expect(rows('All tokens')).to.deep.equal(['TToken number 2000T2000 0x0000…07d0']);
    await search('sandbox nothing');
    await sees('No token matches “sandbox nothing”');
  });

  it('are few in the document, however many there are', async () => {
    const { rows, root } = await showTokens(MANY);
    await until(() => rows('All tokens').length > 3, 'rows');
    expect(rows('All tokens').length).to.be.below(60);
    expect(
      root.querySelector('[aria-label="All tokens"] [aria-setsize]')?.getAttribute('aria-setsize'),
    ).to.equal('2000');
  });

  it('are reached by arrows from the field through both lists, and back', async () => {
    const { field, keyDown, active, rows } = await showTokens(MANY);
    await until(() => rows('Your tokens').length === 3 && rows('All tokens').length > 3, 'rows');
    (await field()).focus();
    keyDown('ArrowDown');
    expect(active()).to.include('ETH');
    keyDown('End');
    expect(active()).to.include('SEUR');
    keyDown('ArrowDown');
    await until(() => active().includes('Token number'), 'the other list');
    keyDown('ArrowUp');
    await until(() => active().includes('SEUR'), 'the first list');
    keyDown('Home');
    keyDown('ArrowUp');
    expect((await field()).matches(':focus')).to.equal(true);
  });

  it('are accessible', async () => {
    const { expectReadable, rows } = await showTokens(MANY);
    await until(() => rows('Your tokens').length === 3 && rows('All tokens').length > 3, 'rows');
    await expectReadable();
  });
});
