import { expect } from 'chai';
import type { ScriptStep } from '../../src/sandbox/index.js';
import { focused, press, type } from '../support/keys.js';
import { mockNetwork } from '../support/worker.js';
import {
  addWallet,
  button,
  connectedModal,
  heading,
  inside,
  type Modal,
  modalConnectedByHand,
  ONE,
  openModal,
  rpc,
  spoken,
  TWO,
  text,
  until,
} from './support.js';

const rows = (modal: Modal) => [...(modal.shadowRoot?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
const switchMethod = 'wallet_switchEthereumChain';

describe('Networks', () => {
  mockNetwork(rpc);

  it('lists the site’s networks and marks the current one', async () => {
    const modal = await openModal({ view: 'Networks' });
    const current = await button(modal, 'Network One');
    expect(current.getAttribute('aria-current')).to.equal('true');
    const list = await inside(modal).findByShadowRole('list', { name: 'Networks' });
    expect(list.children.length).to.equal(2);
  });

  it('marks test networks', async () => {
    const modal = await openModal({
      view: 'Networks',
      attributes: 'networks="eip155:1 eip155:11155111"',
    });
    await button(modal, 'Sepolia Test network');
  });

  it('accepts a choice without a prompt while disconnected', async () => {
    const modal = await openModal({ view: 'Networks' });
    (await button(modal, 'Network Two')).click();
    await until(() => modal.state.wantedNetwork === TWO.id && !modal.open);
  });

  it('names an unknown network of the site by its number', async () => {
    const modal = await openModal({ view: 'Networks', attributes: 'networks="eip155:99999 eip155:1"' });
    await button(modal, 'Unknown network (99999)');
  });

  it('has a search field when there are many', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      ...ONE,
      id: `eip155:${1000 + at}` as const,
      name: at === 5 ? 'Réunion' : `Chain ${at}`,
    }));
    const modal = await openModal({ view: 'Networks', properties: { chains: many } });
    (await inside(modal).findByShadowRole('searchbox', { name: 'Search networks' })).focus();
    await type('reun');
    await until(() => rows(modal).length === 1);
    await until(() => spoken(modal).includes('1 network found'));
    await press('ArrowDown');
    expect(focused()).to.equal(rows(modal)[0]);
    await press('Enter');
    await until(() => modal.state.wantedNetwork === 'eip155:1005');
  });

  it('says that any network works when the site lists none', async () => {
    const modal = await openModal({ view: 'Networks', properties: { chains: [] } });
    await text(modal, 'Any network works here');
  });

  it('explains what a network is', async () => {
    const modal = await openModal({ view: 'Networks' });
    (await button(modal, 'What is a network?')).click();
    await heading(modal, 'What is a network?');
  });
});

