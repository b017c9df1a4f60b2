// Walks one fate: a visitor sends, a wallet and a node behave as the table says, and everything that is said meanwhile is
// judged by what the chain says to a client of its own.
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Wallet } from 'ethers';
import { journeys } from '../../support/journeys.mjs';
import { judge, timesAsked } from './judge.mjs';
import { createLyingNode, startFront } from './lyingNode.mjs';
import { announceLyingWallet, createLyingWallet, WALLET } from './lyingWallet.mjs';
import { lendChain, stopChains } from './ownChain.mjs';
import { readClaims } from './phrases.mjs';
import { recordWords } from './recorder.mjs';

export const SECONDS = 1_000;
export const MINUTES = 60 * SECONDS;
const FUNDS = 10n ** 20n;

/** What every visitor wants to send. */
export const AMOUNT = { amount: '0.25', symbol: 'ETH', units: 250_000_000_000_000_000n };

const fronts = new Map();
/** The front of a stack; it starts with the first fate and ends with the last. */
function frontOf({ url }) {
  if (!fronts.has(url)) fronts.set(url, startFront(url));
  return fronts.get(url);
}

/** Ends what fates have started. For `after` of a file. */
async function endFates() {
  stopChains();
  for (const front of fronts.values()) (await front).stop();
  fronts.clear();
}

after(endFates);

let fates = 0;

/** Notes what is said, what is heard and what is so, in order. */
function createDiary() {
  const entries = [];
  const note = (kind, more = {}) => entries.push({ kind, at: Date.now(), ...more });
  return { entries, note };
}

const isTransfer = ({ to, value, data }, { units, receiver, token }) =>
  token
    ? to === token.address.toLowerCase() && data === transferData(receiver, units)
    : to === receiver.toLowerCase() && value === units && /^(0x)?$/.test(data ?? '');

const word = (text) => text.replace(/^0x/, '').toLowerCase().padStart(64, '0');
const transferData = (receiver, units) => `0xa9059cbb${word(receiver)}${word(units.toString(16))}`;

/** What is so on the chain of one transfer, since `before`. */
async function readFacts(chain, sender, wanted, before) {
  const { receiver, units, token } = wanted;
  const gain = (await holdings(chain, receiver, token)) - before.held;
  const mined = (await chain.minedOf(sender)).filter(({ hash }) => !before.hashes.has(hash));
  const waiting = await chain.waitingOf(sender);
  const own = mined.filter((one) => isTransfer(one, wanted));
  const others = mined.filter((one) => !isTransfer(one, wanted));
  return {
    delivered: Math.min(own.filter(({ isSuccess }) => isSuccess).length, Number(gain / units)),
    failed: own.filter(({ isSuccess }) => !isSuccess).length,
    waiting: waiting.filter((one) => isTransfer(one, wanted)).length,
    inBlocks: own.filter(({ isSuccess }) => isSuccess).length,
    awaiting: 0,
    others: others.length,
    otherCalls: [...others, ...waiting.filter((one) => !isTransfer(one, wanted))],
    othersWaiting: waiting.filter((one) => !isTransfer(one, wanted)).length,
    cancels: others.filter(({ to, value }) => to === sender.toLowerCase() && value === 0n).length,
    hashes: mined.map(({ hash }) => hash),
    fees: own.map(({ fee }) => fee),
    gain,
    lapsed: false,
  };
}

const holdings = (chain, owner, token) =>
  token ? chain.tokensOf(token.address, owner) : chain.balanceOf(owner);

/**
 * A fate that has begun: a visitor connected to a page, at the form. `behave` is the wallet's part, `lies` the node's.
 */
async function beginFate({ open, profile, stack }, { behave, lies, canMove, prepare, page }) {
  const chain = await lendChain();
  const diary = createDiary();
  const { entries, note } = diary;
  const receiver = Wallet.createRandom().address;
  const wanted = { ...AMOUNT, receiver, canMove };
  const asked = [];
  const before = { held: 0n, hashes: new Set() };
  /** Does something to the chain, and notes what is so then. */
  const change = async (act) => {
    note('changing');
    try {
      return await act();
    } finally {
      note('facts', { facts: await readFacts(chain, wallet.address, wanted, before) });
    }
  };
  const wallet = createLyingWallet({
    chain,
    heard(transaction) {
      asked.push(transaction);
      note('asked');
    },
    behave: (transaction, own) => behave(transaction, own, fate),
  });
  await chain.fund(wallet.address, FUNDS);
  const fate = { chain, wallet, wanted, asked, entries, note, change, receiver, before };
  await prepare?.(fate);
  before.held = await holdings(chain, receiver, wanted.token);
  for (const { hash } of await chain.minedOf(wallet.address)) before.hashes.add(hash);

  fates += 1;
  const front = await frontOf(stack);
  fate.node = createLyingNode(chain.url, lies);
  const path = front.add(`fate-${fates}`, fate.node);
  fate.profile = await newProfile(profile, fate);
  fate.openPage = async () => {
    const site = await open('plain.html', {
      context: fate.profile,
      origin: front.url,
      mostRequests: Number.POSITIVE_INFINITY,
      change: (html) => {
        const own = html.replace('/rpc/31337', path);
        return page ? page(own, fate) : own;
      },
    });
    // What the browser and the element say of nodes that lie is no news here.
    site.excuseAll(/./);
    return site;
  };
  fate.site = await fate.openPage();
  return fate;
}

