import { expect } from 'chai';
import { expectAccessible } from '../support/axe.js';
import { fixture } from '../support/fixture.js';
import { press, type } from '../support/keys.js';
import { settled, until } from '../support/promises.js';
import { addWallet, connectedModal, heardBy, loadInterface, makeModal, warnings } from './support.js';

loadInterface();

type Widget = HTMLElementTagNameMap['wallet-onramp-widget'];

const find = <Name extends keyof HTMLElementTagNameMap>(host: Element, name: Name) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElementTagNameMap[Name]>(name) ?? []),
];
const presets = (host: Element) => find(host, 'button').filter(({ part }) => !part.contains('button'));
const main = (host: Element) => find(host, 'button').find(({ part }) => part.contains('button'));
const texts = (host: Element) => presets(host).map(({ textContent }) => textContent);

async function makeWidget(markup = '', around = 'en'): Promise<Widget> {
  const place = fixture(
    `<div lang="${around}"><wallet-onramp-widget ${markup}></wallet-onramp-widget></div>`,
  );
  const widget = place.firstElementChild as Widget;
  await until(() => presets(widget).length === 4, 'the fields');
  return widget;
}

function choose(widget: Element, currency: string) {
  const [select] = find(widget, 'select');
  if (!select) throw new Error('There is no select.');
  select.value = currency;
  select.dispatchEvent(new Event('change'));
}

