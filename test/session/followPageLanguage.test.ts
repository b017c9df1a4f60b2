import { expect } from 'chai';
import { followPageLanguage } from '../../src/session/followPageLanguage.js';
import { type Modal, makeModal } from '../elements/support.js';
import { fixture } from '../support/fixture.js';
import { settled, until } from '../support/promises.js';

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

  it('elsewhere in the page change nothing, nor anything after the end', async () => {
    const place = fixture('<section><p></p></section>');
    const element = place.firstElementChild as HTMLElement;
    const other = fixture('<section></section>');
    let changes = 0;
    const stop = followPageLanguage(element, () => changes++);
    other.dir = 'rtl';
    await settled();
    expect(changes).to.equal(0);
    place.lang = 'fr';
    await settled();
    expect(changes).to.equal(1);
    stop();
    place.lang = 'de';
    await settled();
    expect(changes).to.equal(1);
  });
});
