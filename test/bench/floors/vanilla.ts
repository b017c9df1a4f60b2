// The minimal custom element without any library: a button and a native dialog that shows one list of rows at a time.
import { type Wallet, watchWallets } from './announcedWallets.js';
import { NETWORKS, search, shorten } from './lists.js';
import { style } from './style.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function makeRow(name: string, onClick?: () => void, ...around: readonly [Node?, Node?]): HTMLElement {
  const [before = '', after = ''] = around;
  const row = make('button', 'row', before, make('span', 'name', name), after);
  row.type = 'button';
  if (onClick) row.addEventListener('click', onClick);
  return make('li', '', row);
}

function makeWalletRow({ name, icon }: Wallet, onClick: () => void): HTMLElement {
  const image = make('img', 'icon');
  image.src = icon;
  image.alt = '';
  return makeRow(name, onClick, image, make('span', 'tag', 'Installed'));
}

function makeSearch(): Node[] {
  const field = make('input', 'field');
  const found = make('ul', 'rows');
  const draw = () => found.replaceChildren(...search(field.value).map((name) => makeRow(name)));
  field.type = 'search';
  field.addEventListener('input', draw);
  draw();
  return [field, found];
}

customElements.define(
  'vanilla-floor',
  class extends HTMLElement {
    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const rows = make('ul', 'rows');
      const view = make('div', 'view', rows);
      const title = make('h2', 'title', 'Connect wallet');
      const close = make('button', 'close', '×');
      close.ariaLabel = 'Close';
      const dialog = make('dialog', 'dialog', make('div', 'header', title, close), view);
      const button = make('button', 'connect', 'Connect wallet');
      let account = '';
      const show = (heading: string, ...content: readonly Node[]) => {
        title.textContent = heading;
        view.replaceChildren(...content);
      };
      const showNetworks = () =>
        show('Choose a network', make('ul', 'rows', ...NETWORKS.map((name) => makeRow(name))));
      const showAccount = () =>
        show(
          shorten(account),
          make(
            'ul',
            'rows',
            makeRow(NETWORKS[0], showNetworks),
            makeRow('Account settings'),
            makeRow('Disconnect'),
          ),
        );
      const connect = async (wallet: Wallet) => {
        account = await wallet.connect();
        button.textContent = shorten(account);
        dialog.close();
      };
      close.addEventListener('click', () => dialog.close());
      button.addEventListener('click', () => {
        if (account) showAccount();
        dialog.showModal();
      });
      root.append(button, dialog);
      rows.append(makeRow('All wallets', () => show('All wallets', ...makeSearch())));
      watchWallets((wallet) => rows.lastChild?.before(makeWalletRow(wallet, () => void connect(wallet))));
    }
  },
);
