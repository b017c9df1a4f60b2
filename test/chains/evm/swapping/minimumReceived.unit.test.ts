import { expect } from 'chai';
import fc from 'fast-check';
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem';
import { readMinimum } from '../../../../src/chains/evm/swapping/minimumReceived.js';
import type { SwapToken } from '../../../../src/lib/swap/quoteSource.js';
import { atPace } from '../../../support/atPace.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const MALLORY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const ZERO = '0x0000000000000000000000000000000000000000';
const SENDER = '0x0000000000000000000000000000000000000001';
const ROUTER = '0x0000000000000000000000000000000000000002';
const COIN = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE';
const ONE_INCH_5 = '0x1111111254EEB25477B68fb85Ed929f73A960582';
const ONE_INCH_6 = '0x111111125421cA6dc452d289314280a0f8842A65';
const UNISWAP_V2 = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const SWAP_ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
const SWAP_ROUTER_02 = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const UNIVERSAL = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af';
const ZERO_EX = '0xDef1C0ded9bec7F1a1670819833240f027b25EfF';
const PARASWAP_5 = '0xDEF171Fe48CF0115B1d80b88dc8eAB59176FEe57';
const PARASWAP_6 = '0x6A000F20005980200259B80c5102003040001068';
const LIFI = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE';
const ODOS = '0xCf5540fFFCdC3d510B18bFcA6d2b9987b0772559';
const SANDBOX = '0xef11D1c2aA48826D4c41e54ab82D1Ff5Ad8A64Ca';
const EMPTY = '0x';
const WORD = `0x${'00'.repeat(32)}` as const;

const abi = parseAbi([
  'struct Desc { address srcToken; address dstToken; address srcRecipient; address dstRecipient; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'struct SingleV1 { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'struct PathV1 { bytes path; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; }',
  'struct Generic { address srcToken; address destToken; uint256 fromAmount; uint256 toAmount; uint256 quotedAmount; bytes32 metadata; address beneficiary; }',
  'struct Simple { address fromToken; address toToken; uint256 fromAmount; uint256 toAmount; uint256 expectedAmount; address[] callees; bytes exchangeData; uint256[] startIndexes; uint256[] values; address beneficiary; address partner; uint256 feePercent; bytes permit; uint256 deadline; bytes16 uuid; }',
  'struct Step { address callTo; address approveTo; address sendingAssetId; address receivingAssetId; uint256 fromAmount; bytes callData; bool requiresDeposit; }',
  'struct Odos { address inputToken; uint256 inputAmount; address inputRecipient; address outputToken; uint256 outputQuote; uint256 outputMin; address outputRecipient; }',
  'struct Transformation { uint32 deploymentNonce; bytes data; }',
  'function swap(address executor, Desc desc, bytes permit, bytes data)',
  'function swap(address executor, Desc desc, bytes data)',
  'function unoswap(address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
  'function unoswapTo(address recipient, address srcToken, uint256 amount, uint256 minReturn, uint256[] pools)',
  'function uniswapV3SwapTo(address recipient, uint256 amount, uint256 minReturn, uint256[] pools)',
  'function unoswap2(uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
  'function unoswapTo(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
  'function ethUnoswap(uint256 minReturn, uint256 dex)',
  'function ethUnoswapTo2(uint256 to, uint256 minReturn, uint256 dex, uint256 dex2)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function exactInputSingle(SingleV1 params)',
  'function exactInput(PathV1 params)',
  'function multicall(bytes[] data)',
  'function multicall(uint256 deadline, bytes[] data)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient)',
  'function sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient)',
  'function refundETH()',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline)',
  'function transformERC20(address inputToken, address outputToken, uint256 inputTokenAmount, uint256 minOutputTokenAmount, Transformation[] transformations)',
  'function simpleSwap(Simple data)',
  'function swapExactAmountIn(address executor, Generic swapData, uint256 partnerAndFee, bytes permit, bytes executorData)',
  'function swapTokensGeneric(bytes32 id, string integrator, string referrer, address recipient, uint256 minAmount, Step[] swapData)',
  'function swapTokensSingleV3ERC20ToNative(bytes32 id, string integrator, string referrer, address recipient, uint256 minAmount, Step swapData)',
  'function swap(Odos tokenInfo, bytes pathDefinition, address executor, uint32 referralCode)',
  'function swap(address from, address to, uint256 amount, uint256 least, address recipient)',
]);
const abi02 = parseAbi([
  'struct Single02 { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'struct Path02 { bytes path; address recipient; uint256 amountIn; uint256 amountOutMinimum; }',
  'function exactInputSingle(Single02 params)',
  'function exactInput(Path02 params)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
]);

