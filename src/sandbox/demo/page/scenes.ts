import { ownValue } from '../../../lib/untrusted/ownValue.js';
import { clearFailures, setFailure } from './failures.js';
import { theModal } from './modal.js';
import type { Sandbox } from './sandbox.js';
import { asDialog } from './stage.js';

type Scene = (sandbox: Sandbox) => Promise<unknown>;

const open = () => theModal().show('Connect');

/** Situations that sites seldom encounter, by the name on their button. */
const SCENES: Readonly<Record<string, Scene>> = {
  normal: async () => undefined,
  async declined(sandbox) {
    sandbox.wallet('sandbox').answer('reject');
    await open();
  },
  async locked(sandbox) {
    sandbox.wallet('sandbox').answer('locked');
    await open();
  },
  async silent(sandbox) {
    sandbox.wallet('sandbox').answer('silent');
    await open();
  },
  async nonsense(sandbox) {
    sandbox.wallet('sandbox').answer('nonsense');
    await open();
  },
  async late(sandbox) {
    sandbox.wallet('sandbox').remove();
    // A session never forgets a discovered wallet.
    await renew(theModal());
    sandbox.wallet('late').add();
    await open();
  },
  async offline(sandbox) {
    const [chain] = sandbox.chains;
    sandbox.wallet('sandbox').answer('approve');
    if (chain) await setFailure({ service: 'rpc', chain: chain.id }, 'offline');
    await theModal().connect();
    await theModal().show('Account');
  },
  async unsupported(sandbox) {
    const [wanted, other] = sandbox.chains;
    const { wallet, answer } = sandbox.wallet('sandbox');
    answer('approve');
    if (other) wallet?.switchChain(other.id);
    // With a default network, the wallet would switch immediately.
    theModal().defaultNetwork = '';
    if (wanted) theModal().networks = [wanted.id];
    await theModal().connect();
  },
};

/** Connects buttons to scenes. `refresh` updates the rest of the page. */
export function enableScenes(sandbox: Sandbox, refresh: () => void): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-scene]')) {
    const scene = ownValue(SCENES, button.dataset.scene ?? '');
    if (!scene) throw new Error(`There is no scene "${button.dataset.scene}".`);
    button.addEventListener('click', async () => {
      await asDialog(async () => {
        await startAfresh(sandbox);
        // The scene ends when the modal closes.
        const end = scene(sandbox).catch(() => undefined);
        refresh();
        await end;
      });
      refresh();
    });
  }
}

/** Restores the state after loading the page: one wallet that asks, networks that respond, no connection. */
async function startAfresh(sandbox: Sandbox): Promise<void> {
  const modal = theModal();
  if (modal.state.status !== 'disconnected') await modal.disconnect().catch(() => undefined);
  modal.networks = [];
  modal.defaultNetwork = sandbox.chains[0]?.id ?? '';
  for (const wallet of sandbox.wallets) {
    wallet.remove();
    wallet.answer('ask');
  }
  sandbox.wallet('sandbox').add();
  await clearFailures();
  await renew(modal);
}

/** Restarts the session. Browsers cannot withdraw an announced wallet, so only a new session forgets removed ones. */
async function renew(modal: Element): Promise<void> {
  const place = modal.parentElement;
  modal.remove();
  // Moving an element within one task keeps its session.
  await new Promise((resolve) => setTimeout(resolve));
  place?.append(modal);
}
