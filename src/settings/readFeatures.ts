import type { WalletModal } from '../elements/walletModal.js';
import type { Config, Feature } from '../lib/config.js';
import { isRestrictedTimezone } from '../lib/onramp/restrictedTimezones.js';
import type { Complain } from './explainProblem.js';
import { SIGN_IN_FEATURES } from './services/readSignIn.js';

const FEATURES: readonly Feature[] = ['receive', 'history', 'send', 'swaps', 'onramp', 'names', 'watch'];

/**
 * The enabled features: the listed ones or, if the page lists none, all except those that must be named. Reports unknown
 * words.
 */
export function readFeatures(element: WalletModal, complain: Complain): Config['features'] {
  const { features } = element;
  const known = [...SIGN_IN_FEATURES, ...FEATURES];
  for (const value of features) {
    if (!known.includes(value)) complain({ what: 'feature', value, of: known });
  }
  const isOn = (feature: Feature) => !element.hasAttribute('features') || features.includes(feature);
  const mayTrade = !element.restrictTimezones || !isRestrictedTimezone(timezone());
  return {
    receive: isOn('receive'),
    history: isOn('history'),
    send: isOn('send'),
    swaps: mayTrade && isOn('swaps'),
    onramp: mayTrade && isOn('onramp'),
    names: isOn('names'),
    // Only if the page names it.
    watch: features.includes('watch'),
  };
}

/** The visitor's time zone, such as `Europe/Berlin`, if the browser reports one. */
const timezone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
