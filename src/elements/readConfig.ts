import type { Config } from '../lib/config.js';
import { safeHttpUrl } from '../lib/sanitize.js';
import { textDirection } from '../lib/texts.js';
import { type AttributeKind, attributes } from './attributes.js';
import type { Complain } from './configProblems.js';
import { readAnalytics } from './readAnalytics.js';
import { readDirectory } from './readDirectory.js';
import { readDefaultNetwork, readNetworks } from './readNetworks.js';
import { readPairing } from './readPairing.js';
import { readSignIn } from './readSignIn.js';
import { readTokens } from './readTokens.js';
import type { WalletModal } from './walletModal.js';

/** Reads and checks all settings of an element. What cannot be used is reported and left out; the rest works. */
export function readConfig(element: WalletModal, complain: Complain): Config {
  checkChoices(element, complain);
  const { networks, describedNetworks } = readNetworks(element, complain);
  const locale = readLocale(element, complain);
  return {
    projectId: element.projectId || undefined,
    pairing: readPairing(element, complain),
    app: {
      name: element.appName || undefined,
      description: element.appDescription || undefined,
      url: element.appUrl || undefined,
      icon: element.appIcon || undefined,
    },
    termsUrl: readLink(element, 'terms-url', complain),
    privacyUrl: readLink(element, 'privacy-url', complain),
    networks,
    describedNetworks,
    defaultNetwork: readDefaultNetwork(element.defaultNetwork, networks, complain),
    allowUnsupportedChain: element.allowUnsupportedChain,
    offersAnnounced: !element.noAnnounced,
    offersInjected: !element.noInjected,
    tokens: readTokens(element.tokens, complain),
    directory: readDirectory(element, complain),
    signIn: readSignIn(element, complain),
    analytics: readAnalytics(element, complain),
    choice: {
      featured: element.featuredWallets,
      include: element.includeWallets,
      exclude: element.excludeWallets,
      all: element.allWallets,
    },
    customWallets: Array.isArray(element.customWallets) ? element.customWallets : [],
    locale,
    direction: readDirection(element, locale),
    texts: element.texts ?? {},
    remember: element.remember,
    storage: element.storage,
    inline: element.inline,
  };
}

function checkChoices(element: HTMLElement, complain: Complain): void {
  for (const [name, kind] of Object.entries<AttributeKind>(attributes)) {
    const value = element.getAttribute(name);
    if (typeof kind === 'string' || value === null || kind.includes(value)) continue;
    complain({ what: 'choice', name, value, of: kind });
  }
}

function readLink(element: HTMLElement, name: string, complain: Complain): string | undefined {
  const value = element.getAttribute(name);
  if (!value) return undefined;
  const url = safeHttpUrl(
    URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI).href : value,
  );
  if (url) return url;
  complain({ what: 'link', name, value });
  return undefined;
}

/** The element's own language, else the page's around it: the language follows the app, never the browser. */
function readLocale(element: WalletModal, complain: Complain): string {
  const locale = element.locale || element.closest('[lang]')?.getAttribute('lang') || 'en';
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    complain({ what: 'locale', value: locale });
    return 'en';
  }
}

/** A direction that the page states wins over the language's own. */
function readDirection(element: HTMLElement, locale: string): 'ltr' | 'rtl' {
  const stated = element.closest('[dir]')?.getAttribute('dir')?.toLowerCase();
  return stated === 'rtl' || stated === 'ltr' ? stated : textDirection(locale);
}
