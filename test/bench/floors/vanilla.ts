// The least that a custom element without any library can be: a button and a native dialog with a row for each wallet.
import { type WalletInfo, watchWallets } from './announcedWallets.js';
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

function makeRow({ name, icon }: WalletInfo): HTMLElement {
  const image = make('img', 'icon');
  image.src = icon;
  image.alt = '';
  const row = make('button', 'row', image, make('span', 'name', name), make('span', 'tag', 'Installed'));
  row.type = 'button';
  return make('li', '', row);
}

customElements.define(
  'vanilla-floor',
  class extends HTMLElement {
    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      const rows = make('ul', 'rows');
      const title = make('h2', 'title', 'Connect wallet');
      const close = make('button', 'close', '×');
      close.ariaLabel = 'Close';
      const dialog = make('dialog', 'dialog', make('div', 'header', title, close), rows);
      const button = make('button', 'connect', 'Connect wallet');
      close.addEventListener('click', () => dialog.close());
      button.addEventListener('click', () => dialog.showModal());
      root.append(button, dialog);
      watchWallets((wallet) => rows.append(makeRow(wallet)));
    }
  },
);
