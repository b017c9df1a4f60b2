import { expect } from 'chai';
import { fixture } from '../support/fixture.js';
import { settled, until } from '../support/promises.js';
import { createPolicy } from '../support/trustedTypes.js';
import { heardBy, loadInterface, type Modal, makeModal, names } from './support.js';

loadInterface();

const pageOf = (modal: Modal) => modal.parentElement as HTMLElement;
const policy = createPolicy('copies', { createHTML: (text) => text });
/** Markup for test pages, which use Trusted Types. */
const trusted = (html: string) => policy?.createHTML(html) ?? html;
const parsed = (html: string) => new DOMParser().parseFromString(trusted(html), 'text/html').body;

/** Ways to copy the element around a modal. Each returns a node that contains the copy and isn't in the page. */
const copying: Record<string, (page: HTMLElement) => Node> = {
  'cloneNode of what is around it': (page) => page.cloneNode(true),
  'cloneNode of the modal': (page) => (page.querySelector('wallet-modal') as Modal).cloneNode(true),
  'cloneNode without what is in it': (page) => (page.querySelector('wallet-modal') as Modal).cloneNode(),
  importNode: (page) => document.importNode(page, true),
};

/** Ways that serialise the page and parse it again. */
const saving: Record<string, (page: HTMLElement) => Node> = {
  outerHTML: (page) => fixture<HTMLElement>(page.outerHTML),
  'a saved page': (page) => parsed(page.outerHTML).firstElementChild as Element,
  XMLSerializer: (page) => parsed(new XMLSerializer().serializeToString(page)).firstElementChild as Element,
  'a template': (page) => {
    const template = document.createElement('template');
    template.innerHTML = trusted(page.outerHTML);
    return document.importNode(template.content, true);
  },
};

const opening: Record<string, (modal: Modal) => void> = {
  'the method': (modal) => void modal.show(),
  'the property': (modal) => {
    modal.open = true;
  },
  'the attribute': (modal) => modal.setAttribute('open', ''),
  'the attribute, as React 18 writes it': (modal) => modal.setAttribute('open', 'true'),
  'the attribute, written again while it is open': (modal) => {
    void modal.show();
    modal.setAttribute('open', '');
  },
};

/** Inserts a copy into the page and returns its modal. */
function insert(copy: Node): Modal {
  const place = fixture<HTMLElement>('<div></div>');
  place.append(copy);
  return place.querySelector('wallet-modal') as Modal;
}

async function isClosed(copy: Modal, heard: ReturnType<typeof heardBy>): Promise<void> {
  await settled();
  expect(copy.open).to.equal(false);
  expect(copy.hasAttribute('open')).to.equal(false);
  expect(copy.state.open).to.equal(false);
  expect(names(heard)).to.deep.equal([]);
  await copy.show();
  expect(copy.state.open).to.equal(true);
}

describe('a copy of an open modal', () => {
  for (const [how, open] of Object.entries(opening)) {
    for (const [what, copy] of Object.entries({ ...copying, ...saving })) {
      it(`is closed, by ${what}, when ${how} opened it`, async () => {
        const modal = makeModal();
        open(modal);
        await until(() => modal.state.open);
        const copied = copy(pageOf(modal));
        modal.close();
        await until(() => !modal.state.open);
        pageOf(modal).remove();
        const heard = heardBy(document);
        await isClosed(insert(copied), heard);
      });
    }
  }

  it('is closed in the page, too, while the other one stays open', async () => {
    const modal = makeModal();
    await modal.show();
    const copy = insert(pageOf(modal).cloneNode(true));
    await settled();
    expect([copy.open, copy.state.open]).to.deep.equal([false, false]);
    expect([modal.open, modal.state.open]).to.deep.equal([true, true]);
  });
});

describe('open in HTML', () => {
  const html = '<div><wallet-modal open remember="none"></wallet-modal></div>';

  for (const [what, make] of Object.entries<() => Node>({
    'a template': () => saving['a template']?.({ outerHTML: html } as HTMLElement) as Node,
    'a page that was fetched': () => parsed(html).firstElementChild as Element,
    'a fetched page that is imported': () =>
      document.importNode(parsed(html).firstElementChild as Element, true),
    'what is written into the page': () => fixture<HTMLElement>(html),
  })) {
    it(`opens what comes from ${what}`, async () => {
      const modal = insert(make());
      await until(() => modal.state.open);
      expect(modal.getAttribute('open')).to.equal('');
    });
  }

  it('opens a modal again that was removed while it was open', async () => {
    const modal = makeModal();
    const page = pageOf(modal);
    await modal.show();
    page.remove();
    await until(() => !modal.state.open);
    fixture<HTMLElement>('<div></div>').append(page);
    await until(() => modal.state.open);
  });

  it('stays as the page has written it, for frameworks that hydrate', async () => {
    const modal = makeModal('open="true"');
    await until(() => modal.state.open);
    expect(modal.getAttribute('open')).to.equal('true');
  });

  it('opens copies of an inline modal, which is open from the start', async () => {
    const modal = makeModal('inline');
    await until(() => modal.state.open);
    const copy = insert(pageOf(modal).cloneNode(true));
    await until(() => copy.state.open);
  });
});
