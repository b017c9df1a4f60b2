import { expect } from 'chai';
import { loadInterface, makeModal } from '../elements/support.js';
import { fixture } from '../support/fixture.js';

loadInterface();

describe('themeVariables', () => {
  const accent = '--wallet-modal-accent';
  const read = (one: HTMLElement, name = accent) => getComputedStyle(one).getPropertyValue(name);

  it('become the public custom properties, and no others', async () => {
    const modal = makeModal('', {
      themeVariables: {
        [accent]: 'red',
        '--wallet-modal-z-index': 7,
        ...{ '--other': 'red', color: 'red' },
      },
    });
    await Promise.resolve();
    expect(read(modal)).to.equal('red');
    expect(read(modal, '--wallet-modal-z-index')).to.equal('7');
    expect(read(modal, '--other')).to.equal('');
    expect(getComputedStyle(modal).color).to.not.equal('rgb(255, 0, 0)');
  });

  it('are removed when they are no longer given', async () => {
    const modal = makeModal('', { themeVariables: { [accent]: 'red', '--wallet-modal-z-index': 0 } });
    await Promise.resolve();
    expect(read(modal, '--wallet-modal-z-index')).to.equal('0');
    modal.themeVariables = { '--wallet-modal-z-index': undefined as unknown as string };
    await Promise.resolve();
    expect(read(modal)).to.equal('');
    expect(read(modal, '--wallet-modal-z-index')).to.equal('');
    modal.themeVariables = undefined;
    await Promise.resolve();
    expect(read(modal, '--wallet-modal-z-index')).to.equal('');
  });

  it('can change as often as the site likes', async () => {
    const modal = makeModal();
    for (const colour of ['red', 'green', 'blue']) {
      modal.themeVariables = { [accent]: colour };
      await Promise.resolve();
      expect(read(modal)).to.equal(colour);
    }
  });

  it('cannot break out of their property', async () => {
    const modal = makeModal('', {
      themeVariables: { [accent]: 'red; color: blue', '--wallet-modal-z-index': '1}' },
    });
    await Promise.resolve();
    expect(getComputedStyle(modal).color).to.not.equal('rgb(0, 0, 255)');
    expect(getComputedStyle(modal).getPropertyValue('--wallet-modal-z-index')).to.not.equal('1}');
  });

  it('keep styles that the host wrote', async () => {
    const modal = makeModal();
    modal.style.setProperty(accent, 'green');
    modal.style.margin = '1px';
    modal.locale = 'de';
    await Promise.resolve();
    expect(read(modal)).to.equal('green');
    modal.themeVariables = { '--wallet-modal-z-index': 5 };
    await Promise.resolve();
    modal.themeVariables = undefined;
    await Promise.resolve();
    expect(read(modal)).to.equal('green');
    expect(modal.style.margin).to.equal('1px');
  });

  it('apply to a modal’s buttons too, and are removed with it', async () => {
    const modal = makeModal('theme-mode="light"', { themeVariables: { [accent]: 'red' } });
    const button = fixture('<wallet-network-button></wallet-network-button>');
    const inner = button.shadowRoot?.querySelector('button') as HTMLElement;
    const background = () => getComputedStyle(inner).backgroundColor;
    button.style.setProperty('--wallet-modal-z-index', '3');
    await Promise.resolve();
    expect(read(button)).to.equal('red');
    expect(background()).to.equal('rgb(255, 255, 255)');
    modal.themeVariables = { [accent]: 'blue' };
    modal.themeMode = 'dark';
    await Promise.resolve();
    expect(read(button)).to.equal('blue');
    expect(background()).to.equal('rgb(19, 20, 22)');
    expect(read(button, '--wallet-modal-z-index')).to.equal('3');
  });
});
