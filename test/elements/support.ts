import '../../src/index.js';
import type { WalletModalEventName, WalletModalEvents } from '../../src/lib/modalEvents.js';
import { type KeyValueStorage, memoryStorage } from '../../src/lib/safeStorage.js';
import {
  announce,
  type SandboxChain,
  type SandboxWallet,
  type SandboxWalletOptions,
} from '../../src/sandbox/index.js';
import type { ChainSetting } from '../../src/settings/objectProperties.js';
import { makeWallet } from '../sandbox/support.js';
import { fixture } from '../support/fixture.js';
import { until } from '../support/promises.js';

export type Modal = HTMLElementTagNameMap['wallet-modal'];

const chain = (id: SandboxChain['id'], name: string): SandboxChain => ({
  id,
  name,
  rpcUrl: '/no-chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
});

export const ONE = chain('eip155:31337', 'Network One');
export const TWO = chain('eip155:31338', 'Network Two');
/** A network that isn't in the sites' settings. */
export const OTHER = chain('eip155:31339', 'Network Three');

/** The site's networks, without RPC URLs. */
export const CHAINS: readonly ChainSetting[] = [ONE, TWO].map(({ rpcUrl: _, ...bare }) => bare);

const stops: (() => void)[] = [];

/** Runs after the test. */
export function later(stop: () => void): void {
  stops.push(stop);
}

afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
});

/** A wallet in the page, removed after the test. It approves everything by default. */
export function addWallet(name = 'One Wallet', options: Partial<SandboxWalletOptions> = {}): SandboxWallet {
  const rdns = `org.example.${name.replace(/\W/g, '').toLowerCase()}`;
  const wallet = makeWallet({ name, rdns, chains: [ONE, TWO, OTHER], ...options });
  announce(wallet);
  later(wallet.vanish);
  return wallet;
}

/**
 * Loads the interface before the tests of a file. Loading is not what they test, and it is slow on a busy machine.
 * It also adds React's global listeners, which then stay.
 */
export function loadInterface(): void {
  before(async () => {
    const modal = Object.assign(document.createElement('wallet-modal'), { remember: 'none' });
    document.body.append(modal);
    await modal.show();
    await until(() => modal.shadowRoot?.querySelector('button'), 'the interface');
    modal.remove();
  });
}

/** A modal of a site with two networks that remembers nothing by default. */
export function makeModal(attributes = '', properties: Partial<Modal> = {}): Modal {
  const modal = fixture<Modal>(`<wallet-modal remember="none" ${attributes}></wallet-modal>`);
  return Object.assign(modal, { chains: CHAINS }, properties);
}

/** A storage that remembers a connection to this wallet, shared by all elements. */
export function remembering(wallet: SandboxWallet): KeyValueStorage {
  const storage = memoryStorage();
  const account = `${wallet.state.chain}:${wallet.state.selected}`;
  const value = JSON.stringify({ connectorId: wallet.info.rdns, account });
  const isAbout = (key: string) => key.endsWith('/connection');
  return {
    ...storage,
    getItem: async (key) => (await storage.getItem(key)) ?? (isAbout(key) ? value : null),
  };
}

/** A modal with a restored connection, which needs no interface. */
export async function connectedModal(
  wallet: SandboxWallet,
  attributes = '',
  properties: Partial<Modal> = {},
): Promise<Modal> {
  if (wallet.state.shared.length === 0) wallet.setAccounts([wallet.state.selected]);
  const modal = makeModal(attributes, { storage: remembering(wallet), ...properties });
  await until(() => modal.state.status === 'connected', 'the connection');
  return modal;
}

/** Clicks the enabled button with this label, except in a view that is leaving. */
export async function press(modal: Modal, words: string): Promise<void> {
  const find = () =>
    [...(modal.shadowRoot?.querySelectorAll<HTMLElement>('button:not([aria-disabled=true])') ?? [])].find(
      ({ textContent }) => textContent?.includes(words),
    );
  await until(find, `a button "${words}"`);
  find()?.click();
}

/** `wallet-track` events come in between, and have their own tests. */
type HeardName = Exclude<WalletModalEventName, 'wallet-track'>;

const EVENTS: Record<HeardName, true> = {
  'wallet-connected': true,
  'wallet-disconnected': true,
  'wallet-account-changed': true,
  'wallet-network-changed': true,
  'wallet-signed-in': true,
  'wallet-signed-out': true,
  'wallet-before-open': true,
  'wallet-open': true,
  'wallet-before-close': true,
  'wallet-close': true,
  'wallet-view-changed': true,
  'wallet-pairing': true,
  'wallet-transaction': true,
  'wallet-error': true,
};

export type Heard = {
  [Name in HeardName]: readonly [Name, WalletModalEvents[Name]];
}[HeardName];

/** The product's events at a target, in order. */
export function heardBy(target: EventTarget): Heard[] {
  const heard: Heard[] = [];
  for (const name of Object.keys(EVENTS)) {
    const listener = (event: Event) =>
      heard.push([event.type, (event as CustomEvent).detail] as unknown as Heard);
    target.addEventListener(name, listener);
    later(() => target.removeEventListener(name, listener));
  }
  return heard;
}

export const names = (heard: readonly Heard[]): string[] => heard.map(([name]) => name);

/** Collects console warnings during a test instead of printing them. */
export function warnings(): string[] {
  const texts: string[] = [];
  const own = console.warn;
  console.warn = (...parts: unknown[]) => void texts.push(parts.join(' '));
  later(() => {
    console.warn = own;
  });
  return texts;
}

/** The interface mounted in an element, if any. */
export const islandOf = (modal: Modal) => modal.shadowRoot?.querySelector('wallet-modal-island');

/** Collects uncaught errors during a test instead of failing it. */
export function pageErrors(): string[] {
  const texts: string[] = [];
  const own = { onerror: window.onerror, error: console.error };
  window.onerror = (message) => {
    texts.push(String(message));
    return true;
  };
  console.error = () => undefined;
  later(() => {
    window.onerror = own.onerror;
    console.error = own.error;
  });
  return texts;
}
