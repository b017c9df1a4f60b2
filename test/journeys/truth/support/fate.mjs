// Runs one fate: a visitor sends, a wallet and a node behave as the table says, and every text in the meantime is compared with
// the chain, as read by a separate client.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { atPace } from '../../../../scripts/lib/pace.mjs';
import { journeys } from '../../support/journeys.mjs';
import { eventually } from '../../support/site.mjs';
import { judge } from './judge.mjs';
import { readClaims } from './phrases.mjs';
import { recordWords } from './recorder.mjs';

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;

/**
 * A table of fates. Each row runs by itself, in the setup that `begin` makes, which gives the fate `wanted` (the visitor's
 * input), `site`, `sees()` (the chain's current facts), `isQuiet()` (whether its node has no pending requests), and `end()`.
 */
export const tableOf = (begin, options) => (title, rows) =>
  journeys(
    title,
    (journey) => {
      for (const row of rows) journey(row.name, (tools) => walkRow(tools, row, begin));
    },
    options,
  );

async function walkRow(tools, row, begin) {
  const fate = newFate(row);
  try {
    await begin(fate, tools);
    await connect(fate);
    await fill(fate);
    const isStopped = async () => row.mayStop && (await comes(fate, () => hasStopped(fate), SECONDS));
    if (!(await isStopped())) {
      await checkReview(fate);
      await row.atPress?.(fate);
      fate.isPressed?.();
      await pressSend(fate);
      if (!(await isStopped())) {
        await eventually(() => fate.asked.length > 0);
        for (const step of row.steps ?? []) await step(fate);
      }
    }
    await settles(fate);
    fate.checkAsked?.(fate);
  } catch (error) {
    fate.error = error;
  } finally {
    await fate.end?.();
  }
  assertRight(fate);
}

/** Fails with every wrong text, any other error, and the history. */
function assertRight(fate) {
  const { entries, wanted, error } = fate;
  const wrong = judge(entries, wanted);
  if (wrong.length === 0 && !error) return;
  const lines = [error?.message ?? (error && JSON.stringify(error)), ...wrong.map((one) => `wrong: ${one}`)];
  throw new Error(`${lines.filter(Boolean).join('\n  ')}\n${story(fate)}`, { cause: error });
}

/** Records texts, events and facts in order. */
function newFate(row) {
  const entries = [];
  const note = (kind, more = {}) => entries.push({ kind, at: Date.now(), ...more });
  let last = Promise.resolve();
  const fate = {
    row,
    entries,
    note,
    /** The send requests that the wallet received. */
    asked: [],
    /** Changes the chain, and records its facts afterwards. */
    change(act = async () => undefined) {
      const run = async () => {
        note('changing');
        try {
          return await act();
        } finally {
          note('facts', { facts: await fate.sees() });
        }
      };
      const done = last.then(run);
      // Sequential, even after a failure.
      last = done.catch(() => undefined);
      return done;
    },
    /** Records a request to the wallet. */
    hears(request) {
      fate.asked.push(request);
      note('asked');
    },
  };
  return fate;
}

/** A browser profile that records the texts, on a clock that the fate controls. */
export async function newProfile(profile, fate) {
  const { note } = fate;
  const context = await profile();
  fate.unanswered = watchNodes(context);
  await context.clock.install();
  const frames = [];
  await context.exposeBinding('tellWords', ({ frame }, { isNew, come = [], gone = [] }) => {
    if (!frames.includes(frame)) frames.push(frame);
    const place = frames.indexOf(frame);
    if (isNew) note('empty', { place });
    for (const said of gone) note('gone', { said: { ...said, place } });
    for (const said of come) note('come', { said: { ...said, place } });
  });
  // A page's or frame's texts disappear with it.
  const leaves = (isGone) => {
    for (const [place, frame] of frames.entries()) if (isGone(frame)) note('empty', { place });
  };
  context.on('page', (page) => {
    page.once('close', () => leaves((frame) => frame.page() === page));
    page.on('framedetached', (gone) => leaves((frame) => frame === gone));
  });
  await context.exposeBinding('tellFate', (_source, report) => note('event', { report }));
  await context.addInitScript(recordWords);
  await context.addInitScript(() => {
    document.addEventListener('wallet-transaction', ({ detail }) =>
      window.tellFate(JSON.parse(JSON.stringify(detail))),
    );
  });
  return context;
}

/** The pages' pending requests to nodes: in transit, or held by a node. */
function watchNodes(context) {
  const unanswered = new Set();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/node/')) unanswered.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'])
    context.on(end, (request) => unanswered.delete(request));
  context.on('page', (page) =>
    page.once('close', () => {
      for (const request of unanswered) if (request.frame().page() === page) unanswered.delete(request);
    }),
  );
  return unanswered;
}

/** Opens a page of the fate. */
export async function openPage({ open }, { profile, origin }, name, options) {
  const limits = { context: profile, origin, mostRequests: Number.POSITIVE_INFINITY };
  const site = await open(name, { ...limits, ...options });
  // Messages of the browser and the element about lying nodes are expected here.
  site.excuseEverything();
  return site;
}

/** Fills the form again with the same values, and waits for the review. */
export async function reviewsAgain(fate) {
  await fate.site.modal.evaluate((modal) => modal.show('WalletSend'));
  await fate.site.sees(fate.site.dialog('Send'));
  await fill(fate);
  await fate.site.sees(fate.site.dialog('Review'));
}

