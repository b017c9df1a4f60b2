import type { CustomWallet, TokenSetting } from '../lib/config.js';
import type { NetworkDefinition } from '../lib/networks/networks.js';
import type { KeyValueStorage } from '../lib/storage.js';
import type { Message } from '../lib/text/texts.js';
import { defineProperty } from './attributes.js';
import type { ThemeVariables } from './themeVariables.js';

/** A network of the host's own, or the RPC address of a known one. What is left out is filled from what is known. */
export interface ChainSetting extends Partial<Omit<NetworkDefinition, 'id'>> {
  /** CAIP-2, e.g. `eip155:1`. */
  readonly id: string;
}

/** The settings that are objects: properties without an attribute; in the JSON slot as far as JSON can say them. */
export interface ObjectProperties {
  /** Values for the `--wallet-modal-*` custom properties. */
  themeVariables: ThemeVariables | undefined;
  /** Your own wallets, shown in the list, under "Get a wallet" and among all wallets. Turns recommended wallets off. */
  customWallets: readonly CustomWallet[] | undefined;
  /** By network id, the ERC-20 token whose balance is shown instead of the native currency's. */
  tokens: Readonly<Record<string, TokenSetting>> | undefined;
  /** Networks and their RPC addresses. */
  chains: readonly ChainSetting[] | undefined;
  /** Where to remember the connection and the keys for wallet apps. Default: the browser's storage. */
  storage: KeyValueStorage | undefined;
  /** Your own texts, by key. */
  texts: Readonly<Record<string, Message>> | undefined;
}

export const objectPropertyNames = [
  'themeVariables',
  'customWallets',
  'tokens',
  'chains',
  'storage',
  'texts',
] as const satisfies readonly (keyof ObjectProperties)[];

const values = new WeakMap<object, Map<string, unknown>>();

/** Gives a class a property for each object setting; `onChange` runs after a change. */
export function defineObjectProperties<Host extends HTMLElement>(
  prototype: Host,
  onChange: (host: Host) => void,
): void {
  for (const name of objectPropertyNames) {
    const inMarkup = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    defineProperty(prototype, inMarkup, {
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

/** Properties that a host set before the element was defined hide those of the class: they are set again. */
export function adoptEarlyProperties(host: HTMLElement): void {
  for (const [name, value] of Object.entries(host)) {
    if (!(name in Object.getPrototypeOf(host))) continue;
    Reflect.deleteProperty(host, name);
    // One that cannot be set, such as `state`, stays what it is.
    Reflect.set(host, name, value);
  }
}
