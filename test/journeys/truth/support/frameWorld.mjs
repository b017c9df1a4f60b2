// The setup of a fate with a sign-in account: the frame asks in its own view, and its service may lie.
import { Wallet } from 'ethers';
import { passOn } from '../../support/passOn.mjs';
import { visitSignIn } from '../../support/signInPage.mjs';
import { ETHER, FUNDS, frontOf, holdings, mount, readFacts } from './evmWorld.mjs';
import { newProfile, tableOf } from './fate.mjs';
import { createLyingNode } from './lyingNode.mjs';
import { lendChain } from './ownChain.mjs';

let visitors = 0;

/** `service` lies like a node, but only to the frame. */
async function begin(fate, tools) {
  const { row, change } = fate;
  const { stack } = tools;
  const chain = await lendChain();
  const recipient = Wallet.createRandom().address;
  const before = { held: 0n, hashes: new Set() };
  const wallet = { address: `0x${'0'.repeat(40)}` };
  Object.assign(fate, { chain, wallet, recipient, wanted: { ...ETHER, recipient } });
  fate.sees = () => readFacts(chain, wallet.address, fate.wanted, before);
  fate.end = chain.giveBack;
  before.held = await holdings(chain, recipient);
  fate.node = createLyingNode(chain.url, row.lies);
  fate.service = createLyingNode(chain.url, row.service);
  for (const node of [fate.node, fate.service]) {
    node.heard = (method) => method === 'eth_sendRawTransaction' && change();
  }
  fate.isQuiet = () => fate.node.isQuiet() && fate.service.isQuiet();
  const path = await mount(stack, fate.node);
  const servicePath = await mount(stack, fate.service);
  const { url: origin } = await frontOf(stack);
  fate.profile = await newProfile(tools.profile, fate);
  // The frame's chain is this fate's chain.
  await fate.profile.route(`${stack.frame.origin}/rpc/31337`, (route) =>
    passOn(route, { url: origin + servicePath }),
  );
  const here = await visitSignIn(tools, {
    context: fate.profile,
    origin,
    mostRequests: Number.POSITIVE_INFINITY,
    change: (html) => html.replace('/rpc/31337', path).replace(/networks="[^"]*"/, 'networks="eip155:31337"'),
  });
  here.site.excuseEverything();
  fate.site = here.site;
  fate.frame = here;
  fate.connect = async () => {
    visitors += 1;
    const { address } = await here.signIn(`truth-${visitors}@example.com`);
    wallet.address = address;
    await chain.fund(address, FUNDS);
    await change();
  };
  fate.isPressed = () => fate.hears({});
}

/** A table of fates of transfers from a sign-in account. */
export const frameTable = tableOf(begin);
