// Outcomes of a transfer on Solana: the wallet signs, the site's node sends, and either may lie.
import { refusal, SILENT, status } from './support/lyingNode.mjs';
import { solanaTable as table } from './support/solanaWorld.mjs';
import {
  answers,
  answersLater,
  closes,
  comesOnline,
  declines,
  ends,
  goesOffline,
  heard,
  isAskedFor,
  isHonest,
  lies,
  neverAnswers,
  opensAccount,
  passes,
  reloads,
  said,
  sees,
  sends,
  signs,
  thenFails,
} from './support/steps.mjs';

const SECONDS = 1_000;

/** More blocks than a transaction's validity. */
const lapses = () => (fate) => fate.change(() => fate.cluster.advance(200));

/** The node sends it, and then answers with something else. */
const sendingThen = (instead) => ({
  async sendTransaction(_params, tellTruth) {
    await tellTruth();
    return instead;
  },
});
const sendingInstead = (instead) => ({ sendTransaction: () => instead });
const PREFLIGHT = refusal(-32002, 'Transaction simulation failed: Blockhash not found', {
  err: 'BlockhashNotFound',
});

table('The truth of a transfer on Solana by its node', [
  { name: 'that is honest', behave: signs(), steps: [heard('confirmed'), said('sent')] },
  {
    name: 'that falls silent when it has sent',
    lies: sendingThen(SILENT),
    behave: signs(),
    steps: [passes(60 * SECONDS), heard('confirmed'), said('sent')],
  },
  {
    name: 'that is silent and has not sent, until its blocks are past',
    lies: sendingInstead(SILENT),
    behave: signs(),
    steps: [passes(60 * SECONDS), lapses(), heard('dropped'), said('notSent')],
  },
  {
    name: 'that is out of order when it has sent',
    lies: sendingThen(status(500)),
    behave: signs(),
    steps: [passes(60 * SECONDS), heard('confirmed'), said('sent')],
  },
  {
    name: 'that is out of order, and has not sent',
    lies: sendingInstead(status(500)),
    behave: signs(),
    steps: [passes(60 * SECONDS), lapses(), heard('dropped'), said('notSent')],
  },
  {
    name: 'that refuses it, and has sent it',
    lies: sendingThen(PREFLIGHT),
    behave: signs(),
    steps: [passes(60 * SECONDS), sees()],
  },
  {
    name: 'that limits how often it may be asked, and has sent it',
    lies: sendingThen(refusal(429, 'request rejected by rate limiter')),
    behave: signs(),
    steps: [passes(60 * SECONDS), heard('confirmed'), said('sent')],
  },
  {
    name: 'that answers another signature',
    lies: sendingThen('5'.repeat(87)),
    behave: signs(),
    steps: [heard('confirmed'), said('sent')],
  },
  {
    name: 'that says it has sent it and has not',
    lies: sendingInstead('5'.repeat(87)),
    behave: signs(),
    steps: [passes(60 * SECONDS), lapses(), heard('dropped'), said('notSent')],
  },
  {
    name: 'that knows nothing of it for a while',
    lies: { getSignatureStatuses: () => ({ context: { slot: 1 }, value: [null] }) },
    behave: signs(),
    steps: [passes(120 * SECONDS), sees(), isHonest(), heard('confirmed'), said('sent')],
  },
  {
    name: 'of another cluster, which knows nothing of it',
    lies: {
      getGenesisHash: () => '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKqa3s1gkYqpd',
      getSignatureStatuses: () => ({ context: { slot: 900_000_000 }, value: [null] }),
      getEpochInfo: () => ({ blockHeight: 900_000_000, absoluteSlot: 900_000_000 }),
    },
    mayStop: true,
    behave: signs(),
    steps: [passes(120 * SECONDS), sees(), ends(undefined, 'pending', 'unknown')],
  },
]);

table('The truth of a transfer on Solana by its wallet', [
  ...[
    { code: 4001, message: 'User rejected the request.' },
    { message: 'User rejected the request.' },
    { message: 'Transaction cancelled by user' },
  ].map((error) => ({
    name: `that declines with ${error.code ?? 'no code'} “${error.message}”`,
    behave: declines(error),
    steps: [said('declined'), passes(70 * SECONDS)],
  })),
  ...[
    { code: -32603, message: 'Request cancelled due to timeout' },
    { message: 'context canceled' },
    { code: -32603, message: 'Transaction rejected: rate limited' },
  ].map((error) => ({
    name: `that sends by itself and fails with ${error.code ?? 'no code'} “${error.message}”`,
    behave: thenFails(error, sends()),
    steps: [said('unknown'), passes(60 * SECONDS)],
  })),
  {
    name: 'that fails and sends nothing',
    behave: thenFails({ code: -32603, message: 'Internal error' }),
    steps: [said('unknown'), passes(60 * SECONDS)],
  },
  {
    name: 'that sends by itself, and answers too',
    behave: sends(),
    steps: [heard('confirmed'), said('sent')],
  },
  {
    name: 'that signs another amount',
    behave: (transaction, wallet, fate) => signs({ value: 500_000_000n })(transaction, wallet, fate),
    mayStop: true,
    steps: [passes(20 * SECONDS), sees()],
  },
  {
    name: 'that signs for somebody else',
    behave: (transaction, wallet, fate) => signs({ to: fate.stranger.address })(transaction, wallet, fate),
    mayStop: true,
    steps: [passes(20 * SECONDS), sees()],
  },
  {
    name: 'that signs with another key',
    behave: (transaction, wallet, fate) => signs({ by: fate.stranger })(transaction, wallet, fate),
    steps: [passes(20 * SECONDS), sees()],
  },
  {
    name: 'that answers nothing',
    behave: () => null,
    steps: [passes(60 * SECONDS), sees()],
  },
  {
    name: 'that answers when its blocks are past',
    behave: answersLater(signs()),
    steps: [lapses(), answers(), passes(60 * SECONDS), sees()],
  },
  {
    name: 'that sends and never answers',
    behave: neverAnswers(sends()),
    steps: [sees(), passes(360 * SECONDS)],
  },
]);

table('The truth of a transfer on Solana whose visitor', [
  {
    name: 'reloads when the node was silent',
    lies: sendingThen(SILENT),
    behave: signs(),
    steps: [passes(15 * SECONDS), reloads(), heard('confirmed'), opensAccount(), said('sent')],
  },
  {
    name: 'closes the modal while the wallet is asked',
    behave: answersLater(signs()),
    steps: [closes(), answers(), heard('confirmed'), opensAccount(), said('sent')],
  },
  {
    name: 'goes offline when the wallet has signed',
    behave: answersLater(signs()),
    steps: [goesOffline(), answers(), passes(60 * SECONDS), comesOnline(), passes(60 * SECONDS), sees()],
  },
  {
    name: 'has a node that is mended after the blocks are past',
    lies: sendingThen(SILENT),
    behave: signs(),
    steps: [
      isAskedFor('sendTransaction'),
      lies({ '*': () => SILENT }),
      passes(60 * SECONDS),
      lapses(),
      isHonest(),
      heard('confirmed'),
      said('sent'),
    ],
  },
]);
