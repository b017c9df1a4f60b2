// Finds wrong texts by comparing them with the facts, as seen by a separate client. Pure.

import { atPace } from '../../../../scripts/lib/pace.mjs';
import { EVENT_CLAIMS, readClaims } from './phrases.mjs';

/** The grace period after a change for texts that were true before it, in ms. */
const ON_THEIR_WAY_MS = atPace(1_500);

/**
 * The facts at a time:
 * `delivered`: how often the recipient received the full amount of this transfer
 * `failed`: the number of this transfer's transactions that are in blocks and failed
 * `inBlocks`: the number that are in blocks and didn't fail, whatever they moved; `gain`: the recipient's increase in base units
 * `awaiting`: the number waiting for other owners; `givenUp`: the number that the wallet reports as given up
 * `waiting`: the number of this transfer's transactions that the network holds
 * `others`: the number of the account's other transactions in blocks since, `cancels` those to itself without an amount;
 * `otherCalls`: those and the waiting ones, with `to` and `value`
 * `isElsewhere`: whether all of it is on the page's second network, and the wallet was asked for the first one
 * `lapsed`: whether the network can no longer accept it (Solana's block height)
 */
export const NOTHING = {
  delivered: 0,
  failed: 0,
  waiting: 0,
  others: 0,
  cancels: 0,
  hashes: [],
  lapsed: false,
};

/**
 * Judges a fate. `entries` in order of time, each with `at` in ms:
 * `{ kind: 'facts', facts }` the facts from now on · `{ kind: 'changing' }` they change until the next facts ·
 * `{ kind: 'asked' }` the wallet was asked · `{ kind: 'refused' }` its user declined · `{ kind: 'answered' }` it answered ·
 * `{ kind: 'stopped' }` the visitor left while the frame asked ·
 * `{ kind: 'come' | 'gone', said }` a text, at a `place` of the screen that `{ kind: 'empty', place }` clears ·
 * `{ kind: 'event', report }` · `{ kind: 'settled' }` from here the texts on screen have to be right, without the grace period.
 * `wanted` is the visitor's input: `{ amount, symbol, recipient }`, and hidden facts: `canMove`, `keepsPart` (of a token),
 * `isHidden` (its nodes don't report that it waits). Answers the wrong texts.
 */
export function judge(entries, wanted) {
  const wrong = [];
  const standing = new Map();
  entries.forEach((entry, place) => {
    const say = (what, why) => wrong.push(`${what}: ${why}`);
    if (entry.kind === 'come') {
      standing.set(JSON.stringify(entry.said), entry.said);
      for (const why of wrongIn(entry.said, statesAt(entries, place), entries, place, wanted))
        say(`“${entry.said.text}”`, why);
      const shown = [...standing.values()].filter((one) => one.place === entry.said.place);
      for (const why of armedWrongly(shown, entries, place)) say('“Send” can be pressed', why);
    }
    if (entry.kind === 'empty') {
      for (const [key, { place: at }] of standing) if (at === entry.place) standing.delete(key);
    }
    if (entry.kind === 'gone') standing.delete(JSON.stringify(entry.said));
    if (entry.kind === 'event') {
      for (const why of wrongInEvent(entry.report, statesAt(entries, place), entries, place, wanted))
        say(`event ${entry.report.status}`, why);
    }
    if (entry.kind === 'settled') {
      const now = [stateBefore(entries, place)];
      for (const said of standing.values())
        for (const why of wrongIn(said, now, entries, place, wanted)) say(`at the end “${said.text}”`, why);
    }
  });
  return [...new Set(wrong)];
}

function stateBefore(entries, place) {
  return entries.slice(0, place).findLast(({ kind }) => kind === 'facts')?.facts ?? NOTHING;
}

/** The states that a text may refer to: the current one, those of a moment ago, and the one that is just beginning. */
function statesAt(entries, place) {
  const { at } = entries[place];
  const before = entries.slice(0, place);
  const states = [stateBefore(entries, place)];
  const changes = before.filter(({ kind }) => kind === 'facts' || kind === 'changing');
  if (changes.at(-1)?.kind === 'changing') {
    const next = entries.slice(place).find(({ kind }) => kind === 'facts');
    if (next) states.push(next.facts);
  }
  const facts = before.filter(({ kind }) => kind === 'facts');
  for (let back = facts.length - 1; back > 0 && at - facts[back].at < ON_THEIR_WAY_MS; back--)
    states.push(facts[back - 1].facts);
  return states;
}

const count = (entries, kind) => entries.filter((one) => one.kind === kind).length;

