// The claims about money in the product's sentences, written out here. A sentence that sounds like an outcome and is in neither
// list fails the table: its author has to add its claim here.

const AMOUNT = String.raw`(?<amount>[\d.,]+) (?<symbol>[A-Z]+)`;
const RECIPIENT = String.raw`(?<recipient>\w+…\w+)`;
const OTHER = String.raw`((?<otherAmount>[\d.,]+) [A-Z]+ to|a transaction to) (?<otherRecipient>\w+…\w+)|another transaction`;
/** A permission to take tokens from now on. */
const ALLOWED = String.raw`(?<howAllowed>unlimited |no more )?permission for (?<spender>\w+…\w+) to take( up to (?<allowedAmount>[\d.,]+))? [A-Z]+`;
const ANY = '.*';
const ELSEWHERE = 'Your wallet sent this on Sandbox Two, not on Sandbox One\\.';
const FAILED = String.raw`failed\. At most the network fee was charged\.( Details: “.*”)?`;
/** The result of a manual check. */
const LOOKED = String.raw`( We’ve looked just now and found nothing new\.| We couldn’t reach the network\. Check your connection\.)?`;
const like = (text) => new RegExp(`^${text}$`, 'u');

/** The texts and their claims. The first match counts. */
export const CLAIMS = [
  // The outcome of a transfer.
  [like(`Sent ${AMOUNT}`), 'sent'],
  [like(`Sending ${AMOUNT}…`), 'pending'],
  [like(`Sending ${AMOUNT} ${FAILED}`), 'failed'],
  [
    like(
      `Sending ${AMOUNT}: not on the network. It can still go through until you cancel it in your wallet or another transaction takes its place.`,
    ),
    'notOnNetwork',
  ],
  [like(`Sending ${AMOUNT} didn’t go through, and can’t anymore. Nothing was sent.`), 'notSent'],
  [
    like(
      `Sending ${AMOUNT}: your wallet says it gave up on this. We couldn’t check that, so we keep looking.`,
    ),
    'givenUp',
  ],
  // Known only from the wallet, which no fate of a single transfer contains without a contradiction.
  [
    like(
      `Sending ${AMOUNT}: your wallet says (it went through|it failed|part of it failed). We couldn’t check that.`,
    ),
    'unknown',
  ],
  [like(`Sending ${AMOUNT}: part of it failed`), 'failed'],
  [like(`Sending ${AMOUNT}: waiting for signatures, or for somebody to execute it`), 'awaiting'],
  [like('The transaction went through. We couldn’t check whether any .* arrived.'), 'unseen'],
  [like('The transaction went through. We couldn’t check whether it did what was asked.'), 'unseen'],
  [like('The transaction went through, but no (?<symbol>[A-Z]+) moved'), 'movedNothing'],
  [like(`The transaction went through, but less than ${AMOUNT} moved`), 'movedPart'],
  [
    like(
      `Your wallet sent something else(, and it failed)?: (${ALLOWED}|${OTHER})(, with a different call)?. You asked for: ${AMOUNT} to ${RECIPIENT}.`,
    ),
    'somethingElse',
  ],
  [like(`Sending ${AMOUNT} was canceled`), 'cancelled'],
  [like(`Sending ${AMOUNT} was replaced by another transaction`), 'replaced'],
  [like(`We don’t know yet whether ${AMOUNT} was sent`), 'unknown'],
  [like('Transaction confirmed'), 'sent'],
  [like('Your transaction…'), 'pending'],
  [like(`Your transaction ${FAILED}`), 'failed'],
  [like('We don’t know yet whether your transaction went through'), 'unknown'],
  [like('Transaction started'), 'asked'],
  [like('Waiting for your wallet…'), 'asked'],
  [like(ELSEWHERE), 'elsewhere'],
  [
    like(`${ANY}: ${AMOUNT} to ${RECIPIENT}\\. ${ELSEWHERE} If you go on, both may go through\\.${LOOKED}`),
    'elsewhere',
    'earlier',
  ],
  // The notices of the review and the form: a title, and the text below it.
  [like(`(${ANY} )?Nothing was sent\\.( ${ANY})?`), 'notSent'],
  [like('This couldn’t be sent'), 'notSent'],
  [like('You declined in your wallet'), 'declined'],
  [like('You declined this in your wallet. We couldn’t check whether it was sent anyway.'), 'declined'],
  [like('Declined'), 'declined'],
  [like('Stopped before you approved it'), 'stopped'],
  [like('This transfer wouldn’t work'), 'wouldFail'],
  [like('Something went wrong'), 'unknown'],
  [
    like(
      `We’re looking for it\\. Your wallet may still send it, so check there too\\.( Your wallet says: “${ANY}”\\.)?${LOOKED}`,
    ),
    'unknown',
  ],
  [like('Check the activity in your wallet before you try again\\.'), 'unknown'],
  [like('Not confirmed yet'), 'earlier'],
  [like('Your earlier transfer to this address may still go through\\.'), 'earlier'],
  [like('An earlier request is still waiting'), 'earlier'],
  [
    like(
      `${ANY}: ${AMOUNT} to ${RECIPIENT}\\. (If you go on, both may go through|Your wallet hasn’t answered it yet. Check there first, or both may go through)\\.${LOOKED}`,
    ),
    'earlier',
  ],
  // The lines of a receipt.
  [like(`You sent ${AMOUNT}`), 'sent'],
  [like(`Confirmed ${ANY}`), 'inBlock'],
  [like('(Checked )?It would go through'), 'wouldWork'],
  [like('Recipient gets 11.25 TRU'), 'keepsPart'],
  [like('The recipient gets less'), 'keepsPart'],
];

