import { expect } from 'chai';
import { addWallet, heardBy, loadInterface, type Modal, warnings } from '../elements/support.js';
import { fixture } from '../support/fixture.js';
import { settled, until } from '../support/promises.js';

loadInterface();

const script = (text: string) =>
  fixture<HTMLScriptElement>(`<script type="application/json" slot="config">${text}</script>`);

/** An element with settings in its slot, added to the page together. */
function withConfig(settings: unknown, attributes: Record<string, string> = {}): Modal {
  const modal = document.createElement('wallet-modal');
  for (const [name, value] of Object.entries(attributes)) modal.setAttribute(name, value);
  modal.append(script(typeof settings === 'string' ? settings : JSON.stringify(settings)));
  fixture('<div></div>').append(modal);
  return modal;
}

describe('settings in the JSON slot', () => {
  it('are applied as attributes and properties', async () => {
    const chains = [{ id: 'eip155:31337', name: 'One' }];
    const modal = withConfig({
      locale: 'de',
      allowUnsupportedChain: true,
      inline: false,
      networks: ['eip155:31337'],
      prefetch: 'none',
      chains,
      themeVariables: { '--wallet-modal-accent': 'red' },
    });
    await until(() => modal.locale === 'de');
    expect(modal.getAttributeNames()).to.include.members(['allow-unsupported-chain', 'networks']);
    expect(modal.hasAttribute('inline')).to.equal(false);
    expect(modal.networks).to.deep.equal(['eip155:31337']);
    expect(modal.chains).to.deep.equal(chains);
    await settled();
    expect(getComputedStyle(modal).getPropertyValue('--wallet-modal-accent')).to.equal('red');
  });

  it('apply to the first opening', async () => {
    const modal = withConfig({ view: 'WhatIsAWallet', open: true, networks: 'eip155:1' });
    await until(() => modal.state.open);
    expect(modal.state).to.include({ view: 'WhatIsAWallet', networkName: 'Ethereum' });
  });

  it('are overridden by the host’s attributes and properties', async () => {
    const modal = document.createElement('wallet-modal');
    const texts = { 'button.connect': 'Own' };
    Object.assign(modal, { texts, locale: 'fr' });
    modal.append(script(JSON.stringify({ texts: {}, locale: 'de', appName: 'Shop' })));
    fixture('<div></div>').append(modal);
    await until(() => modal.appName === 'Shop');
    expect(modal.locale).to.equal('fr');
    expect(modal.texts).to.equal(texts);
  });

  it('are read when added later', async () => {
    const modal = fixture<Modal>('<wallet-modal></wallet-modal>');
    await settled();
    modal.append(script('{"locale": "de"}'));
    await until(() => modal.locale === 'de');
  });

  it('are read once, so that the host can change them', async () => {
    const modal = withConfig({ locale: 'de' });
    await until(() => modal.locale === 'de');
    modal.locale = 'fr';
    fixture('<div></div>').append(modal);
    await settled();
    expect(modal.locale).to.equal('fr');
  });

  it('choose the storage, from which the connection is then restored', async () => {
    const wallet = addWallet();
    wallet.setAccounts([wallet.state.selected]);
    const value = JSON.stringify({ connectorId: wallet.info.rdns, account: 'eip155:31337:0x' });
    sessionStorage.setItem('wallet-modal/by-config/connection', value);
    const chains = [{ id: 'eip155:31337' }];
    const modal = withConfig({ remember: 'session', chains }, { id: 'by-config' });
    await until(() => modal.state.status === 'connected');
    sessionStorage.clear();
  });

  for (const [what, text] of [
    ['no JSON', '{locale: "de"}'],
    ['truncated', '{"locale": "de"'],
    ['nothing', ''],
    ['a list', '[1]'],
    ['a number', '7'],
    ['null', 'null'],
  ] as const) {
    it(`are reported once when ${what}`, async () => {
      const told = warnings();
      const heard = heardBy(document);
      const modal = withConfig(text);
      await until(() => heard.length);
      await modal.show();
      const errors = heard.filter(([name]) => name === 'wallet-error');
      expect(errors).to.deep.equal([
        [
          'wallet-error',
          { code: 'config_invalid', message: 'The settings in the config slot cannot be used.' },
        ],
      ]);
      expect(told).to.have.length(1);
      expect(modal.state.view).to.equal('Connect');
    });
  }

  it('are reported one by one when unknown, while the others apply', async () => {
    const told = warnings();
    const modal = withConfig('{"colour": "red", "locale": "de", "__proto__": 1, "provider": {}, "show": 1}');
    await until(() => modal.locale === 'de' && told.length === 4);
    expect(told.map((line) => /"(\w+)"/.exec(line)?.[1])).to.deep.equal([
      'colour',
      '__proto__',
      'provider',
      'show',
    ]);
  });

  it('are read from a direct child only', async () => {
    const modal = fixture<Modal>('<wallet-modal><div></div></wallet-modal>');
    modal.firstElementChild?.append(script('{"locale": "de"}'));
    modal.append(fixture('<script type="application/json">{"locale": "fr"}</script>'));
    await modal.ready();
    expect(modal.locale).to.equal('');
  });
});
