// Pages with the site's own services, on another host than the page.
import { startWalletApp } from '../../../../dist/sandbox/node-wallet-app.js';
import { withHeaders } from '../passOn.mjs';
import { pairingSteps } from '../phone.mjs';
import { printedTags } from '../printedTags.mjs';
import { mail } from '../signInPage.mjs';
import { eventually } from '../site.mjs';
import { t } from '../texts.mjs';
import {
  answersPixel,
  connect,
  connectWallet,
  frame,
  isAsked,
  openAccount,
  picture,
  policyWith,
  script,
  WALLET,
  wallets,
} from './parts.mjs';

const HERE = 'http://localhost:PORT';
const ONE = '"rpcUrl": "/rpc/31337"';

/** More than shapes, so only an `<img>` can show it. */
const RICH_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><text x="20" y="60">W</text></svg>',
)}`;

const list = (site, key) => site.page.getByRole('list', { name: t(key) });

/** A page that loads the modal from another host, with the release's import map and the given script. */
async function elsewhereBy(elsewhere, scriptOf) {
  const tags = await printedTags(`${elsewhere}/dist/`);
  return {
    change: (html) =>
      html
        .replace(
          '<script type="module" src="/wallets.js">',
          `<script type="importmap">${tags.map}</script>\n$&`,
        )
        .replace('<script type="module" src="/dist/wallet-modal.js"></script>', scriptOf(tags)),
    prepare: (context) =>
      context.route(
        `${elsewhere}/dist/**`,
        withHeaders(() => ({ 'access-control-allow-origin': '*' })),
      ),
  };
}

/**
 * By feature name: the steps on its page and the expected result, the policy printed for it, and the policy's sources whose
 * absence makes the browser block something.
 */
