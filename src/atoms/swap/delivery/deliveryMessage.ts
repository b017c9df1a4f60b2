import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import { payoutSymbol } from '../../../lib/swap/delivery/payoutSymbol.js';
import { paidAs, type TrackedDelivery } from '../../../lib/swap/delivery/trackedDelivery.js';
import { formatExactDecimal, formatExactToken } from '../../../lib/text/formatMoney.js';
import type { TrackedTransaction } from '../../../lib/transactions/trackedTransaction.js';
import type { SnackbarMessage } from '../../snackbarMessage.js';
import type { Translate } from '../../translate.js';

export interface DeliveryWords {
  readonly translate: Translate;
  readonly locale: string;
  readonly networkName: (id: CaipNetworkId) => string;
}

/** The message about the delivery of a swap across networks. Says no more than the delivery's status. */
export function deliveryMessage(
  { network, summary }: Pick<TrackedTransaction, 'network' | 'summary'>,
  delivery: TrackedDelivery,
  { translate, locale, networkName }: DeliveryWords,
): SnackbarMessage {
  const { status, least, decimals } = delivery;
  const { amount, symbol = '', boughtSymbol = '' } = summary;
  const figure = (units: bigint, places: number) =>
    formatExactToken({ amount: units, decimals: places, symbol: '' }, locale);
  const params = {
    amount: amount === undefined ? '' : formatExactDecimal(amount, locale),
    symbol,
    boughtSymbol,
    from: networkName(network),
    to: networkName(delivery.network),
    bridge: delivery.bridgeName,
  };
  switch (status.step) {
    case 'waiting':
      return { kind: 'loading', text: translate('delivery.waiting', params) };
    case 'underway':
      return {
        kind: 'loading',
        text: translate(status.isRefunding ? 'delivery.refunding' : 'delivery.underway', params),
      };
    case 'told': {
      const { says } = status;
      return { kind: 'error', text: translate(`delivery.told.${says}`, params) };
    }
    case 'paid': {
      const { payout } = status;
      const as = paidAs(delivery, payout);
      const text = translate(`delivery.paid.${as}`, {
        ...params,
        // Another token may have been returned on the source network.
        to: networkName(as === 'other' ? payout.network : delivery.network),
        got: figure(payout.amount, payout.decimals),
        gotSymbol: payoutSymbol(delivery, payout, summary) ?? '',
        least: figure(least, decimals),
      });
      return { kind: as === 'arrived' ? 'success' : 'error', text };
    }
  }
}
