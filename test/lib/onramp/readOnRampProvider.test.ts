import { expect } from 'chai';
import { readOnRampProvider } from '../../../src/lib/onramp/readOnRampProvider.js';

const own = { id: 'own', name: 'Own', hosts: ['pay.example'], buildUrl: () => 'https://pay.example/' };

describe('a provider of the page’s own', () => {
  it('is read with a clean name, and hosts that are texts', () => {
    const read = readOnRampProvider({
      ...own,
      name: ' Own\u202e  pay ',
      hosts: ['PAY.example', 7, 'buy.example:8443'],
      extra: true,
    });
    expect({ ...read, buildUrl: undefined }).to.deep.equal({
      id: 'own',
      name: 'Own pay',
      icon: undefined,
      feeRange: undefined,
      hosts: ['PAY.example', 'buy.example:8443'],
      buildUrl: undefined,
    });
  });

  it('keeps what `this` is for its method', () => {
    class Provider {
      id = 'own';
      name = 'Own';
      hosts = ['pay.example'];
      buildUrl() {
        return `https://${this.hosts[0]}/`;
      }
    }
    expect(readOnRampProvider(new Provider())?.buildUrl({} as never, {} as never)).to.equal(
      'https://pay.example/',
    );
  });

  const thrower = Object.defineProperty({ ...own }, 'hosts', {
    get() {
      throw new Error('No.');
    },
  });
  const BROKEN: readonly [what: string, value: unknown][] = [
    ['nothing', undefined],
    ['text', 'own'],
    ['without an id', { ...own, id: '' }],
    ['with an id that is no word', { ...own, id: '../own' }],
    ['without a name', { ...own, name: '\u200b' }],
    ['without hosts', { ...own, hosts: [] }],
    ['with one host as text', { ...own, hosts: 'pay.example' }],
    ['without a method', { ...own, buildUrl: 'https://pay.example/' }],
    ['a thing that throws', thrower],
  ];
  for (const [what, value] of BROKEN) {
    it(`is refused if it is ${what}`, () => {
      expect(readOnRampProvider(value)).to.equal(undefined);
    });
  }
});
