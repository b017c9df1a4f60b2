import { expect } from 'chai';
import { fairQuote, fakeSwapping } from '../../atoms/swap/fakeSwapping.js';
import { until } from '../../support/promises.js';
import { cleanUp } from '../../ui/mount.js';
import { type } from '../content.js';
import { showQuote } from './showSwap.js';

afterEach(cleanUp);

/** A visitor who gets 1,980 SUSD for 1 ETH, and then types the amount they want. */
async function want(text: string, swapping = fakeSwapping()) {
  const here = await showQuote({ swapping });
  const get = () => here.inside.findByShadowRole<HTMLInputElement>('textbox', { name: 'You get' });
  expect((await get()).value).to.equal('1980');
  await type(await get(), text);
  await here.pass(1_000);
  const describing = (field: HTMLInputElement) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (here.root as ShadowRoot).getElementById(id)?.textContent ?? '')
      .join(' ');
  return { ...here, get, describing };
}

describe('an amount to get', () => {
  it('is typed, and what is paid is found and said to be about that, also to screen readers', async () => {
    const { sees, get, pay, describing, button, root, expectReadable } = await want('990');
    await sees('You get about 990.99 SUSD for 0.5005 ETH');
    expect([(await pay()).value, (await get()).value]).to.deep.equal(['0.5005', '990']);
    expect(describing(await pay())).to.include('About what it costs now');
    expect(describing(await get())).to.include('You get about 990.99 SUSD for 0.5005 ETH');
    const spoken = () => [...root.querySelectorAll('[role=status]')].map((one) => one.textContent).join('|');
    await until(() => spoken().includes('You get about 990.99 SUSD for 0.5005 ETH'), 'what is announced');
    expect((await button('Review swap')).getAttribute('aria-disabled')).to.equal(null);
    await expectReadable();
  });

  it('gives way to what is paid, once that is typed', async () => {
    const { sees, get, pay, amount, describing } = await want('990');
    await sees('You get about');
    const got = await get();
    await amount('2');
    await until(() => got.value === '3960', 'what two ETH yield');
    expect(describing(await pay())).not.to.include('About');
  });

  it('is reviewed as what is paid for it', async () => {
    const { sees, press } = await want('990');
    await sees('You get about');
    await press('Review swap');
    await sees('0.5005 ETH');
    await sees('990.99 SUSD');
    await sees('981.0801 SUSD');
  });

  it('stays typed where nothing is found, and the reason is said', async () => {
    let isBroken = false;
    const swapping = fakeSwapping({
      quote: async (query) => (isBroken ? undefined : fairQuote(query)),
    });
    const here = await showQuote({ swapping });
    isBroken = true;
    const get = await here.inside.findByShadowRole<HTMLInputElement>('textbox', { name: 'You get' });
    await type(get, '990');
    await here.pass(1_000);
    await here.sees('Couldn’t find what to pay for this');
    await here.sees('Nothing was swapped.');
    expect(get.value).to.equal('990');
    isBroken = false;
    await here.press('Try again');
    await here.sees('You get about 990.99 SUSD');
  });

  it('has no more decimals than its token', async () => {
    const { sees, get } = await want('990.1234567');
    await sees('Use at most 6 decimals.');
    expect((await get()).getAttribute('aria-invalid')).to.equal('true');
  });
});
