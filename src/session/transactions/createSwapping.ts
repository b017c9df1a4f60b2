import { accountAtom } from '../../atoms/connection.js';
import type { Services } from '../../atoms/hostServices.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import type { SwapReading } from '../../chains/evm/swapping/describeSwapped.js';
import { quoteGoneError } from '../../lib/commonErrors.js';
import { WalletModalError } from '../../lib/errors.js';
import { codeOf } from '../../lib/errorText.js';
import { loadPart } from '../../lib/loadPart.js';
import { addressOf, type CaipAddress, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import type { CheckedSwap } from '../../lib/swap/checkedQuoteSource.js';
import { crossingOf, toNetworkOf } from '../../lib/swap/delivery/crossing.js';
import { networkCost } from '../../lib/swap/networkCost.js';
import type { QuoteOptions } from '../../lib/swap/quoteSource.js';
import { isRefusedQuote, refusedQuote } from '../../lib/swap/refusedQuote.js';
import type { BasisPoints } from '../../lib/swap/slippage.js';
import type { Swapping } from '../../lib/swap/swapping.js';
import type { SwapRequest, Together, WantedSwap } from '../../lib/swap/swapRequest.js';
import { askToSend, openConnection, openReading } from '../account/openConnection.js';
import { createQuoteSource } from './createQuoteSource.js';
import { createSolanaSwapping } from './createSolanaSwapping.js';
import { openSiteFee } from './openSiteFee.js';
import { withImitations } from './withImitations.js';

const isOnSolana = (account: CaipAddress) => spokenNamespaceOf(networkOf(account)) === 'solana';
const loadCalls = () => loadPart(import('../../chains/evm/swapping/prepareSwapCall.js'));

/**
 * Quotes, builds and sends swaps of the connected accounts, with the present settings. Rejects with `method_not_supported` if
 * the site has no source of quotes, with `load_failed`.
 */
export async function createSwapping(store: Store, services: Services): Promise<Swapping> {
  const source = await createQuoteSource(store, services);
  if (!source) throw new WalletModalError('method_not_supported', 'Nobody quotes swaps for this site.');
  const siteFee = await openSiteFee(store, services);
  const solana = createSolanaSwapping(store, services, source);
  const queryOf = ({ account, from, to, amount }: WantedSwap) => ({
    account,
    from: from.address,
    to: to.address,
    ...toNetworkOf({ account, to }),
    amount,
  });
  /** The options to read the networks of a swap. */
  async function openNetworks(wanted: WantedSwap, options: QuoteOptions): Promise<SwapReading> {
    const { reading } = await openReading(store, services, wanted.account, options);
    const network = crossingOf(wanted);
    if (network === undefined) return reading;
    const arrival = { network: store.get(describeNetworkAtom)(network), wallet: undefined };
    return { ...reading, arrival: { ...reading, ...arrival } };
  }
  const finish = async (
    wanted: WantedSwap,
    building: Promise<CheckedSwap> | CheckedSwap,
    { slippage, together }: { readonly slippage: BasisPoints; readonly together?: Together },
    options: QuoteOptions,
  ): Promise<SwapRequest> => {
    const [{ prepareSwapCall }, reading, swap] = await Promise.all([
      loadCalls(),
      openNetworks(wanted, options),
      building,
    ]);
    const promised =
      swap.toAmount ??
      (await source.quote({ ...queryOf(wanted), recipient: wanted.recipient, fee: siteFee }, options))
        ?.toAmount;
    if (promised === undefined) throw quoteGoneError();
    if (swap.transaction !== undefined) throw refusedQuote('It is for another network.');
    const terms = { slippage, promised, together };
    return withImitations(store, await prepareSwapCall(wanted, swap, terms, reading));
  };
  const build = (wanted: WantedSwap, slippage: BasisPoints, options: QuoteOptions) =>
    source.buildSwap({ ...queryOf(wanted), recipient: wanted.recipient, slippage, fee: siteFee }, options);
  const spenderOf = async (wanted: WantedSwap, options: QuoteOptions) =>
    (await source.buildApproval(queryOf(wanted), options)).spender;
  const swapping: Swapping = {
    ...source,
    siteFee,
    quote: (query, options) =>
      source.quote({ ...query, fee: isOnSolana(query.account) ? undefined : siteFee }, options),
    async gasPrice(network, options) {
      if (spokenNamespaceOf(network) === 'solana') return undefined;
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
      if (isOnSolana(account)) return solana.costs(account, options);
      const [{ readSwapCosts }, { reading }] = await Promise.all([
        loadPart(import('../../chains/evm/swapping/readSwapCosts.js')),
        openReading(store, services, account, options),
      ]);
      return readSwapCosts(reading);
    },
    async allowance(wanted, spender, options) {
      const { account, from, amount } = wanted;
      const token = from.address;
      // On Solana, each swap needs only the account's signature.
      if (token === undefined || isOnSolana(account)) return amount;
      if (source.allowance) return source.allowance({ account, token }, options);
      const [{ readAllowance }, { reading }, taker] = await Promise.all([
        loadPart(import('../../chains/evm/swapping/readContract.js')),
        openReading(store, services, account, options),
        spender ?? spenderOf(wanted, options),
      ]);
      const allowed = await readAllowance({ token, owner: addressOf(account), spender: taker }, reading);
      if (allowed === undefined) throw refusedQuote('The token does not tell what may be taken.');
      return allowed;
    },
    async estimate(wanted, slippage, options) {
      const { amount } = wanted;
      const allowed = await swapping.allowance(wanted, undefined, options);
      const request = await (allowed < amount
        ? swapping.prepareApproval(wanted, amount, options)
        : swapping.prepareSwap(wanted, slippage, options));
      return networkCost(request);
    },
    async prepareApproval(wanted, amount, options) {
      // An approval of 0 needs the same spender as the swap's approval, so ask for that one.
      const asked = amount === 0n ? wanted.amount : amount;
      const [{ prepareApprovalCall }, reading, approval] = await Promise.all([
        loadCalls(),
        openNetworks(wanted, options),
        source.buildApproval({ ...queryOf(wanted), amount: asked }, options),
      ]);
      return withImitations(store, await prepareApprovalCall(wanted, approval, amount, reading));
    },
    async prepareSwap(wanted, slippage, options) {
      if (isOnSolana(wanted.account)) return solana.prepareSwap(wanted, slippage, options);
      return finish(wanted, build(wanted, slippage, options), { slippage }, options);
    },
    async atomicity(account) {
      if (source.needsApproval) return undefined;
      const [{ readAtomicity }, { connector }] = await Promise.all([
        loadPart(import('../../chains/evm/together/readAtomicity.js')),
        openConnection(store, services, account),
      ]);
      const { provider } = connector;
      return provider && readAtomicity(account, provider, services.clock);
    },
    async prepareTogether(wanted, together, slippage, options) {
      try {
        // Some sources need the approval first without saying so.
        const swap = await build(wanted, slippage, options).catch((error) => {
          if (codeOf(error) === 'aborted' || isRefusedQuote(error)) throw error;
          return undefined;
        });
        return swap && (await finish(wanted, swap, { slippage, together }, options));
      } catch (error) {
        if (codeOf(error) === 'method_not_supported') return undefined;
        throw error;
      }
    },
    async send(request, asking) {
      if (request.kind === 'swap' && request.content) return solana.send(request, asking);
      const { wanted, call } = request;
      const { account } = wanted;
      const options = { signal: new AbortController().signal };
      const together = request.kind === 'swap' ? request.together : undefined;
      const { connector, reading } = await openReading(store, services, account, options);
      const { provider } = connector;
      if (!provider) throw new WalletModalError('method_not_supported', 'The wallet cannot send this.');
      const parts = { ...reading, provider, asking };
      if (together) {
        const { sendTogether } = await loadPart(import('../../chains/evm/together/sendTogether.js'));
        const calls = [together.approval.call, call];
        return askToSend(store, account, connector, async () => ({
          callsId: await sendTogether(account, calls, parts),
        }));
      }
      const { sendPrepared } = await loadPart(import('../../chains/evm/sending/sendPrepared.js'));
      return askToSend(store, account, connector, async () => ({
        hash: await sendPrepared(account, call, parts),
      }));
    },
  };
  return swapping;
}
