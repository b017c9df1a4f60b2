import { connectors } from '../examples/connectors.ts';
import { onRamps } from '../examples/onRamps.ts';
import { rateSource } from '../examples/rateSource.ts';
import { storage } from '../examples/storage.ts';
import { walletSource } from '../examples/walletSource.ts';

/** The examples that work without a server. */
export const liveExamples: Readonly<Record<string, unknown>> = {
  connectors,
  onRamps,
  rateSource,
  storage,
  walletSource,
};