/** The reason why a claim is wrong, if it is. `later` are the facts after it, until the wallet is asked again. */
function refute(
  claim,
  state,
  { isAsked, isRefused, later, canMove, keepsPart, isHidden, isAnswered, isStopped },
) {
  const isNever = (check) => [state, ...later].every((one) => !check(one));
  switch (claim) {
    case 'sent':
      // The sender's full payment, where the review said that the recipient gets less.
      if (keepsPart && state.gain > 0n && state.paid > state.gain) return undefined;
      return state.delivered > 0 ? undefined : 'the recipient has nothing of it';
    case 'notSent':
      if (state.delivered > 0) return 'it was sent';
      if (state.waiting > 0) return 'the network holds it';
      if (!isNever(({ delivered }) => delivered > 0)) return 'it is sent later';
      // A refusal is known only from the wallet.
      return !isAsked || state.others > 0 || state.lapsed ? undefined : 'nothing proves that';
    case 'neverSent':
      return isNever(({ delivered }) => delivered > 0) ? undefined : 'it was sent, or is sent later';
    case 'notOnNetwork':
      if (state.delivered > 0) return 'it was sent';
      return state.waiting > 0 && !isHidden ? 'the network holds it' : undefined;
    case 'failed':
      return state.failed > 0 && state.delivered === 0 ? undefined : 'none of it failed in a block';
    case 'declined':
      return isRefused || isStopped ? undefined : 'nobody declined it';
    case 'cancelled':
      return state.cancels > 0 ? undefined : 'nothing cancelled it';
    case 'replaced':
      return state.others > 0 || state.delivered > 0 ? undefined : 'nothing took its place';
    case 'somethingElse':
      return state.others > 0 || state.othersWaiting > 0 ? undefined : 'the wallet sent nothing else';
    case 'pending':
    case 'unknown':
    case 'asked':
      if (!isAsked) return 'the wallet was not asked';
      return isRefused && claim !== 'asked' && state.waiting + state.delivered === 0
        ? 'its person declined'
        : undefined;
    case 'awaiting':
      if (state.delivered > 0) return 'it was sent';
      return state.awaiting > 0 ? undefined : 'it waits for nobody';
    case 'givenUp':
      return state.givenUp > 0 ? undefined : 'the wallet does not say so';
    case 'unseen':
      return state.inBlocks > 0 ? undefined : 'it is in no block';
    case 'inBlock': {
      const { delivered, failed, others, inBlocks = 0, cancels = 0 } = state;
      return delivered + failed + others + inBlocks + cancels > 0 ? undefined : 'it is in no block';
    }
    case 'movedNothing':
      return state.inBlocks > 0 && state.gain === 0n
        ? undefined
        : 'it is in no block, or has moved something';
    case 'movedPart':
      return state.gain > 0n && state.delivered === 0 ? undefined : 'the recipient has all or nothing of it';
    case 'wouldFail':
      return canMove && state.delivered > 0 ? 'it works' : undefined;
    case 'elsewhere':
      return state.isElsewhere && state.delivered + state.waiting > 0
        ? undefined
        : 'it is not on that network';
    case 'earlier':
      return isAnswered ? undefined : 'there is no other than this one';
    case 'keepsPart':
      return keepsPart ? undefined : 'the recipient gets all of it';
    case 'stopped':
      return isStopped || isRefused ? undefined : 'nobody stopped it';
    case 'wouldWork':
      return canMove ? undefined : 'it moves nothing';
    default:
      return 'nobody has said yet what it claims: see phrases.mjs';
  }
}

function contextAt(entries, place, { canMove = true, keepsPart = false, isHidden = false }) {
  const before = entries.slice(0, place + 1);
  const lastAsked = before.findLastIndex(({ kind }) => kind === 'asked');
  const following = entries.slice(place + 1);
  const next = following.findIndex(({ kind }) => kind === 'asked');
  const later = (next < 0 ? following : following.slice(0, next))
    .filter(({ kind }) => kind === 'facts')
    .map(({ facts }) => facts);
  return {
    canMove,
    keepsPart,
    isHidden,
    later,
    isAsked: lastAsked >= 0,
    isAnswered: before.some(({ kind }) => kind === 'answered'),
    isStopped: before.some(({ kind }) => kind === 'stopped'),
    isRefused: lastAsked >= 0 && before.slice(lastAsked).some(({ kind }) => kind === 'refused'),
  };
}

/** All claims of a text have to be right together in one of the states, and its figures have to be the transfer's. */
function wrongIn(said, states, entries, place, wanted) {
  const read = readClaims(said);
  if (!read) return [];
  const context = contextAt(entries, place, wanted);
  const whys = states.map((state) => read.claims.flatMap((claim) => refute(claim, state, context) ?? []));
  const best = whys.find((some) => some.length === 0) ?? whys[0];
  // A row about another transaction has that transaction's figures.
  if (said.kind === 'row' && read.claims.includes('somethingElse')) {
    const other = { otherAmount: read.amount, otherRecipient: read.recipient };
    return [...best, ...wrongOther(other, states, wanted)];
  }
  return [...best, ...wrongFigures(read, wanted), ...wrongOther(read, states, wanted)];
}