// biome-ignore lint/suspicious/noExplicitAny: the overloads of so many functions are too much for the compiler
const encode = (functionName: string, args: readonly unknown[], from: any = abi): Hex =>
  encodeFunctionData({ abi: from, functionName, args });
const AMOUNT = 1_000_000n;
const LEAST = 990_000n;

const token = (address: string | undefined): SwapToken => ({
  network: 'eip155:1',
  address,
  name: 'Token',
  symbol: 'TOK',
  decimals: 18,
  icon: undefined,
  hasPermit: false,
});
interface Call {
  readonly to: string;
  readonly data: string;
  readonly isKnownRouter?: boolean | undefined;
}
interface Pair {
  readonly network?: 'eip155:31337' | 'eip155:137';
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The recipient, if it isn't Alice. */
  readonly recipient?: string | undefined;
}
const read = (call: Call, { network, recipient, ...pair }: Pair = {}) => {
  const { from, to } = { from: USDC, to: DAI, ...pair };
  return readMinimum(
    {
      ...{ account: `${network ?? 'eip155:1'}:${ALICE}` as const, from: token(from), to: token(to) },
      ...{ amount: AMOUNT, recipient },
    },
    { isKnownRouter: undefined, ...call },
  );
};

const desc = (more: object = {}) => ({
  srcToken: USDC,
  dstToken: DAI,
  srcRecipient: MALLORY,
  dstRecipient: ALICE,
  amount: AMOUNT,
  minReturnAmount: LEAST,
  flags: 4n,
  ...more,
});
const generic = (more: object = {}) => ({
  srcToken: USDC,
  destToken: DAI,
  fromAmount: AMOUNT,
  toAmount: LEAST,
  quotedAmount: AMOUNT,
  metadata: WORD,
  beneficiary: ALICE,
  ...more,
});
const simple = (more: object = {}) => ({
  fromToken: USDC,
  toToken: DAI,
  fromAmount: AMOUNT,
  toAmount: LEAST,
  expectedAmount: AMOUNT,
  callees: [MALLORY],
  exchangeData: '0x1234',
  startIndexes: [0n, 1n],
  values: [0n],
  beneficiary: ZERO,
  partner: ZERO,
  feePercent: 0n,
  permit: EMPTY,
  deadline: 9n,
  uuid: `0x${'00'.repeat(16)}`,
  ...more,
});
const step = (receivingAssetId: string) => ({
  callTo: MALLORY,
  approveTo: MALLORY,
  sendingAssetId: USDC,
  receivingAssetId,
  fromAmount: AMOUNT,
  callData: '0x1234',
  requiresDeposit: true,
});
const hops = (...tokens: string[]) =>
  concat(tokens.flatMap((one, index) => (index ? ['0x000bb8', one] : [one])) as Hex[]);
const single = (more: object = {}) => ({
  tokenIn: USDC,
  tokenOut: DAI,
  fee: 500,
  recipient: ALICE,
  deadline: 9n,
  amountIn: AMOUNT,
  amountOutMinimum: LEAST,
  sqrtPriceLimitX96: 0n,
  ...more,
});
const plan = (commands: Hex, inputs: readonly Hex[]) => encode('execute', [commands, inputs, 9n]);
const v3Input = (recipient: string, least: bigint, ...tokens: string[]) =>
  encodeAbiParameters(parseAbiParameters('address, uint256, uint256, bytes, bool'), [
    recipient as Hex,
    AMOUNT,
    least,
    hops(...tokens),
    true,
  ]);
const v2Input = (recipient: string, least: bigint, ...tokens: string[]) =>
  encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool'), [
    recipient as Hex,
    AMOUNT,
    least,
    tokens as Hex[],
    true,
  ]);
const sweep = (one: string, recipient: string, least: bigint) =>
  encodeAbiParameters(parseAbiParameters('address, address, uint256'), [one as Hex, recipient as Hex, least]);
const unwrap = (recipient: string, least: bigint) =>
  encodeAbiParameters(parseAbiParameters('address, uint256'), [recipient as Hex, least]);
