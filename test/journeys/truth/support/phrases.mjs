// What the sentences of the product claim about money, written out here. A sentence that sounds like an outcome and is
// in neither list fails the table: whoever adds one says here what it claims.

const AMOUNT = String.raw`(?<amount>[\d.,]+) (?<symbol>[A-Z]+)`;
const RECEIVER = String.raw`(?<receiver>\w+…\w+)`;
const OTHER = String.raw`((?<otherAmount>[\d.,]+) [A-Z]+ to|a transaction to) (?<otherReceiver>\w+…\w+)|another transaction`;
const like = (text) => new RegExp(`^${text}$`, 'u');

/** What is said, and what it claims. The first that fits counts. */
export const CLAIMS = [
  // The outcome of a transfer.
  [like(`Sent ${AMOUNT}`), 'sent'],
  [like(`Sending ${AMOUNT}…`), 'pending'],
  [like(`Sending ${AMOUNT} failed(: .*)?`), 'failed'],
  [
    like(
      `Sending ${AMOUNT}: not on the network. It can still go through until you cancel it in your wallet or use its place for another transaction.`,
    ),
    'notOnNetwork',
  ],
  [like(`Sending ${AMOUNT} didn’t go through, and can’t any more. Nothing was sent.`), 'notSent'],
  [like(`Sending ${AMOUNT}: waiting for signatures, or for somebody to execute it`), 'awaiting'],
  [like('The transaction went through. We couldn’t check whether any .* arrived.'), 'unseen'],
  [like('The transaction went through, but no (?<symbol>[A-Z]+) moved'), 'movedNothing'],
  [like(`The transaction went through, but less than ${AMOUNT} moved`), 'movedPart'],
  [
    like(
      `Your wallet sent something else(, and it failed)?: ${OTHER}. You asked for: ${AMOUNT} to ${RECEIVER}.`,
    ),
    'somethingElse',
  ],
  [like(`Sending ${AMOUNT} was canceled`), 'cancelled'],
  [like(`Sending ${AMOUNT} was replaced by another transaction`), 'replaced'],
  [like(`We don’t know yet whether ${AMOUNT} was sent`), 'unknown'],
  [like('Transaction confirmed'), 'sent'],
  [like('Your transaction…'), 'pending'],
  [like('Your transaction failed(: .*)?'), 'failed'],
  [like('We don’t know yet whether your transaction went through'), 'unknown'],
  [like('Transaction started'), 'asked'],
  [like('Waiting for your wallet…'), 'asked'],
  // The notices of the review and the form: whole in a live region, in parts elsewhere.
  [like('(You declined in your wallet )?Nothing was sent.'), 'notSent'],
  [like('You declined in your wallet'), 'declined'],
  [like('Declined'), 'declined'],
  [like('Stopped before you approved it'), 'notAnswered'],
  [like('Stopped before you approved it Nothing was sent.'), 'notSent'],
  [like('This transfer would fail'), 'wouldFail'],
  [like('This transfer would fail Nothing was sent.( Details: .*)?'), 'notSent'],
  [like('Couldn’t reach .* Nothing was sent. Check your connection and try again.'), 'notSent'],
  [
    like(
      'Your wallet has moved on It’s on another network or account. Nothing was sent. Go back and review again.',
    ),
    'notSent',
  ],
  [like('Something went wrong Nothing was sent.( Details: .*)?'), 'notSent'],
  [like('Something went wrong Check your wallet before you try again.( Details: .*)?'), 'unknown'],
  [like('Your wallet didn’t answer It may still send. Check there before you try again.'), 'unknown'],
  [like('Something went wrong'), 'unknown'],
  [like('An earlier transfer is still waiting'), 'asked'],
  [like('Your wallet hasn’t answered it yet. Check there first, or you may send twice.'), 'asked'],
  [like('Receiver gets 11.25 TRU'), 'keepsPart'],
  [like('.*The receiver gets less This token keeps a part of every transfer.'), 'keepsPart'],
  [like('.*Not confirmed yet Your earlier transfer to this address may still go through.'), 'earlier'],
  [like('(Checked )?Simulated successfully'), 'wouldWork'],
];

/** What a row of the activity claims by its word beside "Sent". None means that it was sent. */
export const ROW_CLAIMS = {
  '': 'sent',
  'In your wallet': 'asked',
  Pending: 'pending',
  'Not known yet': 'unknown',
  Failed: 'failed',
  'Not on the network': 'notOnNetwork',
  'Waiting for signatures': 'awaiting',
  'Something else sent': 'somethingElse',
  Canceled: 'cancelled',
  Replaced: 'replaced',
};

/** What the page hears claims. */
export const EVENT_CLAIMS = {
  pending: 'pending',
  unknown: 'unknown',
  confirmed: 'sent',
  reverted: 'failed',
  dropped: 'notOnNetwork',
  replaced: 'replaced',
  mismatched: 'somethingElse',
  awaiting_signatures: 'awaiting',
};

/** Words in which an outcome can be told. */
const OUTCOME_LIKE =
  /\b(sent|sending|fail(s|ed)?|went|go(es)? through|declin\w*|reject\w*|cancel(l?ed)|dropp\w*|confirm(ed|s)|pending|broadcast|succe\w*|nothing|don’t know|not known|replac\w*|answer\w*|lost|revert\w*|expired|something else|may still|unknown)\b/i;

/** Words like an outcome that claim nothing about this one. */
export const NEUTRAL = [
  /^Here you’ll see what you send from this device\. The block explorer shows everything\.$/,
  /^Only what you sent from this device is listed\.$/,
  /^No transactions yet/,
  /^First time You haven’t sent to this address before\. Check that it’s right\.$/,
  /^This is a smart contract Make sure it can receive what you send\. Otherwise it’s lost\.$/,
  /^Balance not available/,
  /^Failed to fetch/,
  /^First time We know of no earlier transfer from you to this address\. Check that it’s right\.$/,
  /^(Checked )?(The network accepts this transfer|Not simulated)\. We couldn’t check what arrives\.$/,
  /^This address isn’t in use yet/,
  /^Check your email Open the link we sent to/,
  /^Enter the code we sent to/,
  /^Approve or decline the request below\.$/,
];

/** What one text claims: `{ claims, amount, symbol }`, nothing, or `unclassified`. */
export function readClaims({ kind, text }) {
  if (kind === 'row') return readRow(text);
  for (const [pattern, ...claims] of CLAIMS) {
    const match = pattern.exec(text);
    if (match) return { claims, ...match.groups };
  }
  if (!OUTCOME_LIKE.test(text) || NEUTRAL.some((pattern) => pattern.test(text))) return undefined;
  return { claims: ['unclassified'] };
}

/** `Sent Pending just now · To 0x3C44…93BC −0.25 ETH` */
function readRow(text) {
  const [, rest] = /(?:^|\s)Sent (.*)$/u.exec(text) ?? [];
  if (rest === undefined) return undefined;
  const status = Object.keys(ROW_CLAIMS).find((word) => word && rest.startsWith(`${word} `)) ?? '';
  const { amount, symbol } = new RegExp(`−${AMOUNT}`, 'u').exec(rest)?.groups ?? {};
  const [, receiver] = /To (0x\w{4}…\w{4}|\w{4}…\w{4})/u.exec(rest) ?? [];
  return { claims: [ROW_CLAIMS[status]], amount, symbol, receiver };
}
