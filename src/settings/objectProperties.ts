import type { AccountSource } from '../lib/account/accountSource.js';
import type { CustomWallet, TokenSetting } from '../lib/config.js';
import type { RateSource } from '../lib/money/exchangeRate.js';
import type { NetworkDefinition } from '../lib/networks/networks.js';
import type { OnRampProvider } from '../lib/onramp/onRamp.js';
import type { KeyValueStorage } from '../lib/safeStorage.js';
import type { Siwe } from '../lib/siwe/siwe.js';
import type { QuoteSource } from '../lib/swap/quoteSource.js';
import type { Message } from '../lib/text/texts.js';
import type { ConnectorSetting } from '../lib/wallets/ownConnector.js';
import type { WalletSource } from '../lib/wallets/walletSource.js';
import type { LanguageTag } from '../locales/findLanguage.js';
import type { TextKey } from '../locales/translation.js';
import { attributeName, defineProperty } from './attributes.js';
import type { ThemeVariables } from './themeVariables.js';

/** Your own network, or changes to a known one, such as its RPC address. Known values fill the gaps. */
export interface ChainSetting extends Partial<Omit<NetworkDefinition, 'id'>> {
  /** The CAIP-2 id, such as `eip155:1`. */
  readonly id: string;
}

type TextsByKey = { readonly [Key in TextKey]?: Message | undefined };

/** The tag of a supported language, optionally with a region, such as `de-AT`. */
export type Locale = LanguageTag | `${LanguageTag}-${string}`;

/** Texts by key for every language, and by language tag for one. The closest language wins. */
export type Texts = TextsByKey & { readonly [Tag in Locale]?: TextsByKey | undefined };

/** Settings without an attribute, because they are objects. The JSON slot accepts those that JSON can express. */
export interface ObjectProperties {
  /** Values for the `--wallet-modal-*` custom properties. */
  themeVariables: ThemeVariables | undefined;
  /** Your own wallets, shown in the list, under "Get a wallet" and among all wallets. Turns recommended wallets off. */
  customWallets: readonly CustomWallet[] | undefined;
  /** The sources of wallets that visitors may not have yet: one, or up to five that are asked in turn. Then the directory. `list` stands for the list that comes with the package. */
  walletSource: WalletSource | string | readonly (WalletSource | string)[] | undefined;
  /** Wallets that your page connects to itself, such as with an SDK. Shown like installed ones. */
  connectors: readonly ConnectorSetting[] | undefined;
  /** The ERC-20 tokens, by network id, whose balance is shown instead of the native currency's. */
  tokens: Readonly<Record<string, TokenSetting>> | undefined;
  /** Networks and their RPC addresses. */
  chains: readonly ChainSetting[] | undefined;
  /** Where to remember the connection and the keys for wallet apps. Default: the browser's storage. */
  storage: KeyValueStorage | undefined;
  /** The sources of tokens, history, prices, names and NFTs of accounts: one, or up to five that are asked in turn. Then the chain API. Names stand for the package's sources: `blockscout`, `lifi`, `node`. */
  accountSource: AccountSource | string | readonly (AccountSource | string)[] | undefined;
  /** The source of swap quotes. `lifi` stands for the package's source. Default: the chain API. */
  quoteSource: QuoteSource | string | undefined;
  /** The value of a US dollar in your page's `currency`, requested when values are shown, every ten minutes at most. */
  rateSource: RateSource | undefined;
  /** Your own services that sell crypto, offered before the chain API's. */
  onRamps: readonly OnRampProvider[] | undefined;
  /** Signs visitors in to your site with their wallet. See `siwe-url` for a server that handles all of it. */
  siwe: Siwe | undefined;
  /** Your own texts, by key, or by language tag and key. */
  texts: Texts | undefined;
}

export const objectPropertyNames = [
  'themeVariables',
  'customWallets',
  'walletSource',
  'connectors',
  'tokens',
  'chains',
  'storage',
  'accountSource',
  'quoteSource',
  'rateSource',
  'onRamps',
  'siwe',
  'texts',
] as const satisfies readonly (keyof ObjectProperties)[];

const values = new WeakMap<object, Map<string, unknown>>();

/** Defines a property for each object setting. `onChange` runs after a change. */
export function defineObjectProperties<Host extends HTMLElement>(
  prototype: Host,
  onChange: (host: Host) => void,
): void {
  for (const name of objectPropertyNames) {
    defineProperty(prototype, attributeName(name), {
      get(this: Host) {
        return values.get(this)?.get(name);
      },
      set(this: Host, value: unknown) {
        const own = values.get(this) ?? new Map<string, unknown>();
        if (own.get(name) === value) return;
        values.set(this, own.set(name, value ?? undefined));
        onChange(this);
      },
    });
  }
}

/** Whether an element's class, rather than the browser, reads and writes this property. */
function hasAccessor(host: HTMLElement, name: string): boolean {
  let owner: object = Object.getPrototypeOf(host);
  while (owner !== HTMLElement.prototype && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner);
  return owner !== HTMLElement.prototype && Object.getOwnPropertyDescriptor(owner, name)?.get !== undefined;
}

/** Sets properties again that the page set before the element was defined. They would hide the class's accessors. */
export function adoptEarlyProperties(host: HTMLElement): void {
  for (const [name, value] of Object.entries(host)) {
    if (!hasAccessor(host, name)) continue;
    Reflect.deleteProperty(host, name);
    // Has no effect on read-only properties, such as `state`.
    Reflect.set(host, name, value);
  }
}
