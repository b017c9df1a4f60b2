import type { SandboxChain } from '../../chains.js';
import { jsonAnswer, type ServiceAnswer, type ServiceRequest } from '../../services/service.js';
import { buyUrl, ORDER_MEMBERS } from '../onRamp/buyUrl.js';
import { purchaseEntry } from '../onRamp/purchases.js';
import { createSeller, type Seller } from '../onRamp/seller.js';
import { SPAM_PICTURES } from '../pictures.js';
import type { Asset, ChainLedger } from './chainLedger.js';
import { createEvmLedger } from './evmLedger.js';
import { halfBroken } from './halfBroken.js';
import { createNames } from './names.js';
import { pageOf } from './pageOf.js';
import { type ChainApiCall, readAddress, readCaip10, readCall } from './readCall.js';
import { readJsonBody, readJsonMembers, readMembers } from './readJsonBody.js';
import { Refusal, refusalAnswer } from './refusal.js';
import { createSeeds, type Seed } from './seeds.js';
import { createSolanaLedger } from './solanaLedger.js';
import { balanceEntry, fungibleEntry, historyEntry } from './wireFormat.js';

/** The chain API with data from local chains. */
export interface ChainApi {
  /** Answers any request below `/v1/`. With `isHalfBroken`, every second entry of a list is broken. */
  answer(request: ServiceRequest, options: { readonly isHalfBroken: boolean }): Promise<ServiceAnswer>;
  /** Gives an account made-up transactions and tokens in addition to the real ones. A second call replaces the first. */
  seed(seed: Seed): void;
  /** The provider whose purchases are in the history. */
  readonly seller: Seller;
}

