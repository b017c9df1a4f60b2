import { drawIcon } from '../../icon.js';
import { el } from '../../prompt/dom.js';
import { shortAddress } from './accounts.js';
import type { Answers, DemoWallet } from './demoWallet.js';
import { copyOf, find } from './find.js';
import type { Sandbox } from './sandbox.js';

/** Shows a card for each wallet, with what its user can do in it. */
export function showWallets(sandbox: Sandbox): void {
  find('#wallets', HTMLElement).append(...sandbox.wallets.map((wallet) => cardOf(wallet, sandbox)));
}

function cardOf(demo: DemoWallet, { chains }: Sandbox): HTMLElement {
  const card = copyOf('wallet-card');
  const title = find('[data-name]', HTMLElement, card);
  title.id = `wallet-${demo.id}`;
  title.textContent = demo.name;
  card.setAttribute('aria-labelledby', title.id);
  card.dataset.wallet = demo.id;
  find('[data-kind]', HTMLElement, card).textContent = demo.kind;
  find('[data-icon]', HTMLElement, card).append(drawIcon(demo.name));

  const present = find('[data-present]', HTMLInputElement, card);
  const answers = find('[data-answers]', HTMLSelectElement, card);
  const account = find('[data-account]', HTMLSelectElement, card);
  const network = find('[data-network]', HTMLSelectElement, card);
  const lock = find('[data-lock]', HTMLButtonElement, card);
  const offline = find('[data-offline]', HTMLButtonElement, card);
  const disconnect = find('[data-disconnect]', HTMLButtonElement, card);
  network.append(...chains.map(({ id, name }) => el('option', { value: id }, name)));

  present.addEventListener('change', () => (present.checked ? demo.add() : demo.remove()));
  answers.addEventListener('change', () => demo.answer(answers.value as Answers));
  account.addEventListener('change', () => demo.wallet?.switchAccount(account.value));
  network.addEventListener('change', () => demo.wallet?.switchChain(network.value as `eip155:${number}`));
  lock.addEventListener('click', () =>
    demo.wallet?.state.locked ? demo.wallet.unlock() : demo.wallet?.lock(),
  );
  offline.addEventListener('click', () => demo.wallet?.setOffline(!demo.wallet.state.offline));
  disconnect.addEventListener('click', () => demo.wallet?.disconnect());

  const show = () => {
    const { wallet } = demo;
    present.checked = Boolean(wallet);
    answers.value = demo.answers;
    find('fieldset', HTMLFieldSetElement, card).disabled = !wallet;
    find('[data-summary]', HTMLElement, card).textContent = summaryOf(demo);
    if (!wallet) return;
    const { selected, chain, locked, offline: isOffline, shared } = wallet.state;
    if (account.childElementCount !== wallet.accounts.length) {
      account.replaceChildren(
        ...wallet.accounts.map((address) => el('option', { value: address }, shortAddress(address))),
      );
    }
    account.value = selected;
    network.value = chain;
    lock.ariaPressed = `${locked}`;
    offline.ariaPressed = `${isOffline}`;
    // Not `disabled`: the focus would be lost when it is pressed.
    disconnect.ariaDisabled = `${shared.length === 0}`;
  };
  demo.subscribe(show);
  show();
  return card;
}

/** What the wallet knows of this site, in a line. */
function summaryOf({ wallet }: DemoWallet): string {
  if (!wallet) return 'Not in this browser.';
  const { shared, locked } = wallet.state;
  const connection = shared.length
    ? `Shares ${shared.length} ${shared.length === 1 ? 'account' : 'accounts'} with this page${locked ? ', but is locked' : ''}.`
    : 'Not connected to this page.';
  const last = wallet.requests.at(-1);
  return last ? `${connection} Last asked: ${last.method}, ${last.outcome}.` : connection;
}