const v4 = (actions: Hex, params: readonly Hex[]) =>
  encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [actions, params]);

const guaranteed = (amount: bigint) => ({ outcome: 'guaranteed', amount }) as const;
const NONE = { outcome: 'none' } as const;
const ELSEWHERE = { outcome: 'elsewhere' } as const;
const toCoin = { to: undefined };

/** A call of each function that guarantees 990,000 to Alice, or to the caller. */
const HONEST: readonly (readonly [what: string, Call, options?: Pair])[] = [
  ['1inch V5 swap', { to: ONE_INCH_5, data: encode('swap', [MALLORY, desc(), EMPTY, '0x12']) }],
  [
    '1inch V6 swap',
    { to: ONE_INCH_6, data: encode('swap', [MALLORY, desc({ dstRecipient: ZERO }), '0x12']) },
  ],
  [
    '1inch V6 swap to ether',
    { to: ONE_INCH_6, data: encode('swap', [MALLORY, desc({ dstToken: COIN }), '0x12']) },
    toCoin,
  ],
  ['1inch V5 unoswap', { to: ONE_INCH_5, data: encode('unoswap', [USDC, AMOUNT, LEAST, [1n, 2n]]) }],
  ['1inch V5 unoswapTo', { to: ONE_INCH_5, data: encode('unoswapTo', [ALICE, USDC, AMOUNT, LEAST, [1n]]) }],
  [
    '1inch V5 uniswapV3SwapTo',
    { to: ONE_INCH_5, data: encode('uniswapV3SwapTo', [ALICE, AMOUNT, LEAST, [1n]]) },
  ],
  ['1inch V6 unoswap2', { to: ONE_INCH_6, data: encode('unoswap2', [BigInt(USDC), AMOUNT, LEAST, 1n, 2n]) }],
  [
    '1inch V6 unoswapTo',
    { to: ONE_INCH_6, data: encode('unoswapTo', [BigInt(ALICE), BigInt(USDC), AMOUNT, LEAST, 1n]) },
  ],
  ['1inch V6 ethUnoswap', { to: ONE_INCH_6, data: encode('ethUnoswap', [LEAST, 1n]) }],
  [
    '1inch V6 ethUnoswapTo2',
    { to: ONE_INCH_6, data: encode('ethUnoswapTo2', [BigInt(ALICE), LEAST, 1n, 2n]) },
  ],
  [
    'Uniswap V2',
    {
      to: UNISWAP_V2,
      data: encode('swapExactTokensForTokens', [AMOUNT, LEAST, [USDC, WETH, DAI], ALICE, 9n]),
    },
  ],
  [
    'Uniswap V2 from ether',
    { to: UNISWAP_V2, data: encode('swapExactETHForTokens', [LEAST, [WETH, DAI], ALICE, 9n]) },
    { from: undefined },
  ],
  [
    'Uniswap V2 to ether',
    {
      to: UNISWAP_V2,
      data: encode('swapExactTokensForETHSupportingFeeOnTransferTokens', [
        AMOUNT,
        LEAST,
        [USDC, WETH],
        ALICE,
        9n,
      ]),
    },
    toCoin,
  ],
  ['Uniswap V3 exactInputSingle', { to: SWAP_ROUTER, data: encode('exactInputSingle', [single()]) }],
  [
    'Uniswap V3 exactInput',
    {
      to: SWAP_ROUTER,
      data: encode('exactInput', [
        {
          path: hops(USDC, WETH, DAI),
          recipient: ALICE,
          deadline: 9n,
          amountIn: AMOUNT,
          amountOutMinimum: LEAST,
        },
      ]),
    },
  ],
  [
    'Uniswap V3 multicall to ether',
    {
      to: SWAP_ROUTER,
      data: encode('multicall', [
        [
          encode('exactInputSingle', [single({ tokenOut: WETH, recipient: ZERO, amountOutMinimum: 0n })]),
          encode('unwrapWETH9', [LEAST, ALICE]),
          encode('refundETH', []),
        ],
      ]),
    },
    toCoin,
  ],
  [
    'Uniswap V3 sweep with a fee',
    {
      to: SWAP_ROUTER,
      data: encode('multicall', [
        [
          encode('exactInputSingle', [single({ recipient: ZERO, amountOutMinimum: 0n })]),
          encode('sweepTokenWithFee', [DAI, AMOUNT, ALICE, 100n, MALLORY]),
        ],
      ]),
    },
  ],
  [
    'SwapRouter02 exactInputSingle',
    { to: SWAP_ROUTER_02, data: encode('exactInputSingle', [single({ recipient: SENDER })], abi02) },
  ],
  [
    'SwapRouter02 in two parts',
    {
      to: SWAP_ROUTER_02,
      data: encode('multicall', [
        9n,
        [
          encode(
            'exactInput',
            [{ path: hops(USDC, DAI), recipient: ALICE, amountIn: AMOUNT, amountOutMinimum: LEAST - 5n }],
            abi02,
          ),
          encode('swapExactTokensForTokens', [AMOUNT, 5n, [USDC, DAI], SENDER], abi02),
        ],
      ]),
    },
  ],
  ['Universal Router V3', { to: UNIVERSAL, data: plan('0x00', [v3Input(SENDER, LEAST, USDC, WETH, DAI)]) }],
  [
    'Universal Router V2 and V3',
    {
      to: UNIVERSAL,
      data: plan('0x0a0800', [EMPTY, v2Input(ALICE, LEAST - 7n, USDC, DAI), v3Input(SENDER, 7n, USDC, DAI)]),
    },
  ],
  [
    'Universal Router to ether',
    { to: UNIVERSAL, data: plan('0x000c', [v3Input(ROUTER, 0n, USDC, WETH), unwrap(SENDER, LEAST)]) },
    toCoin,
  ],
  [
    'Universal Router after a fee',
    {
      to: UNIVERSAL,
      data: plan('0x000604', [
        v3Input(ROUTER, 0n, USDC, DAI),
        sweep(DAI, MALLORY, 25n),
        sweep(DAI, SENDER, LEAST),
      ]),
    },
  ],
  [
    'Universal Router V4',
    {
      to: UNIVERSAL,
      data: plan('0x10', [v4('0x070c0f', [EMPTY, unwrap(USDC, AMOUNT), unwrap(DAI, LEAST)])]),
    },
  ],
  [
    '0x',
    {
      to: ZERO_EX,
      data: encode('transformERC20', [USDC, DAI, AMOUNT, LEAST, [{ deploymentNonce: 1, data: '0x12' }]]),
    },
  ],
  ['Paraswap V5', { to: PARASWAP_5, data: encode('simpleSwap', [simple()]) }],
  [
    'Paraswap V6',
    { to: PARASWAP_6, data: encode('swapExactAmountIn', [MALLORY, generic(), 0n, EMPTY, '0x12']) },
  ],
  [
    'Paraswap V6 with a fee of 1 %',
    {
      to: PARASWAP_6,
      data: encode('swapExactAmountIn', [
        MALLORY,
        generic({ toAmount: AMOUNT }),
        (BigInt(MALLORY) << 96n) | 100n,
        EMPTY,
        '0x12',
      ]),
    },
  ],
  [
    'Paraswap V6 that keeps what is above',
    {
      to: PARASWAP_6,
      data: encode('swapExactAmountIn', [
        MALLORY,
        generic({ toAmount: AMOUNT, quotedAmount: LEAST }),
        0n,
        EMPTY,
        '0x12',
      ]),
    },
  ],
  [
    'LI.FI',
    { to: LIFI, data: encode('swapTokensGeneric', [WORD, 'me', '', ALICE, LEAST, [step(WETH), step(DAI)]]) },
  ],
  [
    'LI.FI to ether',
    {
      to: LIFI,
      data: encode('swapTokensSingleV3ERC20ToNative', [
        WORD,
        'somebody with a long name, of more than a word',
        '',
        ALICE,
        LEAST,
        step(ZERO),
      ]),
    },
    toCoin,
  ],
  [
    'Odos',
    {
      to: ODOS,
      data: encode('swap', [
        {
          inputToken: USDC,
          inputAmount: AMOUNT,
          inputRecipient: MALLORY,
          outputToken: DAI,
          outputQuote: AMOUNT,
          outputMin: LEAST,
          outputRecipient: ALICE,
        },
        '0x12',
        MALLORY,
        0,
      ]),
    },
  ],
];

