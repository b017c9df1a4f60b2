import { expect } from 'chai';
import { fixture } from '../support/fixture.js';
import { settled, until } from '../support/promises.js';
import {
  addWallet,
  connectedModal,
  heardBy,
  later,
  loadInterface,
  type Modal,
  makeModal,
  warnings,
} from './support.js';

loadInterface();

const isOpenAt = (modal: Modal, view: string) =>
  until(() => modal.state.open && modal.state.view === view, `the view ${view}`);
const click = (element: Element) => (element as HTMLElement).click();

describe('an element with data-wallet-modal', () => {
  it('opens the first modal of the page', async () => {
    const [first, second] = [makeModal(), makeModal()];
    click(fixture('<button data-wallet-modal="connect">In</button>'));
    await isOpenAt(first, 'Connect');
    expect(second.open).to.equal(false);
  });

  it('opens the modal that it names', async () => {
    const [first, second] = [makeModal(), makeModal('id="second"')];
    click(fixture('<button data-wallet-modal="connect" data-wallet-modal-for="second">In</button>'));
    await isOpenAt(second, 'Connect');
    expect(first.open).to.equal(false);
  });

  it('needs no value to open the view that the modal chooses', async () => {
    const modal = makeModal();
    click(fixture('<button data-wallet-modal>In</button>'));
    await isOpenAt(modal, 'Connect');
  });

  for (const [action, view] of [
    ['connect', 'Account'],
    ['account', 'Account'],
    ['networks', 'Networks'],
    ['AllWallets', 'AllWallets'],
  ] as const) {
    it(`with "${action}" shows ${view} to a connected visitor`, async () => {
      const modal = await connectedModal(addWallet());
      click(fixture(`<button data-wallet-modal="${action}">Go</button>`));
      await isOpenAt(modal, view);
    });
  }

  it('with "disconnect" ends the connection and opens nothing', async () => {
    const modal = await connectedModal(addWallet());
    click(fixture('<button data-wallet-modal="disconnect">Leave</button>'));
    await until(() => modal.state.status === 'disconnected');
    expect(modal.open).to.equal(false);
  });

  it('with an unknown word opens the default view, and says which words there are', async () => {
    const modal = makeModal();
    const told = warnings();
    click(fixture('<button data-wallet-modal="conect">In</button>'));
    await isOpenAt(modal, 'Connect');
    await until(() => told.length > 0);
    expect(told[0]).to.include('"conect" is not a view');
  });

  it('works when it is added late, and by what is inside it', async () => {
    const modal = makeModal();
    const button = fixture('<button><b>In</b></button>');
    click(button);
    await settled();
    expect(modal.open).to.equal(false);
    button.dataset.walletModal = 'connect';
    click(button.firstElementChild as Element);
    await isOpenAt(modal, 'Connect');
  });

  it('does nothing any more once the attribute is removed', async () => {
    const modal = makeModal();
    const button = fixture('<button data-wallet-modal="connect">In</button>');
    delete button.dataset.walletModal;
    click(button);
    await settled();
    expect(modal.open).to.equal(false);
  });

  it('works in shadow roots, where it finds the modal of its own tree first', async () => {
    const outside = makeModal();
    const tree = fixture('<div></div>').attachShadow({ mode: 'open' });
    const deeper = document.createElement('div');
    const button = document.createElement('button');
    button.dataset.walletModal = 'connect';
    deeper.attachShadow({ mode: 'open' }).append(button);
    tree.append(deeper);
    click(button);
    await isOpenAt(outside, 'Connect');
    outside.close();
    const beside = Object.assign(document.createElement('wallet-modal'), { remember: 'none' });
    tree.append(beside);
    click(button);
    await isOpenAt(beside, 'Connect');
  });

  it('leaves a click alone that the page has prevented', async () => {
    const modal = makeModal();
    const button = fixture('<button data-wallet-modal="connect">In</button>');
    button.addEventListener('click', (event) => event.preventDefault());
    click(button);
    await settled();
    expect(modal.open).to.equal(false);
  });

  for (const [what, markup] of [
    ['disabled', '<button disabled data-wallet-modal="connect"><b>In</b></button>'],
    [
      'disabled by its fieldset',
      '<fieldset disabled><button data-wallet-modal="connect"><b>In</b></button></fieldset>',
    ],
    ['marked as disabled', '<div aria-disabled="true" data-wallet-modal="connect"><b>In</b></div>'],
  ] as const) {
    it(`does nothing while it is ${what}`, async () => {
      const modal = makeModal();
      const inside = fixture(markup).querySelector('b') as Element;
      inside.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
      await settled();
      expect(modal.open).to.equal(false);
    });
  }

  it('keeps links and submit buttons from leaving the page', async () => {
    const modal = makeModal();
    const form = fixture<HTMLFormElement>('<form><button data-wallet-modal="connect">In</button></form>');
    let isSent = false;
    form.addEventListener('submit', (event) => {
      isSent = true;
      event.preventDefault();
    });
    click(form.querySelector('button') as Element);
    await isOpenAt(modal, 'Connect');
    modal.close();
    click(fixture('<a href="#elsewhere" data-wallet-modal="connect">In</a>'));
    await isOpenAt(modal, 'Connect');
    expect(isSent).to.equal(false);
    expect(location.hash).to.equal('');
  });

  it('gets the focus back when the modal closes', async () => {
    const modal = makeModal();
    const button = fixture('<button data-wallet-modal="connect">In</button>');
    // Like Safari, without focusing the button.
    click(button);
    await isOpenAt(modal, 'Connect');
    await until(() => document.activeElement === modal, 'the focus in the modal');
    modal.close();
    await until(() => document.activeElement === button, 'the focus on the button');
  });

  it('loads the interface when a press is likely', async () => {
    const modal = makeModal();
    let loads = 0;
    modal.prefetchInterface = () => {
      loads += 1;
    };
    const button = fixture('<button data-wallet-modal="connect">In</button>');
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    button.focus();
    expect(loads).to.equal(2);
  });

  it('reports a missing modal', () => {
    warnings();
    const heard = heardBy(document);
    click(fixture('<button data-wallet-modal="connect">In</button>'));
    expect(heard).to.deep.equal([
      ['wallet-error', { code: 'no_modal', message: 'This button has no modal to open.' }],
    ]);
  });

  it('leaves clicks in a form alone whose fields are named like members', async () => {
    const modal = makeModal();
    const form = fixture(
      '<form><input name="dataset"><input name="matches"><input name="hasAttribute"><b>Text</b></form>',
    );
    click(form.querySelector('b') as Element);
    await settled();
    expect(modal.open).to.equal(false);
  });
});

