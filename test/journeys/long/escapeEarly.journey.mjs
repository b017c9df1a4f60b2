import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';

/** How a press of the page opens the modal, and what it is answered when the visitor closes that. */
const ways = {
  'the button': { press: (modal) => modal.ownerDocument.querySelector('wallet-button').shadowRoot },
  'show() of another view': { press: (modal) => modal.show('Networks').then(() => 'resolved') },
  'connect()': { press: (modal) => modal.connect(), answer: 'modal_closed' },
  'connect() of one wallet': {
    press: (modal) => modal.connect({ wallet: 'org.example.first' }),
    answer: 'modal_closed',
  },
  eth_requestAccounts: {
    press: (modal) => modal.provider.request({ method: 'eth_requestAccounts' }),
    answer: 4001,
  },
};
ways['the button'].press = (modal) =>
  modal.ownerDocument.querySelector('wallet-button').shadowRoot.querySelector('button').click();
ways['the button'].answer = undefined;
ways['show() of another view'].answer = 'resolved';

/** The code that is still on its way when Escape is pressed. */
const parts = {
  'the session': /\/chunks\/session-[\w-]{8}\.js$/,
  'what connects': /\/chunks\/session-(connect|connectOneWallet|handleRequest)-[\w-]{8}\.js$/,
  'the first list': /\/chunks\/(first|island)-/,
};

journeys('Escape right after a press', (journey) => {
  for (const [part, path] of Object.entries(parts)) {
    for (const [way, { press, answer }] of Object.entries(ways)) {
      journey(`by ${way}, while ${part} loads, keeps the modal closed`, async ({ open, profile }) => {
        const context = await profile();
        let release;
        const held = new Promise((resolve) => {
          release = resolve;
        });
        await context.route(path, async (route) => {
          await held;
          await route.continue();
        });
        const site = await open('plain.html', { context, wallets: [{ name }] });
        const asked = site.page.waitForRequest(path);
      });
    }
  }
});
