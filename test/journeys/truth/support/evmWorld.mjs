// The setup of a fate on an EVM network: its own chain, a node that may lie, a wallet that may lie.
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { Wallet } from 'ethers';
import { newProfile, openPage, tableOf } from './fate.mjs';
import { createLyingNode, startFront } from './lyingNode.mjs';
import { announceLyingWallet, createLyingWallet, WALLET } from './lyingWallet.mjs';
import { lendChain, OTHER_ID, stopChains } from './ownChain.mjs';

export const FUNDS = 10n ** 20n;
export const ETHER = { amount: '0.25', symbol: 'ETH', units: 250_000_000_000_000_000n };

const fronts = new Map();

/** The front server of a stack. It starts with the first fate and ends with the last. */
export function frontOf({ url }) {
  if (!fronts.has(url)) fronts.set(url, startFront(url));
  return fronts.get(url);
}

after(async () => {
  stopChains();
  for (const front of fronts.values()) (await front).stop();
});

let nodes = 0;
/** Mounts a node at its own path. */
export async function mount(stack, node) {
  nodes += 1;
  return (await frontOf(stack)).add(`fate-${nodes}`, node);
}

const word = (text) => text.replace(/^0x/, '').toLowerCase().padStart(64, '0');
const transferData = (recipient, units) => `0xa9059cbb${word(recipient)}${word(units.toString(16))}`;

/** Whether a transaction does exactly what the visitor wants. */
const isTransfer = ({ to, value, data }, { units, recipient, token }) =>
  token
    ? to === token.address.toLowerCase() && data === transferData(recipient, units)
    : to === recipient.toLowerCase() && value === units && /^(0x)?$/.test(data ?? '');

/** Whether a transaction has the effect that the visitor wants: data has no effect on an account without code. */
const doesTheSame = (one, wanted) =>
  isTransfer(wanted.token || wanted.isContract ? one : { ...one, data: '0x' }, wanted);

export const holdings = (chain, owner, token) =>
  token ? chain.tokensOf(token.address, owner) : chain.balanceOf(owner);

/** The chain's facts about one transfer, since `before`. */
export async function readFacts(chain, sender, wanted, before) {
  const { recipient, units, token } = wanted;
  const gain = (await holdings(chain, recipient, token)) - before.held;
  const mined = (await chain.minedOf(sender)).filter(({ hash }) => !before.hashes.has(hash));
  const waiting = await chain.waitingOf(sender);
  const [own, others] = apart(mined, wanted);
  const [ownWaiting, othersWaiting] = apart(waiting, wanted);
  const succeeded = own.filter(({ isSuccess }) => isSuccess);
  return {
    delivered: Math.min(succeeded.length, Number(gain / units)),
    gain,
    inBlocks: succeeded.length,
    paid: token && sender ? before.own - (await holdings(chain, sender, token)) : undefined,
    failed: own.length - succeeded.length,
    waiting: ownWaiting.length,
    awaiting: 0,
    others: others.length,
    othersWaiting: othersWaiting.length,
    otherCalls: [...others, ...othersWaiting],
    cancels: others.filter(({ to, value }) => to === sender.toLowerCase() && value === 0n).length,
    hashes: mined.map(({ hash }) => hash),
    fees: own.map(({ fee }) => fee),
    lapsed: false,
  };
}

function apart(transactions, wanted) {
  return [
    transactions.filter((one) => doesTheSame(one, wanted)),
    transactions.filter((one) => !doesTheSame(one, wanted)),
  ];
}

/** The highest possible fee according to the review, in base units. */
function mostFee(entries) {
  const texts = entries.flatMap(({ said }) => said?.text ?? []);
  const [, shown] = texts.map((text) => /^Max network fee ([\d.]+) ETH/.exec(text)).findLast(Boolean) ?? [];
  assert.ok(shown, 'the review says what the fee is at most');
  const [whole, part = ''] = shown.split('.');
  return BigInt(whole + part.padEnd(18, '0'));
}

/** Checks that the wallet was asked for exactly what was shown, and that the chain took no more. */
export function checkAsked({ asked, wanted, entries, row }) {
  if (asked.length === 0) return;
  const most = mostFee(entries);
  for (const one of asked) {
    const call = { to: one.to?.toLowerCase(), value: BigInt(one.value ?? 0), data: one.data };
    assert.ok(isTransfer(call, wanted), 'the wallet is asked for what was shown');
    const price = one.maxFeePerGas ?? one.gasPrice;
    assert.ok(BigInt(one.gas) * BigInt(price) <= most, 'for no higher fee than shown');
  }
  if (row.raisesFee) return;
  const { facts } = entries.findLast(({ kind }) => kind === 'facts');
  assert.ok(
    facts.fees.every((fee) => fee <= most),
    'the fee is no higher than shown',
  );
}

async function begin(fate, tools) {
  const { row, change: noteStart } = fate;
  const chain = await lendChain();
  const recipient = Wallet.createRandom().address;
  const before = { held: 0n, hashes: new Set() };
  const wallet = createLyingWallet({
    chain,
    heard: fate.hears,
    answered: () => fate.note('answered'),
    behave: (transaction, own) => row.behave(transaction, own, fate),
  });
  const { canMove, keepsPart, isHidden } = row;
  const wanted = { ...ETHER, recipient, canMove, keepsPart, isHidden };
  Object.assign(fate, { chain, wallet, wanted, recipient, checkAsked });
  // The chain that the wallet sends on, if it isn't the requested one.
  const other = row.isElsewhere ? await lendChain(OTHER_ID) : undefined;
  fate.elsewhere = other;
  fate.sees = async () => ({
    ...(await readFacts(other ?? chain, wallet.address, wanted, before)),
    isElsewhere: other !== undefined,
  });
  fate.end = async () => {
    await chain.giveBack();
    await other?.giveBack();
  };
  await chain.fund(wallet.address, FUNDS);
  await other?.fund(wallet.address, FUNDS);
  await row.prepare?.(fate);
  before.held = await holdings(chain, recipient, wanted.token);
  before.own = await holdings(chain, wallet.address, wanted.token);
  for (const { hash } of await chain.minedOf(wallet.address)) before.hashes.add(hash);
  await noteStart();

  fate.node = createLyingNode(chain.url, row.lies);
  fate.isQuiet = fate.node.isQuiet;
  const path = await mount(tools.stack, fate.node);
  const { url: origin } = await frontOf(tools.stack);
  fate.profile = await newProfile(tools.profile, fate);
  await fate.profile.exposeBinding('askLyingWallet', (_source, text) => wallet.request(text));
  await fate.profile.addInitScript(announceLyingWallet, WALLET);
  const otherPath = other && (await mount(tools.stack, createLyingNode(other.url)));
  const change = (html) => {
    const own = html.replace('/rpc/31337', path);
    return otherPath ? own.replace(`/rpc/${OTHER_ID}`, otherPath).replace('"TWO"', '"ETH"') : own;
  };
  fate.openPage = () => openPage(tools, { ...fate, origin }, 'plain.html', { change });
  fate.site = await fate.openPage();
  fate.connect = ({ site }) => site.modal.evaluate((modal, wallet) => modal.connect({ wallet }), WALLET.rdns);
}

/** A table of fates of transfers on an EVM network. */
export const evmTable = tableOf(begin);
