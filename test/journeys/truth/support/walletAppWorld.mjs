// The setup of a fate with a wallet app: both ends are the real client, and the phone gives the table's answers.
import { Wallet } from 'ethers';
import { startWalletApp } from '../../../../dist/sandbox/node-wallet-app.js';
import { checkAsked, ETHER, FUNDS, frontOf, holdings, mount, readFacts } from './evmWorld.mjs';
import { newProfile, openPage, tableOf } from './fate.mjs';
import { createLyingNode } from './lyingNode.mjs';
import { createLyingWallet } from './lyingWallet.mjs';
import { lendChain } from './ownChain.mjs';

async function begin(fate, tools) {
  const { row, change } = fate;
  const { stack } = tools;
  const chain = await lendChain();
  const recipient = Wallet.createRandom().address;
  const { privateKey: key } = Wallet.createRandom();
  const behave = (transaction, own) => row.behave(transaction, own, fate);
  const wallet = createLyingWallet({
    chain,
    key,
    heard: fate.hears,
    answered: () => fate.note('answered'),
    behave,
  });
  const [known] = stack.chains;
  const app = await startWalletApp({
    relayUrl: stack.relayUrl,
    chains: [{ ...known, rpcUrl: chain.url }],
    keys: [key],
  });
  fate.end = async () => {
    await app.stop();
    await chain.giveBack();
  };
  const before = { held: 0n, hashes: new Set() };
  Object.assign(fate, { chain, wallet, app, recipient, checkAsked, wanted: { ...ETHER, recipient } });
  fate.sees = () => readFacts(chain, wallet.address, fate.wanted, before);
  await chain.fund(wallet.address, FUNDS);
  before.held = await holdings(chain, recipient);
  await change();
  fate.node = createLyingNode(chain.url, row.lies);
  fate.isQuiet = fate.node.isQuiet;
  const path = await mount(stack, fate.node);
  const { url: origin } = await frontOf(stack);
  fate.profile = await newProfile(tools.profile, fate);
  fate.openPage = () =>
    openPage(tools, { ...fate, origin }, 'plain.html', {
      attributes: `relay-url="${origin.replace('http', 'ws')}/relay"`,
      change: (html) =>
        html.replace('/rpc/31337', path).replace(/networks="[^"]*"/, 'networks="eip155:31337"'),
    });
  fate.site = await fate.openPage();
  fate.connect = pair;
}

/** Scans the code, and lets the table's wallet answer on the phone. */
async function pair({ site, app, wallet }) {
  const told = site.modal.evaluate(
    (modal) =>
      new Promise((resolve) => {
        modal.addEventListener('wallet-pairing', ({ detail }) => detail.uri && resolve(detail.uri));
        modal.show('ConnectingWalletConnect');
      }),
  );
  const proposal = await app.pair(await told);
  const session = await proposal.approve({ policy: 'approve' });
  await site.heard('wallet-connected');
  const { provider } = session.wallet;
  const { request } = provider;
  provider.request = async (args) => {
    if (args.method !== 'eth_sendTransaction') return request(args);
    const { result, error } = JSON.parse(await wallet.request(JSON.stringify(args)));
    if (error) throw error;
    return result;
  };
}

/** A table of fates of transfers with a wallet app. */
export const walletAppTable = tableOf(begin);
