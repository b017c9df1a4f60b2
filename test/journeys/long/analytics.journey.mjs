import assert from 'node:assert/strict';
import { startWalletApp } from '../../../dist/sandbox/node-wallet-app.js';
import { journeys } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const TWO = 'eip155:31338';

/** A page whose tracked events and posts are recorded; `mode` is the analytics service's failure mode. */
async function visit({ open, stack }, { attributes = '', mode = '', wallet = {} } = {}) {
  const tracked = [];
  const site = await open('plain.html', {
    attributes: `analytics-url="${stack.url}/${mode}" ${attributes}`,
    wallets: [{ name, policy: 'approve', ...wallet }],
    init: () => {
      document.addEventListener('wallet-track', ({ detail }) => {
        window.tellJourney({ kind: 'event', name: 'wallet-track', from: '', detail });
      });
    },
  });
  /** The events that the service accepted from a page. It accepts only the documented format. */
  const posts = async (url = new URL(site.page.url())) => {
    const { events } = await (await fetch(`${stack.url}/sandbox/analytics`)).json();
    return events.filter((one) => one.url === url.origin + url.pathname);
  };
  const hears = async (count) => {
    while (tracked.length < count) tracked.push(await site.heard('wallet-track'));
    return tracked.slice(-count);
  };
  const config = () => site.requests.filter((path) => path === '/getAnalyticsConfig');
  const sends = () => site.requests.filter((path) => path === '/e');
  return { site, posts, tracked, hears, config, sends };
}

/** Sets the directory's answer for pages that leave the choice to it. */
const allow = (stack, isEnabled) =>
  fetch(`${stack.url}/sandbox/analytics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ isEnabled }),
  });

async function connects(site) {
  await site.connectButton.click();
  await site.row(name).click();
  await site.heard('wallet-connected');
  await site.heard('wallet-close');
}

const event = (event, properties) => (properties ? { event, properties } : { event });
const opens = (connected) => event('MODAL_OPEN', { connected });
const closes = (connected) => event('MODAL_CLOSE', { connected });

journeys('Analytics', (journey) => {
  journey('tell the page and the service of a whole visit, in order', async (tools) => {
    const { site, posts, hears, config } = await visit(tools, { attributes: 'enable-analytics="true"' });
    await connects(site);
    await site.button(t('button.network', { name: 'Sandbox One' }), { exact: true }).click();
    await site.page
      .getByRole('list', { name: t('networks.list') })
      .getByRole('button', { name: 'Sandbox Two' })
      .click();
    await site.heard('wallet-close');
    await site.accountButton().click();
    await site.button(t('account.disconnect')).click();
    await site.heard('wallet-disconnected');
    await site.heard('wallet-close');
    const expected = [
      event('MODAL_LOADED'),
      opens(false),
      event('SELECT_WALLET', { name, platform: 'browser' }),
      event('CONNECT_SUCCESS', { method: 'browser', name }),
      closes(true),
      event('CLICK_NETWORKS'),
      opens(true),
      event('SWITCH_NETWORK', { network: TWO }),
      closes(true),
      opens(true),
      closes(false),
      event('DISCONNECT_SUCCESS'),
    ];
    assert.deepEqual(await hears(expected.length), expected);
    const taken = await eventually(posts, ({ length }) => length === expected.length);
    // They are sent in parallel, so the last may arrive first.
    const sent = taken.map(({ props }) => JSON.stringify(props)).sort();
    assert.deepEqual(sent, expected.map((one) => JSON.stringify({ type: 'track', ...one })).sort());
    assert.equal(new Set(taken.map(({ eventId }) => eventId)).size, taken.length);
    assert.deepEqual(config(), []);
  });

  journey('say where the visitor was, without query and fragment', async (tools) => {
    const { site, posts } = await visit(tools, { attributes: 'enable-analytics="true"' });
    await site.page.evaluate(() => history.replaceState(null, '', '/shop/cart?token=hush#hush'));
    await site.connectButton.click();
    const taken = await eventually(posts, ({ length }) => length === 2);
    for (const { domain } of taken) assert.equal(domain, new URL(site.origin).hostname);
    assert.doesNotMatch(JSON.stringify(taken), /hush/);
  });

  journey('send nothing when the site forbids it, and tell the page all the same', async (tools) => {
    const { site, hears, sends, config } = await visit(tools, { attributes: 'enable-analytics="false"' });
    await connects(site);
    assert.equal((await hears(5)).at(-1).event, 'MODAL_CLOSE');
    await site.stays(
      async () => [...sends(), ...config()].length,
      (count) => count === 0,
      500,
    );
  });

  journey('send what the directory allows, which is asked once, after opening', async (tools) => {
    const { stack } = tools;
    const attributes = `directory-url="${stack.url}"`;
    const no = await visit(tools, { attributes });
    await no.site.connectButton.hover();
    assert.deepEqual(no.config(), []);
    await connects(no.site);
    await no.site.accountButton().click();
    await no.site.stays(
      async () => no.sends().length,
      (count) => count === 0,
      500,
    );
    assert.equal(no.config().length, 1);

    await allow(stack, true);
    try {
      const yes = await visit(tools, { attributes });
      await connects(yes.site);
      await eventually(yes.posts, ({ length }) => length === 5);
      assert.equal(yes.config().length, 1);
    } finally {
      await allow(stack, false);
    }
  });

  journey('trouble nobody when the service fails', async (tools) => {
    const { site, hears, sends } = await visit(tools, {
      attributes: 'enable-analytics="true"',
      mode: '?mode=500',
    });
    await connects(site);
    await hears(5);
    await eventually(
      () => sends().length,
      (count) => count >= 5,
    );
    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')));
    // The browser reports each failed request; the product doesn't.
    for (const _ of sends()) await site.excuse(/^console: Failed to load resource/);
    assert.equal(site.unheard('wallet-error'), 0);
  });

  journey('say that a visitor declined, without the words of the wallet', async (tools) => {
    const { site, hears } = await visit(tools, { wallet: { policy: 'reject' } });
    await site.connectButton.click();
    await site.row(name).click();
    await site.failed('user_rejected');
    assert.deepEqual((await hears(4)).at(-1), event('CONNECT_ERROR', { message: 'user_rejected' }));
  });

  journey('name the wallet of the directory and the way to its app', async (tools) => {
    const { stack } = tools;
    const app = await startWalletApp({ relayUrl: stack.relayUrl, chains: stack.chains });
    try {
      const attributes = `relay-url="${stack.relayUrl}" directory-url="${stack.url}" enable-analytics="true"`;
      const { site, hears } = await visit(tools, { attributes });
      await site.connectButton.click();
      await site.row(t('allWallets.title')).click();
      await site.page.getByRole('searchbox', { name: t('allWallets.search') }).fill('lodka');
      await site.row('Łódka Wallet').click();
      await site.sees(site.page.getByRole('img', { name: t('pairing.code') }));
      const uri = await site.copied(() => site.button(t('pairing.copy')).click());
      await (await app.pair(uri)).approve({ policy: 'approve' });
      await site.heard('wallet-connected');
      await site.heard('wallet-close');
      assert.deepEqual(await hears(6), [
        event('MODAL_LOADED'),
        opens(false),
        event('CLICK_ALL_WALLETS'),
        event('SELECT_WALLET', { name: 'Łódka Wallet', platform: 'qrcode' }),
        event('CONNECT_SUCCESS', { method: 'qrcode', name: 'Łódka Wallet' }),
        closes(true),
      ]);
    } finally {
      await app.stop();
    }
  });
});
