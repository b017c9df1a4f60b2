import { expect } from 'chai';
import '../../src/index.js';
import { fixture } from '../support/fixture.js';

/** Properties that a framework or a page may have set on an element before it is defined. */
function withOwn(tag: string, own: Readonly<Record<string, unknown>>): HTMLElement {
  // This document has no custom elements.
  const host = document.implementation.createHTMLDocument('').createElement(tag);
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(host, name, { value, enumerable: true, writable: true, configurable: true });
  return host;
}

describe('an element with properties from before it was defined', () => {
  for (const tag of ['wallet-modal', 'wallet-button', 'wallet-network-button', 'wallet-onramp-widget']) {
    it(`keeps its class, and takes its settings: ${tag}`, async () => {
      const own = { constructor: 'Vue', toString: 1, isPrototypeOf: null, label: 'Pay', appName: 'Shop' };
      const host = withOwn(tag, { ...own, ...JSON.parse('{"__proto__": {"evil": true}}') });
      const place = await fixture('<div></div>');
      place.append(host);
      expect(Object.getPrototypeOf(host)).to.equal(customElements.get(tag)?.prototype);
      expect(Object.entries(host).filter(([name]) => name === 'constructor')).to.deep.equal([
        ['constructor', 'Vue'],
      ]);
      const [attribute, text] = tag === 'wallet-modal' ? ['app-name', 'Shop'] : ['label', 'Pay'];
      if (tag === 'wallet-modal' || tag === 'wallet-button')
        expect(host.getAttribute(attribute)).to.equal(text);
    });
  }
});
