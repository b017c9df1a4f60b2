// Pages with web services: the public ones, and those of a project. The sandbox stands in for them.
import { WebSocket } from 'ws';
import { standIn } from '../passOn.mjs';
import { eventually } from '../site.mjs';
import { t } from '../texts.mjs';
import {
  answersPixel,
  connect,
  frame,
  isAsked,
  openAccount,
  picture,
  policyWith,
  wallets,
} from './parts.mjs';

const BLOCKSCOUT = 'https://eth.blockscout.com';
const LIFI = 'https://li.quest';
const PICTURES = 'https://pictures.example';
const CHAIN_API = 'https://rpc.walletconnect.org';
const DIRECTORY = 'https://api.web3modal.org';
const ANALYTICS = 'https://pulse.walletconnect.org';
const RELAY = 'wss://relay.walletconnect.org';
const VERIFY = 'https://verify.walletconnect.org';
const FRAME = 'https://secure.walletconnect.org';

/** Redirects a socket of the page to another server. The driver replaces the socket, so no policy applies to it. */
const forwardTo = (relayUrl) => (route) => {
  const socket = new WebSocket(relayUrl + new URL(route.url()).search);
  const opened = new Promise((resolve) => socket.once('open', resolve));
  route.onMessage((message) => void opened.then(() => socket.send(message)));
  socket.on('message', (message) => route.send(String(message)));
  socket.on('error', () => route.close());
  route.onClose(() => socket.close());
};

/** Like `ownFeatures`. */
export const webFeatures = {
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
  'what a project has': {
    allows: [CHAIN_API, DIRECTORY, ANALYTICS, FRAME],
    // No server answers at the relay.
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
    // No server answers there.
    isOffline: true,
    site: ({ stack }) => ({
      attributes: `project-id="${'1'.repeat(32)}" enable-analytics="false" features="receive"
        directory-url="${stack.url}" chain-api-url="${stack.url}"`,
      // The frame is requested once the relay answers.
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
};
