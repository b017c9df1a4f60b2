// Handmade swaps that take something other than what was chosen, tried on a real local cluster. None may be shown.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AccountRole, address } from '@solana/web3.js';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';
import {
  associatedAccount,
  createAssociated,
  keyPairs,
  people,
  TOKEN_2022,
  transferSol,
  transferTokens,
} from '../../../sandbox/solanaSupport.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { call, rejection } from '../support.mjs';
import { handmade, key, le, system, tokens } from './handmade.mjs';

const { solanaSwaps } = await bundled('src/chains/solana/swapping/solanaSwaps.ts');
const { startSolanaClusters } = sandboxNode;

const network = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const DOLLAR = address('5CjA48ssJ1AvWWAThZADYaEcFGj4d4DhRhdz3k1xkF8r');
const TOKEN_22 = address('Af4c4Nz9A69vNBqcfd96mweh2uuZrpwfPDKZv2b9RZeq');
const STAKE = address('Stake11111111111111111111111111111111111111');
const TABLE = address('6FTsXcqmYTAXKQrcBTqjbNBFvEHFdHJMmbhVVC3rYLxV');
const [alice, maker, carol] = people;
const token = (at, symbol, decimals) => ({
  ...{ network, address: at, name: symbol, symbol, decimals },
  ...{ icon: undefined, hasPermit: false },
});
const SOL = token(undefined, 'SOL', 9);
const SUSD = token(DOLLAR, 'SUSD', 6);
const PAID = 1_000_000_000n;
const GOT = 150_000_000n;
const wanted = { account: `${network}:${alice}`, from: SOL, to: SUSD, amount: PAID, mayBeSponsored: false };

let running;
let url;
let places;
before(async () => {
  running = await startSolanaClusters({ ports: [0] });
  url = running.clusters[0].rpcUrl;
  places = {
    own: await associatedAccount(alice, DOLLAR),
    makers: await associatedAccount(maker, DOLLAR),
    own22: await associatedAccount(alice, TOKEN_22, TOKEN_2022),
    makers22: await associatedAccount(maker, TOKEN_22, TOKEN_2022),
  };
});
after(() => running?.stop());

const made = (instructions, options) => handmade(url, instructions, options);

const base64 = (bytes) => Buffer.from(bytes).toString('base64');
const prepare = (bytes, more = {}) =>
  solanaSwaps.prepare(
    { ...wanted, ...more },
    { transaction: base64(bytes), toAmount: GOT },
    { slippage: 100, promised: GOT },
    { ...call(url), proven: new Map() },
  );

const pays = (lamports = PAID) => transferSol(alice, maker, lamports);
const yields = (units = GOT) => transferTokens(places.makers, DOLLAR, places.own, maker, units, 6);
const honest = () => [pays(), yields()];

const PAYS_MORE = 'It pays another amount than was chosen.';
const OTHER_TOKEN = 'It moves another token than was chosen.';
const OTHER_RIGHT = 'It would let somebody take something else.';
const NO_SWAP = 'It does something that no swap does.';
const TOO_LITTLE = 'It yields less than the chosen slippage allows.';
const NO_TRANSACTION = 'It is no transaction.';
const ANOTHER_SIGNER = 'Somebody else would have to sign it, too.';

/** The instructions of each, most of which extend the honest swap, and the expected reason for refusing it. */
const HOSTILE = [
  [
    'gives the owner’s right away',
    () => [...honest(), tokens([6, 2, 1, ...key(maker)], [places.own22], TOKEN_2022)],
    OTHER_RIGHT,
  ],
  [
    'lets somebody take its tokens',
    () => [...honest(), tokens([4, ...le(5n)], [places.own, maker])],
    OTHER_RIGHT,
  ],
  [
    'does so and checks the decimals',
    () => [...honest(), tokens([13, ...le(5n), 6], [places.own, DOLLAR, maker])],
    OTHER_RIGHT,
  ],
  [
    'closes a token account for somebody else',
    () => [...honest(), tokens([9], [places.own, maker])],
    OTHER_RIGHT,
  ],
  ['burns tokens', () => [...honest(), tokens([8, ...le(5n)], [places.own, DOLLAR])], NO_SWAP],
  [
    'moves another token',
    () => [...honest(), transferTokens(places.own22, TOKEN_22, places.makers22, alice, 1n, 9, TOKEN_2022)],
    OTHER_TOKEN,
  ],
  [
    'moves another token without naming it',
    () => [...honest(), tokens([3, ...le(1n)], [places.own22, places.makers22], TOKEN_2022)],
    OTHER_TOKEN,
  ],
  [
    'takes back what it yields',
    () => [...honest(), transferTokens(places.own, DOLLAR, places.makers, alice, GOT, 6)],
    OTHER_TOKEN,
  ],
  ['pays some SOL more', () => [...honest(), transferSol(alice, carol, 1n)], PAYS_MORE],
  ['pays much more SOL', () => [pays(500_000_000_000n), yields()], PAYS_MORE],
  [
    'gives the account to a program',
    () => [...honest(), system([1, 0, 0, 0, ...key(STAKE)], [alice])],
    OTHER_RIGHT,
  ],
  [
    'moves SOL under another name',
    () => [...honest(), system([11, 0, 0, 0, ...le(5n)], [alice, maker])],
    OTHER_RIGHT,
  ],
  [
    'changes who rules a nonce',
    () => [...honest(), system([7, 0, 0, 0, ...key(maker)], [alice])],
    OTHER_RIGHT,
  ],
  [
    'calls the stake program',
    () => [...honest(), { ...system([4, 0, 0, 0], [alice]), programAddress: STAKE }],
    NO_SWAP,
  ],
  ['yields less than the slippage allows', () => [pays(), yields(148_499_998n)], TOO_LITTLE],
  ['yields nothing', () => [pays(), transferSol(maker, carol, 1n)], 'The swap would yield nothing.'],
  [
    'yields another token',
    () => [pays(), transferTokens(places.makers22, TOKEN_22, places.own22, maker, GOT, 9, TOKEN_2022)],
    'The swap would yield nothing.',
  ],
  [
    'yields it to somebody else',
    async () => [
      pays(),
      createAssociated(maker, await associatedAccount(carol, DOLLAR), carol, DOLLAR),
      transferTokens(places.makers, DOLLAR, await associatedAccount(carol, DOLLAR), maker, GOT, 6),
    ],
    'The swap would yield nothing.',
  ],
];

