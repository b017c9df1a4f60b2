import { shortenAddress } from '../../../lib/text/shorten.js';
import { drawIcon } from '../../icon.js';
import { el } from '../../prompt/dom.js';
import type { SolanaSandboxWallet } from '../../solanaWallet/types.js';
import type { SandboxWallet } from '../../wallet/types.js';
import type { Answers, DemoWallet } from './demoWallet.js';
import { copyOf, find } from './find.js';
import type { Sandbox } from './sandbox.js';

/** Shows a card for each wallet, with the actions of its user. */
export function showWallets(sandbox: Sandbox): void {
  find('#wallets', HTMLElement).append(...sandbox.wallets.map((wallet) => cardOf(wallet, sandbox)));
}

type Side = Pick<SandboxWallet | SolanaSandboxWallet, 'accounts' | 'state'>;

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
  const solanaAccount = find('[data-solana-account]', HTMLSelectElement, card);
  const lock = find('[data-lock]', HTMLButtonElement, card);
  const offline = find('[data-offline]', HTMLButtonElement, card);
  const disconnect = find('[data-disconnect]', HTMLButtonElement, card);
  network.append(...chains.map(({ id, name }) => el('option', { value: id }, name)));

  for (const part of card.querySelectorAll<HTMLElement>('[data-side]')) {
    part.hidden = !(part.dataset.side === 'solana' ? demo.solana : demo.appear);
  }

  present.addEventListener('change', () => (present.checked ? demo.add() : demo.remove()));
  answers.addEventListener('change', () => demo.answer(answers.value as Answers));
  account.addEventListener('change', () => demo.wallet?.switchAccount(account.value));
  solanaAccount.addEventListener('change', () => demo.solanaWallet?.switchAccount(solanaAccount.value));
  network.addEventListener('change', () => demo.wallet?.switchChain(network.value as `eip155:${number}`));
  lock.addEventListener('click', () => {
    for (const side of sidesOf(demo)) {
      if (lock.ariaPressed === 'true') side.unlock();
      else side.lock();
    }
  });
  offline.addEventListener('click', () => demo.wallet?.setOffline(!demo.wallet.state.offline));
  disconnect.addEventListener('click', () => {
    for (const side of sidesOf(demo)) side.disconnect();
  });

  const show = () => {
    const { wallet, solanaWallet } = demo;
    present.checked = demo.isPresent;
    answers.value = demo.answers;
    find('fieldset', HTMLFieldSetElement, card).disabled = !demo.isPresent;
    find('[data-summary]', HTMLElement, card).textContent = summaryOf(demo);
    if (wallet) {
      showAccounts(account, wallet);
      network.value = wallet.state.chain;
      offline.ariaPressed = `${wallet.state.offline}`;
    }
    if (solanaWallet) showAccounts(solanaAccount, solanaWallet);
    lock.ariaPressed = `${sidesOf(demo).some(({ state }) => state.locked)}`;
    // Not `disabled`, because a click would then lose the focus.
    disconnect.ariaDisabled = `${sidesOf(demo).every(({ state }) => state.shared.length === 0)}`;
  };
  demo.subscribe(show);
  show();
  return card;
}

function sidesOf({ wallet, solanaWallet }: DemoWallet) {
  return [wallet, solanaWallet].filter((side) => side !== undefined);
}

function showAccounts(select: HTMLSelectElement, { accounts, state }: Side): void {
  if (select.childElementCount !== accounts.length) {
    select.replaceChildren(
      ...accounts.map((address) => el('option', { value: address }, shortenAddress(address))),
    );
  }
  select.value = state.selected;
}

/** One line about the accounts that the wallet shares with this site. */
function summaryOf(demo: DemoWallet): string {
  const sides = sidesOf(demo);
  if (sides.length === 0) return 'Not installed.';
  const count = sides.reduce((sum, { state }) => sum + state.shared.length, 0);
  const locked = sides.some(({ state }) => state.locked);
  const connection = count
    ? `Shares ${count} ${count === 1 ? 'account' : 'accounts'} with this page${locked ? ', but is locked' : ''}.`
    : 'Not connected to this page.';
  const { lastRequest: last } = demo;
  return last ? `${connection} Last request: ${last.method}, ${last.outcome}.` : connection;
}