describe('the least amount in the call of a swap', () => {
  for (const [what, call, options] of HONEST) {
    it(`is read: ${what}`, () => {
      expect(read(call, options)).to.deep.equal(guaranteed(LEAST));
      // Addresses and data may be in any case.
      expect(
        read({ to: call.to.toLowerCase(), data: call.data.toUpperCase().replace('0X', '0x') }, options),
      ).to.deep.equal(guaranteed(LEAST));
    });
  }

  it('is read of the exchange of the sandbox, on its own networks only', () => {
    const call = { to: SANDBOX, data: encode('swap', [USDC, COIN, AMOUNT, LEAST, ALICE]) };
    expect(read(call, { ...toCoin, network: 'eip155:31337' })).to.deep.equal(guaranteed(LEAST));
    expect(read(call, toCoin)).to.deep.equal(NONE);
  });

  it('is the amount itself where the native currency is wrapped', () => {
    expect(read({ to: WETH, data: '0xd0e30db0' }, { from: undefined, to: WETH })).to.deep.equal(
      guaranteed(AMOUNT),
    );
    const data = `0x2e1a7d4d${AMOUNT.toString(16).padStart(64, '0')}`;
    expect(read({ to: WETH, data }, { from: WETH, to: undefined })).to.deep.equal(guaranteed(AMOUNT));
    expect(read({ to: DAI, data: '0xd0e30db0' }, { from: undefined, to: DAI })).to.deep.equal(NONE);
    expect(read({ to: WETH, data: '0xd0e30db0' })).to.deep.equal(NONE);
  });

  const own = encode('swapExactTokensForTokens', [AMOUNT, LEAST, [USDC, DAI], ALICE, 9n]);
  it('says nothing at a contract that nobody knows, and something at one that the source lists', () => {
    expect(read({ to: MALLORY, data: own })).to.deep.equal(NONE);
    expect(read({ to: MALLORY, data: own, isKnownRouter: false })).to.deep.equal(NONE);
    expect(read({ to: MALLORY, data: own, isKnownRouter: true })).to.deep.equal(guaranteed(LEAST));
    expect(read({ to: UNISWAP_V2, data: own }, { network: 'eip155:137' })).to.deep.equal(NONE);
  });

  for (const [what, call, options] of [
    ['is zero', { to: ONE_INCH_6, data: encode('swap', [MALLORY, desc({ minReturnAmount: 0n }), '0x12']) }],
    [
      'is of another token',
      { to: ONE_INCH_6, data: encode('swap', [MALLORY, desc({ dstToken: WETH }), '0x12']) },
    ],
    [
      'shrinks with what is swapped',
      { to: ONE_INCH_6, data: encode('swap', [MALLORY, desc({ flags: 5n }), '0x12']) },
    ],
    ['is of a function that nobody knows', { to: ONE_INCH_6, data: `0x12345678${'11'.repeat(320)}` }],
    [
      'is of the way, not of its end',
      { to: UNISWAP_V2, data: encode('swapExactTokensForTokens', [AMOUNT, LEAST, [DAI, USDC], ALICE, 9n]) },
    ],
    [
      'stays at the router',
      { to: SWAP_ROUTER, data: encode('exactInputSingle', [single({ recipient: ZERO })]) },
    ],
    [
      'is of a command that may fail',
      { to: UNIVERSAL, data: plan('0x80', [v3Input(SENDER, LEAST, USDC, DAI)]) },
    ],
    [
      'is not checked when the router pays out',
      { to: UNIVERSAL, data: plan('0x0004', [v3Input(ROUTER, LEAST, USDC, DAI), sweep(DAI, SENDER, 0n)]) },
    ],
    ['has no command', { to: UNIVERSAL, data: plan(EMPTY, [v3Input(SENDER, LEAST, USDC, DAI)]) }],
    ['is cut off', { to: ONE_INCH_6, data: encode('swap', [MALLORY, desc(), '0x12']).slice(0, 10 + 64 * 6) }],
    ['is no call', { to: ONE_INCH_6, data: '0x' }],
    ['is of no step', { to: LIFI, data: encode('swapTokensGeneric', [WORD, '', '', ALICE, LEAST, []]) }],
    [
      'is eaten by a fee',
      { to: PARASWAP_5, data: encode('simpleSwap', [simple({ partner: MALLORY, feePercent: 10_000n })]) },
    ],
  ] as readonly (readonly [string, Call, Pair?])[]) {
    it(`is none if it ${what}`, () => expect(read(call, options)).to.deep.equal(NONE));
  }

  for (const [what, call, options] of [
    ['1inch', { to: ONE_INCH_6, data: encode('swap', [MALLORY, desc({ dstRecipient: MALLORY }), '0x12']) }],
    [
      '1inch unoswapTo',
      { to: ONE_INCH_6, data: encode('unoswapTo', [BigInt(MALLORY), BigInt(USDC), AMOUNT, LEAST, 1n]) },
    ],
    [
      'Uniswap V2',
      { to: UNISWAP_V2, data: encode('swapExactTokensForTokens', [AMOUNT, LEAST, [USDC, DAI], MALLORY, 9n]) },
    ],
    [
      'Uniswap V2, to the address 1',
      { to: UNISWAP_V2, data: encode('swapExactTokensForTokens', [AMOUNT, LEAST, [USDC, DAI], SENDER, 9n]) },
    ],
    [
      'Universal Router',
      { to: UNIVERSAL, data: plan('0x000c', [v3Input(ROUTER, 0n, USDC, WETH), unwrap(MALLORY, LEAST)]) },
      toCoin,
    ],
    [
      'Universal Router, a part',
      {
        to: UNIVERSAL,
        data: plan('0x0000', [v3Input(SENDER, LEAST, USDC, DAI), v3Input(MALLORY, LEAST, USDC, DAI)]),
      },
    ],
    [
      'Paraswap',
      {
        to: PARASWAP_6,
        data: encode('swapExactAmountIn', [MALLORY, generic({ beneficiary: MALLORY }), 0n, EMPTY, '0x12']),
      },
    ],
    ['LI.FI', { to: LIFI, data: encode('swapTokensGeneric', [WORD, '', '', MALLORY, LEAST, [step(DAI)]]) }],
  ] as readonly (readonly [string, Call, Pair?])[]) {
    it(`goes elsewhere: ${what}`, () => expect(read(call, options)).to.deep.equal(ELSEWHERE));
  }

  const toMallory = desc({ dstRecipient: MALLORY });
  for (const [what, call, outcome] of [
    [
      'the recipient',
      { to: ONE_INCH_6, data: encode('swap', [MALLORY, toMallory, '0x12']) },
      guaranteed(LEAST),
    ],
    ['the account', { to: ONE_INCH_6, data: encode('swap', [MALLORY, desc(), '0x12']) }, ELSEWHERE],
    [
      'whoever calls',
      { to: ONE_INCH_6, data: encode('swap', [MALLORY, desc({ dstRecipient: ZERO }), '0x12']) },
      ELSEWHERE,
    ],
  ] as const)
    it(`for another recipient, a call that pays ${what} is ${outcome.outcome}`, () => {
      expect(read(call, { recipient: MALLORY })).to.deep.equal(outcome);
    });

  it('guarantees nothing of a wrapper to another recipient', () => {
    const wrap = { to: WETH, data: '0xd0e30db0' };
    const pair = { from: undefined, to: WETH };
    expect(read(wrap, pair)).to.deep.equal(guaranteed(AMOUNT));
    expect(read(wrap, { ...pair, recipient: MALLORY })).to.deep.equal(NONE);
  });

  it('never throws, whatever the data are', () => {
    const calls = HONEST.map(([, { to, data }]) => [to, data] as const);
    fc.assert(
      fc.property(
        fc.constantFrom(...calls),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...'0123456789abcdefx')), { maxLength: 8 }),
        fc.nat(),
        ([to, data], changes, cut) => {
          const digits = [...data];
          for (const [at, digit] of changes) digits[at % digits.length] = digit;
          const text = digits.join('').slice(0, cut % 4 ? undefined : cut % digits.length);
          expect(read({ to, data: text }).outcome).to.be.oneOf(['guaranteed', 'none', 'elsewhere']);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('takes no long time for data that lead round in circles', () => {
    // A batch of 64 parts, each of which is the whole data.
    const size = 131_072;
    const head = encodePacked(['uint256', 'uint256'], [32n, 64n]).slice(2);
    const offsets = Array.from({ length: 64 }, () => (64 * 32).toString(16).padStart(64, '0')).join('');
    const rest = (size - 66 * 32 - 32).toString(16).padStart(64, '0');
    const data = `0xac9650d8${head}${offsets}${rest}`.padEnd(2 + 8 + size * 2, 'a');
    const begin = performance.now();
    for (let round = 0; round < 10; round += 1) read({ to: SWAP_ROUTER, data });
    expect(performance.now() - begin).to.be.below(atPace(1_000));
  });
});
