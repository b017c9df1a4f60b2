// A wallet's answers compared with its actions: errors after sending, errors without sending, and refusals.
import { evmTable as table } from './support/evmWorld.mjs';
import {
  answers,
  answersLater,
  declines,
  heard,
  mines,
  neverAnswers,
  opensAccount,
  passes,
  pressesAgain,
  said,
  sends,
  thenAnswers,
  thenDeclines,
  thenFails,
} from './support/steps.mjs';

const SECONDS = 1_000;

/** Errors of wallets and nodes for other reasons than a refusal by the user. */
const ERRORS = [
  { code: -32000, message: 'context canceled' },
  { code: -32603, message: 'Request cancelled due to timeout' },
  { code: -32000, message: 'transaction rejected: replacement transaction underpriced' },
  { code: -32005, message: 'request rejected by rate limiter' },
  { code: -32603, message: 'Permission denied: blocked by compliance policy' },
  { code: -32603, message: 'Internal JSON-RPC error.' },
  { code: -32000, message: 'already known' },
  { code: -32002, message: 'Resource unavailable.' },
  { code: 4900, message: 'The provider is disconnected from all chains.' },
  { code: 4901, message: 'The provider is disconnected from the specified chain.' },
  { code: -32000, message: 'insufficient funds for gas * price + value' },
  { code: -32003, message: 'Transaction rejected' },
  { message: 'Transaction was cancelled by the network' },
  { message: 'timeout of 30000ms exceeded', isText: true },
  // A refusal's code with a node's message.
  { code: -32603, message: 'already known', data: { code: 4001 } },
  { code: -32000, message: 'nonce too low', data: { originalError: { code: 4001 } } },
  { code: 4001, message: 'replacement transaction underpriced' },
];

/** The wallet reports that it showed no prompt. */
const UNPERMITTED = {
  code: 4100,
  message: 'The requested account and/or method has not been authorized by the user.',
};

const REFUSALS = [
  { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' },
  { code: 'ACTION_REJECTED', message: 'user rejected action' },
  { code: -32603, message: 'User rejected the request.' },
  { code: -32000, message: 'User canceled the transaction' },
  { message: 'Signature request declined by user' },
];

const named = ({ code = 'no code', message }) => `${code} “${message}”`;

table('The truth of a transfer whose wallet has sent it and fails', [
  ...ERRORS.map((error) => ({
    name: named(error),
    behave: thenFails(error, sends()),
    steps: [said('unknown'), mines(), heard('confirmed'), said('sent')],
  })),
  {
    name: 'it is in a block before the wallet fails',
    behave: thenFails(ERRORS[0], async (transaction, wallet, fate) => {
      await sends()(transaction, wallet, fate);
      await mines()(fate);
    }),
    steps: [heard('confirmed'), said('sent')],
  },
  {
    name: 'the wallet never answers',
    behave: neverAnswers(sends()),
    steps: [mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'the wallet answers after seven minutes',
    behave: answersLater(sends()),
    steps: [passes(420 * SECONDS), answers(), mines(), heard('confirmed'), said('sent')],
  },
  ...[null, '0x', true, { hash: 'none' }].map((odd) => ({
    name: `it answers ${JSON.stringify(odd).slice(0, 20)}`,
    behave: thenAnswers(odd, sends()),
    steps: [said('unknown'), mines(), heard('confirmed'), said('sent')],
  })),
]);

table('The truth of a transfer whose wallet has sent nothing and fails', [
  ...ERRORS.slice(0, 6).map((error) => ({
    name: named(error),
    behave: thenFails(error),
    steps: [said('unknown'), passes(180 * SECONDS), heard('unknown')],
  })),
  {
    name: 'the wallet never answers',
    behave: neverAnswers(),
    steps: [passes(420 * SECONDS), heard('unknown'), opensAccount(), said('unknown')],
  },
  {
    name: 'it sends two minutes after its error',
    behave: thenFails(ERRORS[1]),
    steps: [
      said('unknown'),
      passes(120 * SECONDS),
      ({ change, asked: [first], wallet }) => change(() => wallet.send(first)),
      mines(),
      heard('confirmed'),
      said('sent'),
    ],
  },
]);

table('The truth of a transfer that is declined', [
  ...REFUSALS.map((error) => ({
    name: named(error),
    behave: declines(error),
    steps: [said('declined'), passes(70 * SECONDS)],
  })),
  {
    name: 'after an hour, and again at once',
    behave: answersLater(declines({ code: 4001, message: 'User rejected the request.' })),
    steps: [passes(3600 * SECONDS), answers(), said('declined')],
  },
]);

table('The truth of a transfer whose wallet has sent it and says that it was declined', [
  {
    name: named(UNPERMITTED),
    behave: thenDeclines(UNPERMITTED, sends()),
    steps: [mines(), heard('confirmed'), said('sent')],
  },
  ...REFUSALS.slice(0, 3).map((error) => ({
    name: named(error),
    behave: thenDeclines(error, sends()),
    steps: [said('declined'), mines(), heard('confirmed'), said('sent')],
  })),
  {
    name: 'the same is pressed again while it waits',
    behave: thenDeclines(REFUSALS[0], sends()),
    steps: [said('declined'), pressesAgain(), mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'it is in a block by then',
    behave: thenDeclines(REFUSALS[0], async (transaction, wallet, fate) => {
      await sends()(transaction, wallet, fate);
      await mines()(fate);
    }),
    steps: [heard('confirmed'), said('sent')],
  },
]);
