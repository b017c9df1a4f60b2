import { historyFactsOf } from '../account/historyFacts.js';
import { viewedAccountAtom, viewedTokensAtom } from './viewedAccount.js';

const facts = historyFactsOf(viewedAccountAtom, viewedTokensAtom);

/** The data that distinguishes genuine entries of the history on screen from forged ones. */
export const viewedHistoryFactsAtom = facts.factsAtom;

/** The contracts of the tokens on screen, as `addressKey` keys. */
export const viewedContractsAtom = facts.contractsAtom;
