import type { WalletModal } from '../../elements/walletModal.js';
import { SOURCE_NAMES, type SourceSetting } from '../../lib/sources/sourceNames.js';
import { attributeName, isTooLong } from '../attributes.js';

/** Which service of the site's own answers instead of public ones. */
const OWN_SERVICES = {
  accountSource: 'chainApiUrl',
  quoteSource: 'chainApiUrl',
  walletSource: 'directoryUrl',
} as const satisfies Record<SourceSetting, keyof WalletModal>;

export type SourceSettings = Pick<
  WalletModal,
  SourceSetting | (typeof OWN_SERVICES)[SourceSetting] | 'services' | 'getAttribute'
>;

/**
 * A setting of sources, as given: its property, otherwise its attribute, otherwise with `services="open"` the names of the
 * package's, unless the site has a service of its own for it. Undefined if there is none.
 */
export function readSourceSetting<Setting extends SourceSetting>(
  element: SourceSettings,
  setting: Setting,
): SourceSettings[Setting] | string {
  const named = element.getAttribute(attributeName(setting));
  const own = element[setting] ?? (named && !isTooLong('names', named) ? named : undefined);
  if (own !== undefined || element.services !== 'open' || element[OWN_SERVICES[setting]]) return own;
  return SOURCE_NAMES[setting].join(' ');
}