async function newProfile(profile, { wallet, note }) {
  const context = await profile();
  await context.clock.install();
  await context.exposeBinding('askLyingWallet', (_source, text) => wallet.request(text));
  const frames = [];
  await context.exposeBinding('tellWords', ({ frame }, { isNew, come = [], gone = [] }) => {
    if (!frames.includes(frame)) frames.push(frame);
    const place = frames.indexOf(frame);
    if (isNew) note('empty', { place });
    for (const said of gone) note('gone', { said: { ...said, place } });
    for (const said of come) note('come', { said: { ...said, place } });
  });
  await context.exposeBinding('tellFate', (_source, report) => note('event', { report }));
  await context.addInitScript(recordWords);
  await context.addInitScript(announceLyingWallet, WALLET);
  await context.addInitScript(() => {
    document.addEventListener('wallet-transaction', ({ detail }) =>
      window.tellFate(JSON.parse(JSON.stringify(detail))),
    );
  });
  return context;
}

/** Connects and opens the form. */
async function connect({ site, wanted }) {
  if (wanted.token) {
    const tokens = { 'eip155:31337': { address: wanted.token.address } };
    await site.modal.evaluate((modal, given) => {
      modal.tokens = given;
    }, tokens);
  }
  await site.modal.evaluate((modal, wallet) => modal.connect({ wallet }), WALLET.rdns);
  await site.modal.evaluate((modal) => modal.show('WalletSend'));
  await site.sees(site.dialog('Send'));
  if (!wanted.token) return;
  await site.button('Select token').click();
  await site.button(/^Truth Dollar/).click();
}

/** Fills the form and asks for the review. */
async function fill({ site, wanted, receiver }) {
  const field = (name) => site.page.getByRole('textbox', { name });
  await field('Amount').fill(wanted.amount);
  await field('To').fill(receiver);
  await site.button('Review', { exact: true }).click();
}

/** Waits for the review, and checks what it says. */
async function checkReview({ site, wanted, receiver, entries }) {
  await site.sees(site.dialog('Review'));
  const shown = new Set(entries.filter(({ kind }) => kind === 'come').map(({ said }) => said.text));
  assert.ok(shown.has(`${wanted.amount} ${wanted.symbol}`), 'the review says the amount');
  const written = [...shown].map((text) => text.replace(/\s/g, ''));
  assert.ok(written.includes(receiver), 'the review says the receiver');
}

/** The most that the review says the fee can be, in base units. */
function mostFee(entries) {
  const texts = entries.flatMap(({ said }) => said?.text ?? []);
  const [, shown] = texts.map((text) => /Up to ([\d.]+) ETH/.exec(text)).findLast(Boolean) ?? [];
  if (!shown) return undefined;
  const [whole, part = ''] = shown.split('.');
  return BigInt(whole + part.padEnd(18, '0'));
}

/** The wallet is asked for exactly what was shown. */
function checkAsked({ asked, wanted, entries }) {
  const most = mostFee(entries);
  for (const one of asked) {
    const call = { to: one.to?.toLowerCase(), value: BigInt(one.value ?? 0), data: one.data };
    assert.ok(isTransfer(call, wanted), 'the wallet is asked for what was shown');
    const price = one.maxFeePerGas ?? one.gasPrice;
    if (most !== undefined)
      assert.ok(BigInt(one.gas) * BigInt(price) <= most, 'for no higher fee than shown');
  }
}

/** Presses what asks the wallet, when every warning is acknowledged. */
async function press({ site }) {
  for (const box of await site.page.getByRole('checkbox').all()) await box.check();
  await site.button('Send', { exact: true }).click();
}

/** Whether the product has said that nothing was sent, without asking the wallet. */
const hasStopped = ({ asked, entries }) => asked.length === 0 && wasSaid(entries, 'notSent');

/** Lets time pass on the page's clock in steps, until a check passes or it is over. */
export async function pass({ site, node }, ms, check = () => false) {
  const step = Math.max(2 * SECONDS, ms / 60);
  for (let passed = 0; passed < ms; passed += step) {
    if (await check()) return;
    await site.page.clock.fastForward(step);
    await pause(10);
    for (let left = 50; left > 0 && !node.isQuiet(); left--) await pause(10);
  }
}