/** The claims of an activity row's status beside "Send". Without a status, beside "Sent", it claims that it was sent. */
export const ROW_CLAIMS = {
  '': 'sent',
  'Waiting for your wallet': 'asked',
  Pending: 'pending',
  'Not known yet': 'unknown',
  Failed: 'failed',
  'Failed in part': 'failed',
  'Not on the network': 'notOnNetwork',
  'Waiting for signatures': 'awaiting',
  'Nothing moved': 'movedNothing',
  'Less moved': 'movedPart',
  'Not checked': 'unseen',
  'Something else sent': 'somethingElse',
  Canceled: 'cancelled',
  Replaced: 'replaced',
};

/** The claims of events. */
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

/** Words that can describe an outcome. */
const OUTCOME_LIKE =
  /\b(sent|sending|fail(s|ed)?|went|go(es)? through|declin\w*|reject\w*|cancel(l?ed)|dropp\w*|confirm(ed|s)|pending|broadcast|succe\w*|nothing|don’t know|not known|replac\w*|answer\w*|lost|revert\w*|expired|something else|may still|unknown)\b/i;

/** Texts with such words that claim nothing about this transfer. */
export const NEUTRAL = [
  /^Here you’ll see what you send from this device\. The block explorer shows everything\.$/,
  /^Only what you sent from this device is listed\.$/,
  /^No transactions yet/,
  /^We know of no earlier transfer from you to this address\. Check that it’s right\.$/,
  /^Make sure it can receive what you send\. Otherwise it’s lost\.$/,
  /^This token keeps part of every transfer\.$/,
  /^(Checked )?(The network accepts this transfer|Not simulated)\. We couldn’t check what arrives\.$/,
  /^Check that it’s right\. (Nothing is there yet|Sending creates it, which takes at least [\d.]+ SOL)\.$/,
  /^(Balance not available|Failed to fetch)/,
  /^(Send again anyway|Go on anyway\. Both may go through\.)/,
  /^Nothing is known of this transaction anymore$/,
  /^Network fee (Not known( yet)?|Paid by another account)$/,
  /^Open the link we sent to/,
  /^Enter the code we sent to/,
  /^Approve or decline the request below\.$/,
];

/** The claims of one text: `{ claims, amount, symbol }`, nothing, or `unclassified`. */
export function readClaims({ kind, text }) {
  if (kind === 'row') return readRow(text);
  for (const [pattern, ...claims] of CLAIMS) {
    const match = pattern.exec(text);
    if (match) return { claims, ...match.groups };
  }
  if (!OUTCOME_LIKE.test(text) || NEUTRAL.some((pattern) => pattern.test(text))) return undefined;
  return { claims: ['unclassified'] };
}

/** `Send Pending now · To 0x3C44…93BC 0.25 ETH`, `Sent now · To 0x3C44…93BC −0.25 ETH` */
function readRow(text) {
  const [, label, rest] = /(?:^|\s)(Sent|Send) (.*)$/u.exec(text) ?? [];
  if (rest === undefined) return undefined;
  const status = Object.keys(ROW_CLAIMS).find((word) => word && rest.startsWith(`${word} `)) ?? '';
  const { sign, amount, symbol } =
    new RegExp(`(?<sign>[−+]?)(?<![<\\d.,])${AMOUNT}`, 'u').exec(rest)?.groups ?? {};
  // A transfer that isn't known to be sent has neither the word "Sent" nor a minus sign.
  if (label === 'Send' ? status === '' || sign : status !== '') return { claims: ['unclassified'] };
  const [, recipient] = /To (0x\w{4}…\w{4}|\w{4}…\w{4})/u.exec(rest) ?? [];
  return { claims: [ROW_CLAIMS[status]], amount, symbol, recipient };
}
