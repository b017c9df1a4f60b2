import { expect } from 'chai';
import fc from 'fast-check';
import { suspicionOf } from '../../../src/lib/account/suspectEntry.js';
import type { HistoryEntry, HistoryTransfer } from '../../../src/lib/account/transactionHistory.js';
import { historyRecipients } from '../../../src/lib/send/historyRecipients.js';
import { createImitationFinder } from '../../../src/lib/send/lookAlike.js';
import { recipientWarnings } from '../../../src/lib/send/sendWarnings.js';
import { entry, transfer } from '../account/entries.js';

const HEX = '0123456789abcdef';
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

interface Family {
  readonly network: HistoryEntry['network'];
  readonly native: string;
  readonly digits: string;
  readonly prefix: string;
  readonly length: number;
  /** The fewest matching characters of a forgery, if both ends match. */
  readonly least: number;
  /** The same, if only one end matches. */
  readonly leastAlone: number;
}

const FAMILIES: readonly Family[] = [
  { network: 'eip155:1', native: 'ETH', digits: HEX, prefix: '0x', length: 40, least: 3, leastAlone: 6 },
  {
    network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    native: 'SOL',
    digits: BASE58,
    prefix: '',
    length: 44,
    least: 2,
    leastAlone: 5,
  },
];

/** Evenly random addresses, which don't look alike by chance: no simple ones first, and no shrinking after a failure. */
const random = ({ digits, length }: Family) =>
  fc.noShrink(
    fc.noBias(fc.string({ unit: fc.constantFrom(...digits), minLength: length, maxLength: length })),
  );

/** The numbers of matching characters at the start and at the end. */
const forgedEnds = ({ least, leastAlone }: Family) => {
  const each = fc.integer({ min: least, max: 8 });
  const alone = fc.integer({ min: leastAlone, max: 12 });
  return fc.oneof(
    fc.tuple(each, each),
    alone.map((start) => [start, 0] as const),
    alone.map((end) => [0, end] as const),
  );
};

/** An address, and forgeries that match its start, its end or both. */
const victimOf = (family: Family) =>
  fc
    .tuple(
      random(family),
      fc.array(fc.tuple(random(family), forgedEnds(family)), { minLength: 1, maxLength: 3 }),
    )
    .map(([genuine, forgeries]) => ({
      genuine: `${family.prefix}${genuine}`,
      fakes: forgeries
        .map(([middle, [start, end]]) => {
          // Matching zeros at the start don't deceive anyone, so they don't count.
          const until = start === 0 ? 0 : start + (/^0*/.exec(genuine)?.[0].length ?? 0);
          const from = genuine.length - end;
          return genuine.slice(0, until) + middle.slice(until, from) + genuine.slice(from);
        })
        .filter((fake) => fake.toLowerCase() !== genuine.toLowerCase())
        .map((fake) => `${family.prefix}${fake}`),
    }));

/** Ways to put a fake address into an account's history. */
const FORGERIES: readonly ((me: string, fake: string, native: string) => Partial<HistoryEntry>)[] = [
  // A transfer of zero tokens in the account's name, which anyone can request from a token.
  (me, fake) => sent(fake, me, fake, { quantity: '0', symbol: 'USDC', isPriced: true }),
  // The same, from services that take the tokens' owner for the signer.
  (me, fake) => sent(me, me, fake, { quantity: '0', symbol: 'USDC', isPriced: true }),
  (me, fake) => sent(me, me, fake, { quantity: '0.000', symbol: 'USDC' }),
  // A made-up token that claims to have been sent.
  (me, fake) => sent(me, me, fake, { quantity: '5000', symbol: 'USDC' }),
  (me, fake, native) => sent(me, me, fake, { quantity: '5000', symbol: native }),
  (me, fake) => sent(me, me, fake, { quantity: '5000', symbol: undefined, recipient: fake }),
  (me, fake) => sent(fake, me, fake, { quantity: '5000', symbol: 'USDC', recipient: fake }),
  // A small amount that really arrives.
  (me, fake, native) => received(fake, me, { quantity: '0.000001', symbol: native, isPriced: true }),
  (me, fake) => received(fake, me, { quantity: '1', symbol: 'USDC' }),
  // An entry that failed, moves nothing or has no signer.
  (me, fake, native) => ({
    ...sent(me, me, fake, { symbol: native, isPriced: true, quantity: '1' }),
    status: 'failed',
  }),
  (me, fake) => ({ operation: 'execute', from: fake, to: me, transfers: [] }),
  (_me, fake, native) => sent(undefined, '', fake, { quantity: '1', symbol: native, isPriced: true }),
];