describe('the on-ramp widget', () => {
  it('offers amounts in dollars, euros and pounds', async () => {
    const widget = await makeWidget();
    expect(texts(widget)).to.deep.equal(['$100', '$250', '$500', '$1,000']);
    choose(widget, 'EUR');
    expect(texts(widget)).to.deep.equal(['€100', '€250', '€500', '€1,000']);
    choose(widget, 'GBP');
    expect(texts(widget)).to.deep.equal(['£100', '£250', '£500', '£1,000']);
    const [select] = find(widget, 'select');
    expect([...(select?.options ?? [])].map(({ text }) => text)).to.deep.equal(['$ USD', '€ EUR', '£ GBP']);
  });

  it('begins with the first of them, and fits in a narrow column in each theme', async () => {
    makeModal('theme-mode="light"');
    const widget = await makeWidget();
    expect(find(widget, 'input')[0]?.value).to.equal('100');
    (widget.parentElement as HTMLElement).style.width = '200px';
    expect(widget.offsetWidth).to.be.at.most(200);
    const { right } = widget.getBoundingClientRect();
    for (const one of presets(widget)) {
      expect(one.getBoundingClientRect().right).to.be.at.most(right);
      expect(one.scrollWidth).to.be.at.most(one.clientWidth);
      expect(getComputedStyle(one).color).to.equal('rgb(17, 19, 21)');
    }
    const lines = presets(widget).map((one) => one.offsetTop);
    expect(new Set(lines).size).to.equal(2);
    expect(lines[0]).to.equal(lines[1]);
    expect(lines[2]).to.equal(lines[3]);
  });

  it('replaces an amount that nobody typed by the first key, and continues one that somebody did', async () => {
    const widget = await makeWidget();
    const [field] = find(widget, 'input');
    field?.focus();
    await type('2');
    expect(field?.value).to.equal('2');
    field?.blur();
    field?.focus();
    await press('End');
    await type('5');
    expect(field?.value).to.equal('25');
    field?.blur();
    presets(widget)[1]?.click();
    field?.focus();
    await type('7');
    expect(field?.value).to.equal('7');
  });

  it('can be read by everybody', async () => {
    const widget = await makeWidget();
    presets(widget)[0]?.click();
    await expectAccessible(widget);
  });

  it('writes them as its modal’s language does', async () => {
    makeModal('locale="de"');
    const widget = await makeWidget();
    expect(texts(widget)[3]?.replace(/\s/g, ' ')).to.equal('1.000 $');
  });

  it('keeps a sign with letters whole where text runs from right to left', async () => {
    makeModal('locale="ar"');
    // WebKit uses Arabic digits.
    const text = texts(await makeWidget())[0]?.replace('١٠٠', '100');
    expect(text).to.equal('\u200f100\u00a0US$\u200e');
  });

  it('works with a language that is none', async () => {
    const told = warnings();
    makeModal('locale="not a language"');
    expect(texts(await makeWidget())[0]).to.equal('$100');
    expect(told).to.deep.equal([]);
  });

  it('takes an amount with one press, and marks it', async () => {
    const widget = await makeWidget();
    presets(widget)[1]?.click();
    expect(find(widget, 'input')[0]?.value).to.equal('250');
    expect(presets(widget).map(({ ariaPressed }) => ariaPressed)).to.deep.equal([
      'false',
      'true',
      'false',
      'false',
    ]);
  });

  it('asks for a wallet first', async () => {
    const modal = makeModal();
    const widget = await makeWidget();
    expect(main(widget)?.textContent).to.equal('Connect wallet');
    main(widget)?.click();
    await until(() => modal.state.view === 'Connect' && modal.open);
  });

  it('then leads to the providers with what was filled in, as often as it is pressed', async () => {
    const modal = await connectedModal(addWallet(), 'inline', { onRamps: [SELLER] });
    const widget = await makeWidget();
    await until(() => main(widget)?.textContent === 'Get quotes');
    choose(widget, 'EUR');
    const field = () => modal.shadowRoot?.querySelector<HTMLInputElement>('input[inputmode=decimal]');
    for (const [typed, shown] of [
      ['1,500.5', '1500.5'],
      ['99 euros', '99 euros'],
    ] as const) {
      Object.assign(find(widget, 'input')[0] ?? {}, { value: typed });
      main(widget)?.click();
      await until(() => modal.state.view === 'OnRampProviders');
      await until(() => field()?.value === shown, shown, 6_000);
      expect(modal.shadowRoot?.textContent).to.include('EUR');
    }
  });

  it('is pressed by Enter in the amount', async () => {
    const modal = makeModal();
    const widget = await makeWidget();
    find(widget, 'input')[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    await until(() => modal.open);
  });

  it('does nothing while disabled', async () => {
    const modal = makeModal();
    const widget = await makeWidget('disabled');
    expect(find(widget, 'fieldset')[0]?.disabled).to.equal(true);
    main(widget)?.click();
    await settled();
    expect(modal.open).to.equal(false);
    widget.disabled = false;
    expect(find(widget, 'fieldset')[0]?.disabled).to.equal(false);
  });

  it('uses the modal named by `for`, follows its theme, and reports if there is none', async () => {
    makeModal();
    const second = makeModal('id="second" theme-mode="light"');
    const widget = await makeWidget('for="second"');
    expect(widget.modal).to.equal(second);
    expect(find(widget, 'fieldset')[0]?.dataset.themeMode).to.equal('light');
    const heard = heardBy(document);
    warnings();
    second.remove();
    await settled();
    main(widget)?.click();
    expect(heard.at(-1)).to.deep.equal([
      'wallet-error',
      { code: 'no_modal', message: 'This button has no modal to open.' },
    ]);
  });

  it('keeps what was typed when it is moved', async () => {
    const widget = await makeWidget();
    presets(widget)[0]?.click();
    fixture('<div></div>').append(widget);
    await settled();
    expect(find(widget, 'input')[0]?.value).to.equal('100');
    expect(presets(widget)).to.have.length(4);
  });

  it('loads nothing of the interface by itself', async () => {
    const modal = makeModal();
    await makeWidget();
    await settled();
    expect(modal.shadowRoot?.querySelector('dialog, [part=card]')).to.equal(null);
  });
});

const SELLER = {
  id: 'seller',
  name: 'Seller',
  hosts: ['seller.example'],
  buildUrl: () => 'https://seller.example/',
};