describe('SwitchNetwork', () => {
  mockNetwork(rpc);

  /** Opens the networks of a connected modal and chooses the other one. */
  async function switchTo(step?: Omit<ScriptStep, 'method'>, adding?: Omit<ScriptStep, 'method'>) {
    const wallet = addWallet('Alpha');
    const modal = await connectedModal(wallet);
    if (step) wallet.script([{ method: switchMethod, ...step }]);
    if (adding) wallet.script([{ method: 'wallet_addEthereumChain', ...adding }]);
    await modal.show('Networks');
    (await button(modal, 'Network Two')).click();
    return { modal, wallet };
  }

  it('asks the wallet once, and closes when it has switched', async () => {
    const { modal, wallet } = await switchTo();
    await until(() => modal.state.network === TWO.id && !modal.open);
    expect(wallet.requests.filter(({ method }) => method === switchMethod).length).to.equal(1);
  });

  it('says where to approve', async () => {
    const { modal } = await switchTo({ answer: 'never' });
    await heading(modal, 'Network Two');
    await text(modal, 'Approve in Alpha');
    expect((await button(modal, 'Waiting for Alpha…')).getAttribute('aria-disabled')).to.equal('true');
  });

  it('names the wallet’s network after a decline', async () => {
    const { modal, wallet } = await switchTo({ answer: 'reject' });
    await text(modal, 'Switch declined');
    expect(spoken(modal)).to.include('Your wallet is still on Network One.');
    expect(wallet.state.chain).to.equal(ONE.id);
  });

  it('can retry', async () => {
    const { modal } = await switchTo({ answer: 'reject' });
    (await button(modal, 'Try again')).click();
    await until(() => modal.state.network === TWO.id && !modal.open);
  });

  it('returns to the list', async () => {
    const { modal } = await switchTo({ answer: 'reject' });
    (await button(modal, 'Choose another network')).click();
    await heading(modal, 'Choose a network');
  });

  const failures: [title: string, words: string, step: Omit<ScriptStep, 'method'>][] = [
    ['A request is already open', 'Open Alpha and answer', { answer: 'pending' }],
    [
      'Switch to Network Two in Alpha',
      'Change the network there.',
      { answer: 'nonsense', error: { code: 4200, message: 'No' } },
    ],
    [
      'Alpha didn’t switch',
      'Change the network in the wallet, or try again.',
      { answer: 'nonsense', value: null, times: Number.POSITIVE_INFINITY },
    ],
    [
      'Alpha reported a problem',
      'Details: “Out of order.”',
      { answer: 'nonsense', error: { code: -32603, message: 'Out of order.' } },
    ],
  ];
  for (const [title, words, step] of failures) {
    it(`explains: ${title}`, async () => {
      // A wallet that approves everything, but doesn't switch.
      const adding = step.value === null ? step : undefined;
      const { modal } = await switchTo(step, adding);
      await text(modal, title);
      expect(spoken(modal)).to.include(words).and.to.include('Your wallet is still on Network One.');
    });
  }

  it('says that a network has to be added in the wallet when the site cannot add it', async () => {
    const wallet = addWallet('Alpha', { chains: [ONE] });
    const modal = await connectedModal(wallet, {
      attributes: 'networks="eip155:31337 eip155:8453"',
    });
    await modal.show('Networks');
    (await button(modal, 'Base')).click();
    await text(modal, 'Alpha doesn’t have Base yet');
  });
});

describe('UnsupportedChain', () => {
  mockNetwork(rpc);

  it('opens when the wallet switches to an unsupported network', async () => {
    const wallet = addWallet('Alpha');
    const modal = await modalConnectedByHand(wallet);
    wallet.switchChain('eip155:1');
    await heading(modal, 'Switch network');
    await text(modal, /^Your wallet is on Ethereum, which this site doesn’t support/);
  });

  it('shows the number of an unknown network', async () => {
    const wallet = addWallet('Alpha', {
      chains: [ONE, TWO, { ...ONE, id: 'eip155:99999', name: 'The wallet’s own name' }],
    });
    const modal = await modalConnectedByHand(wallet);
    wallet.switchChain('eip155:99999');
    const said =
      'Your wallet is on an unknown network (99999), which this site doesn’t support. Choose a supported network to continue.';
    await until(() => modal.shadowRoot?.textContent?.includes(said) === true);
    expect(modal.state.networkName).to.equal(undefined);
    await modal.show('Account');
    await button(modal, 'Network: Unknown network (99999)');
    await modal.show('AccountSettings');
    await button(modal, 'Network Unknown network (99999)');
    expect(modal.shadowRoot?.textContent).not.to.include('eip155:');
  });

  it('claims nothing when a page opens it without reason', async () => {
    const modal = await modalConnectedByHand(addWallet('Alpha'));
    await modal.show('UnsupportedChain');
    await button(modal, 'Network One');
    expect(inside(modal).queryByShadowText(/this site does not use/)).to.equal(null);
  });

  it('switches to one of the site’s networks', async () => {
    const wallet = addWallet('Alpha');
    const modal = await modalConnectedByHand(wallet);
    wallet.switchChain('eip155:1');
    (await button(modal, 'Network Two')).click();
    await until(() => modal.state.network === TWO.id && !modal.open);
  });

  it('offers to disconnect', async () => {
    const wallet = addWallet('Alpha');
    const modal = await modalConnectedByHand(wallet);
    wallet.switchChain('eip155:1');
    (await button(modal, 'Disconnect')).click();
    await until(() => modal.state.status === 'disconnected' && !modal.open);
  });
});
