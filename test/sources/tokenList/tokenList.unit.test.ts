import { expect } from 'chai';
import { checkQuoteSource } from '../../../src/lib/swap/checkQuoteSource.js';
import type { QuoteSource } from '../../../src/lib/swap/quoteSource.js';
import { createTokenList } from '../../../src/sources/tokenList/createTokenList.js';
import { tokenList } from '../../../src/sources/tokenList/tokenList.js';
import { fakeClock } from '../../support/fakeClock.js';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const options = { signal: new AbortController().signal };
const usdc = { chainId: 1, address: USDC, name: 'USD Coin', symbol: 'USDC', decimals: 6 };
const list = (...tokens: unknown[]) => ({
  name: 'A list',
  timestamp: '2026-11-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens,
});

const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

/** Answers requests in turn. Returns the requests. */
function serve(...answers: readonly (() => Response)[]) {
  const asked: string[] = [];
  globalThis.fetch = async (url, init) => {
    asked.push(`${url} ${init?.redirect} ${init?.credentials}`);
    return (answers[asked.length - 1] ?? answers[answers.length - 1] ?? Response.error)();
  };
  return asked;
}

/** The tokens as the swap reads them: address, symbol and decimals. */
async function tokensOf(source: Pick<QuoteSource, 'tokens'>, network: `eip155:${number}` = 'eip155:1') {
  const checked = checkQuoteSource({ slippageStep: 1, ...source } as QuoteSource, { clock: fakeClock() });
  const tokens = await checked.tokens(network, options);
  return tokens?.map(({ address, symbol, decimals }) => [address, symbol, decimals]);
}
const NATIVE = [undefined, 'ETH', 18];

describe('a list of tokens', () => {
  it('has the native currency and the tokens of the network', async () => {
    const dai = {
      ...usdc,
      chainId: 10,
      address: DAI,
      symbol: 'DAI',
      decimals: 18,
      logoURI: 'https://x.test/dai.png',
    };
    const source = tokenList({ list: list(usdc, dai) });
    expect(await tokensOf(source)).to.deep.equal([NATIVE, [USDC, 'USDC', 6]]);
    expect(await tokensOf(source, 'eip155:10')).to.deep.equal([NATIVE, [DAI, 'DAI', 18]]);
    expect(await source.tokens('eip155:5', options)).to.equal(undefined);
    expect(await source.tokens('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', options)).to.equal(undefined);
    expect((await source.tokens('eip155:10', options))?.[1]?.icon).to.equal('https://x.test/dai.png');
  });

  for (const [what, tokens] of [
    ['no objects', [null, 7, 'USDC', [], usdc]],
    [
      'of no network',
      [{ ...usdc, chainId: '1', address: DAI }, { ...usdc, chainId: undefined, address: DAI }, usdc],
    ],
    ['without a contract', [{ ...usdc, address: 'none' }, { ...usdc, address: 7 }, usdc]],
    [
      'with decimals that none has',
      [{ ...usdc, address: DAI, decimals: -1 }, { ...usdc, address: DAI, decimals: 255 }, usdc],
    ],
    ['twice', [usdc, { ...usdc, symbol: 'OTHER' }]],
  ] as const) {
    it(`leaves out what is ${what}`, async () => {
      expect(await tokensOf(tokenList({ list: list(...tokens) }))).to.deep.equal([NATIVE, [USDC, 'USDC', 6]]);
    });
  }

  it('is asked for once, without redirects and cookies, and again after a failure', async () => {
    const asked = serve(
      () => new Response('gone', { status: 404 }),
      () => Response.json(list(usdc)),
    );
    const source = createTokenList({ url: 'https://lists.test/v1/tokens.json?a=b' }, fakeClock());
    const failure = await source.tokens('eip155:1', options).then(
      () => undefined,
      ({ code }) => code,
    );
    expect(failure).to.equal('quote_failed');
    expect(await tokensOf(source)).to.deep.equal([NATIVE, [USDC, 'USDC', 6]]);
    await source.tokens('eip155:10', options);
    const request = 'https://lists.test/v1/tokens.json?a=b error omit';
    expect(asked).to.deep.equal([request, request]);
  });

  for (const url of ['https://lists.test', 'https://lists.test/', 'https://lists.test/a/']) {
    it(`is read at ${url}`, async () => {
      const asked = serve(() => Response.json(list(usdc)));
      await createTokenList({ url }, fakeClock()).tokens('eip155:1', options);
      expect(asked).to.deep.equal([`${new URL(url).href} error omit`]);
    });
  }

  for (const [what, body] of [
    ['no list', { tokens: {} }],
    ['nothing', null],
  ] as const) {
    it(`cannot be ${what}`, async () => {
      serve(() => Response.json(body));
      for (const source of [
        createTokenList({ url: 'https://lists.test/' }, fakeClock()),
        tokenList({ list: body }),
      ]) {
        expect(await source.tokens('eip155:1', options).catch(() => 'failed')).to.equal('failed');
      }
    });
  }

  it('needs an address that may be asked', () => {
    for (const url of ['http://lists.test', 'ipfs://x', 'https://a:b@lists.test', '']) {
      expect(() => tokenList({ url })).to.throw(TypeError);
    }
    expect(() => tokenList({} as never)).to.throw(TypeError);
  });
});