const events = ({ entries }) => entries.filter(({ kind }) => kind === 'event').map(({ report }) => report);
export /** Real time in which what needs no other time happens. */
const AT_ONCE_MS = 400;

/** Waits until a check passes: first as time goes by itself, then with the page's clock moved. */
async function comes(fate, check, within) {
  for (const end = Date.now() + AT_ONCE_MS; Date.now() < end && !check(); ) await pause(10);
  await pass(fate, within, check);
  return check();
}

/** Waits until the page hears a status, after the one that it waited for last. */
export async function hears(fate, status, within = 10 * MINUTES) {
  const heard = () => events(fate).map((one) => one.status);
  const since = fate.heard ?? 0;
  const place = () => heard().indexOf(status, since);
  const isHeard = await comes(fate, () => place() >= 0, within);
  assert.ok(isHeard, `the page hears "${status}", not ${JSON.stringify(heard().slice(since))}`);
  fate.heard = place() + 1;
}

/** Waits until something with a claim is said since the chain has changed last. */
export async function says(fate, claim, within = 2 * MINUTES) {
  const isSaid = () => {
    const since = fate.entries.findLastIndex(({ kind }) => kind === 'changing');
    return wasSaid(fate.entries.slice(Math.max(since, 0)), claim);
  };
  assert.ok(await comes(fate, isSaid, within), `something says that it is "${claim}"`);
}

const wasSaid = (entries, claim) =>
  entries.some(({ kind, said }) => kind === 'come' && readClaims(said)?.claims.includes(claim));

/** The last that the page hears is one of these. */
export async function endsWith(fate, statuses) {
  const last = events(fate).at(-1)?.status;
  assert.ok(statuses.includes(last), `the last that the page hears is ${last}, not one of ${statuses}`);
}

/** What is on screen now has to be right, late or not; then what the activity says. */
async function settles(fate) {
  const { site, change, note } = fate;
  await change(async () => undefined);
  await pass(fate, 4 * SECONDS);
  note('settled');
  await site.modal.evaluate((modal) => modal.show('Transactions'));
  await site.sees(site.dialog('Activity'));
  await pass(fate, 4 * SECONDS);
  note('settled');
}

/** Fails with every wrong word and what led to it. */
function assertNoWrongWord(fate) {
  checkAsked(fate);
  const wrong = judge(fate.entries, fate.wanted);
  if (wrong.length > 0) assert.fail(`${wrong.length} wrong:\n  ${wrong.join('\n  ')}\n${story(fate)}`);
}

/** What happened, in lines. */
function story({ entries }) {
  const start = entries[0]?.at ?? 0;
  const line = ({ at, kind, said, report, facts }) => {
    const { delivered, failed, waiting, others } = facts ?? {};
    const what = said
      ? `${said.kind} ${JSON.stringify(said.text)}${said.isOn === false ? ' (off)' : ''}`
      : report
        ? JSON.stringify({ ...report, account: undefined, network: undefined, id: undefined })
        : facts
          ? JSON.stringify({ delivered, failed, waiting, others })
          : '';
    return `${String(at - start).padStart(7)} ${kind} ${what}`;
  };
  const isOfInterest = ({ kind, said }) =>
    !said || readClaims(said) || (kind === 'come' && said.kind === 'live') || said.text === 'Send';
  return entries.filter(isOfInterest).map(line).join('\n');
}

/** Ends a fate: what the site of the journey still complains of belongs to it. */
async function endFate(fate) {
  for (const site of [fate.site, fate.other].filter(Boolean)) {
    while (site.unheard('wallet-error') > 0) await site.heard('wallet-error');
  }
  await fate.chain.giveBack();
  return timesAsked(fate.entries);
}

/** Walks a row of a table. */
async function walkRow(tools, row) {
  const fate = await beginFate(tools, row);
  try {
    await connect(fate);
    await fill(fate);
    const isStopped = async () => row.mayStop && (await comes(fate, () => hasStopped(fate), 0));
    if (!(await isStopped())) {
      await checkReview(fate);
      await row.atPress?.(fate);
      await press(fate);
      if (!(await isStopped())) for (const step of row.steps ?? []) await step(fate);
    }
    await settles(fate);
  } catch (error) {
    error.message += `\n${story(fate)}`;
    throw error;
  } finally {
    await endFate(fate);
  }
  assertNoWrongWord(fate);
}

/** A table of fates: each row is walked by itself. */
export function table(title, rows) {
  journeys(title, (journey) => {
    for (const row of rows) journey(row.name, (tools) => walkRow(tools, row));
  });
}
