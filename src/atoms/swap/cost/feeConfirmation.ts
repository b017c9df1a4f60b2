import { atom } from 'jotai/vanilla';
import { type FeeWarning, feeWarning } from '../../../lib/fees/feeWarning.js';
import { networkOf } from '../../../lib/networks/caip.js';
import type { ApprovalRequest, SwapRequest } from '../../../lib/swap/swapRequest.js';
import { describeNetworkAtom } from '../../siteConfig.js';
import { swapFlowAtom } from '../swapFlow.js';
import { swapMarketAtom } from '../swapMarket.js';

const shownRequestAtom = atom((get): ApprovalRequest | SwapRequest | undefined => {
  const flow = get(swapFlowAtom);
  return flow.step === 'approving' || flow.step === 'ready' ? flow.request : undefined;
});

/** The warning about the fee of the transaction on screen. */
export const swapFeeWarningAtom = atom((get): FeeWarning | undefined => {
  const request = get(shownRequestAtom);
  if (!request) return undefined;
  const { wanted, fee, feeDoubts = [] } = request;
  const { prices } = get(swapMarketAtom);
  const { decimals } = get(describeNetworkAtom)(networkOf(wanted.account)).nativeCurrency;
  const { from, amount } = wanted;
  return feeWarning({
    fee: { amount: fee, decimals, price: prices.native },
    paid: { amount, decimals: from.decimals, price: prices.from, isNative: from.address === undefined },
    doubts: feeDoubts,
  });
});

/** A fee that the visitor has confirmed, with the reasons that were on screen. */
interface Confirmed {
  readonly request: ApprovalRequest | SwapRequest;
  readonly reasons: readonly string[];
}

const confirmedCell = atom<Confirmed | undefined>(undefined);

const reasonsAtom = atom((get): readonly string[] => {
  const warning = get(swapFeeWarningAtom);
  return warning?.kind === 'fee' ? warning.reasons.map(({ kind }) => kind) : [];
});

/**
 * Whether the fee on screen needs no confirmation or has been confirmed. Swaps are rebuilt often, so a confirmation also covers
 * a lower fee for the same swap, but no other reason.
 */
export const isFeeConfirmedAtom = atom((get): boolean => {
  const reasons = get(reasonsAtom);
  if (reasons.length === 0) return true;
  const request = get(shownRequestAtom);
  const confirmed = get(confirmedCell);
  if (!request || !confirmed) return false;
  const isOfThis = confirmed.request.kind === request.kind && confirmed.request.wanted === request.wanted;
  const isKnown = reasons.every((reason) => confirmed.reasons.includes(reason));
  return isOfThis && isKnown && request.fee <= confirmed.request.fee;
});

/** Confirms the fee on screen, or withdraws the confirmation. */
export const confirmFeeAtom = atom(null, (get, set, isConfirmed: boolean) => {
  const request = get(shownRequestAtom);
  set(confirmedCell, isConfirmed && request ? { request, reasons: get(reasonsAtom) } : undefined);
});
