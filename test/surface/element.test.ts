import { expect } from 'chai';
import { WalletButtonElement, WalletModalElement, WalletNetworkButtonElement } from '../../src/pure.js';
import { attributes, propertyName } from '../../src/settings/attributes.js';
import { objectPropertyNames } from '../../src/settings/objectProperties.js';
import { contract } from '../../src/styles/contract.css.js';

/** Members of the classes beyond the surface in test/surface/names.node.mjs: the life cycle, and our own use. */
const own = ['constructor', 'attributeChangedCallback', 'connectedCallback', 'disconnectedCallback'].concat(
  'connectedMoveCallback',
  'text',
);

describe('the element classes', () => {
  it('have the documented properties and methods, and no others', () => {
    // Sources are named by an attribute, and passed by a property.
    const documented = new Set([
      ...Object.keys(attributes).map(propertyName),
      ...objectPropertyNames,
      ...['solana', 'state', 'show', 'close', 'connect', 'disconnect', 'switchWallet'],
      ...['switchNetwork', 'ready'],
      ...['prefetchInterface', 'subscribe', 'watchBalance', 'wallets', 'signOut'],
    ]);
    // Names with a hyphen repeat others as attribute names.
    const names = Object.getOwnPropertyNames(WalletModalElement.prototype).filter(
      (name) => !name.includes('-'),
    );
    expect(names.filter((name) => !own.includes(name))).to.have.members([...documented]);
    expect(
      Object.keys(new (customElements.get('wallet-modal') ?? define(WalletModalElement))()),
    ).to.deep.equal(['provider']);
  });

  it('observe every attribute', () => {
    expect(WalletModalElement.observedAttributes).to.have.members(['id', ...Object.keys(attributes)]);
    for (const button of [WalletButtonElement, WalletNetworkButtonElement]) {
      expect(button.observedAttributes).to.include.members(['for', 'disabled', 'label']);
    }
  });

  it('read the custom properties by their public names', () => {
    expect(Object.values(contract)).to.have.members([
      'var(--wallet-modal-accent)',
      'var(--wallet-modal-border-radius-master)',
      'var(--wallet-modal-color-mix)',
      'var(--wallet-modal-color-mix-strength)',
      'var(--wallet-modal-font-family)',
      'var(--wallet-modal-font-size-master)',
      'var(--wallet-modal-z-index)',
    ]);
  });
});

function define(element: CustomElementConstructor): CustomElementConstructor {
  customElements.define('wallet-modal', element);
  return element;
}
