// A visitor who connects a phone's wallet app: both ends are the real client, over the sandbox's relay.
import { startWalletApp } from '../../../dist/sandbox/node-wallet-app.js';
import { t } from './texts.mjs';

/** A visitor's steps with the code on a site. */
export function pairingSteps(site, app) {
  const code = site.page.getByRole('img', { name: t('pairing.code') });
  const readCode = async () => {
    await site.sees(code);
    return site.copied(() => site.button(t('pairing.copy')).click());
  };
  const askForCode = async () => {
    await site.connectButton.click();
    await site.row('WalletConnect').click();
  };
  const showCode = async () => {
    await askForCode();
    return readCode();
  };
  const connect = async (options) => {
    const proposal = await app.pair(await showCode());
    const session = await proposal.approve(options);
    await site.heard('wallet-connected');
    await site.heard('wallet-close');
    return session;
  };
  return { code, readCode, askForCode, showCode, connect };
}

/** A page with wallet apps, and the phone beside it. */
export async function visit(
  { open, stack },
  { page = 'plain.html', attributes = '', phone, ...options } = {},
) {
  const { relayUrl } = stack;
  const chains = [...stack.chains, ...(stack.clusters ?? [])];
  const app = await startWalletApp({ relayUrl, chains, ...phone });
  const site = await open(page, {
    attributes: `relay-url="${relayUrl}" ${attributes}`,
    ...options,
  });
  return { site, app, ...pairingSteps(site, app) };
}

/** Makes journeys that begin with `meet`, a visit with a phone; the phone ends with its journey. */
export const walking = (meet) => (run, options) => async (tools) => {
  const here = await meet(tools, options);
  try {
    await run(here, tools);
  } finally {
    await here.app.stop();
  }
};

export const walk = walking(visit);

/** The same on a site with the stand-in of the directory. */
export const walkWithDirectory = walking((tools) =>
  visit(tools, { attributes: `directory-url="${tools.stack.url}"` }),
);