/** The reported replacement must be what the wallet sent. */
function wrongOther(read, states, { decimals = 18, tokenDecimals = 18 }) {
  const { otherAmount, otherRecipient, spender, howAllowed, allowedAmount } = read;
  const isAny = (check) => states.some(({ otherCalls = [] }) => otherCalls.some(check));
  const isSent = ({ to, value, data }) => {
    const call = readTokens(data);
    if (call?.does === 'approve') return false;
    const places = call ? tokenDecimals : decimals;
    const { recipient, amount } = call ?? { recipient: to, amount: value };
    return (
      recipient !== undefined &&
      isShort(otherRecipient, recipient) &&
      (otherAmount === undefined || units(otherAmount, places) === amount)
    );
  };
  const isAllowed = ({ data }) => {
    const { does, recipient, amount } = readTokens(data) ?? {};
    if (does !== 'approve' || !isShort(spender, recipient)) return false;
    if (howAllowed) return amount === (howAllowed === 'no more ' ? 0n : 2n ** 256n - 1n);
    return allowedAmount === undefined || units(allowedAmount, tokenDecimals) === amount;
  };
  if (spender !== undefined && !isAny(isAllowed)) return [`the wallet did not allow that to ${spender}`];
  if (otherRecipient === undefined || isAny(isSent)) return [];
  return [`the wallet did not send ${otherAmount} to ${otherRecipient}`];
}

/** Decodes a token's transfer or approval. */
function readTokens(data) {
  const [, selector, recipient, amount] = /^0x(\w{8})0{24}(\w{40})(\w{64})/.exec(data ?? '') ?? [];
  const does = { a9059cbb: 'transfer', '095ea7b3': 'approve' }[selector];
  return does && { does, recipient: `0x${recipient}`, amount: BigInt(`0x${amount}`) };
}

const isShort = (shown, whole) => {
  const [start, end] = shown.toLowerCase().split('…');
  return whole.toLowerCase().startsWith(start) && whole.toLowerCase().endsWith(end);
};

function units(text, decimals) {
  const [whole, part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(decimals, '0'));
}

function wrongFigures({ amount, symbol, recipient }, wanted) {
  return [
    amount !== undefined && amount !== wanted.amount && `the amount is ${wanted.amount}`,
    symbol !== undefined && symbol !== wanted.symbol && `the unit is ${wanted.symbol}`,
    recipient !== undefined &&
      !isShort(recipient, wanted.recipient) &&
      `the recipient is ${wanted.recipient}`,
  ].filter(Boolean);
}

/** An event's claim besides its status. */
const MOVED = { nothing: 'movedNothing', part: 'movedPart', unseen: 'unseen' };

function wrongInEvent({ status, hash, moved, replacement }, states, entries, place, wanted) {
  const claim = EVENT_CLAIMS[status] ?? 'unclassified';
  const context = contextAt(entries, place, wanted);
  const isSuccess = replacement?.how === 'sped_up' && replacement.isSuccess;
  const claims = [MOVED[moved] ?? (isSuccess ? 'sent' : claim)];
  const whys = states.map((state) => claims.flatMap((one) => refute(one, state, context) ?? []));
  const best = whys.find((some) => some.length === 0) ?? whys[0];
  // A hash in an event has to be in one of the account's blocks once it is reported as mined.
  const isInBlock = status === 'confirmed' || status === 'reverted';
  const isOurs = states.some(({ hashes }) => hashes.includes(hash));
  if (wanted.ids?.includes(hash)) return [...best, `${hash} is the id of calls, and no hash`];
  return isInBlock && !isOurs ? [...best, `${hash} is in no block of the account`] : best;
}

/** Detects that one press would send again, although the first transfer may have been sent. */
function armedWrongly(shown, entries, place) {
  const isReview = shown.some(({ kind, text }) => kind === 'text' && text === 'Review transfer');
  const isArmed = shown.some(
    ({ kind, text, isOn }) => kind === 'button' && /^Send [\d.,]+/.test(text) && isOn,
  );
  if (!isReview || !isArmed) return [];
  const { isAsked, isRefused } = contextAt(entries, place, {});
  const states = statesAt(entries, place);
  const isProved = isRefused || states.some(({ others, lapsed }) => others > 0 || lapsed);
  return !isAsked || isProved ? [] : ['the first may have been sent'];
}

/** The number of requests to a wallet, for statistics about a table. */
export const timesAsked = (entries) => count(entries, 'asked');
