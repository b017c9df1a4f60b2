import { splitCamelCase } from '../text/splitCamelCase.js';

/**
 * Words for the person who can refuse. Programs are named differently, and an account's owners and signers may be other people.
 */
const PEOPLE: ReadonlySet<string> = words('user you');

/** Words that may qualify them. "A user" or "unknown user" is somebody else. */
const QUALIFIERS: ReadonlySet<string> = words('the your this account wallet device ledger trezor');

/** Words that may precede them, unlike "for user". */
const BEFORE: ReadonlySet<string> = words(
  'because since as that and but then e error exception reason failed ethers',
);
const AUXILIARIES: ReadonlySet<string> = words('has have had just already explicitly manually intentionally');

/** Negations: "not rejected by the user", "can be cancelled by the user". */
const NOT_SO: ReadonlySet<string> = words("not never nor no be cannot can't wasn't isn't hasn't haven't");

const REFUSED: ReadonlySet<string> = words(
  'rejected denied declined refused cancelled canceled disapproved reject deny decline refuse cancel disapprove',
);
const REFUSES: ReadonlySet<string> = words('rejects denies declines refuses cancels disapproves');
const REFUSAL: ReadonlySet<string> = words('rejection denial refusal cancellation');

/** Words for the refused request. Any other word after the verb may reverse the meaning: "user rejected by policy". */
const REQUESTED: ReadonlySet<string> = words(
  `a an the this that your their it to of for and requested request requests transaction transactions tx txs signature
  signatures sign signing message messages typed data personal connection connect connecting session proposal pairing
  account accounts address access authorization authorisation approval approve approving confirm confirmation permission
  permissions operation action prompt call calls bundle batch method methods chain chains network networks event events
  types json rpc namespaces switch switching change changing add adding token asset wallet login send sending transfer
  payment swap authentication existing share sharing eth error`,
);

/** Prepositions before names: "in MetaMask", "on the device". */
const PLACES: ReadonlySet<string> = words('in on via through inside from');
const MOST_PLACE_WORDS = 3;

/** Matches a lower-case text that contains one of these words. */
const wordsLike = (...some: readonly string[]) => new RegExp(`\\b(${some.join('|')})\\b`);

/**
 * Words that only appear once a transaction was sent, or when nobody is asked any more. Next to them, even a refusal code
 * proves nothing.
 */
const NETWORK = wordsLike(
  'node|sequencer|bundler|paymaster|relay|relayer|validator|mempool|tx ?pool|transaction pool',
  'rate limit(s|ed|er)?|too many requests|quota|throttl(ed|ing)|time ?outs?|timed out|expir(y|ed|es)|deadline',
  'underpriced|nonce|insufficient|revert(s|ed)?|vm exception|out of gas|intrinsic gas|base ?fee|fee cap|(gas|fee) too low',
  'sent|submitted|broadcast(ed)?|in flight|on its way|succeeded|successful(ly)?|mined',
  'already (known|imported|exists)|known transaction',
  // These only make sense after an earlier transaction.
  'pending|queued?|replaced|replacement|dropped|stuck|duplicate|second|receipt|waiting|after sign(ing|ature)?',
  'speed(ing)? up|sped up|accelerat(e|ed|ing|ion)|rebroadcast(ing)?|re ?(submit|send)(t|ted|ting|ing)?|retry(ing)?',
  '(?<!try )again|(gas|fees?|price) (bump|boost|increase)|(bump|boost|rais|increas)(e|ed|ing)?|cancell?ation of',
);

/** A transaction hash, or a Solana signature. */
const OF_TRANSACTION = /\b(0x)?[0-9a-f]{64}\b|\b[1-9a-z]{86,88}\b/i;

