import { expect } from 'chai';
import { sendRecipientForm } from '../../../src/atoms/send/recipient.js';
import { recipientWarningsAtom } from '../../../src/atoms/send/warnings.js';
import type { HistoryEntry, HistoryTransfer } from '../../../src/lib/account/transactionHistory.js';
import { entry, transfer } from '../../lib/account/entries.js';
import { ALICE, BOB, ONE } from '../fakes.js';
import { DOLLARS } from './fakeSending.js';
import { startSending } from './startSending.js';

const FAKE_BOB = '0x7099aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa79c8';

const moved = (
  from: string,
  to: string,
  change: Partial<HistoryTransfer>,
  more: Partial<HistoryEntry> = {},
): HistoryEntry =>
  entry({
    id: `${from} ${to}`,
    operation: 'send',
    network: ONE,
    from,
    to,
    transfers: [transfer({ direction: 'out', ...change })],
    ...more,
  });

/** A history, and the warnings that it gives for Bob and for his look-alike. */
const HISTORIES: readonly [string, readonly HistoryEntry[], string, string][] = [
  ['nothing', [], 'firstTime', 'firstTime'],
  ['ether that was sent', [moved(ALICE, BOB, { symbol: 'ETH' })], '', 'lookAlike'],
  [
    'ether that was sent, and nothing to the look-alike',
    [moved(ALICE, BOB, { symbol: 'ETH' }), moved(FAKE_BOB, FAKE_BOB, { quantity: '0' })],
    '',
    'lookAlike',
  ],
  [
    'nothing to the look-alike',
    [moved(ALICE, FAKE_BOB, { quantity: '0', isPriced: true })],
    'firstTime',
    'firstTime',
  ],
  [
    'ether from the look-alike',
    [moved(FAKE_BOB, ALICE, { direction: 'in', symbol: 'ETH', isPriced: true }, { operation: 'receive' })],
    'firstTime',
    'firstTime',
  ],
  [
    'a made-up token to the look-alike',
    [moved(ALICE, FAKE_BOB, { symbol: 'FREE' })],
    'firstTime',
    'firstTime',
  ],
  [
    'a token that is named like a real one, where real ones have prices',
    [moved(ALICE, BOB, { symbol: 'ETH', isPriced: true }), moved(ALICE, FAKE_BOB, { symbol: 'SUSD' })],
    '',
    'lookAlike',
  ],
  ['a token that the account holds', [moved(ALICE, BOB, { symbol: 'SUSD' })], '', 'lookAlike'],
  [
    'a call of a token that the account holds',
    [moved(ALICE, DOLLARS.address ?? '', { symbol: 'SUSD', isPriced: true })],
    'firstTime',
    'firstTime',
  ],
  [
    'a token whose recipient the service tells',
    [moved(ALICE, DOLLARS.address ?? '', { symbol: 'SUSD', isPriced: true, recipient: BOB })],
    '',
    'lookAlike',
  ],
  [
    'ether that did not arrive',
    [moved(ALICE, BOB, { symbol: 'ETH' }, { status: 'failed' })],
    'firstTime',
    'firstTime',
  ],
];

describe('what is said of a recipient', () => {
  for (const [what, entries, ofBob, ofFake] of HISTORIES) {
    it(`is “${ofBob}” of Bob and “${ofFake}” of his look-alike after ${what}`, async () => {
      const { store, fill } = await startSending({ entries });
      const said = async (address: string) => {
        await fill('1', address);
        return store
          .get(recipientWarningsAtom)
          .map(({ kind }) => kind)
          .join();
      };
      expect([await said(BOB), await said(FAKE_BOB)]).to.deep.equal([ofBob, ofFake]);
    });
  }
});

describe('a text that is almost a known address', () => {
  for (const [typed, known, slip] of [
    [BOB.slice(0, -1), BOB, 'missing'],
    [BOB.replace('dc79', 'dd79'), BOB, 'changed'],
    [ALICE.slice(0, -1), ALICE, 'missing'],
    [BOB.slice(0, 20), undefined, undefined],
  ] as const) {
    it(`is ${known ?? 'none'}: ${typed}`, async () => {
      const found = { [typed]: { problem: 'checksum' as const } };
      const { store, start, fill } = await startSending({
        entries: [moved(ALICE, BOB, { symbol: 'ETH' })],
        found,
      });
      start(() => store.sub(sendRecipientForm.nearMissAtom, () => undefined));
      await fill('1', typed);
      expect(store.get(sendRecipientForm.nearMissAtom)).to.deep.equal(known && { known, slip });
    });
  }
});
