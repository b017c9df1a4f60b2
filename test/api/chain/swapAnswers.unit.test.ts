import { expect } from 'chai';
import { encodeFunctionData, erc20Abi } from 'viem';
import { createHostedQuotes } from '../../../src/api/chain/swap/createHostedQuotes.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection } from '../../support/promises.js';
import { quoting } from './answering.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';

const options = { signal: new AbortController().signal };
const account = `eip155:1:${ALICE}` as const;
const query = { account, from: USDC, to: DAI, amount: 12_500_000n } as const;
const swap = { ...query, slippage: 100 };
const sell = { ...swap, from: undefined };
const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [ROUTER, 12_500_000n] });

/** Wrong amounts that a service may send in any field, as JSON. */
const NO_AMOUNTS = [
  'null',
  'true',
  '-1',
  '1.5',
  '1e21',
  '"-1"',
  '"1e21"',
  '"1.5"',
  '"0x10"',
  '"1,000"',
  '" 1"',
  '""',
  '[]',
  '{}',
  `"${2n ** 256n}"`,
  `"${'9'.repeat(79)}"`,
  `"${'9'.repeat(1_000_000)}"`,
];

const answerTo = <T>(
  answer: string,
  ask: (source: ReturnType<typeof createHostedQuotes>) => Promise<T>,
): Promise<T> => ask(quoting(answer).source);

describe('tokens to swap', () => {
  const token = (change: Record<string, string> = {}) => {
    const fields = {
      name: '"USD Coin"',
      symbol: '"USDC"',
      address: `"eip155:1:${USDC}"`,
      decimals: '6',
      logoUri: '"https://tokens.example.com/usdc.png"',
      eip2612: 'true',
      ...change,
    };
    return `{${Object.entries(fields).map(([name, value]) => `"${name}":${value}`)}}`;
  };
  const dai = token({ address: `"eip155:1:${DAI}"`, symbol: '"DAI"', decimals: '18', eip2612: 'null' });
  const tokensOf = (list: string) =>
    answerTo(`{"tokens":[${list}]}`, (source) => source.tokens('eip155:1', options));

  it('are read as documented, the native currency by its mark', async () => {
    const ether = token({
      name: '"Ether"',
      symbol: '"ETH"',
      address: `"eip155:1:${NATIVE}"`,
      decimals: '18',
      logoUri: 'null',
      eip2612: 'false',
    });
    expect(await tokensOf(`${ether},${token()}`)).to.deep.equal([
      {
        network: 'eip155:1',
        address: undefined,
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        icon: undefined,
        hasPermit: false,
      },
      {
        network: 'eip155:1',
        address: USDC,
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        icon: 'https://tokens.example.com/usdc.png',
        hasPermit: true,
      },
    ]);
  });

  for (const [what, entry] of [
    ['nothing', 'null'],
    ['a number', '7'],
    ['a token of another network', token({ address: `"eip155:10:${USDC}"` })],
    ['an address that is none', token({ address: '"eip155:1:0xA0b8"' })],
    ['no address', token({ address: 'null' })],
    ['no symbol', token({ symbol: 'null' })],
    ['a symbol that is hidden', token({ symbol: '"\\u200b\\u202e"' })],
    ['no decimals', token({ decimals: 'null' })],
    ['-1 decimals', token({ decimals: '-1' })],
    ['1.5 decimals', token({ decimals: '1.5' })],
    ['37 decimals', token({ decimals: '37' })],
    ['a million decimals', token({ decimals: '1000000' })],
  ] as const) {
    it(`leave out ${what}, and keep the others`, async () => {
      expect((await tokensOf(`${entry},${dai}`))?.map(({ symbol }) => symbol)).to.deep.equal(['DAI']);
    });
  }

  it('keep a token with a name, picture or mark that makes no sense', async () => {
    const [one] =
      (await tokensOf(token({ name: '{}', logoUri: '"javascript:alert(1)"', eip2612: '"yes"' }))) ?? [];
    expect(one).to.include({ name: 'USDC', symbol: 'USDC', icon: undefined, hasPermit: false });
  });

  it('have names without hidden characters', async () => {
    const [one] = (await tokensOf(token({ name: '"a\\u202Ecba"', symbol: '"U\\u200BS"' }))) ?? [];
    expect(one).to.include({ name: 'acba', symbol: 'US' });
  });

  it('are listed once each, however often the service does', async () => {
    const again = token({ address: `"eip155:1:${USDC.toLowerCase()}"`, symbol: '"FAKE"' });
    expect((await tokensOf(`${token()},${again},${dai}`))?.map(({ symbol }) => symbol)).to.deep.equal([
      'USDC',
      'DAI',
    ]);
  });

  it('are unknown on a network that the service refuses', async () => {
    const { source } = quoting({ status: 400 });
    expect(await source.tokens('eip155:11155111', options)).to.equal(undefined);
  });

  for (const answer of ['null', '{}', '{"tokens":null}', '{"tokens":{"0":1}}', '[]', '<html>']) {
    it(`are not read from ${answer}`, async () => {
      const error = await rejection(answerTo(answer, (source) => source.tokens('eip155:1', options)));
      expect(error.code).to.equal('chain_api_failed');
    });
  }
});

