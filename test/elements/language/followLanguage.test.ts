import { expect } from 'chai';
import { followLanguage } from '../../../src/elements/language/followLanguage.js';
import { fixture } from '../../support/fixture.js';
import { settled, until } from '../../support/promises.js';
import { type Modal, makeModal } from '../support.js';

const page = document.documentElement;
const dialogOf = (modal: Modal) => modal.shadowRoot?.querySelector('dialog');

describe('the language of the page', () => {
  afterEach(() => {
    page.removeAttribute('lang');
  });

  it('is followed while the modal is open, and when it opens again', async () => {
    page.lang = 'ar';
    const place = fixture('<section></section>');
    const modal = makeModal();
    place.append(modal);
    await modal.show('Networks');
    await until(() => dialogOf(modal)?.dir === 'rtl');
    page.lang = 'de';
    await until(() => dialogOf(modal)?.lang === 'de' && dialogOf(modal)?.dir === 'ltr');
    place.lang = 'he';
    await until(() => dialogOf(modal)?.dir === 'rtl');
    modal.close();
    place.lang = 'en';
    await modal.show('Networks');
    await until(() => dialogOf(modal)?.dir === 'ltr');
    place.removeAttribute('lang');
    page.lang = 'fa';
    await until(() => dialogOf(modal)?.dir === 'rtl');
  });

  it('reaches into shadow roots, and is read again where the element is moved to', async () => {
    const place = fixture('<section lang="ar"><div></div></section>');
    const inside = place.querySelector('div')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    const modal = makeModal();
    inside.append(modal);
    await modal.show('Networks');
    await until(() => dialogOf(modal)?.lang === 'ar');
    expect(dialogOf(modal)?.dir).to.equal('rtl');
    place.lang = 'he';
    await until(() => dialogOf(modal)?.lang === 'he');
    modal.close();
    const other = fixture('<section lang="de"></section>');
    other.append(modal);
    await modal.show('Networks');
    await until(() => dialogOf(modal)?.lang === 'de');
  });

  it('elsewhere in the page changes nothing, nor anything after the end', async () => {
    const place = fixture('<section><p></p></section>');
    const element = place.firstElementChild as HTMLElement;
    const other = fixture('<section></section>');
    let changes = 0;
    const presence = new AbortController();
    followLanguage(element, () => changes++, presence.signal);
    other.dir = 'rtl';
    await settled();
    expect(changes).to.equal(0);
    place.lang = 'fr';
    await settled();
    expect(changes).to.equal(1);
    dispatchEvent(new Event('languagechange'));
    expect(changes, 'the visitor’s own').to.equal(2);
    presence.abort();
    place.lang = 'de';
    dispatchEvent(new Event('languagechange'));
    await settled();
    expect(changes).to.equal(2);
  });
});
