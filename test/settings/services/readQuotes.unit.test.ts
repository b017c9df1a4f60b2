import { expect } from 'chai';
import type { QuoteSource } from '../../../src/lib/swap/quoteSource.js';
import type { ConfigProblem } from '../../../src/settings/explainProblem.js';
import { readQuotes } from '../../../src/settings/services/readQuotes.js';

const never = () => Promise.reject(new Error('Nobody asks.'));
const own: QuoteSource = {
  slippageStep: 1,
  tokens: never,
  quote: never,
  buildApproval: never,
  buildSwap: never,
};
const hosted = { url: 'https://api.example', projectId: 'p', isHosted: false };

function read(given: QuoteSource | string | undefined, chainApi: typeof hosted | undefined = hosted) {
  const problems: ConfigProblem[] = [];
  return { quotes: readQuotes(given, chainApi, (problem) => problems.push(problem)), problems };
}

describe('who quotes swaps', () => {
  for (const [what, given, expected] of [
    ['the source of the page', own, { own }],
    ['the one of the package that is named', 'lifi', { own: 'lifi' }],
    ['the same, with space around it', ' lifi\n', { own: 'lifi' }],
    ['the chain API if none is named', undefined, { hosted }],
  ] as const) {
    it(`is ${what}`, () => {
      expect(read(given)).to.deep.equal({ quotes: expected, problems: [] });
    });
  }

  for (const name of ['other', 'lifi lifi', 'LIFI', 'node', '']) {
    it(`is nobody, not even the chain API, if the name is unknown: "${name}"`, () => {
      expect(read(name)).to.deep.equal({ quotes: undefined, problems: [{ what: 'quoteSource' }] });
    });
  }

  it('is nobody without any', () => {
    expect(readQuotes(undefined, undefined, () => undefined)).to.equal(undefined);
  });
});
