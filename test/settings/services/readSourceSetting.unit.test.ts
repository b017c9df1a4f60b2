import { expect } from 'chai';
import { readSourceSetting, type SourceSettings } from '../../../src/settings/services/readSourceSetting.js';

/** An element with these properties, and attributes by their names. */
const element = (given: Partial<SourceSettings> & Readonly<Record<string, unknown>>): SourceSettings => ({
  services: 'named',
  chainApiUrl: '',
  directoryUrl: '',
  accountSource: undefined,
  quoteSource: undefined,
  walletSource: undefined,
  ...given,
  getAttribute: (name) => (given[name] === undefined ? null : String(given[name])),
});

const own = { name: 'Own', price: async () => '1' };
const accounts = 'blockscout lifi node';
const open = { services: 'open' } as const;
const none = [undefined, undefined, undefined];

describe('the sources of a site', () => {
  for (const [what, given, expected] of [
    ['none without a setting', {}, none],
    ['the public ones', open, [accounts, 'lifi', 'list']],
    ['named by attributes', { 'account-source': 'node', 'quote-source': 'a b' }, ['node', 'a b', undefined]],
    ['none that have no name', { 'account-source': '', 'quote-source': '' }, none],
    ['none that are named at too great length', { 'account-source': 'node '.repeat(401) }, none],
    ['those of properties before attributes', { 'account-source': 'node', accountSource: own }, [own]],
    ['those of an attribute instead of its public ones', { ...open, 'account-source': 'node' }, ['node']],
    ['those of a property instead of its public ones', { ...open, accountSource: own }, [own]],
    ['none if a property says so', { ...open, accountSource: [] }, [[]]],
    ['the others beside an attribute', { ...open, 'wallet-source': 'x' }, [accounts, 'lifi', 'x']],
    [
      'not public ones where a chain API of the site answers',
      { ...open, chainApiUrl: 'https://api.example' },
      [undefined, undefined, 'list'],
    ],
    [
      'not public ones where a directory of the site answers',
      { ...open, directoryUrl: 'https://list.example' },
      [accounts, 'lifi', undefined],
    ],
    ['public ones beside a project id', { ...open, projectId: 'p' }, [accounts, 'lifi', 'list']],
  ] as const) {
    it(`are ${what}`, () => {
      const settings = ['accountSource', 'quoteSource', 'walletSource'] as const;
      const read = settings.map((setting) => readSourceSetting(element(given), setting));
      expect(read.slice(0, expected.length)).to.deep.equal(expected);
    });
  }
});
