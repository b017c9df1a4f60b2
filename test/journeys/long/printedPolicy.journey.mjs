// What `wallet-modal csp` prints is exact: with it nothing is blocked, and without any one of its sources something is.
import assert from 'node:assert/strict';
import { WebSocket } from 'ws';
import { startWalletApp } from '../../../dist/sandbox/node-wallet-app.js';
import { readJson } from '../../../scripts/lib/files.mjs';
import { integrityTags } from '../../../scripts/lib/integrityTags.mjs';
import { journeys } from '../support/journeys.mjs';
import { pairingSteps } from '../support/phone.mjs';
import { blocks, policyOf, visitPrinted } from '../support/printedPolicy.mjs';
import { mail } from '../support/signInPage.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const WALLET = 'First Wallet';
const BLOCKSCOUT = 'https://eth.blockscout.com';
const LIFI = 'https://li.quest';
const PICTURES = 'https://pictures.example';
const HERE = 'http://localhost:PORT';
const wallets = [{ name: WALLET, policy: 'approve' }];

/** A policy with these directives between those that all have. */
const policyWith = (...directives) =>
  [
    "default-src 'self'",
    ...directives,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const connect = (source) => ({ directive: 'connect-src', source });
const picture = (source) => ({ directive: 'img-src', source });
const frame = (source) => ({ directive: 'frame-src', source });
const script = (source) => ({ directive: 'script-src', source });

async function connectWallet(site, name = WALLET) {
  await site.connectButton.click();
  await site.row(name).click();
  await site.heard('wallet-close');
}

async function openAccount(site) {
  await connectWallet(site);
  await site.page.locator('wallet-button').getByRole('button').click();
}

const list = (site, key) => site.page.getByRole('list', { name: t(key) });

/** Has an origin of the web answered by the sandbox. */
const standIn = (url) => async (route) => {
  const { pathname, search } = new URL(route.request().url());
  try {
    await route.fulfill({ response: await route.fetch({ url: url + pathname + search }) });
  } catch (error) {
    // The page may end before it is answered.
    if (!/disposed|closed/.test(error.message)) throw error;
  }
};

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const answersPixel = (route) => route.fulfill({ contentType: 'image/png', body: PIXEL });

/** More than shapes, which only an `<img>` can show. */
const RICH_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><text x="20" y="60">W</text></svg>',
)}`;

const ONE = '"rpcUrl": "/rpc/31337"';

const CHAIN_API = 'https://rpc.walletconnect.org';
const DIRECTORY = 'https://api.web3modal.org';
const ANALYTICS = 'https://pulse.walletconnect.org';
const RELAY = 'wss://relay.walletconnect.org';
const VERIFY = 'https://verify.walletconnect.org';
const FRAME = 'https://secure.walletconnect.org';
const isAsked = ({ asked }, origin) => asked.some((url) => url.startsWith(origin));

/** Has a socket of the page lead to another server. The driver replaces it, so that no policy holds for it. */
const forwardTo = (relayUrl) => (route) => {
  const socket = new WebSocket(relayUrl + new URL(route.url()).search);
  const opened = new Promise((resolve) => socket.once('open', resolve));
  route.onMessage((message) => void opened.then(() => socket.send(message)));
  socket.on('message', (message) => route.send(String(message)));
  socket.on('error', () => route.close());
  route.onClose(() => socket.close());
};

const features = {
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
    site: ({ elsewhere }) => ({ attributes: `directory-url="${elsewhere}"` }),
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
  'open services': {
    allows: [BLOCKSCOUT, LIFI],
    site: ({ stack }) => ({
      page: 'open.html',
      wallets: [{ ...wallets[0], knows: ['eip155:1'] }],
      async prepare(context) {
        await context.route(`${BLOCKSCOUT}/**`, standIn(`${stack.url}/blockscout/1`));
        await context.route(`${LIFI}/**`, standIn(`${stack.url}/lifi`));
      },
    }),
    policy: policyWith(`connect-src 'self' ${BLOCKSCOUT} ${LIFI}`, "img-src 'self' data: https:"),
    proves: [connect(BLOCKSCOUT), connect(LIFI)],
    async walk({ site }) {
      await openAccount(site);
      await site.button(t('swap.title'), { exact: true }).click();
    },
    async works(here) {
      await here.site.sees(here.site.dialog(t('swap.title')));
      await eventually(() => [BLOCKSCOUT, LIFI].every((origin) => isAsked(here, origin)));
    },
  },
  'pictures anywhere': {
    allows: [PICTURES],
    site: () => ({
      page: 'open.html',
      wallets: [{ ...wallets[0], knows: ['eip155:1'] }],
      attributes: 'default-network="eip155:1" quote-source="lifi"',
      change: (html) =>
        html
          .replace('services="open"', '')
          .replace('"rpcUrl": "/rpc/1"', `"rpcUrl": "/rpc/1", "imageUrl": "${PICTURES}/one.png"`)
          .replace('</wallet-button>', '$&<wallet-network-button></wallet-network-button>'),
      prepare: (context) => context.route(`${PICTURES}/**`, answersPixel),
    }),
    policy: policyWith(`connect-src 'self' ${LIFI}`, "img-src 'self' data: https:"),
    proves: [picture('https:')],
    async walk({ site }) {
      await site.page.locator('wallet-network-button').getByRole('button').click();
    },
    works: ({ asked }) => eventually(() => asked.includes(`${PICTURES}/one.png`)),
  },
  'pictures of the site and of wallets': {
    site: ({ elsewhere }) => ({
      wallets: [{ name: WALLET, icon: RICH_ICON }],
      change: (html) => html.replace(ONE, `${ONE}, "imageUrl": "${elsewhere}/one.png"`),
      prepare: (context) => context.route(`${elsewhere}/one.png`, answersPixel),
    }),
    policy: policyWith(`img-src 'self' data: ${HERE}`),
    proves: [picture('data:'), picture(HERE)],
    async walk({ site }) {
      await site.page.locator('wallet-network-button').getByRole('button').click();
      await site.button(t('dialog.close')).click();
      await site.connectButton.click();
    },
    async works({ site, asked, elsewhere }) {
      await site.sees(site.row(WALLET).locator('img'));
      assert.ok(asked.includes(`${elsewhere}/one.png`));
    },
  },
  'signing in at a server of the site': {
    // The stand-in answers nothing of use.
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
  'what a project has': {
    allows: [CHAIN_API, DIRECTORY, ANALYTICS, FRAME],
    // Nothing answers at the relay.
    isOffline: true,
    site: ({ stack }) => ({
      page: 'open.html',
      wallets: [{ ...wallets[0], knows: ['eip155:1'] }],
      attributes: `project-id="${'1'.repeat(32)}" enable-analytics="true"`,
      change: (html) => html.replace('services="open"', ''),
      async prepare(context) {
        for (const origin of [CHAIN_API, DIRECTORY, ANALYTICS])
          await context.route(`${origin}/**`, standIn(stack.url));
        await context.route(`${FRAME}/**`, standIn(stack.frame.origin));
      },
    }),
    policy: policyWith(
      `connect-src 'self' ${CHAIN_API} ${DIRECTORY} ${RELAY} ${ANALYTICS}`,
      "img-src 'self' data: https:",
      `frame-src ${VERIFY} ${FRAME}`,
    ),
    proves: [...[CHAIN_API, DIRECTORY, RELAY, ANALYTICS].map(connect), frame(FRAME)],
    async walk(here) {
      const { site } = here;
      await openAccount(site);
      await eventually(() => isAsked(here, CHAIN_API));
      await site.modal.evaluate((modal) => modal.disconnect());
      await site.modal.evaluate((modal) => modal.show('Connect'));
      await site.page.getByRole('textbox', { name: t('email.label') }).fill('project@example.org');
      await site.button(t('email.submit'), { exact: true }).click();
      await eventually(() => isAsked(here, FRAME));
      await site.modal.evaluate((modal) => modal.show('ConnectingWalletConnect'));
    },
    works: (here) =>
      eventually(
        () => [CHAIN_API, DIRECTORY, ANALYTICS, RELAY, FRAME].filter((one) => !isAsked(here, one)),
        (missing) => missing.length === 0,
      ),
  },
  'the check of the site by wallet apps': {
    allows: [VERIFY],
    // Nothing answers there.
    isOffline: true,
    site: ({ stack }) => ({
      attributes: `project-id="${'1'.repeat(32)}" enable-analytics="false" features="receive"
        directory-url="${stack.url}" chain-api-url="${stack.url}"`,
      // The frame is asked for once the relay answers.
      prepare: (context) => context.routeWebSocket(`${RELAY}/**`, forwardTo(stack.relayUrl)),
    }),
    policy: policyWith(`connect-src 'self' ${RELAY}`, "img-src 'self' data: https:", `frame-src ${VERIFY}`),
    proves: [frame(VERIFY)],
    async walk({ site }) {
      await site.connectButton.click();
      await site.row('WalletConnect').click();
    },
    works: (here) => eventually(() => isAsked(here, VERIFY)),
  },
  'files on another host': {
    site: ({ elsewhere }) => {
      const { map, script } = integrityTags(`${elsewhere}/dist/`, readJson('dist/integrity.json').files);
      return {
        change: (html) =>
          html
            .replace(
              '<script type="module" src="/wallets.js">',
              `<script type="importmap">${map}</script>\n$&`,
            )
            .replace('<script type="module" src="/dist/wallet-modal.js"></script>', script),
        prepare: (context) =>
          context.route(`${elsewhere}/dist/**`, async (route) => {
            const response = await route.fetch();
            const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
            await route.fulfill({ response, headers });
          }),
      };
    },
    policy: /^default-src 'self'; script-src 'self' 'sha256-[\w+/]{43}=' http:\/\/localhost:PORT; img-src /,
    proves: [script(HERE), script(/'sha256-[\w+/]+='/)],
    walk: ({ site }) => site.connectButton.click(),
    works: ({ site }) => site.sees(site.dialog(t('connect.title'))),
  },
};

journeys(
  'The printed policy',
  (journey) => {
    for (const [name, feature] of Object.entries(features)) {
      journey(`lets ${name} work, and no more`, async (tools) => {
        const here = await visitPrinted(tools, feature);
        await feature.walk(here);
        await feature.works(here);
        if (typeof feature.policy === 'string') assert.equal(policyOf(here), feature.policy);
        else assert.match(policyOf(here), feature.policy);
        assert.deepEqual(
          here.site.problems.filter((problem) => problem.startsWith('policy:')),
          [],
        );
        if (feature.isOffline) here.site.excuseEverything();
        for (const { directive, source } of feature.proves) {
          const own = source instanceof RegExp ? source.exec(policyOf(here))[0] : source;
          await blocks(tools, feature, { directive, source: own });
        }
      });
    }

    journey('comes with the permissions of the page and of its sign-in frame', async (tools) => {
      const feature = features['signing in by email'];
      const here = await visitPrinted(tools, feature);
      await feature.walk(here);
      const names = ['camera', 'clipboard-read', 'clipboard-write'];
      const { page } = here.site;
      const ofPage = await page.evaluate(
        (names) => names.map((name) => document.featurePolicy.allowsFeature(name)),
        names,
      );
      assert.deepEqual(ofPage, [true, true, true]);
      const ofFrame = await page
        .locator('iframe')
        .evaluate(
          ({ featurePolicy }, names) => names.map((name) => featurePolicy.allowsFeature(name)),
          names,
        );
      assert.deepEqual(ofFrame, [false, false, true]);
    });

    for (const sources of ["'nonce-abc' 'strict-dynamic'", "'nonce-abc'"]) {
      journey(`may be one with script-src ${sources}, as the guide says`, async ({ open, profile }) => {
        const context = await profile();
        await context.route('**/*.html', async (route) => {
          const response = await route.fetch();
          const policy = `default-src 'self'; script-src ${sources}; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
          const headers = { ...response.headers(), 'content-security-policy': policy };
          await route.fulfill({ response, headers });
        });
        const change = (html) => html.replaceAll('<script type="module"', '$& nonce="abc"');
        const site = await open('plain.html', { context, change, wallets });
        await connectWallet(site);
      });
    }
  },
  { mainnet: true },
);
