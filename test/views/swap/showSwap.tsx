import { within } from 'shadow-dom-testing-library';
import { openSwapForm, type SwapStart } from '../../atoms/swap/startSwap.js';
import { expectAccessible } from '../../support/axe.js';
import { until } from '../../support/promises.js';
import { stillness } from '../../ui/mount.js';
import { mountContent, type } from '../content.js';

/** The form of a visitor with ether, dollars and euros, with queries as a visitor would use them. */
export async function showSwap(start: SwapStart = {}, mount = mountContent) {
  const here = openSwapForm(start);
  await here.enter();
  const { root, host } = mount(here.store);
  // Like the dialog's styles.
  host.style.cssText = 'display: block; background: #fff';
  const inside = within(root as unknown as HTMLElement);
  const sees = (text: string) => until(() => root.textContent?.includes(text), text);
  const misses = (text: string) => until(() => !root.textContent?.includes(text), `no ${text}`);
  const button = (name: string | RegExp) => inside.findByShadowRole('button', { name });
  const press = async (name: string | RegExp) => (await button(name)).click();
  const pay = () => inside.findByShadowRole<HTMLInputElement>('textbox', { name: 'You pay' });
  const isOff = async (name: string) => (await button(name)).getAttribute('aria-disabled') === 'true';
  /** Chooses a token through its list. */
  const choose = async (target: 'pay' | 'get', name: RegExp) => {
    await press(target === 'pay' ? /Change the token you pay$/ : /Change the token you get$/);
    await press(name);
  };
  /** Types an amount and waits for its quote. */
  const amount = async (text: string) => {
    await type(await pay(), text);
    await here.pass(1_000);
  };
  /** Runs axe once all animations have ended. */
  const expectReadable = async () => {
    await stillness(root);
    await expectAccessible(root);
  };
  return { ...here, root, inside, expectReadable, sees, misses, button, press, pay, isOff, choose, amount };
}

/** The form with a quote of 1,980 SUSD for 1 ETH. */
export async function showQuote(start: SwapStart = {}, quote = '1,980', mount = mountContent) {
  const here = await showSwap(start, mount);
  await here.sees('You pay');
  await here.choose('get', /^SUSD/);
  await here.amount('1');
  await here.sees(quote);
  return here;
}
