import type { Services } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';
import { quoteGoneError } from '../../lib/commonErrors.js';
import { loadPart } from '../../lib/loadPart.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import type { CheckedQuoteSource } from '../../lib/swap/checkedQuoteSource.js';
import type { QuoteOptions } from '../../lib/swap/quoteSource.js';
import { refusedQuote } from '../../lib/swap/refusedQuote.js';
import type { BasisPoints } from '../../lib/swap/slippage.js';
import type { SwapCosts } from '../../lib/swap/swapping.js';
import type { SolanaSwapRequest, SwapRequest, WantedSwap } from '../../lib/swap/swapRequest.js';
import type { Asking, WalletReply } from '../../lib/transactions/asking.js';
import { askToSend, connectorIn, openReading } from '../account/openConnection.js';
import { withImitations } from './withImitations.js';

const loadSwaps = async () =>
  (await loadPart(import('../../chains/solana/swapping/solanaSwaps.js'))).solanaSwaps;

/** The parts of `Swapping` that differ on Solana. */
export interface SolanaSwapping {
  costs(account: CaipAddress, options: QuoteOptions): Promise<SwapCosts>;
  prepareSwap(wanted: WantedSwap, slippage: BasisPoints, options: QuoteOptions): Promise<SwapRequest>;
  send(request: SolanaSwapRequest, asking: Asking): Promise<WalletReply>;
}

/** Builds and sends swaps on Solana, where there are no approvals or site fees. Rejects like `Swapping`. */
export function createSolanaSwapping(
  store: Store,
  services: Services,
  source: Pick<CheckedQuoteSource, 'quote' | 'buildSwap'>,
): SolanaSwapping {
  const proven = new Map<string, number>();
  return {
    async costs(account, options) {
      const [swaps, { reading }] = await Promise.all([
        loadSwaps(),
        openReading(store, services, account, options),
      ]);
      return swaps.readCosts(reading);
    },
    async prepareSwap(wanted, slippage, options) {
      const { account, from, to, amount } = wanted;
      const query = { account, from: from.address, to: to.address, amount };
      const [swaps, { reading }, swap] = await Promise.all([
        loadSwaps(),
        openReading(store, services, account, options),
        source.buildSwap({ ...query, slippage }, options),
      ]);
      if (swap.transaction === undefined) throw refusedQuote('It is for another network.');
      const promised = swap.toAmount ?? (await source.quote(query, options))?.toAmount;
      if (promised === undefined) throw quoteGoneError();
      const request = await swaps.prepare(wanted, swap, { slippage, promised }, { ...reading, proven });
      return withImitations(store, request);
    },
    async send(request, asking) {
      const { account } = request.wanted;
      const { signal } = new AbortController();
      const { connector: found, reading } = await openReading(store, services, account, { signal });
      const connector = connectorIn('solana', found);
      const swaps = await loadSwaps();
      return askToSend(store, account, connector, async () => ({
        hash: await swaps.send(request, connector.signer, { ...reading, asking }),
      }));
    },
  };
}
