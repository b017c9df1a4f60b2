import { within } from 'shadow-dom-testing-library';
import { type BuyingStart, startBuying } from '../../atoms/onramp/startBuying.js';
import { atPace } from '../../support/atPace.js';
import { expectAccessible } from '../../support/axe.js';
import { until } from '../../support/promises.js';
import { mountContent, type } from '../content.js';

/** Loading a view takes more than a second in a busy browser. */
const PATIENCE = { timeout: atPace(4_000) };

/** The form for buying, with queries as a visitor would use them. */
export async function showBuying(start: BuyingStart = {}) {
  const here = await startBuying(start);
  const { root, host } = mountContent(here.store);
  // Like the dialog's styles.
  host.style.cssText = 'display: block; inline-size: 360px; background: #fff';
  const inside = within(root as unknown as HTMLElement);
  const sees = (text: string) => until(() => root.textContent?.includes(text), text);
  const misses = (text: string) => until(() => !root.textContent?.includes(text), `no ${text}`);
  const button = (name: string | RegExp) => inside.findByShadowRole('button', { name }, PATIENCE);
  const press = async (name: string | RegExp) => (await button(name)).click();
  const pay = () => inside.findByShadowRole<HTMLInputElement>('textbox', { name: 'You pay' }, PATIENCE);
  /** Types an amount and waits until its quote is requested. */
  const amount = async (text: string) => {
    await type(await pay(), text);
    await here.pass(1_000);
  };
  /** Runs axe once all animations have ended. */
  const expectReadable = async () => {
    const isMoving = ({ effect }: Animation) => effect?.getTiming().iterations === 1;
    await until(() => !root.getAnimations().some(isMoving), 'stillness');
    await expectAccessible(root);
  };
  return { ...here, root, host, inside, sees, misses, button, press, pay, amount, expectReadable };
}
