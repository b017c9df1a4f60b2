import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { isFocused, Keys } from '../support/keys.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { begun, eventually } from '../support/site.mjs';
import { sandboxTexts, t } from '../support/texts.mjs';

/** One provider in the first list, and one that the list has no room for. */
const PROVIDERS = { discord: 'Discord', apple: 'Apple' };
const LATER = ['apple'];

const bridgeFiles = ({ requests }) =>
  requests.filter((path) => /createBridge|authConnector|session-signIn/.test(path));

/** Records how windows are opened: whether during a press, and with what. A blocked one isn't opened. */
function watchWindows() {
  const { open } = window;
  window.opened = [];
  window.open = (...args) => {
    window.opened.push({ args, isPress: navigator.userActivation.isActive });
    return window.blocksWindows ? null : open.apply(window, args);
  };
}

/** A window's message to its opener. */
const say = ([data, target]) => window.opener.postMessage(data, target);

const visit = async (tools, options) => {
  const here = await visitSignIn(tools, { init: watchWindows, ...options });
  const { site, provider } = here;
  /** Goes as far as Discord's window. */
  const ask = async () => {
    await site.connectButton.click();
    const popup = await site.windowAfter(() => provider('Discord').click());
    await popup.waitForURL(`${tools.stack.frame.origin}/social?*`);
    await site.sees(site.text(t('social.asking', { name: 'Discord' })));
    return popup;
  };
  const approveButton = (popup) => popup.getByRole('button', { name: sandboxTexts.approve, exact: true });
  /** Pressing it closes the window, maybe before the driver reports the press. */
  async function approve(popup) {
    await approveButton(popup).waitFor();
    begun(approveButton(popup).click());
  }
  const isClosed = (popup) => eventually(() => popup.isClosed());
  const waits = () => site.sees(site.text(t('social.asking', { name: 'Discord' })));
  return { ...here, ask, approve, approveButton, isClosed, waits };
};

