import { atom } from 'jotai/vanilla';
import type { OnRampOptions, PaymentCurrency, PurchaseCurrency } from '../../lib/onramp/onRamp.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom } from '../siteConfig.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { onRampDraftAtom } from './onRampDraft.js';

const roundCell = atom(0);

/** The seller. Failed if its code fails to load, or if the site has no seller. */
export const onRampAtom = asyncResultAtom(
  (get) => get(configAtom).onRamps,
  (get) => {
    get(roundCell);
    return get(servicesAtom).openOnRamp();
  },
);

/** The currencies to buy and to pay with. */
export const onRampOptionsAtom = asyncResultAtom(
  (get) => get(configAtom).onRamps,
  (get, { signal }): Promise<OnRampOptions> | undefined => {
    get(roundCell);
    return dataOf(get(onRampAtom))?.options({ signal });
  },
);

/** Loads the seller and its currencies again. */
export const askForOfferAtom = atom(null, (_get, set) => set(roundCell, (round) => round + 1));

function chosen<Currency extends { readonly id: string }>(
  currencies: readonly Currency[] | undefined,
  id: string | undefined,
): Currency | undefined {
  // Never replace a chosen currency that isn't offered: the amount was typed for it.
  return id === undefined ? currencies?.[0] : currencies?.find((one) => one.id === id);
}

/** The currency to pay with. Undefined until loaded, and if the chosen one is not offered. */
export const paymentCurrencyAtom = atom((get): PaymentCurrency | undefined =>
  chosen(dataOf(get(onRampOptionsAtom))?.payment, get(onRampDraftAtom).payment),
);

/** The currency to buy. Undefined until loaded, and if the chosen one is not offered. */
export const purchaseCurrencyAtom = atom((get): PurchaseCurrency | undefined =>
  chosen(dataOf(get(onRampOptionsAtom))?.purchase, get(onRampDraftAtom).purchase),
);
