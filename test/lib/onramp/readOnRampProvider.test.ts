import { expect } from 'chai';
import { readOnRampProvider } from '../../../src/lib/onramp/readOnRampProvider.js';

const own = { id: 'own', name: 'Own', hosts: ['pay.example'], buildUrl: () => 'https://pay.example/' };

describe('a provider of the page’s own', () => {
  it('is read with clean texts and hosts as browsers write them', () => {
    const read = readOnRampProvider({
      ...own,
      name: ' Own\u202e  pay ',
      hosts: ['PAY.example:443', 'buy.example:8443', 'https://x.example', 'a/b', 'me@b.example', '', 7],
      icon: 'http://pay.example/icon.png',
      feeRange: ['0.5', '2'],
      extra: true,
    });
    expect({ ...read, buildUrl: undefined }).to.deep.equal({
      id: 'own',
      name: 'Own pay',
      icon: undefined,
      feeRange: ['0.5', '2'],
      hosts: ['buy.example:8443'],
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

  for (const feeRange of [['2', '1'], ['1'], ['-1', '2'], [1, 2], '1-2', ['1', '101'], undefined]) {
    it(`has no fees if these are ${JSON.stringify(feeRange)}`, () => {
      expect(readOnRampProvider({ ...own, feeRange })?.feeRange).to.equal(undefined);
    });
  }

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
