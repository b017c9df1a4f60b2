import { checkAccountSource } from '../../src/lib/account/checkAccountSource.js';
import { systemClock } from '../../src/lib/clock.js';
import { checkQuoteSource } from '../../src/lib/swap/checkQuoteSource.js';
import { createBlockscout } from '../../src/sources/blockscout/createBlockscout.js';
import { createLifi } from '../../src/sources/lifi/createLifi.js';
import { lifi } from '../../src/sources/lifi/lifi.js';
import { tokenList } from '../../src/sources/tokenList/tokenList.js';
import { type Kinds, underWrongAnswers } from './wrongAnswers.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const ROUTER = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE';
const PICTURE = 'https://images.example/a.png';
const TIME = '2026-01-05T12:00:00.000000Z';
const HASH = `0x${'ab'.repeat(32)}`;
const account = `eip155:1:${ALICE}` as const;
const { signal } = new AbortController();
const clock = systemClock;

const network = {
  id: 'eip155:1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  request: () => Promise.reject(new Error('There is no node.')),
} as const;
const blockscout = () =>
  checkAccountSource(createBlockscout({ url: { 'eip155:1': 'https://sources.example/scan' } }, clock), {
    clock,
  });
const lifiSetting = { integrator: undefined, url: 'https://sources.example/lifi' };
/** It caches its last answer, so each request gets its own source. */
const swaps = () => checkQuoteSource({ ...lifi(), ...createLifi(lifiSetting, clock) }, { clock });
const listed = () =>
  checkQuoteSource({ ...lifi(), ...tokenList({ url: 'https://sources.example/list.json' }) }, { clock });

const asked = { network, signal };
const page = { ...asked, cursor: undefined };
const query = { account, from: USDC, to: DAI, amount: 12_500_000n };

const token = {
  address_hash: USDC,
  type: 'ERC-20',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: '6',
  exchange_rate: '0.9998',
  icon_url: PICTURE,
  reputation: 'ok',
};
const [from, to] = [{ hash: ALICE }, { hash: ROUTER }];
/** A page of one of Blockscout's lists. */
const only = (item: object) => ({ items: [item], next_page_params: null });
const sides = { fromToken: { address: USDC, chainId: 1 }, toToken: { address: DAI, chainId: 1 } };
const step = {
  action: {
    ...sides,
    fromChainId: 1,
    toChainId: 1,
    fromAmount: '12500000',
    fromAddress: ALICE,
    toAddress: ALICE,
  },
  estimate: {
    fromAmount: '12500000',
    toAmount: '12400000000000000000',
    toAmountMin: '12276000000000000000',
    approvalAddress: ROUTER,
    fromAmountUSD: '12.5',
    toAmountUSD: '12.4',
  },
  transactionRequest: {
    from: ALICE,
    to: ROUTER,
    chainId: 1,
    data: `0x4666fc80${'00'.repeat(64)}`,
    value: '0x0',
    gasPrice: '0x3b9aca00',
    gasLimit: '0x493e0',
  },
};
const ofLists = {
  chainId: 1,
  address: USDC,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  logoURI: PICTURE,
};

/** Expects only a call of the known, approved contract, without a payment. */
const isHonestCall = (swap: unknown) => {
  const { to, value, isKnownRouter } = swap as Record<string, unknown>;
  return to === ROUTER && value === 0n && isKnownRouter === true;
};

const KINDS: Kinds = {
  'balances of Blockscout': [
    {
      [`/${ALICE}`]: { hash: ALICE, coin_balance: '1500000000000000001', exchange_rate: '2500.5' },
      '/token-balances': [{ token, token_id: null, token_instance: null, value: '12500001' }],
    },
    () => blockscout().balances(account, { ...asked, moved: [] }),
  ],
  'a history of Blockscout': [
    {
      '/transactions': only({
        hash: HASH,
        timestamp: TIME,
        from,
        to,
        created_contract: null,
        value: '5',
        status: 'ok',
        method: 'swap',
        raw_input: '0x12345678',
        exchange_rate: '2500.5',
      }),
      '/token-transfers': only({
        transaction_hash: HASH,
        timestamp: TIME,
        from,
        to,
        token,
        total: { value: '2500001', decimals: '6' },
      }),
      '/internal-transactions': only({
        transaction_hash: HASH,
        timestamp: TIME,
        from: to,
        to: from,
        value: '7',
        success: true,
        type: 'call',
        index: 3,
      }),
    },
    () => blockscout().history(account, page),
  ],
  'collectibles of Blockscout': [
    only({
      id: '7',
      image_url: PICTURE,
      metadata: { name: 'Number seven' },
      token: { ...token, type: 'ERC-721' },
      token_type: 'ERC-721',
    }),
    () => blockscout().nfts(account, page),
  ],
  'a price of Blockscout': [token, () => blockscout().price(USDC, asked)],
  'a name of Blockscout': [
    { hash: ALICE, ens_domain_name: 'alice.eth' },
    () => blockscout().profile(account, asked),
  ],
  'tokens of LI.FI': [
    { tokens: { 1: [{ ...ofLists, address: `0x${'0'.repeat(40)}` }, ofLists] } },
    () => swaps().tokens('eip155:1', { signal }),
  ],
  'a quote of LI.FI': [step, () => swaps().quote(query, { signal })],
  'an approval of LI.FI': [
    step,
    () => swaps().buildApproval(query, { signal }),
    (approval) => (approval as { spender: string }).spender === ROUTER.toLowerCase(),
  ],
  'a swap of LI.FI': [step, () => swaps().buildSwap({ ...query, slippage: 100 }, { signal }), isHonestCall],
  'a price of LI.FI': [
    { chainId: 1, address: USDC, priceUSD: '1' },
    () =>
      checkAccountSource({ name: 'LI.FI', price: createLifi(lifiSetting, clock).price }, { clock }).price(
        USDC,
        asked,
      ),
  ],
  'a list of tokens': [{ name: 'A list', tokens: [ofLists] }, () => listed().tokens('eip155:1', { signal })],
};

/** For kinds with several requests, the answer is looked up by the last part of the path. */
function answerTo({ pathname }: URL, answer: unknown): unknown {
  const end = pathname.slice(pathname.lastIndexOf('/'));
  const parts = typeof answer === 'object' && answer ? answer : {};
  return end in parts ? parts[end as keyof typeof parts] : answer;
}

underWrongAnswers('sources', KINDS, answerTo);