/** Stands for the native currency where an address is required. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

export function createChainApi(
  chains: readonly SandboxChain<string>[],
  seller: Seller = createSeller(chains),
): ChainApi {
  const ledgers = chains.map((chain) =>
    chain.id.startsWith('solana:') ? createSolanaLedger(chain) : createEvmLedger(chain, SPAM_PICTURES),
  );
  const seeds = createSeeds();
  const names = createNames(chains);

  function ledgerOf(chain: string | undefined): ChainLedger {
    const found = ledgers.find((ledger) => ledger.chain.id === chain);
    if (!found) throw new Refusal(400, 'chainId', `There is no network "${chain ?? ''}".`);
    return found;
  }

  /** The ledgers for a call: of one network, or of all networks of the address. */
  function ledgersFor({ subject, query }: ChainApiCall): readonly ChainLedger[] {
    const { namespace } = readAddress(subject);
    const chain = query.get('chainId');
    const meant = chain
      ? [ledgerOf(chain)]
      : ledgers.filter((ledger) => ledger.chain.id.startsWith(`${namespace}:`));
    if (meant.some((ledger) => !ledger.chain.id.startsWith(`${namespace}:`))) {
      throw new Refusal(400, 'address', 'The address belongs to other networks.');
    }
    return meant;
  }

  async function history(call: ChainApiCall) {
    const { subject, query } = call;
    const meant = ledgersFor(call);
    const onramp = query.get('onramp');
    if (onramp !== undefined && onramp !== 'coinbase') throw new Refusal(400, 'onramp', 'Unknown provider.');
    if (onramp) return purchases(call);
    const lists = await Promise.all(
      meant.map(async (ledger) => {
        const { id } = ledger.chain;
        const items = [...(await ledger.history(subject)), ...seeds.history(id, subject)];
        return items.map((item) => ({ chain: id, item }));
      }),
    );
    // Sorting keeps the order of entries with the same time.
    const found = lists.flat().sort((one, other) => other.item.time - one.item.time);
    const { page, next } = pageOf(found, `${subject} ${query.get('chainId') ?? ''}`, query.get('cursor'));
    return { data: page.map(({ chain, item }) => historyEntry(chain, item)), next };
  }

  function purchases({ subject, query }: ChainApiCall) {
    if (query.get('cursor')) throw new Refusal(400, 'cursor', 'The cursor belongs to no page.');
    const chain = query.get('chainId');
    const found = seller.purchases.of(subject).filter(({ sold }) => !chain || sold.chain.id === chain);
    return { data: found.map(purchaseEntry), next: null };
  }

  async function balances(call: ChainApiCall) {
    const { subject, query, request } = call;
    const meant = ledgersFor(call);
    if (query.get('currency') !== 'usd') throw new Refusal(400, 'currency', 'The currency is "usd".');
    for (const token of query.get('forceUpdate')?.split(',') ?? []) readCaip10(token, 'forceUpdate');
    if (!request.header('x-sdk-version') && !query.get('sv')) return { balances: [] };
    const lists = await Promise.all(
      meant.map(async (ledger) => {
        const { id } = ledger.chain;
        const holdings = [...(await ledger.holdings(subject)), ...seeds.holdings(id, subject)];
        return holdings.map((holding) => balanceEntry(id, holding));
      }),
    );
    return { balances: lists.flat() };
  }

  async function price({ request }: ChainApiCall) {
    const { addresses } = readPriceBody(request);
    const { chain, address } = readCaip10(addresses[0], 'addresses');
    const ledger = ledgerOf(chain);
    const isNative = address.toLowerCase() === NATIVE || address === WRAPPED_SOL;
    const asset: Asset | undefined = isNative ? ledger.chain.nativeCurrency : await ledger.asset(address);
    return { fungibles: asset ? [fungibleEntry(chain, asset)] : [] };
  }

  function swapsOf(chain: string | undefined) {
    const { swaps } = ledgerOf(chain);
    if (!swaps) throw new Refusal(400, 'chainId', 'Nobody swaps on the network.');
    return swaps;
  }
  const tokens = ({ query }: ChainApiCall) => swapsOf(query.get('chainId')).tokens();
  const quotes = ({ query }: ChainApiCall) => swapsOf(networkIn(query, 'from')).quotes(query);
  const allowance = ({ query }: ChainApiCall) => swapsOf(networkIn(query, 'tokenAddress')).allowance(query);
  const buildApprove = ({ query }: ChainApiCall) => swapsOf(networkIn(query, 'from')).buildApprove(query);
  function buildTransaction({ request }: ChainApiCall) {
    const body = readJsonBody(request, ['amount', 'eip155', 'from', 'to', 'userAddress']);
    return swapsOf(readCaip10(body.from, 'from').chain).buildTransaction(body);
  }

  async function gasPrice({ query }: ChainApiCall) {
    const prices = await ledgerOf(query.get('chainId')).gasPrices?.();
    if (!prices) throw new Refusal(400, 'chainId', 'The network has no gas price.');
    return Object.fromEntries(Object.entries(prices).map(([name, wei]) => [name, `${wei}`]));
  }

  async function identity({ subject }: ChainApiCall) {
    const { namespace, address } = readAddress(subject);
    if (namespace !== 'eip155') throw new Refusal(400, 'address', 'Only EVM accounts have an identity.');
    return { ...(await names.identity(address)), resolvedAt: new Date().toISOString() };
  }

  function name({ subject, query }: ChainApiCall) {
    const isFirstVersion = readApiVersion(query) === 1;
    const found = names.find(subject);
    if (!found && isFirstVersion) throw new Refusal(404, 'name', 'Nobody registered the name.');
    return found ?? [];
  }

  function reverse({ subject, query }: ChainApiCall) {
    const isFirstVersion = readApiVersion(query) === 1;
    const found = names.of(readAddress(subject).address);
    if (found.length === 0 && isFirstVersion) throw new Refusal(404, 'address', 'It has no name.');
    return found;
  }

  const suggestions = ({ subject, query }: ChainApiCall) => names.suggest(subject, query.get('zone'));
  // Only this body does not contain the project id.
  const register = ({ request }: ChainApiCall) =>
    names.register(readJsonMembers(request, ['coin_type', 'address', 'message', 'signature']));
  const onRampQuote = ({ request: { body } }: ChainApiCall) =>
    seller.quote(readMembers(body, ['purchaseCurrency', 'paymentCurrency', 'amount', 'network']));
  const onRampUrl = ({ request: { header, body } }: ChainApiCall) => ({
    url: buyUrl(readMembers(body, ORDER_MEMBERS), `http://${header('host') ?? '127.0.0.1'}`),
  });

  const CALLS = {
    history,
    balance: balances,
    price,
    'gas-price': gasPrice,
    tokens,
    quotes,
    allowance,
    'build-approve': buildApprove,
    'build-transaction': buildTransaction,
    identity,
    name,
    reverse,
    suggestions,
    register,
    'onramp-options': () => seller.options(),
    'onramp-quote': onRampQuote,
    'onramp-url': onRampUrl,
  };

  return {
    seller,
    seed(seed) {
      seeds.plant(seed, ledgerOf(seed.chain).chain.nativeCurrency);
    },
    async answer(request, { isHalfBroken }) {
      try {
        const call = readCall(request);
        const value: unknown = await CALLS[call.name](call);
        return jsonAnswer(isHalfBroken ? withBrokenList(value) : value);
      } catch (error) {
        if (error instanceof Refusal) return refusalAnswer(error);
        return refusalAnswer(new Refusal(502, '', `A local chain does not answer: ${error}`));
      }
    },
  };
}

/** Breaks entries of the answer's list, which is the answer itself or one of its members. */
function withBrokenList(value: unknown): unknown {
  if (Array.isArray(value)) return halfBroken(value);
  const members = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    members.map(([name, member]) => [name, Array.isArray(member) ? halfBroken(member) : member]),
  );
}

const networkIn = (query: ReadonlyMap<string, string>, name: string) =>
  readCaip10(query.get(name), name).chain;

function readApiVersion(query: ReadonlyMap<string, string>): 1 | 2 {
  const version = query.get('apiVersion') ?? '1';
  if (version !== '1' && version !== '2') throw new Refusal(400, 'apiVersion', 'The version is 1 or 2.');
  return version === '1' ? 1 : 2;
}

function readPriceBody(request: ServiceRequest): { readonly addresses: readonly unknown[] } {
  const { currency, addresses } = readJsonBody(request, ['currency', 'addresses']);
  if (currency !== 'usd') throw new Refusal(400, 'currency', 'The currency is "usd".');
  if (!Array.isArray(addresses) || addresses.length === 0) {
    throw new Refusal(400, 'addresses', '"addresses" is a list of CAIP-10 addresses.');
  }
  return { addresses };
}
