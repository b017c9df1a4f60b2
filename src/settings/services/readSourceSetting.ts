import type { WalletModal } from '../../elements/walletModal.js';
import { SOURCE_NAMES, type SourceSetting } from '../../lib/sources/sourceNames.js';
import { attributeName, isTooLong } from '../attributes.js';

/** The setting of the site's own service that replaces public ones. */
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
 * A setting of sources, as given: its property, otherwise its attribute, otherwise with `services="open"` the package's names,
 * unless the site has its own service for it. Undefined if there is none.
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
