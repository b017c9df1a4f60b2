// Tests the judge: it has to find each kind of wrong text, and nothing in right ones.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge, NOTHING } from './judge.mjs';

const RECIPIENT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const HASH = `0x${'ab'.repeat(32)}`;
const wanted = { amount: '0.25', symbol: 'ETH', recipient: RECIPIENT };
const delivered = { ...NOTHING, delivered: 1, inBlocks: 1, hashes: [HASH] };

const live = (text) => ({ kind: 'come', said: { kind: 'live', text, place: 0 } });
const row = (text) => ({ kind: 'come', said: { kind: 'row', text, place: 0 } });
const is = (facts) => ({ kind: 'facts', facts: { ...NOTHING, ...facts } });
const event = (report) => ({ kind: 'event', report });
const asked = { kind: 'asked' };
const refused = { kind: 'refused' };
const settled = { kind: 'settled' };
const review = { kind: 'come', said: { kind: 'text', text: 'Review transfer', place: 0 } };
const send = { kind: 'come', said: { kind: 'button', text: 'Send 0.25 ETH', isOn: true, place: 0 } };

/** Puts ten seconds between entries. */
const inTime = (entries) => entries.map((entry, place) => ({ ...entry, at: entry.at ?? place * 10_000 }));
const wrongIn = (entries, more) => judge(inTime(entries), { ...wanted, ...more });

const RIGHT = {
  'sent when it was sent': [asked, is(delivered), live('Sent 0.25 ETH'), settled],
  'pending, then sent': [
    asked,
    is({ waiting: 1 }),
    live('Sending 0.25 ETH…'),
    is(delivered),
    row('Sent 1 minute ago · To 0x3C44…93BC −0.25 ETH'),
  ],
  'declined by its person': [asked, refused, live('You declined in your wallet'), settled],
  'declined, and its place is used': [asked, refused, is({ others: 1 }), live('Nothing was sent.'), settled],
  'declined, and the network holds it': [asked, refused, is({ waiting: 1 }), live('Sending 0.25 ETH…')],
  'nothing sent, with its place used': [asked, is({ others: 1 }), live('Nothing was sent.')],
  'nothing sent before the wallet was asked': [
    live('Nothing was sent. Check your connection and try again.'),
  ],
  'not known': [asked, live('We don’t know yet whether 0.25 ETH was sent'), is(delivered)],
  'a failure': [
    asked,
    is({ failed: 1, hashes: [HASH] }),
    live('Sending 0.25 ETH failed. At most the network fee was charged. Details: “Frozen”'),
    event({ status: 'reverted', hash: HASH }),
  ],
  'an event with its hash': [asked, is(delivered), event({ status: 'confirmed', hash: HASH })],
  'armed before the wallet is asked': [review, send],
  'armed after a refusal': [review, asked, refused, send],
  'something else, with what it was': [
    asked,
    is({ others: 1, otherCalls: [{ to: `0x${'77'.repeat(20)}`, value: 500_000_000_000_000_000n }] }),
    live('Your wallet sent something else: 0.5 ETH to 0x7777…7777. You asked for: 0.25 ETH to 0x3C44…93BC.'),
  ],
  'late words that are corrected before the end': [
    asked,
    is(delivered),
    live('Sent 0.25 ETH'),
    is({}),
    { kind: 'gone', said: { kind: 'live', text: 'Sent 0.25 ETH', place: 0 } },
    settled,
  ],
  'words of a page that has reloaded': [
    asked,
    is(delivered),
    live('Sent 0.25 ETH'),
    is({}),
    { kind: 'empty', place: 0 },
    settled,
  ],
};

const WRONG = {
  'sent when it was not': [asked, is({}), live('Sent 0.25 ETH')],
  'confirmed, and in no block': [asked, is({ waiting: 1 }), live('Confirmed on Sandbox One.')],
  'sent when only something else was': [asked, is({ others: 1 }), live('Sent 0.25 ETH')],
  'nothing sent while the network holds it': [asked, refused, is({ waiting: 1 }), live('Nothing was sent.')],
  'nothing sent, and it is sent later': [asked, refused, live('Nothing was sent.'), is(delivered)],
  'nothing sent without evidence': [asked, is({}), live('Nothing was sent.')],
  'nothing sent on the word of a wallet': [asked, refused, live('Nothing was sent.')],
  'declined, and nobody did': [asked, is({}), live('Declined')],
  'a failure that was none': [
    asked,
    is(delivered),
    live('Sending 0.25 ETH failed. At most the network fee was charged.'),
  ],
  'another amount': [asked, is(delivered), live('Sent 0.5 ETH')],
  'another unit': [asked, is(delivered), live('Sent 0.25 TWO')],
  'another recipient': [asked, is(delivered), row('Sent 1 minute ago · To 0x3C44…93BD −0.25 ETH')],
  'a row that says sent and pending': [
    asked,
    is(delivered),
    row('Sent Pending 1 minute ago · To 0x3C44…93BC −0.25 ETH'),
  ],
  'a row with the sign of what is only pending': [
    asked,
    is(delivered),
    row('Send Pending 1 minute ago · To 0x3C44…93BC −0.25 ETH'),
  ],
  'not on the network, which holds it': [
    asked,
    is({ waiting: 1 }),
    row('Send Not on the network 1 minute ago · To 0x3C44…93BC 0.25 ETH'),
  ],
  'an event of a hash that is in no block': [
    asked,
    is(delivered),
    event({ status: 'confirmed', hash: `0x${'cd'.repeat(32)}` }),
  ],
  'an event of a success that was none': [
    asked,
    is({ hashes: [HASH] }),
    event({ status: 'confirmed', hash: HASH }),
  ],
  'an event in a word that nobody knows': [event({ status: 'gone' })],
  'armed after an unclear answer': [review, asked, is({}), send],
  'something else than something else': [
    asked,
    is({ others: 1, otherCalls: [{ to: `0x${'77'.repeat(20)}`, value: 1n }] }),
    live('Your wallet sent something else: 0.5 ETH to 0x7777…7777. You asked for: 0.25 ETH to 0x3C44…93BC.'),
  ],
  'a row of something else with the figures of this': [
    asked,
    is({ others: 1, otherCalls: [{ to: RECIPIENT.toLowerCase(), value: 500_000_000_000_000_000n }] }),
    row('Send Something else sent 1 minute ago · To 0x3C44…93BC 0.25 ETH'),
  ],
  'a sentence that nobody has classified': [live('Your transfer went away')],
  'words that stay when they are not so any more': [
    asked,
    is(delivered),
    live('Sent 0.25 ETH'),
    is({}),
    settled,
  ],
};

describe('The judge of words about money', () => {
  for (const [name, entries] of Object.entries(RIGHT))
    it(`finds nothing wrong: ${name}`, () => assert.deepEqual(wrongIn(entries), []));
  for (const [name, entries] of Object.entries(WRONG))
    it(`finds: ${name}`, () => assert.notDeepEqual(wrongIn(entries), []));
  it('finds a success that was simulated of a token that moves nothing', () => {
    assert.notDeepEqual(wrongIn([live('It would go through')], { canMove: false }), []);
  });
  it('accepts words that were on their way when it changed', () => {
    const entries = [
      asked,
      { ...is(delivered), at: 5_000 },
      { ...is({}), at: 20_000 },
      { ...live('Sent 0.25 ETH'), at: 20_500 },
    ];
    assert.deepEqual(wrongIn([{ ...asked, at: 0 }, ...entries.slice(1)]), []);
  });
});
