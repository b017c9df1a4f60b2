import { fixture } from '../../support/fixture.js';
import { until } from '../../support/promises.js';
import { loadInterface, type Modal } from '../support.js';

loadInterface();

const BUTTONS = 'wallet-button, wallet-network-button, wallet-onramp-widget';

/** A page with every element that shows text, and the directions of their layouts. */
async function site(page: string, attributes: string) {
  const place = fixture(
    `<section ${page}><wallet-modal id="m" remember="none" ${attributes}></wallet-modal><wallet-button for="m"></wallet-button><wallet-network-button for="m"></wallet-network-button><wallet-onramp-widget for="m"></wallet-onramp-widget></section>`,
  );
  const modal = place.querySelector('wallet-modal') as Modal;
  const buttons = [...place.querySelectorAll(BUTTONS)];
  const parts = () => buttons.flatMap(({ shadowRoot }) => [...(shadowRoot?.children ?? [])]);
  const directions = () =>
    [...parts(), ...(modal.shadowRoot?.querySelectorAll('dialog, section') ?? [])].map(
      (part) => getComputedStyle(part).direction,
    );
  const are = (direction: string) =>
    until(
      () => directions().length === 8 && directions().every((one) => one === direction),
      `everything ${direction}, but ${directions()}`,
    );
  return { place, modal, are };
}

describe('what the modal says is laid out in the direction of its language', () => {
  for (const inline of ['', 'inline'])
    for (const [page, attributes, direction] of [
      ['lang="en" dir="ltr"', 'locale="ar"', 'rtl'],
      ['lang="en" dir="ltr"', 'locale="arz"', 'rtl'],
      ['lang="fa" dir="ltr"', '', 'rtl'],
      ['lang="ar" dir="rtl"', 'locale="de"', 'ltr'],
      ['dir="rtl"', '', 'ltr'],
      ['lang="ur" dir="rtl"', '', 'ltr'],
    ] as const)
      it(`${direction} with ${attributes || 'no locale'} in ${page} ${inline}`, async () => {
        const { modal, are } = await site(page, `${inline} ${attributes}`);
        await modal.show('Networks');
        await are(direction);
      });

  it('of the visitor, and changes with it while it is open', async () => {
    Object.defineProperty(navigator, 'languages', { get: () => languages, configurable: true });
    let languages = ['he-IL', 'en'];
    try {
      const { place, modal, are } = await site('lang="en" dir="ltr"', 'locale="auto"');
      await modal.show('Networks');
      await are('rtl');
      languages = ['de'];
      dispatchEvent(new Event('languagechange'));
      await are('ltr');
      place.dir = 'rtl';
      await are('ltr');
      modal.locale = 'fa';
      await are('rtl');
      modal.removeAttribute('locale');
      place.lang = 'ar';
      place.dir = 'ltr';
      await are('rtl');
    } finally {
      Reflect.deleteProperty(navigator, 'languages');
    }
  });

  it('with the page’s own texts in a language that nothing names, that of the page', async () => {
    const { place, modal } = await site('lang="" dir="rtl"', '');
    modal.texts = { 'networks.title': 'شبکے' };
    await modal.show('Networks');
    const dialog = modal.shadowRoot?.querySelector('dialog');
    await until(() => dialog?.dir === 'rtl');
    place.dir = 'ltr';
    await until(() => dialog?.dir === 'ltr');
  });
});