export const ownFeatures = {
  'reading nodes': {
    site: ({ elsewhere }) => ({
      wallets,
      change: (html) => html.replace(ONE, `"rpcUrl": "${elsewhere}/rpc/31337"`),
    }),
    policy: policyWith(`connect-src 'self' ${HERE}`, "img-src 'self' data:"),
    proves: [connect(HERE)],
    walk: ({ site }) => connectWallet(site),
    works: ({ site }) => site.sees(site.page.locator('wallet-button').getByText(/[\d.,]+ ETH/)),
  },
  'wallet apps by QR code': {
    site: ({ elsewhere }) => ({ attributes: `relay-url="${elsewhere.replace('http', 'ws')}/relay"` }),
    policy: policyWith("connect-src 'self' ws://localhost:PORT", "img-src 'self' data:"),
    proves: [connect('ws://localhost:PORT')],
    async walk({ site }) {
      await site.connectButton.click();
      await site.row('WalletConnect').click();
    },
    async works({ site, stack }) {
      const app = await startWalletApp({ relayUrl: stack.relayUrl, chains: stack.chains });
      try {
        const { readCode } = pairingSteps(site, app);
        await (await app.pair(await readCode())).approve({ policy: 'approve' });
        await site.heard('wallet-connected');
        await site.heard('wallet-close');
      } finally {
        await app.stop();
      }
    },
  },
  'the directory': {
    // Most wallets in it are apps, which need a relay.
    site: ({ stack, elsewhere }) => ({
      attributes: `directory-url="${elsewhere}" relay-url="${stack.relayUrl}"`,
    }),
    policy: policyWith(`connect-src 'self' ${HERE}`, "img-src 'self' data:"),
    proves: [connect(HERE)],
    walk: ({ site }) => site.connectButton.click(),
    works: ({ site }) => site.sees(site.row('Sandbox Wallet')),
  },
  'the chain API': {
    site: ({ elsewhere }) => ({ wallets, attributes: `chain-api-url="${elsewhere}"` }),
    policy: policyWith(`connect-src 'self' ${HERE}`, "img-src 'self' data: https:"),
    proves: [connect(HERE)],
    walk: ({ site }) => openAccount(site),
    works: ({ site }) => site.sees(list(site, 'tokens.title').getByRole('button', { name: /10,000 SUSD/ })),
  },
  buying: {
    site: ({ elsewhere }) => ({ wallets, attributes: `chain-api-url="${elsewhere}" features="onramp"` }),
    policy: policyWith(`connect-src 'self' ${HERE}`, "img-src 'self' data: https:"),
    proves: [connect(HERE)],
    async walk({ site }) {
      await openAccount(site);
      await site.button(t('onRamp.buy'), { exact: true }).click();
    },
    async works({ site }) {
      const form = site.dialog(t('onRamp.title'));
      const popup = await site.windowAfter(() => form.getByRole('button', { name: 'Coinbase' }).click());
      await popup.waitForURL(/\/sandbox\/buy/);
      await site.sees(site.text(t('onRamp.waitingText')));
      await popup.close();
    },
  },
  analytics: {
    site: ({ elsewhere }) => ({ attributes: `analytics-url="${elsewhere}" enable-analytics="true"` }),
    policy: policyWith(`connect-src 'self' ${HERE}`, "img-src 'self' data:"),
    proves: [connect(HERE)],
    walk: ({ site }) => site.connectButton.click(),
    works: ({ asked, elsewhere }) => eventually(() => asked.includes(`${elsewhere}/e`)),
  },
  'signing in by email': {
    site: ({ stack }) => ({ attributes: `frame-url="${stack.frame.frameUrl}"` }),
    policy: policyWith("img-src 'self' data:", 'frame-src http://127.0.0.1:FRAME'),
    proves: [frame('http://127.0.0.1:FRAME')],
    async walk({ site }) {
      await site.connectButton.click();
      await site.page.getByRole('textbox', { name: t('email.label') }).fill('policy@example.org');
      await site.button(t('email.submit'), { exact: true }).click();
    },
    works: ({ stack }) => mail(stack, 'policy@example.org', 'device'),
  },
  'pictures of the site and of wallets': {
    site: ({ elsewhere }) => ({
      wallets: [{ name: WALLET, icon: RICH_ICON }],
      change: (html) => html.replace(ONE, `${ONE}, "imageUrl": "${elsewhere}/one.png"`),
      prepare: (context) => context.route(`${elsewhere}/one.png`, answersPixel),
    }),
    policy: policyWith(`img-src 'self' data: ${HERE}`),
    proves: [picture('data:'), picture(HERE)],
    async walk({ site, asked, elsewhere }) {
      await site.page.locator('wallet-network-button').getByRole('button').click();
      await eventually(() => asked.includes(`${elsewhere}/one.png`));
      await site.button(t('dialog.close')).click();
      await site.connectButton.click();
    },
    works: ({ site }) => site.sees(site.row(WALLET).locator('img')),
  },
  'signing in at a server of the site': {
    // The stand-in gives no useful answers.
    isOffline: true,
    site: ({ elsewhere }) => ({
      wallets,
      attributes: `siwe-url="${elsewhere}/auth"`,
      prepare: (context) =>
        context.route(`${elsewhere}/auth/**`, (route) =>
          route.fulfill({
            json: null,
            headers: {
              'access-control-allow-origin': new URL(route.request().frame().url()).origin,
              'access-control-allow-credentials': 'true',
            },
          }),
        ),
    }),
    policy: policyWith(`connect-src 'self' ${HERE}`, "img-src 'self' data:"),
    proves: [connect(HERE)],
    async walk({ site }) {
      await site.connectButton.click();
      await site.row(WALLET).click();
    },
    works: (here) => eventually(() => isAsked(here, `${here.elsewhere}/auth/`)),
  },
  'files on another host': {
    site: ({ elsewhere }) => elsewhereBy(elsewhere, ({ script }) => script),
    policy: /^default-src 'self'; script-src 'self' 'sha256-[\w+/]{43}=' http:\/\/localhost:PORT; img-src /,
    proves: [script(HERE), script(/'sha256-[\w+/]+='/)],
    walk: ({ site }) => site.connectButton.click(),
    works: ({ site }) => site.sees(site.dialog(t('connect.title'))),
  },
  'files on another host that a script in the page imports': {
    site: ({ elsewhere }) =>
      elsewhereBy(elsewhere, () => `<script type="module">import 'wallet-modal';</script>`),
    policy:
      /^default-src 'self'; script-src 'self' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}=' http:\/\/localhost:PORT; img-src /,
    proves: [script(HERE)],
    walk: ({ site }) => site.connectButton.click(),
    works: ({ site }) => site.sees(site.dialog(t('connect.title'))),
  },
};
