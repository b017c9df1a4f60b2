import { expect } from 'chai';
import type { ReactNode } from 'react';
import { keepTexts } from '../../src/ui/keepTexts.js';
import { WalletImage } from '../../src/ui/WalletImage.js';
import { replaceAsBrowsersDo, replaceInTwoSteps, translatePage, wrap } from '../support/translatePage.js';
import { cleanUp, mount } from './mount.js';

const WAYS = {
  'replaced at once': replaceAsBrowsersDo,
  'replaced in two steps': replaceInTwoSteps,
  wrapped: wrap,
};

/** Mutation observers run after the task. */
const told = () => Promise.resolve();

const balance = (amount: ReactNode, more?: ReactNode) => (
  <p>
    Balance: {amount} <b>ETH</b> {more}
  </p>
);

describe('a text that the browser has translated', () => {
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    cleanUp();
  });

  function show(node: ReactNode) {
    const mounted = mount(node);
    stop = keepTexts(mounted.root);
    const host = mounted.root.lastElementChild as HTMLElement;
    return { ...mounted, host, text: () => host.textContent?.replaceAll(/[⟦⟧]/g, '') };
  }

  for (const [how, replace] of Object.entries(WAYS)) {
    it(`changes when it was ${how}`, async () => {
      const { host, render, text } = show(balance('one'));
      translatePage(host, replace);
      await told();
      expect(text()).to.equal('Balance: one ETH ');
      render(balance('two'));
      await told();
      expect(text()).to.equal('Balance: two ETH ');
      translatePage(host, replace);
      await told();
      render(balance('three', 'or more'));
      await told();
      expect(text()).to.equal('Balance: three ETH or more');
    });

    it(`goes when it was ${how}`, async () => {
      const { host, render, text } = show(balance('one', 'or more'));
      translatePage(host, replace);
      await told();
      render(balance(<i>none</i>));
      await told();
      expect(text()).to.equal('Balance: none ETH ');
      render(<em>Nothing</em>);
      await told();
      expect(host.innerHTML).to.equal('<em>Nothing</em>');
    });
  }

  it('is itself again when the visitor wants to see the original', async () => {
    const { host, render, text } = show(balance('one'));
    translatePage(host);
    await told();
    for (const font of host.querySelectorAll('p > font')) font.remove();
    await told();
    expect(text()).to.equal('Balance: one ETH ');
    render(balance('two'));
    await told();
    expect(text()).to.equal('Balance: two ETH ');
  });

  it('leaves the letter of a picture without a picture alone', async () => {
    const { host, render } = show(<WalletImage name="Alpha" />);
    translatePage(host);
    await told();
    expect(host.textContent).to.equal('A');
    render(<WalletImage name="Beta" />);
    expect(host.textContent).to.equal('B');
  });

  it('of which a picture had its letter, changes with the picture', async () => {
    const { host, render } = show(<WalletImage name="Alpha" />);
    for (const one of host.querySelectorAll('[translate]')) one.removeAttribute('translate');
    translatePage(host);
    await told();
    expect(host.textContent).to.equal('⟦A⟧');
    render(<WalletImage name="Beta" />);
    await told();
    expect(host.textContent).to.equal('B');
  });
});
