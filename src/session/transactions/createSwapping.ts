import { accountAtom } from '../../atoms/connection.js';
import type { Services } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import { networkOf } from '../../lib/networks/caip.js';
import { networkCost } from '../../lib/swap/networkCost.js';
import type { Swapping } from '../../lib/swap/swapping.js';
import type { ApprovalRequest, SwapRequest, WantedSwap } from '../../lib/swap/swapRequest.js';
import { askToSend, openReading } from '../account/openConnection.js';
import { openImitations } from '../account/openImitations.js';
import { createQuoteSource } from './createQuoteSource.js';

const loadCalls = () => loadPart(import('../../chains/evm/swapping/prepareSwapCall.js'));

/** The chain may call tokens otherwise than the list did. */
async function withImitations<Request extends ApprovalRequest | SwapRequest>(
  store: Store,
  request: Request,
): Promise<Request> {
  const { wanted } = request;
  const { imitated } = await openImitations(store, networkOf(wanted.account));
  const [from, to] = [wanted.from, wanted.to].map((token) => {
    const imitates = imitated(token);
    return imitates === token.imitates ? token : Object.freeze({ ...token, imitates });
  });
  if (!from || !to || (from === wanted.from && to === wanted.to)) return request;
  const described: Request = { ...request, wanted: Object.freeze({ ...wanted, from, to }) };
  return Object.freeze(described);
}

/**
 * Quotes, builds and sends swaps of the connected accounts, with the present settings. Rejects with `method_not_supported` if
 * nobody quotes swaps for this site, with `load_failed`.
 */
export async function createSwapping(store: Store, services: Services): Promise<Swapping> {
  const source = await createQuoteSource(store, services);
  if (!source) throw new WalletModalError('method_not_supported', 'Nobody quotes swaps for this site.');
  const queryOf = ({ account, from, to, amount }: WantedSwap) => ({
    account,
    from: from.address,
    to: to.address,
    amount,
  });
  const swapping: Swapping = {
    ...source,
    async gasPrice(network, options) {
      const told = await (await services.openAccountData()).gasPrice(network, options);
      const account = store.get(accountAtom);
      if (told !== undefined || !account || networkOf(account) !== network) return told;
      const [{ readGasPrices }, { reading }] = await Promise.all([
        loadPart(import('../../chains/evm/sending/gasPrices.js')),
        openReading(store, services, account, options),
      ]);
      return (await readGasPrices(reading)).now;
    },
    async costs(account, options) {
      const [{ readSwapCosts }, { reading }] = await Promise.all([
        loadPart(import('../../chains/evm/swapping/readSwapCosts.js')),
        openReading(store, services, account, options),
      ]);
      return readSwapCosts(reading);
    },
    async estimate(wanted, slippage, options) {
      const { account, from, amount } = wanted;
      const token = from.address;
      const allowed = token === undefined ? amount : await source.allowance({ account, token }, options);
      const request = await (allowed < amount
        ? swapping.prepareApproval(wanted, amount, options)
        : swapping.prepareSwap(wanted, slippage, options));
      return networkCost(request);
    },
    async prepareApproval(wanted, amount, options) {
      // What takes an approval back has the spender of one that could be given.
      const asked = amount === 0n ? wanted.amount : amount;
      const [{ prepareApprovalCall }, { reading }, approval] = await Promise.all([
        loadCalls(),
        openReading(store, services, wanted.account, options),
        source.buildApproval({ ...queryOf(wanted), amount: asked }, options),
      ]);
      return withImitations(store, await prepareApprovalCall(wanted, approval, amount, reading));
    },
    async prepareSwap(wanted, slippage, options) {
      const [{ prepareSwapCall }, { reading }, swap] = await Promise.all([
        loadCalls(),
        openReading(store, services, wanted.account, options),
        source.buildSwap({ ...queryOf(wanted), slippage }, options),
      ]);
      const promised = swap.toAmount ?? (await source.quote(queryOf(wanted), options))?.toAmount;
      if (promised === undefined) throw new WalletModalError('quote_failed', 'Nobody swaps this anymore.');
      return withImitations(store, await prepareSwapCall(wanted, swap, { slippage, promised }, reading));
    },
    async send({ wanted: { account }, call }, asking) {
      const options = { signal: new AbortController().signal };
      const [{ sendPrepared }, { connector, reading }] = await Promise.all([
        loadPart(import('../../chains/evm/sending/sendPrepared.js')),
        openReading(store, services, account, options),
      ]);
      const { provider } = connector;
      if (!provider) throw new WalletModalError('method_not_supported', 'The wallet cannot send this.');
      return askToSend(store, account, () => sendPrepared(account, call, { ...reading, provider, asking }));
    },
  };
  return swapping;
}