/** Connects and opens the form. */
async function connect(fate) {
  const { site, wanted } = fate;
  if (wanted.tokens) {
    await site.modal.evaluate((modal, given) => {
      modal.tokens = given;
    }, wanted.tokens);
  }
  await fate.connect(fate);
  await site.modal.evaluate((modal) => modal.show('WalletSend'));
  await site.sees(site.dialog('Send'));
  if (!wanted.tokenName) return;
  await site.button('Change token').click();
  await site.button(new RegExp(`^${wanted.tokenName}`)).click();
}

/** Fills the form and asks for the review. */
async function fill({ site, wanted }) {
  const field = (name) => site.page.getByRole('textbox', { name });
  await field('Amount').fill(wanted.amount);
  await field('To').fill(wanted.recipient);
  await site.button('Review', { exact: true }).click();
}

/** Waits for the review, and checks its texts. */
async function checkReview({ site, wanted, entries }) {
  await site.sees(site.dialog('Review'));
  const shown = new Set(entries.filter(({ kind }) => kind === 'come').map(({ said }) => said.text));
  assert.ok(shown.has(`${wanted.amount} ${wanted.symbol}`), 'the review says the amount');
  const written = [...shown].map((text) => text.replace(/\s/g, ''));
  assert.ok(written.includes(wanted.recipient), 'the review says the recipient');
}

/** Acknowledges every warning, then presses the button that asks the wallet. */
export async function pressSend({ site }) {
  for (const box of await site.page.getByRole('checkbox').all()) await box.check();
  await site.button(/^Send [\d.,]+/).click();
}

/** Whether the product reported that nothing was sent, without asking the wallet. */
const hasStopped = ({ asked, entries }) => asked.length === 0 && wasSaid(entries, 'notSent');

/** Longer steps would abort pending node requests. */
const STEP_MS = 5 * SECONDS;

/** Advances the page's clock in steps, until a check passes or the time is over. */
export async function pass(fate, ms, check = () => false) {
  const step = Math.max(STEP_MS, ms / 120);
  for (let passed = 0; passed < ms; passed += step) {
    if (await check()) return;
    await fate.site.page.clock.fastForward(Math.min(step, ms - passed));
    await fate.alsoPass?.(step);
    await isIdle(fate);
  }
}

/** Waits until the page has done everything that needs no time, and its node has no pending answers but withheld ones. */
async function isIdle(fate) {
  for (let quiet = 0, left = 400; quiet < 3 && left > 0; left--) {
    await fate.site.page.evaluate(takeTurn);
    await pause(5);
    const isArrived = fate.unanswered.size <= fate.node.held();
    quiet = isArrived && fate.isQuiet() ? quiet + 1 : 0;
  }
}

/** Runs in the page, whose timers the test controls. */
function takeTurn() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
}

const events = ({ entries }) => entries.filter(({ kind }) => kind === 'event').map(({ report }) => report);

/** The real time for everything that needs no clock. */
const AT_ONCE_MS = atPace(400);

/** Waits until a check passes: first in real time, then by advancing the page's clock. */
async function comes(fate, check, within) {
  for (const end = Date.now() + AT_ONCE_MS; Date.now() < end && !check(); ) await pause(10);
  await pass(fate, within, check);
  return check();
}

/** Waits until the page receives a status, after the last one awaited. */
export async function hears(fate, status, within = 10 * MINUTES) {
  const heard = () => events(fate).map((one) => one.status);
  const since = fate.heard ?? 0;
  const place = () => heard().indexOf(status, since);
  const isHeard = await comes(fate, () => place() >= 0, within);
  assert.ok(isHeard, `the page hears "${status}", not ${JSON.stringify(heard().slice(since))}`);
  fate.heard = place() + 1;
}

/** Waits until a text with a claim appears after the chain's last change. */
export async function says(fate, claim, within = 2 * MINUTES) {
  const isSaid = () => {
    const since = fate.entries.findLastIndex(({ kind }) => kind === 'changing');
    return wasSaid(fate.entries.slice(Math.max(since, 0)), claim);
  };
  assert.ok(await comes(fate, isSaid, within), `something says that it is "${claim}"`);
}

const wasSaid = (entries, claim) =>
  entries.some(({ kind, said }) => kind === 'come' && readClaims(said)?.claims.includes(claim));

/** Checks that the page's last event has one of these statuses. */
export function endsWith(fate, statuses) {
  const last = events(fate).at(-1)?.status;
  assert.ok(statuses.includes(last), `the last that the page hears is ${last}, not one of ${statuses}`);
}

/** From now on, the texts on screen have to be right, without the grace period; then those of the activity. */
async function settles(fate) {
  const { site, change, note } = fate;
  await change();
  await pass(fate, 10 * SECONDS);
  note('settled');
  await site.modal.evaluate((modal) => modal.show('Transactions'));
  await site.sees(site.dialog('Activity'));
  await pass(fate, 10 * SECONDS);
  note('settled');
}

/** The history as lines of text. */
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
  const isOfInterest = ({ said }) =>
    !said || readClaims(said) || said.kind === 'live' || /^(Send [\d.,]+|Review)/.test(said.text);
  return entries.filter(isOfInterest).map(line).join('\n');
}
