import { expect } from 'chai';
import { followLanguage } from '../../../src/elements/language/followLanguage.js';
import { fixture } from '../../support/fixture.js';
import { settled, until } from '../../support/promises.js';
import { type Modal, makeModal } from '../support.js';

const page = document.documentElement;
const dialogOf = (modal: Modal) => modal.shadowRoot?.querySelector('dialog');

describe('the language and direction of the page', () => {
  afterEach(() => {
    page.removeAttribute('dir');
  });

  it('are followed while the modal is open, and when it opens again', async () => {
    page.dir = 'rtl';
    const place = fixture('<section></section>');
    const modal = makeModal();
    place.append(modal);
    await modal.show('Networks');
    await until(() => dialogOf(modal)?.getAttribute('dir') === 'rtl');
    page.dir = 'ltr';
    await until(() => dialogOf(modal)?.getAttribute('dir') === 'ltr');
    place.dir = 'rtl';
    await until(() => dialogOf(modal)?.getAttribute('dir') === 'rtl');
    modal.close();
    place.dir = 'ltr';
    await modal.show('Networks');
    await until(() => dialogOf(modal)?.getAttribute('dir') === 'ltr');
    place.removeAttribute('dir');
    page.removeAttribute('dir');
    place.lang = 'ar';
    await until(() => dialogOf(modal)?.getAttribute('dir') === 'rtl');
  });

  it('reach into shadow roots, and are read again where the element is moved to', async () => {
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

  it('elsewhere in the page change nothing, nor anything after the end', async () => {
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
