import { expect } from 'chai';
import { type AttributeKind, attributes, propertyName } from '../../src/settings/attributes.js';
import { CHAINS, loadInterface, type Modal, makeModal } from '../elements/support.js';
import { fixture } from '../support/fixture.js';
import { until } from '../support/promises.js';

loadInterface();

type Settings = Record<string, unknown>;

/** An element outside the page, so that nothing starts. */
const element = () => document.createElement('wallet-modal') as Modal & Settings;

/** For each kind: attribute texts with their property values, and property values with their attribute texts. */
function samples(kind: AttributeKind) {
  if (kind === 'flag') {
    return {
      absent: false,
      reads: [
        ['', true],
        ['true', true],
        ['anything', true],
        ['false', false],
      ],
      writes: [
        [true, ''],
        ['', null],
        ['yes', ''],
        ['false', null],
        [false, null],
      ],
    } as const;
  }
  if (kind === 'text') {
    return {
      absent: '',
      reads: [
        ['', ''],
        ['a b', 'a b'],
      ],
      writes: [
        ['a b', 'a b'],
        ['', ''],
        [7, '7'],
      ],
    } as const;
  }
  if (kind === 'words') {
    return {
      absent: [],
      reads: [
        ['', []],
        [' a\n b\t', ['a', 'b']],
      ],
      writes: [
        [['a', 'b'], 'a b'],
        ['a  b', 'a  b'],
        [[], ''],
      ],
    } as const;
  }
  const last = kind[kind.length - 1] as string;
  return {
    absent: kind[0],
    reads: [
      [last, last],
      ['unknown', kind[0]],
      ['', kind[0]],
      [last.toUpperCase(), kind[0]],
    ],
    writes: [
      [last, last],
      ['unknown', 'unknown'],
    ],
  } as const;
}

for (const [name, kind] of Object.entries<AttributeKind>(attributes)) {
  // Its property is tested with those that take objects.
  if (kind === 'names') continue;
  const property = propertyName(name);
  const { absent, reads, writes } = samples(kind);

  describe(`the attribute ${name}`, () => {
    it(`reads as ${JSON.stringify(absent)} when absent`, () => {
      expect(element()[property]).to.deep.equal(absent);
    });

    it('sets the property', () => {
      for (const [text, value] of reads) {
        const one = element();
        one.setAttribute(name, text);
        expect(one[property], text).to.deep.equal(value);
      }
    });

    it('is set by the property', () => {
      for (const [value, text] of writes) {
        const one = element();
        one[property] = value;
        expect(one.getAttribute(name), JSON.stringify(value)).to.equal(text);
      }
    });

    it('is removed by null and undefined', () => {
      for (const nothing of [null, undefined]) {
        const one = element();
        one.setAttribute(name, 'something');
        one[property] = nothing;
        expect(one.hasAttribute(name)).to.equal(false);
      }
    });
  });
}

describe('a property', () => {
  it('does nothing when set to its current value', async () => {
    const one = element();
    Object.assign(one, { locale: 'de', inline: true, networks: ['eip155:1', 'eip155:10'] });
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((more) => records.push(...more));
    observer.observe(one, { attributes: true });
    Object.assign(one, { locale: 'de', inline: true, networks: one.networks });
    await Promise.resolve();
    expect(records).to.deep.equal([]);
  });

  it('sets a flag that a framework wrote as "false"', () => {
    const one = element();
    one.setAttribute('inline', 'false');
    one.inline = true;
    expect(one.inline).to.equal(true);
    expect(one.getAttribute('inline')).to.equal('');
  });

  for (const name of [
    'themeVariables',
    'customWallets',
    'walletSource',
    'tokens',
    'chains',
    'storage',
    'accountSource',
    'quoteSource',
    'onRamps',
    'texts',
  ] as const) {
    it(`keeps the object ${name}, without an attribute`, () => {
      const one = element();
      expect(one[name]).to.equal(undefined);
      const value = {};
      one[name] = value as never;
      expect(one[name]).to.equal(value);
      expect(one.getAttributeNames()).to.deep.equal([]);
      one[name] = null as never;
      expect(one[name]).to.equal(undefined);
    });
  }

  it('belongs to its own element', () => {
    const [one, two] = [element(), element()];
    one.chains = CHAINS;
    one.locale = 'de';
    expect(two.chains).to.equal(undefined);
    expect(two.locale).to.equal('');
  });
});

describe('the attribute names', () => {
  it('are properties too, because frameworks set a property if there is one', () => {
    const modal = makeModal();
    const set = (name: string, value: unknown) => {
      expect(name in modal, name).to.equal(true);
      Reflect.set(modal, name, value);
    };
    const themeVariables = { '--wallet-modal-accent': 'red' };
    set('theme-variables', themeVariables);
    set('custom-wallets', []);
    set('featured-wallets', ['one', 'two']);
    set('no-injected', false);
    expect(modal.themeVariables).to.equal(themeVariables);
    expect(modal.customWallets).to.deep.equal([]);
    expect(modal.getAttribute('featured-wallets')).to.equal('one two');
    expect(modal.hasAttribute('no-injected')).to.equal(false);
  });
});

/** An element that isn't upgraded yet: its document has no custom elements. */
function early(tag: string): HTMLElement {
  return document.implementation.createHTMLDocument().createElement(tag);
}

describe('a property set before the upgrade', () => {
  it('is applied as if it were set later', () => {
    const one = early('wallet-modal') as Modal;
    const themeVariables = { '--wallet-modal-accent': 'red' };
    one.setAttribute('locale', 'de');
    Object.assign(one, {
      chains: CHAINS,
      themeVariables,
      networks: ['eip155:31337'],
      allowUnsupportedChain: true,
    });
    fixture('<div></div>').append(one);
    expect(one.getAttribute('networks')).to.equal('eip155:31337');
    expect(one.hasAttribute('allow-unsupported-chain')).to.equal(true);
    expect(one.chains).to.equal(CHAINS);
    one.networks = ['eip155:31338'];
    expect(one.getAttribute('networks')).to.equal('eip155:31338');
    expect(one.locale).to.equal('de');
  });

  it('opens the modal', async () => {
    const one = early('wallet-modal') as Modal;
    Object.assign(one, { open: true, chains: CHAINS });
    fixture('<div></div>').append(one);
    await until(() => one.state.open, 'the open modal');
  });

  it('labels a button', () => {
    const one = early('wallet-button') as HTMLElementTagNameMap['wallet-button'];
    Object.assign(one, { label: 'Join', disabled: true });
    fixture('<div></div>').append(one);
    expect(one.shadowRoot?.textContent).to.equal('Join');
    one.label = 'Come in';
    expect(one.shadowRoot?.textContent).to.equal('Come in');
    expect(one.shadowRoot?.querySelector('button')?.disabled).to.equal(true);
  });
});