describe('a quote', () => {
  const quoteOf = (answer: string) => answerTo(answer, (source) => source.quote(query, options));

  for (const [what, toAmount, expected] of [
    ['text', '"12487500000000000000"', 12_487_500_000_000_000_000n],
    ['a number, without losing digits', '12487500000000000001', 12_487_500_000_000_000_001n],
    ['nothing', '"0"', 0n],
    ['the largest amount', `"${2n ** 256n - 1n}"`, 2n ** 256n - 1n],
  ] as const) {
    it(`is read if it is ${what}`, async () => {
      const rest = `"id":null,"fromAmount":"12500000","fromAccount":"eip155:1:${USDC}","toAccount":"eip155:1:${DAI}"`;
      expect(await quoteOf(`{"quotes":[{${rest},"toAmount":${toAmount}},{"toAmount":"1"}]}`)).to.deep.equal({
        toAmount: expected,
      });
    });
  }

  it('is not there if nobody offers one', async () => {
    expect(await quoteOf('{"quotes":[]}')).to.equal(undefined);
    expect(await quoting({ status: 400 }).source.quote(query, options)).to.equal(undefined);
  });

  for (const toAmount of NO_AMOUNTS) {
    it(`is refused with the amount ${toAmount.slice(0, 90)}`, async () => {
      const error = await rejection(quoteOf(`{"quotes":[{"toAmount":${toAmount}},{"toAmount":"1"}]}`));
      expect(error).to.include({ code: 'quote_failed', message: 'The quoted amount makes no sense.' });
    });
  }

  for (const answer of ['{"quotes":[{}]}', '{"quotes":[null]}']) {
    it(`is refused without an amount: ${answer}`, async () => {
      expect((await rejection(quoteOf(answer))).code).to.equal('quote_failed');
    });
  }

  for (const answer of ['null', '{}', '{"quotes":null}', '{"quotes":"1"}', '']) {
    it(`is not read from ${answer || 'nothing'}`, async () => {
      expect((await rejection(quoteOf(answer))).code).to.equal('chain_api_failed');
    });
  }
});

describe('an allowance of the chain API', () => {
  const allowanceOf = (allowance: string) =>
    answerTo(`{"allowance":${allowance}}`, (source) => source.allowance({ account, token: USDC }, options));

  for (const [written, expected] of [
    ['"0"', 0n],
    ['12500000', 12_500_000n],
    [`"${2n ** 256n - 1n}"`, 2n ** 256n - 1n],
  ] as const) {
    it(`is read from ${written}`, async () => {
      expect(await allowanceOf(written)).to.equal(expected);
    });
  }

  for (const written of NO_AMOUNTS) {
    it(`is not read from ${written.slice(0, 90)}`, async () => {
      expect((await rejection(allowanceOf(written))).code).to.equal('chain_api_failed');
    });
  }
});

/** A transaction with these changes to its fields, as JSON. */
const txOf = (fields: Record<string, string>) =>
  `{"tx":{${Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `"${name}":${value}`)}}}`;

describe('an approval of the chain API', () => {
  const approvalOf = (change: Record<string, string> = {}) =>
    answerTo(
      txOf({
        from: `"eip155:1:${USDC}"`,
        to: `"eip155:1:${DAI}"`,
        data: `"${approve}"`,
        value: '"0"',
        eip155: '{"gasPrice":"60000000128"}',
        ...change,
      }),
      (source) => source.buildApproval(query, options),
    );
  const expected = { to: USDC, value: 0n, data: approve, gasPrice: 60_000_000_128n };

  it('is sent to the token that is sold, which the service names as its sender', async () => {
    expect(await approvalOf()).to.deep.equal(expected);
  });

  for (const [what, change] of [
    ['with the token in other letters', { from: `"eip155:1:${USDC.toLowerCase()}"` }],
    ['without the network', { from: `"${USDC}"` }],
    ['with the account as its sender', { from: `"eip155:1:${ALICE}"`, to: `"eip155:1:${USDC}"` }],
    ['without a sender', { from: '', to: `"eip155:1:${USDC}"` }],
    ['without a value', { value: '' }],
    ['with 0 as a number', { value: '0' }],
  ] as const) {
    it(`is read ${what}`, async () => {
      expect(await approvalOf(change)).to.deep.equal(expected);
    });
  }

  for (const change of [{ eip155: '' }, { eip155: 'null' }, { eip155: '{"gasPrice":"cheap"}' }]) {
    it(`has no price of gas if that is ${change.eip155 || 'missing'}`, async () => {
      expect((await approvalOf(change)).gasPrice).to.equal(undefined);
    });
  }

  for (const [what, change] of [
    ['another token', { from: `"eip155:1:${DAI}"` }],
    ['a token of another network', { from: `"eip155:10:${USDC}"` }],
    ['nothing', { from: '', to: '' }],
    ['the native currency', { from: `"eip155:1:${NATIVE}"`, to: `"eip155:1:${NATIVE}"` }],
    ['a value', { value: '"1"' }],
  ] as const) {
    it(`is refused if it names ${what}`, async () => {
      expect((await rejection(approvalOf(change))).code).to.equal('quote_failed');
    });
  }

  for (const answer of ['null', '{}', '{"tx":null}', '{"tx":{}}', '{"tx":[]}']) {
    it(`is not read from ${answer}`, async () => {
      const error = await rejection(answerTo(answer, (source) => source.buildApproval(query, options)));
      expect(error.code).to.equal('chain_api_failed');
    });
  }
});