/** "The transaction was not sent" is consistent with a refusal. */
const NOT_SENT = /\b(not|nothing|never|\w+n['’]t)( was| been| yet)? (sent|submitted|broadcast(ed)?)\b/g;

/** Others that refuse or cancel, and signs of doubt. A text with these words isn't a person's decision. */
const OTHERS = wordsLike(
  'agent|server|gateway|proxy|firewall|context|abort(ed)?|interrupted|disconnected|query|statement|database',
  'polic(y|ies)|rules?|limit(s|ed|er)?|compliance|sanction(s|ed)?|ofac|kyc|aml|fraud|risk|screening',
  '(block|black|deny|allow|white) ?list(s|ed)?|phishing|forbidden|unauthori[sz]ed',
  'maybe|perhaps|possibly|probably|likely|(may|might|could) (have|be)|whether|if|unless|until|or|unknown',
  'previous(ly)?|earlier',
);

/** The status of a Ledger whose owner pressed "Reject". It has signed nothing. */
const LEDGER_REFUSED = /\b0x6985\b/;

/** Characters that introduce an explanation. */
const DESCRIBED: ReadonlySet<string> = new Set([':', '=', '(', '[', '/']);

/** A part of a sentence, and the character that ends it. */
interface Clause {
  readonly said: readonly string[];
  readonly end: string;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Ethers and viem append the request, whose words come from the page. */
const withoutRequest = (text: string) => text.split(/\n\s*\n| \(action=/, 1)[0] ?? '';

/**
 * In lower case, with dashes as colons. `UserRefusedOnDevice`, `USER_REJECTED` and `ethers-user-denied` are split into words.
 */
const plain = (text: string) =>
  splitCamelCase(text)
    .toLowerCase()
    .replace(/\s[-–—]+\s/g, ' : ')
    .replace(/[-_]/g, ' ');

function clausesOf(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let said: string[] = [];
  for (const [token] of text.matchAll(/[\p{L}\p{N}'’]+|\S/gu)) {
    if (/[\p{L}\p{N}]/u.test(token)) said.push(token.replace(/^['’]+|['’]+$/g, '').replace('’', "'"));
    else if (said.length > 0) {
      clauses.push({ said, end: token });
      said = [];
    }
  }
  return said.length > 0 ? [...clauses, { said, end: '' }] : clauses;
}

/** The index of the first word that isn't in `skipped`, starting at `from`. */
function skip(said: readonly string[], skipped: ReadonlySet<string>, from: number, step: 1 | -1 = 1): number {
  let at = from;
  while (skipped.has(said[at] ?? '')) at += step;
  return at;
}

/** Whether the rest of a clause only names the request, and optionally a place. */
function endsWell(rest: readonly string[]): boolean {
  const at = rest.findIndex((word) => !REQUESTED.has(word));
  if (at === -1) return true;
  if (!PLACES.has(rest[at] ?? '') || rest.includes('by')) return false;
  return rest.length - at - 1 <= MOST_PLACE_WORDS;
}

/** "User rejected the request". */
function isActive({ said, end }: Clause, at: number): boolean {
  const lead = said[skip(said, QUALIFIERS, at - 1, -1)];
  if (lead !== undefined && !BEFORE.has(lead)) return false;
  const verbAt = skip(said, AUXILIARIES, at + 1);
  const verb = said[verbAt] ?? '';
  const rest = said.slice(verbAt + 1);
  if (!REFUSED.has(verb) && !REFUSES.has(verb) && !(verbAt === at + 1 && REFUSAL.has(verb))) return false;
  // "User rejected: not a member" and "User denied access" mean that the user was rejected.
  if (rest.length === 0) return !DESCRIBED.has(end);
  if (rest.includes('access') && !rest.some((word) => /^(accounts?|wallet)$/.test(word))) return false;
  return endsWell(rest);
}

/** "Rejected by the user". */
function isPassive({ said }: Clause, at: number): boolean {
  const by = skip(said, QUALIFIERS, at - 1, -1);
  if (said[by] !== 'by' || !REFUSED.has(said[by - 1] ?? '')) return false;
  if (said.slice(Math.max(0, by - 4), by - 1).some((word) => NOT_SO.has(word))) return false;
  const rest = said.slice(at + 1);
  return rest.length === 0 || (PLACES.has(rest[0] ?? '') && endsWell(rest));
}

/** Questions don't count. */
const saysRefusal = (clause: Clause) =>
  clause.end !== '?' &&
  clause.said.some((word, at) => PEOPLE.has(word) && (isActive(clause, at) || isPassive(clause, at)));

/**
 * Whether the texts of an error say that a person refused: the user is the subject, or the sentence ends with "by the user".
 * Words such as "rejected" or "cancelled" alone prove nothing, because nodes, limits and policies use them too, even after
 * sending. When in doubt, false.
 */
export function sayRefusal(texts: readonly string[]): boolean {
  const said = texts.map((text) => plain(withoutRequest(text)));
  if (said.some((text) => OTHERS.test(text) || NETWORK.test(text))) return false;
  return said.some((text) => LEDGER_REFUSED.test(text) || clausesOf(text).some(saysRefusal));
}

/**
 * Whether the texts of an error mention something that happens only after sending, or without a person. A refusal code next to
 * them may come from anywhere.
 */
export const contradictRefusal = (texts: readonly string[]): boolean =>
  tell(NETWORK, texts) || texts.some((text) => OF_TRANSACTION.test(withoutRequest(text)));

/**
 * Words that blame another party or describe a transaction's fate. A text that says that a person refused may contain them too.
 */
const ELSEWHERE = wordsLike(
  'by (?!((the|your|this) )?(user|you|account|wallet|device|ledger|trezor)\\b)\\w+',
  'failed|failure|lost|below|hash|peers?|another',
);

/**
 * Whether the texts of an error, none of which says that a person refused, blame another party. A refusal code next to them
 * proves nothing.
 */
export const blameOthers = (texts: readonly string[]): boolean => tell(ELSEWHERE, texts);

/** Whether one of the texts matches, ignoring parts that say something was not sent. */
function tell(words: RegExp, texts: readonly string[]): boolean {
  return texts.some((text) => words.test(plain(withoutRequest(text)).replace(NOT_SENT, '')));
}
