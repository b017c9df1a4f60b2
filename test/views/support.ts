import { HttpResponse, http } from 'msw';
import { configure, within } from 'shadow-dom-testing-library';
import '../../src/index.js';
import {
  announce,
  createSandboxWallet,
  type SandboxChain,
  type SandboxWallet,
  type SandboxWalletOptions,
} from '../../src/sandbox/index.js';
import { remembering } from '../elements/support.js';
import { atPace } from '../support/atPace.js';
import { fixture } from '../support/fixture.js';
import { focused } from '../support/keys.js';
import { settled } from '../support/promises.js';

export type Modal = HTMLElementTagNameMap['wallet-modal'];

// A failure names the missing element. Printing the whole tree would hide it.
configure({
  // Shorter than the waits that `hurry` shortens.
  asyncUtilTimeout: Math.min(atPace(8_000), 9_900),
  getElementError: (message) => new Error(message ?? 'Not found'),
});

const chain = (id: SandboxChain['id'], name: string, symbol: string): SandboxChain => ({
  id,
  name,
  rpcUrl: `/rpc/${id.slice('eip155:'.length)}`,
  nativeCurrency: { name: symbol, symbol, decimals: 18 },
});

export const ONE = chain('eip155:31337', 'Network One', 'ONE');
export const TWO = chain('eip155:31338', 'Network Two', 'TWO');
const OTHER = chain('eip155:1', 'Ethereum', 'ETH');

/** Answers of the networks: every account has 1234.5678 coins. */
export const rpc = http.post('/rpc/:chain', async ({ request }) => {
  const { id, method } = (await request.json()) as { id: number; method: string };
  const result = method === 'eth_getBalance' ? `0x${(1_234_567_800_000_000_000_000n).toString(16)}` : '0x1';
  return HttpResponse.json({ jsonrpc: '2.0', id, result });
});

/** The page's policy blocks `data:` images, but shapes are drawn without one. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b3460f" d="M0 0h8v8H0z"/></svg>',
)}`;

// Keeps the loading of some hundred modules out of the tests' time.
before(async () => {
  const modal = document.createElement('wallet-modal');
  document.body.append(modal);
  await modal.show('Networks');
  await heading(modal, 'Choose a network');
  modal.remove();
});

const wallets: SandboxWallet[] = [];

/** A wallet in the page, removed after the test. It approves everything by default. */
export function addWallet(name: string, options: Partial<SandboxWalletOptions> = {}): SandboxWallet {
  const wallet = createSandboxWallet({
    name,
    icon: ICON,
    rdns: `test.${name.replace(/\W/g, '').toLowerCase()}`,
    chains: [ONE, TWO, OTHER],
    policy: 'approve',
    remember: 'memory',
    ...options,
  });
  wallets.push(wallet);
  announce(wallet);
  return wallet;
}

afterEach(() => {
  for (const wallet of wallets.splice(0)) {
    wallet.vanish();
    wallet.destroy();
  }
});

export interface ModalOptions {
  attributes?: string;
  properties?: Partial<Modal>;
}

/** A modal for one test, which remembers nothing. */
export async function makeModal({ attributes = '', properties = {} }: ModalOptions = {}): Promise<Modal> {
  const modal = fixture<Modal>(`<wallet-modal remember="none" ${attributes}></wallet-modal>`);
  Object.assign(modal, { chains: [ONE, TWO] }, properties);
  await modal.ready();
  return modal;
}

/** An open modal, at the given view. */
export async function openModal(options: ModalOptions & { view?: string } = {}): Promise<Modal> {
  const modal = await makeModal(options);
  await modal.show(options.view);
  return modal;
}

/** A closed modal with a wallet that the visitor has just connected. */
export async function modalConnectedByHand(
  wallet: SandboxWallet,
  options: ModalOptions = {},
): Promise<Modal> {
  const modal = await openModal(options);
  (await row(modal, wallet.info.name)).click();
  await until(() => modal.state.status === 'connected');
  // It would close by itself, but every test would have to wait for that.
  await settled();
  modal.close();
  await until(() => !modal.state.open);
  return modal;
}

/** A closed modal with a connected wallet, as after a reload. Connecting it by hand would take each test a second. */
export async function connectedModal(wallet: SandboxWallet, options: ModalOptions = {}): Promise<Modal> {
  wallet.setAccounts([wallet.state.selected]);
  const properties = { storage: remembering(wallet), ...options.properties };
  const modal = await makeModal({ ...options, properties });
  await until(() => modal.state.status === 'connected');
  return modal;
}

/** Queries for a modal as a visitor would use them. */
export function inside(modal: Modal) {
  return within(modal.shadowRoot as unknown as HTMLElement);
}

/** Finds the button with this name, once it exists. */
export function button(modal: Modal, name: string | RegExp): Promise<HTMLElement> {
  return inside(modal).findByShadowRole('button', { name });
}

/** Finds a wallet's row. */
export function row(modal: Modal, name: string): Promise<HTMLElement> {
  return button(modal, new RegExp(`^${name}`));
}

/** Waits for a heading, and so for the view with that title. */
export function heading(modal: Modal, name: string): Promise<HTMLElement> {
  return inside(modal).findByShadowRole('heading', { name, level: 2 });
}

/** Waits for a text on screen. */
export function text(modal: Modal, words: string | RegExp): Promise<HTMLElement> {
  return inside(modal).findByShadowText(words);
}

/** The current text of all live regions. */
export function spoken(modal: Modal): string {
  const regions = modal.shadowRoot?.querySelectorAll('[role=status], [role=alert]') ?? [];
  return [...regions].map((region) => region.textContent).join(' ');
}

/** The text of the focused element. */
export function focusedWords(): string {
  const element = focused();
  return element?.ariaLabel ?? element?.textContent ?? '';
}

/** Shortens waits of ten seconds or more for one test; they still come after those of half a second. */
export function hurry(): void {
  const wait = globalThis.setTimeout;
  const short = (run: TimerHandler, ms = 0) => wait(run, ms >= 10_000 ? 700 : ms);
  globalThis.setTimeout = short as typeof wait;
  restore = () => {
    globalThis.setTimeout = wait;
  };
}
let restore = () => {};
afterEach(() => restore());

/** Waits for a condition. Fails with its source. */
export async function until(question: () => boolean, ms = 20_000): Promise<void> {
  const end = performance.now() + atPace(ms);
  while (!question()) {
    if (performance.now() > end) throw new Error(`Never true: ${question}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}
