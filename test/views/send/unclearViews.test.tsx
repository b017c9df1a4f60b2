import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import { routeAtom } from '../../../src/atoms/router.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { startSending } from '../../atoms/send/startSending.js';
import { KNOWN } from '../../atoms/transactions/fakeTracking.js';
import { expectAccessible } from '../../support/axe.js';
import { englishTexts } from '../../support/englishTexts.js';
import { settled, until } from '../../support/promises.js';
import { cleanUp, stillness } from '../../ui/mount.js';
import { mountContent, mountModal } from '../content.js';

afterEach(cleanUp);

/** The review of 1 ETH to Bob, with queries as a visitor would use them. */
async function reviewed(mount = mountContent, amount?: string) {
  const here = await startSending();
  const { root, host } = mount(here.store);
  host.style.cssText = 'display: block; background: #fff';
  await here.fill(amount);
  await here.review();
  const inside = within(root as unknown as HTMLElement);
  const sees = (text: string) => until(() => root.textContent?.includes(text), text);
  const misses = (text: string) => until(() => !root.textContent?.includes(text), `no ${text}`);
  const button = (name: string | RegExp) => inside.findByShadowRole('button', { name });
  const press = async (name: string | RegExp) => (await button(name)).click();
  await sees('Max network fee');
  const fail = async (
    error = new WalletModalError('wallet_failed', 'context canceled', { said: 'context canceled.' }),
  ) => {
    await press(/^Send \d/);
    await until(() => here.sending.sent.length > 0, 'asked');
    here.sending.sent.at(-1)?.reject(error);
    await settled();
  };
  return { ...here, root, inside, sees, misses, button, press, fail };
}

describe('a transfer that may have been sent', () => {
  it('is looked for by the button that sent it, and ends at its receipt when it is found', async () => {
    const { store, root, inside, sees, press, fail, tracking, sending } = await reviewed();
    await fail();
    await sees('We don’t know yet whether 1 ETH was sent');
    await sees('Your wallet says: “context canceled”.');
    expect(inside.queryByShadowRole('button', { name: /^Send \d/ })).to.equal(null);
    expect(root.textContent).to.not.include('Nothing was sent');
    await press('Check what happened');
    await sees('We couldn’t reach the network.');
    tracking.network.status = KNOWN.unknown;
    await press('Check what happened');
    await sees('We’ve looked just now and found nothing new.');
    await stillness(root);
    await expectAccessible(root);
    tracking.network.status = KNOWN.confirmed;
    await press('Check what happened');
    await until(() => store.get(routeAtom).view === 'Receipt', 'the receipt');
    expect(sending.sent).to.have.length(1);
  });

  it('keeps the focus on the button that changes', async () => {
    const { root, button, fail } = await reviewed();
    (await button(/^Send \d/)).focus();
    await fail();
    await button('Check what happened');
    expect(root.activeElement?.textContent).to.equal('Check what happened');
  });

  it('is named in the form, and confirmed by hand before another one', async () => {
    const { root, sees, press, button, fail, sending, review, inside } = await reviewed();
    await fail();
    await press('Go back');
    await sees('1 ETH to 0x70997970…17dc79C8');
    await sees('If you go on, both may go through.');
    await review();
    await sees('Go on anyway. Both may go through.');
    expect((await button('Confirm above')).getAttribute('aria-disabled')).to.equal('true');
    await press('Confirm above');
    expect(sending.sent).to.have.length(1);
    (
      await inside.findByShadowRole('checkbox', { name: /^Go on anyway.*1 ETH to 0x70997970…17dc79C8/ })
    ).click();
    await stillness(root);
    await expectAccessible(root);
    await press(/^Send \d/);
    await until(() => sending.sent.length === 2, 'sent again');
  });

  it('is named with its amount as the language writes it', async () => {
    const { store, sees, press, fail } = await reviewed(mountContent, '0.25');
    await fail();
    await press('Go back');
    await sees('0.25 ETH to 0x70997970…17dc79C8');
    store.set(catalogueAtom, { locale: 'de', texts: englishTexts });
    await sees('0,25 ETH to 0x70997970…17dc79C8');
    store.set(catalogueAtom, { locale: 'fa', texts: englishTexts });
    await sees('\u2068۰٫۲۵\u2069 \u2068ETH');
  });

  for (const [found, text] of [
    ['reverted', 'Sending 1 ETH failed'],
    ['cancelled', 'Sending 1 ETH was canceled'],
  ] as const) {
    it(`says “${text}” and offers another review`, async () => {
      const { sees, fail, tracking, button } = await reviewed();
      await fail();
      await sees('We don’t know yet');
      await tracking.become(KNOWN[found]);
      await sees(text);
      await button('Review again');
    });
  }

  it('is not asked for when the code that follows it cannot be loaded', async () => {
    const { tracking, sending, press, sees } = await reviewed();
    tracking.network.isLoadable = false;
    await press(/^Send \d/);
    await sees(
      'Nothing was sent. Check your connection and try again. If that doesn’t help, reload the page.',
    );
    expect(sending.sent).to.have.length(0);
  });
});

describe('a message above the view', () => {
  it('lies on no control', async () => {
    const { root, sees, press, tracking } = await reviewed(mountModal);
    tracking.network.isLoadable = false;
    await press(/^Send \d/);
    await sees('Something went wrong');
    await stillness(root);
    const text = 'Something went wrong';
    const message = [...root.querySelectorAll('[role=alert] > div')].find((one) => one.textContent === text);
    const lies = message?.getBoundingClientRect();
    if (!lies) throw new Error('There is no message.');
    // Controls that are scrolled out of sight don't count.
    const { left, right, top, bottom } = lies;
    const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
    );
    const under = points.flatMap(([x, y]) => root.elementsFromPoint(x, y));
    expect(under).to.include(message);
    const controls = under.filter((one) => one.matches('button, a, input, textarea'));
    expect(controls.map(({ textContent }) => textContent)).to.deep.equal([]);
  });
});
