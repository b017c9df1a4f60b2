import type { QuoteSource } from 'wallet-modal';
import { lifi } from 'wallet-modal/sources';

export const quoteSource: QuoteSource = lifi();