function sent(signer: string | undefined, _owner: string, to: string, more: Partial<HistoryTransfer>) {
  return { operation: 'send', from: signer, to, transfers: [transfer({ direction: 'out', ...more })] };
}
const received = (from: string, to: string, more: Partial<HistoryTransfer>) => ({
  operation: 'receive',
  from,
  to,
  transfers: [transfer({ direction: 'in', ...more })],
});

for (const family of FAMILIES) {
  const { network, native, prefix } = family;
  const story = fc.record({
    me: random(family).map((digits) => `${prefix}${digits}`),
    victims: fc.array(victimOf(family), { minLength: 1, maxLength: 4 }),
    forgeries: fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
    order: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
    isTokens: fc.boolean(),
    isRemembered: fc.boolean(),
  });

  describe(`a poisoned history on ${network}`, () => {
    it('makes no forged address known and no genuine one a fake', () => {
      fc.assert(
        fc.property(story, ({ me, victims, forgeries, order, isTokens, isRemembered }) => {
          const made = (change: Partial<HistoryEntry>, id: string) =>
            entry({ network, id, hash: id, status: 'confirmed', ...change });
          const genuine = victims.map(({ genuine: to }, index) =>
            made(
              sent(me, me, to, {
                quantity: '0.5',
                symbol: isTokens ? 'USDC' : native,
                isPriced: true,
                ...(isTokens ? { recipient: to } : {}),
              }),
              `genuine ${index}`,
            ),
          );
          const fakes = victims.flatMap((victim) => victim.fakes);
          const forged = fakes.length
            ? forgeries.map((pick, index) => {
                const forge = FORGERIES[pick % FORGERIES.length] as (typeof FORGERIES)[number];
                return made(forge(me, fakes[index % fakes.length] as string, native), `forged ${index}`);
              })
            : [];
          const entries = [...(isRemembered ? [] : genuine), ...forged]
            .map((one, index) => ({ one, at: order[index] ?? index }))
            .sort((a, b) => a.at - b.at)
            .map(({ one }) => one);
          const hasPrices =
            isRemembered || entries.some(({ transfers }) => transfers.some((one) => one.isPriced));
          const facts = {
            account: me,
            tokens: [],
            symbols: new Set([native, 'USDC']),
            doubtful: new Set<string>(),
            hasPrices,
          };
          const history = historyRecipients(entries, facts);
          const remembered = isRemembered
            ? victims.map(({ genuine: address }) => ({
                namespace: prefix ? ('eip155' as const) : ('solana' as const),
                address,
                name: undefined,
              }))
            : [];
          const warn = (address: string) =>
            recipientWarnings({
              recipient: { address, name: undefined, place: 'wallet' },
              sender: me,
              own: [],
              tokens: [],
              isNative: true,
              remembered,
              open: [],
              history,
            });
          for (const { genuine: address, fakes: ownFakes } of victims) {
            expect(warn(address), `genuine ${address}`).to.deep.equal([]);
            for (const fake of ownFakes) {
              expect(history, 'forged but known').not.to.include(fake);
              expect(warn(fake)[0], `fake ${fake}`).to.deep.include({ kind: 'lookAlike', known: address });
            }
          }
          const known = [me, ...history, ...remembered.map(({ address }) => address)];
          const imitated = createImitationFinder(known).find;
          const isKnown = (address: string) => known.includes(address);
          for (const one of genuine) {
            expect(suspicionOf(one, { ...facts, isKnown, imitated }), 'genuine but hidden').to.equal(
              undefined,
            );
          }
          for (const one of forged) {
            if (one.from !== me) {
              expect(suspicionOf(one, { ...facts, isKnown, imitated }), 'forged and shown').not.to.equal(
                undefined,
              );
            }
          }
        }),
        { numRuns: 400 },
      );
    });
  });
}
