import { atom } from 'jotai/vanilla';
import type { OnRampOptions, PaymentCurrency, PurchaseCurrency } from '../../lib/onramp/onRamp.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom } from '../siteConfig.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { onRampDraftAtom } from './onRampDraft.js';

const roundCell = atom(0);

/** Who sells. Failed if its code could not be loaded, or if nobody does. */
export const onRampAtom = asyncResultAtom(
  (get) => get(configAtom).onRamps,
  (get) => {
    get(roundCell);
    return get(servicesAtom).openOnRamp();
  },
);

/** What can be bought and paid with. */
export const onRampOptionsAtom = asyncResultAtom(
  (get) => get(configAtom).onRamps,
  (get, { signal }): Promise<OnRampOptions> | undefined => {
    get(roundCell);
    return dataOf(get(onRampAtom))?.options({ signal });
  },
);

/** Asks again who sells what. */
export const askForOfferAtom = atom(null, (_get, set) => set(roundCell, (round) => round + 1));

function chosen<Currency extends { readonly id: string }>(
  currencies: readonly Currency[] | undefined,
  id: string | undefined,
): Currency | undefined {
  // A chosen currency that is not offered is replaced by no other: the amount was typed for it.
  return id === undefined ? currencies?.[0] : currencies?.find((one) => one.id === id);
}

/** The currency to pay with. Undefined until it is known, and if the chosen one is not offered. */
export const paymentCurrencyAtom = atom((get): PaymentCurrency | undefined =>
  chosen(dataOf(get(onRampOptionsAtom))?.payment, get(onRampDraftAtom).payment),
);

/** The currency to buy, likewise. */
export const purchaseCurrencyAtom = atom((get): PurchaseCurrency | undefined =>
  chosen(dataOf(get(onRampOptionsAtom))?.purchase, get(onRampDraftAtom).purchase),
);
