import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { begun, eventually } from '../support/site.mjs';

const name = 'First Wallet';

/** Actions of a page after a press, and their results when the visitor changes their mind. */
const ways = {
  show: { press: (modal) => modal.show(), answer: 'done' },
  view: { press: (modal) => modal.show('Networks'), answer: 'done' },
  connect: { press: (modal) => modal.connect(), answer: 'modal_closed' },
  wallet: { press: (modal) => modal.connect({ wallet: 'org.example.first-wallet' }), answer: 'modal_closed' },
  accounts: { press: ({ provider }) => provider.request({ method: 'eth_requestAccounts' }), answer: 4001 },
};

const SESSION = /\/chunks\/session-[\w-]{7,8}\.js/;
const CONNECT = /\/chunks\/session-connect(OneWallet)?-[\w-]{7,8}\.js/;
const REQUEST = /\/chunks\/session-handleRequest-/;
const INTERFACE = /\/chunks\/island-/;
const SHOWN = /\/chunks\/(first|island)-/;

journeys('Escape right after a press', (journey) => {
  for (const [way, held, isOpening] of [
    ['show', SESSION, true],
    ['show', SHOWN, true],
    ['view', SHOWN, true],
    ['connect', SESSION, false],
    ['connect', CONNECT, false],
    ['connect', SHOWN, true],
    ['wallet', SESSION, false],
    ['wallet', CONNECT, false],
    ['wallet', INTERFACE, true],
    ['accounts', SESSION, false],
    ['accounts', REQUEST, false],
    ['accounts', SHOWN, true],
  ]) {
    const { press, answer } = ways[way];

    journey(`is heard while ${held} is on its way for "${way}"`, async ({ open, profile }) => {
      const context = await profile();
      let release;
      const mayCome = new Promise((resolve) => {
        release = resolve;
      });
      await context.route(held, async (route) => {
        await mayCome;
        await route.continue();
      });
      const site = await open('plain.html', { context, wallets: [{ name }] });
      await site.connectButton.waitFor();
      await site.page.evaluate(() => {
        window.keys = 0;
        addEventListener('keydown', () => {
          window.keys += 1;
        });
      });
      const isHeld = begun(site.page.waitForRequest(held));
      await site.modal.evaluate((modal, press) => {
        new Function(`return ${press}`)()(modal).then(
          () => {
            window.answer = 'done';
          },
          ({ code }) => {
            window.answer = code;
          },
        );
      }, `${press}`);
      await isHeld;
      if (isOpening) await site.heard('wallet-before-open');
      await site.page.keyboard.press('Escape');
      const isAnswered = () =>
        eventually(
          () => site.page.evaluate(() => window.answer),
          (code) => code === answer,
        );
      if (isOpening) {
        assert.equal((await site.heard('wallet-close')).reason, 'escape');
        await isAnswered();
      }
      // The page's own dialogs stay, but only an already open one takes a key from them.
      assert.equal(await site.page.evaluate(() => window.keys), isOpening ? 0 : 1);
      release();
      await isAnswered();
      await site.modal.evaluate((modal) => modal.ready());
      assert.equal(await site.modal.evaluate(({ open, state }) => open || state.open), false);
      assert.deepEqual(
        site.events.map((event) => event.name),
        isOpening ? ['wallet-before-open', 'wallet-before-close', 'wallet-close'] : [],
      );
      assert.deepEqual(await site.asked(name), []);

      await site.connectButton.click();
      await site.sees(site.row(name));
      await site.page.keyboard.press('Escape');
      await site.heard('wallet-close');
    });
  }
});
