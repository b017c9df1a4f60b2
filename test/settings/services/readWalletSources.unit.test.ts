import { expect } from 'chai';
import type { WalletSource } from '../../../src/lib/wallets/walletSource.js';
import type { ConfigProblem } from '../../../src/settings/explainProblem.js';
import { readDirectory } from '../../../src/settings/services/readDirectory.js';
import { readWalletSources } from '../../../src/settings/services/readWalletSources.js';

const made = (name: string): WalletSource => ({ name, wallets: async () => undefined });
const [one, other] = [made('One'), made('Other')];

describe('the sources of wallets', () => {
  for (const [what, value, expected, problems] of [
    ['none', undefined, [], []],
    ['one', one, ['One'], []],
    ['a list', [one, other], ['One', 'Other'], []],
    ['no object', 'list', [], [{ what: 'walletSource', index: 0 }]],
    [
      'what has no method among them',
      [one, {}, { name: 'No', wallets: 1 }],
      ['One'],
      [
        { what: 'walletSource', index: 1 },
        { what: 'walletSource', index: 2 },
      ],
    ],
    ['what has no name', { ...one, name: '  ' }, [], [{ what: 'walletSource', index: 0 }]],
    ['too many', [...'abcdef'].map(made), ['a', 'b', 'c', 'd', 'e'], [{ what: 'walletSources' }]],
  ] as const) {
    it(`can be ${what}`, () => {
      const told: ConfigProblem[] = [];
      const read = readWalletSources(value, (problem) => told.push(problem));
      expect(read.map(({ name }) => name)).to.deep.equal(expected);
      expect(told).to.deep.equal(problems);
    });
  }

  it('are told apart, so that another one is asked anew, and the same one is not', () => {
    const read = (walletSource?: WalletSource | string, projectId = '', attribute: string | null = null) =>
      readDirectory(
        {
          projectId,
          services: 'named',
          directoryUrl: '',
          chainApiUrl: '',
          accountSource: undefined,
          quoteSource: undefined,
          walletSource,
          getAttribute: () => attribute,
        },
        () => undefined,
      );
    expect(read()).to.equal(undefined);
    expect(read(one)?.hosted).to.equal(undefined);
    expect(read(one)?.key).to.equal(read(one)?.key);
    expect(
      new Set([read(one), read(other), read(one, 'p'), read(undefined, 'p')].map((it) => it?.key)).size,
    ).to.equal(4);
    expect(read(undefined, '', 'list')).to.deep.equal(read('list'));
    expect(read(one, '', 'list')?.sources).to.equal(one);
    expect(read(undefined, '', '')).to.equal(undefined);
    expect(read(one, 'p')?.hosted).to.deep.equal({ projectId: 'p', url: 'https://api.web3modal.org' });
  });
});