journeys('Signing in with a provider', (journey) => {
  for (const [id, name] of Object.entries(PROVIDERS)) {
    journey(`a visitor signs in with ${name}, in its window`, async (tools) => {
      const { site, provider, approve, isClosed, press, frames } = await visit(tools);
      await site.connectButton.hover();
      await site.connectButton.click();
      if (LATER.includes(id)) {
        await site.button(t('signIn.more')).click();
        await site.sees(site.dialog(t('socials.title')));
      }
      await site.sees(provider(name));
      assert.deepEqual([bridgeFiles(site), await frames()], [[], 0], 'nothing of the frame before a press');

      const popup = await site.windowAfter(() => provider(name).click());
      await popup.waitForURL(`${tools.stack.frame.origin}/social?*`);
      await popup.getByText(id, { exact: true }).waitFor();
      await site.sees(site.text(t('social.asking', { name })));
      assert.deepEqual(await site.page.evaluate(() => window.opened), [
        { args: ['', 'popupWindow', 'width=600,height=800,scrollbars=yes'], isPress: true },
      ]);
      await approve(popup);
      const { address, connector } = await site.heard('wallet-connected');
      assert.equal(connector.type, 'AUTH');
      assert.equal((await site.heard('wallet-close')).reason, 'connected');
      await isClosed(popup);

      const signing = begun(site.request('personal_sign', ['0x4869', address]));
      await press('approve');
      assert.match(await signing, /^0x[0-9a-f]{130}$/);
      await site.page.reload();
      assert.equal((await site.heard('wallet-connected')).address, address);
      const kept = await site.page.evaluate(() => localStorage.getItem('@w3m/connected_social'));
      assert.equal(kept, id);
    });
  }

  journey(
    'the window may go to another page and back, and a visitor brings it to the front',
    async (tools) => {
      const { site, ask, approve, waits } = await visit(tools);
      const popup = await ask();
      await popup.evaluate(() => location.assign('/device?token=none'));
      await popup.getByText(sandboxTexts.frame.unknownLink).waitFor();
      await site.button(t('social.show')).click();
      await waits();
      await popup.goBack();
      await approve(popup);
      await site.heard('wallet-connected');
    },
  );

  journey(
    'a window that the page loses counts as closed, and a visitor chooses another way',
    async (tools) => {
      const { site, ask, provider } = await visit(tools);
      const popup = await ask();
      // This page has an opener policy.
      await popup.evaluate((url) => location.assign(url), `${site.origin}/plain.html`);
      await site.sees(site.text(t('social.closed')));
      assert.equal(popup.isClosed(), false);
      await site.button(t('signIn.other')).click();
      await site.sees(provider('Google'));
    },
  );

  journey('messages of other windows, and wrong messages, change nothing', async (tools) => {
    const { site, ask, approve, waits } = await visit(tools);
    const { origin } = tools.stack.frame;
    const popup = await ask();
    const answer = { resultUri: `${origin}/social?token=stolen` };
    await site.page.evaluate((data) => window.postMessage(data, location.origin), answer);
    const other = await site.windowAfter(() =>
      site.page.evaluate((url) => void window.open(url, 'other'), `${origin}/device?token=none`),
    );
    await other.getByText(sandboxTexts.frame.unknownLink).waitFor();
    await other.evaluate(say, [answer, site.origin]);
    for (const junk of [null, 7, 'resultUri', {}, [answer], { resultUri: 7 }, { resultUri: { href: 'x' } }]) {
      await popup.evaluate(say, [junk, site.origin]);
    }
    // By now, the page has heard all of it.
    await site.page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('message', ({ data }) => data === 'last' && resolve());
          window.postMessage('last', location.origin);
        }),
    );
    await waits();
    assert.equal(popup.isClosed(), false);
    await approve(popup);
    const { connector } = await site.heard('wallet-connected');
    assert.equal(connector.type, 'AUTH');
  });

  journey('another page in the window that claims to know the answer ends the attempt', async (tools) => {
    const { site, ask, isClosed, provider } = await visit(tools);
    const popup = await ask();
    await popup.evaluate((url) => location.assign(url), `${site.origin}/sandbox/config.json`);
    await popup.waitForURL(`${site.origin}/**`);
    const stolen = { resultUri: `${tools.stack.frame.origin}/social?token=stolen` };
    // The window closes before it answers the journey.
    begun(popup.evaluate(say, [stolen, site.origin]));
    await site.sees(site.text('Untrusted Origin'));
    await site.warned('untrusted_origin', /is believed/);
    await isClosed(popup);
    await site.sees(provider('Discord'));
  });

  journey('a visitor who goes back closes the window too', async (tools) => {
    const { site, ask, isClosed } = await visit(tools);
    const popup = await ask();
    await site.button(t('dialog.back'), { exact: true }).click();
    await isClosed(popup);
    assert.equal(site.unheard('wallet-connected'), 0);
  });

  journey('a visitor hears once that the frame failed, and can try again', async (tools) => {
    const { site, provider, isClosed } = await visit(tools, {
      frame: 'mode=500&methods=GET_SOCIAL_REDIRECT_URI',
    });
    const fail = async (pressed) => {
      const popup = await site.windowAfter(() => pressed.click());
      await site.sees(site.text(t('signIn.failed')));
      await site.sees(site.text(t('signIn.failedNote')));
      await site.failed('frame_failed');
      await isClosed(popup);
    };
    await site.connectButton.click();
    await fail(provider('Discord'));
    await fail(site.button(t('dialog.retry')));
  });

  journey('a visitor signs in by keyboard alone, after closing the first window', async (tools) => {
    const { site, provider, approveButton, isClosed } = await visit(tools);
    const keys = new Keys(site);
    await keys.enter(site.connectButton);
    await keys.tabTo(provider('Discord'));
    const first = await site.windowAfter(() => keys.press('Enter'));
    await first.close();
    await site.sees(site.text(t('social.closed')));
    await keys.tabTo(site.button(t('dialog.retry')));
    const popup = await site.windowAfter(() => keys.press('Enter'));
    await approveButton(popup).waitFor();
    await popup.keyboard.press('Tab');
    assert.ok(await isFocused(approveButton(popup)));
    begun(popup.keyboard.press('Enter'));
    const { address } = await site.heard('wallet-connected');
    await site.heard('wallet-close');
    await isClosed(popup);
    await eventually(() => isFocused(site.accountButton(address)));
  });

  journey('nothing moves when the ways to sign in appear', async (tools) => {
    for (const features of ['', 'features="email google"']) {
      let letGo;
      const held = new Promise((resolve) => {
        letGo = resolve;
      });
      const { site } = await visit(tools, { attributes: features, wallets: [{ name: 'First Wallet' }] });
      await site.page.route(/view-signIn/, async (route) => {
        await held;
        await route.continue();
      });
      await site.connectButton.click();
      const row = site.row('First Wallet');
      const place = async () => {
        const { y } = await row.boundingBox();
        const card = await site.modal.evaluate(
          (modal) => modal.shadowRoot.querySelector('[part=card]').getBoundingClientRect().height,
        );
        return { y, card };
      };
      await site.sees(row);
      // Until the interface replaces the first list, a row can vanish between two checks.
      await site.heard('wallet-open');
      const isStill = () =>
        site.modal.evaluate((modal) =>
          modal.shadowRoot
            .querySelector('dialog')
            .getAnimations({ subtree: true })
            .every(({ effect }) => effect.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
        );
      await eventually(isStill);
      const before = await place();
      letGo();
      await site.sees(site.button(t('signIn.with', { name: 'Google' })));
      await eventually(isStill);
      assert.deepEqual(await place(), before, features);
    }
  });
});