describe('a swap of the chain API', () => {
  const swapOf = (change: Record<string, string> = {}, asked = swap as typeof swap | typeof sell) =>
    answerTo(
      txOf({
        from: `"eip155:1:${ALICE.toLowerCase()}"`,
        to: `"eip155:1:${ROUTER}"`,
        data: '"0x07ed2379"',
        amount: '"12487500000000000000"',
        eip155: '{"gas":"210000","gasPrice":"60000000128"}',
        ...change,
      }),
      (source) => source.buildSwap(asked, options),
    );
  const expected = {
    to: ROUTER,
    value: 0n,
    data: '0x07ed2379',
    gas: 210_000n,
    gasPrice: 60_000_000_128n,
    toAmount: 12_487_500_000_000_000_000n,
  };

  it('of a token pays nothing', async () => {
    expect(await swapOf()).to.deep.equal(expected);
    expect(await swapOf({ value: '"0"' })).to.deep.equal(expected);
  });

  it('of the native currency pays the amount, whether the service says so or not', async () => {
    expect(await swapOf({}, sell)).to.deep.equal({ ...expected, value: 12_500_000n });
    expect(await swapOf({ value: '"12500000"' }, sell)).to.deep.equal({ ...expected, value: 12_500_000n });
  });

  for (const [what, change, asked] of [
    ['pays for a token', { value: '"1"' }, swap],
    ['pays more', { value: '"12500001"' }, sell],
    ['pays less', { value: '"12499999"' }, sell],
    ['pays nothing', { value: '"0"' }, sell],
    ['is for another account', { from: `"eip155:1:${DAI}"` }, swap],
    ['is for the account on another network', { from: `"eip155:10:${ALICE}"` }, swap],
    ['is on another network', { to: `"eip155:10:${ROUTER}"` }, swap],
    ['is sent to no address', { to: '"router"' }, swap],
  ] as const) {
    it(`is refused if it ${what}`, async () => {
      expect((await rejection(swapOf(change, asked))).code).to.equal('quote_failed');
    });
  }

  for (const [what, amount] of [
    ['missing', ''],
    ['what is sold', '"12500000"'],
    ['nothing', '"0"'],
    ['no amount', '"1e21"'],
    ['null', 'null'],
  ] as const) {
    it(`says nothing of what comes back if the amount is ${what}`, async () => {
      expect((await swapOf({ amount })).toAmount).to.equal(undefined);
    });
  }

  for (const eip155 of ['', 'null', '{}', '{"gas":"much","gasPrice":-1}']) {
    it(`has no hints at its cost if these are ${eip155 || 'missing'}`, async () => {
      expect(await swapOf({ eip155 })).to.include({ gas: undefined, gasPrice: undefined });
    });
  }

  it('is read without a sender', async () => {
    expect(await swapOf({ from: '' })).to.deep.equal(expected);
  });

  for (const change of [{ to: '' }, { data: '' }, { data: 'null' }, { to: 'null' }]) {
    it(`is not read from a transaction with ${JSON.stringify(change)}`, async () => {
      expect((await rejection(swapOf(change))).code).to.equal('chain_api_failed');
    });
  }
});

describe('the exchange of the hosted service', () => {
  for (const [network, isHosted, expected] of [
    ['eip155:1', true, ['0x111111125421cA6dc452d289314280a0f8842A65']],
    ['eip155:324', true, ['0x6fd4383cB451173D5f9304F041C7BCBf27d561fF']],
    ['eip155:1313161554', true, ['0x111111125421cA6dc452d289314280a0f8842A65']],
    ['eip155:11155111', true, undefined],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', true, undefined],
    ['eip155:1', false, undefined],
  ] as const) {
    it(`is ${expected ? 'known' : 'unknown'} on ${network}${isHosted ? '' : ' of another service'}`, () => {
      const setting = { url: 'https://api.example', projectId: 'p1', isHosted };
      const source = createHostedQuotes({ setting, clock: fakeClock() });
      expect(source.routers?.(network)).to.deep.equal(expected);
    });
  }
});
