import type { WalletModal } from '../elements/walletModal.js';
import { around } from '../lib/browser/around.js';
import type { Config } from '../lib/config.js';
import { readFields } from '../lib/untrusted/readFields.js';
import { safeIcon, safeName } from '../lib/untrusted/sanitize.js';
import { type AttributeKind, isTooLong } from './attributes.js';
import type { Complain } from './explainProblem.js';
import { readAddress } from './readAddress.js';
import { readConnectors } from './readConnectors.js';
import { readCustomWallets } from './readCustomWallets.js';
import { readFeatures } from './readFeatures.js';
import { readDefaultNetwork, readNetworks } from './readNetworks.js';
import { readTexts } from './readTexts.js';
import { readTokens } from './readTokens.js';
import { readWalletOrder } from './readWalletOrder.js';
import { readAnalytics } from './services/readAnalytics.js';
import { readChainApi } from './services/readChainApi.js';
import { readDirectory } from './services/readDirectory.js';
import { readOnRamps } from './services/readOnRamps.js';
import { readPairing } from './services/readPairing.js';
import { readQuotes } from './services/readQuotes.js';
import { readSignIn } from './services/readSignIn.js';
import { readSiwe } from './services/readSiwe.js';
import { readSourceSetting } from './services/readSourceSetting.js';
import { readStorage } from './services/readStorage.js';
import type { SharedSettings } from './sharedSettings.js';
import { isThemeValue } from './themeVariables.js';

/** The longest name and description of a site, in characters. */
const LONGEST_APP_NAME = 100;
const LONGEST_APP_DESCRIPTION = 500;

/**
 * Reads and checks all settings of an element. Reports unusable values and leaves them out. `shared` are the element's
 * settings helpers.
 */
export function readConfig(element: WalletModal, shared: SharedSettings, complain: Complain): Config {
  checkAttributes(element, shared, complain);
  checkThemeVariables(element.themeVariables, complain);
  const chainApi = readChainApi(element, complain);
  const { networks, describedNetworks } = readNetworks(element, chainApi, complain);
  const locale = readLocale(element, shared, complain);
  return {
    projectId: element.projectId || undefined,
    pairing: readPairing(element, complain),
    app: {
      name: safeName(element.appName, LONGEST_APP_NAME),
      description: safeName(element.appDescription, LONGEST_APP_DESCRIPTION),
      url: readAddress('app-url', element.appUrl, complain),
      icon: safeIcon(element.appIcon) ?? readAddress('app-icon', element.appIcon, complain),
    },
    termsUrl: readAddress('terms-url', element.termsUrl, complain),
    privacyUrl: readAddress('privacy-url', element.privacyUrl, complain),
    networks,
    describedNetworks,
    defaultNetwork: readDefaultNetwork(element.defaultNetwork, networks, complain),
    allowUnsupportedChain: element.allowUnsupportedChain,
    multiple: element.multiple,
    offersAnnounced: !element.noAnnounced,
    offersInjected: !element.noInjected,
    tokens: readTokens(element.tokens, complain),
    directory: readDirectory(element, complain),
    chainApi,
    features: readFeatures(element, complain),
    signIn: readSignIn(element, networks, complain),
    siwe: readSiwe(element),
    analytics: readAnalytics(element, complain),
    ipfsGateway: readAddress('ipfs-gateway', element.ipfsGateway, complain)?.replace(/\/+$/, ''),
    choice: {
      featured: element.featuredWallets,
      include: element.includeWallets,
      // Directory ids and names have no dots.
      exclude: element.excludeWallets.filter((word) => !word.includes('.')),
      excludeRdns: element.excludeWallets.filter((word) => word.includes('.')),
      all: element.allWallets,
    },
    walletOrder: readWalletOrder(element.walletOrder, complain),
    customWallets: readCustomWallets(element.customWallets, complain),
    connectors: readConnectors(element.connectors, complain),
    locale,
    direction: readDirection(element),
    texts: readTexts(element.texts, shared.textLayers(element.texts, locale), complain),
    remember: element.remember,
    reconnects: element.reconnect === 'on',
    storage: readStorage(element.storage, complain),
    accountSource: readSourceSetting(element, 'accountSource'),
    quotes: readQuotes(readSourceSetting(element, 'quoteSource'), chainApi, complain),
    swapFee: element.swapFee,
    onRamps: readOnRamps(element.onRamps, chainApi, complain),
    currency: element.currency,
    rates: element.rateSource,
    trackTransactions: element.trackTransactions,
    inline: element.inline,
    layout: element.layout,
  };
}

function checkAttributes(element: HTMLElement, { attributes }: SharedSettings, complain: Complain): void {
  for (const [name, kind] of Object.entries<AttributeKind>(attributes)) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    if (isTooLong(kind, value)) complain({ what: 'tooLong', name });
    else if (typeof kind !== 'string' && !kind.includes(value)) {
      complain({ what: 'choice', name, value, of: kind });
    }
  }
}

/** Only checks them: the element applies them itself, without a session. */
function checkThemeVariables(variables: unknown, complain: Complain): void {
  if (variables !== undefined && typeof variables !== 'object') complain({ what: 'themeVariables' });
  for (const [id, value] of Object.entries(readFields(variables))) {
    if (value !== undefined && !isThemeValue(value)) complain({ what: 'themeVariable', id });
  }
}

/** The language of the element. An undetermined one (`und`) is the language of its texts. */
function readLocale(element: WalletModal, { siteLocale }: SharedSettings, complain: Complain): string {
  const locale = siteLocale(element);
  if (locale === undefined)
    complain({ what: 'locale', value: element.locale || (around(element, 'lang') ?? '') });
  return locale && !locale.startsWith('und') ? locale : 'en';
}

/** The page's stated direction for its own texts, if nothing states their language. */
function readDirection(element: WalletModal): 'ltr' | 'rtl' | undefined {
  if (element.locale || around(element, 'lang')) return undefined;
  const stated = around(element, 'dir')?.toLowerCase();
  return stated === 'rtl' || stated === 'ltr' ? stated : undefined;
}