describe('a swap on Solana', () => {
  it('that two agree about is shown with what it yields for sure', async () => {
    const { check, received, least, fee, deposit } = await prepare(await made(honest()));
    assert.deepEqual([check, received, least, fee, deposit], ['simulated', GOT, GOT, 10_000n, 0n]);
  });

  it('may yield as little as the slippage allows', async () => {
    const { received, toAmount } = await prepare(await made([pays(), yields(148_500_000n)]));
    assert.deepEqual([received, toAmount], [148_500_000n, GOT]);
  });

  for (const [what, instructions, details] of HOSTILE) {
    it(`is refused if it ${what}`, async () => {
      const error = await rejection(prepare(await made(await instructions())));
      assert.deepEqual([error.code, error.details], ['quote_failed', details]);
    });
  }

  const isRefused = async (bytes, details, more) => {
    const error = await rejection(prepare(bytes, more));
    assert.deepEqual([error.code, error.details], ['quote_failed', details]);
  };

  it('is refused if somebody else pays its fee', async () => {
    await isRefused(await made(honest(), { payer: maker }), 'It is for another account.');
  });

  it('is refused if the account has signed it already', async () => {
    await isRefused(await made(honest(), { by: [alice, maker] }), 'It is signed already.');
  });

  it('is refused if somebody else has yet to sign it, or has signed something else', async () => {
    await isRefused(await made(honest(), { by: [] }), ANOTHER_SIGNER);
    const [one, other] = [await made(honest()), await made([pays(1n), yields()])];
    await isRefused(
      Uint8Array.from([...one.slice(0, 65), ...other.slice(65, 129), ...one.slice(129)]),
      ANOTHER_SIGNER,
    );
  });

  it('is refused if it lives by a nonce', async () => {
    const nonce = {
      ...system([4, 0, 0, 0], [alice]),
      accounts: [{ address: alice, role: AccountRole.WRITABLE_SIGNER }],
    };
    await isRefused(await made([nonce, ...honest()]), 'It lives until a nonce is used.');
  });

  it('is refused if it is cut off, too long, or something else', async () => {
    const whole = await made(honest());
    for (const end of [0, 1, 64, 65, 130, whole.length - 1])
      await isRefused(whole.slice(0, end), NO_TRANSACTION);
    await isRefused(Uint8Array.from([...whole, 0]), NO_TRANSACTION);
    const padding = {
      programAddress: address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
      data: new Uint8Array(0),
    };
    const short = (await made([...honest(), padding])).length;
    // The data's length takes one more byte.
    const fill = (bytes) => ({ ...padding, data: new Uint8Array(bytes - short - 1).fill(97) });
    const [fits, not] = [await made([...honest(), fill(1232)]), await made([...honest(), fill(1233)])];
    assert.deepEqual([fits.length, not.length], [1232, 1233]);
    assert.equal((await prepare(fits)).received, GOT);
    await isRefused(not, NO_TRANSACTION);
  });

  it('is refused if it names a lookup table that is not there, or is none', async () => {
    for (const table of [TABLE, DOLLAR]) {
      const whole = await made(honest());
      const used = Uint8Array.from([...whole.slice(0, -1), 1, ...key(table), 1, 0, 0]);
      // The maker signs the changed bytes.
      const bytes = await resigned(used);
      await isRefused(bytes, 'It names accounts of a table that is not there.');
    }
  });

  it('is refused if a token has other decimals than it was shown with', async () => {
    await isRefused(await made(honest()), 'A token has other decimals.', { to: { ...SUSD, decimals: 9 } });
    await isRefused(await made(honest()), 'A token has other decimals.', { from: { ...SOL, decimals: 6 } });
    await isRefused(await made(honest()), 'A token has other decimals.', { to: { ...SUSD, address: maker } });
  });

  it('is refused once its blockhash has passed', async () => {
    const bytes = await made(honest());
    running.clusters[0].advance(400);
    await isRefused(bytes, 'The network does not take it any more.');
  });

  it('would fail if the maker has too little, and needs what it pays', async () => {
    const poor = await rejection(prepare(await made([pays(), yields(20_000_000_000_000n)])));
    assert.equal(poor.code, 'transaction_failed');
    const more = 2_000_000_000_000n;
    const error = await rejection(prepare(await made([pays(more), yields()]), { amount: more }));
    assert.equal(error.code, 'request_invalid');
  });
});

/** The same transaction with the maker's signature of its message. */
async function resigned(bytes) {
  const message = bytes.slice(129);
  const signature = await crypto.subtle.sign('Ed25519', keyPairs[people.indexOf(maker)].privateKey, message);
  return Uint8Array.from([...bytes.slice(0, 65), ...new Uint8Array(signature), ...message]);
}