/** The event of browsers with Invoker Commands. */
function command(modal: Modal, name: string, source: Element | null = null): void {
  modal.dispatchEvent(Object.assign(new Event('command', { cancelable: true }), { command: name, source }));
}

describe('a command for a modal', () => {
  for (const [name, view] of [
    ['--wallet-connect', 'Account'],
    ['--wallet-account', 'Account'],
    ['--wallet-networks', 'Networks'],
  ] as const) {
    it(`opens it: ${name}`, async () => {
      const modal = await connectedModal(addWallet());
      command(modal, name);
      await isOpenAt(modal, view);
    });
  }

  it('disconnects', async () => {
    const modal = await connectedModal(addWallet());
    command(modal, '--wallet-disconnect');
    await until(() => modal.state.status === 'disconnected');
  });

  for (const name of ['--other', 'show-modal', '']) {
    it(`leaves other commands to the page: "${name}"`, async () => {
      const modal = makeModal();
      command(modal, name);
      await settled();
      expect(modal.open).to.equal(false);
    });
  }

  it('is sent by a real button where the browser has commands', async function () {
    if (!('commandForElement' in HTMLButtonElement.prototype)) this.skip();
    const modal = makeModal('id="target"');
    const button = fixture('<button command="--wallet-connect" commandfor="target">In</button>');
    later(() => button.remove());
    click(button);
    await isOpenAt(modal, 'Connect');
  });
});
