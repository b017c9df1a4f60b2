import { historyFactsOf } from '../account/historyFacts.js';
import { viewedAccountAtom, viewedTokensAtom } from './viewedAccount.js';

const facts = historyFactsOf(viewedAccountAtom, viewedTokensAtom);

/** By what the genuine entries of the history on screen are told from forged ones. */
export const viewedHistoryFactsAtom = facts.factsAtom;

/** The contracts of the tokens on screen, as `addressKey` writes them. */
export const viewedContractsAtom = facts.contractsAtom;
