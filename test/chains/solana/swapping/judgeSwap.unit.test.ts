import { expect } from 'chai';
import type { AccountState, TokenState } from '../../../../src/chains/solana/swapping/accountState.js';
import { judgeSwap, type SwapEffect } from '../../../../src/chains/solana/swapping/judgeSwap.js';

const SYSTEM = '11111111111111111111111111111111';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const WRAPPED = 'So11111111111111111111111111111111111111112';
const STAKE = 'Stake11111111111111111111111111111111111111';
const RENT = 2_039_280n;
const CHARGE = 5_000n;

const person = (lamports: bigint, more: Partial<AccountState> = {}): AccountState => ({
  ...{ lamports, program: SYSTEM, data: new Uint8Array(), size: 0, token: undefined },
  ...more,
});
const holding = (mint: string, amount: bigint, more: Partial<TokenState> = {}): AccountState => ({
  lamports: RENT + (mint === WRAPPED ? amount : 0n),
  program: TOKEN,
  data: new Uint8Array(),
  size: 165,
  token: {
    ...{ mint, owner: 'alice', amount, delegate: undefined, delegated: 0n },
    ...{ closer: undefined, isFrozen: false },
    ...more,
  },
});

type States = Readonly<Record<string, AccountState>>;
const BEFORE: States = {
  alice: person(10_000_000n),
  'alice-usd': holding('usd', 700n),
  'alice-cat': holding('cat', 3n),
};
/** The accounts after a swap of 1000 lamports for 200 dollars. */
const AFTER: States = {
  ...BEFORE,
  alice: person(10_000_000n - 1_000n - CHARGE),
  'alice-usd': holding('usd', 900n),
};
const FAIR: SwapEffect = { paid: 1_000n, received: 200n, deposit: 0n, unwrapped: 0n };

interface Asked {
  readonly from?: string;
  readonly to?: string | undefined;
  readonly amount?: bigint;
}

function judge(after: States, { from, to = 'usd', amount = 1_000n }: Asked = {}, before = BEFORE) {
  const states = { before: new Map(Object.entries(before)), after: new Map(Object.entries(after)) };
  return judgeSwap({ account: 'alice', from, to, amount, charge: CHARGE, ...states });
}

const without = (states: States, name: string): States =>
  Object.fromEntries(Object.entries(states).filter(([one]) => one !== name));

const TOO_MUCH = 'The swap would take more than was chosen.';
const OTHER_RIGHT = 'The swap would let somebody take something else.';
const NOTHING = 'The swap would yield nothing.';

describe('what a swap on Solana does, by the accounts before and after it', () => {
  it('is what was paid and what has come, without the fee', () => {
    expect(judge(AFTER)).to.deep.equal(FAIR);
  });

  it('is the same if the account is left with nothing', () => {
    const before = { ...BEFORE, alice: person(1_000n + CHARGE) };
    expect(judge(without(AFTER, 'alice'), {}, before)).to.deep.equal(FAIR);
  });

  it('has a deposit for a token account that is made for what comes', () => {
    const before = without(BEFORE, 'alice-usd');
    const after = {
      ...AFTER,
      alice: person(10_000_000n - 1_000n - CHARGE - RENT),
      'alice-usd': holding('usd', 200n),
    };
    expect(judge(after, {}, before)).to.deep.equal({ ...FAIR, deposit: RENT });
  });

  it('has one for an account of the exchange, as large as the network asks for', () => {
    const order = person(1_614_720n, { program: 'exchange', size: 104 });
    const paid = { alice: person(10_000_000n - 1_000n - CHARGE - 1_614_720n) };
    expect(judge({ ...AFTER, ...paid, order })).to.deep.equal({ ...FAIR, deposit: 1_614_720n });
    const larger = { ...AFTER, alice: person(8_384_279n), order: { ...order, lamports: 1_614_721n } };
    expect(judge(larger)).to.equal(TOO_MUCH);
  });

  it('yields no SOL that somebody keeps in a new account', () => {
    const order = person(1_614_720n, { program: 'exchange', size: 104 });
    const sold = { from: 'usd', to: undefined, amount: 700n };
    const judgeSold = (lamports: bigint) => {
      const after = { ...BEFORE, alice: person(lamports - CHARGE), 'alice-usd': holding('usd', 0n), order };
      const [had, has] = [BEFORE, after].map((one) => new Map(Object.entries<AccountState>(one)));
      return had && has && judgeSwap({ account: 'alice', ...sold, charge: CHARGE, before: had, after: has });
    };
    expect(judgeSold(10_004_000n)).to.deep.equal({ ...FAIR, paid: 700n, received: 4_000n });
    expect(judgeSold(10_000_000n)).to.equal(NOTHING);
  });

  it('counts no deposit that comes back with a token account', () => {
    const after = { alice: person(10_000_000n + 4_000n + RENT - CHARGE), 'alice-cat': holding('cat', 3n) };
    const asked = { from: 'usd', to: undefined, amount: 700n };
    const states = { before: new Map(Object.entries(BEFORE)), after: new Map(Object.entries(after)) };
    expect(judgeSwap({ account: 'alice', ...asked, charge: CHARGE, ...states })).to.deep.equal({
      ...FAIR,
      paid: 700n,
      received: 4_000n,
    });
  });

  it('tells SOL from wrapped SOL', () => {
    const before = { ...BEFORE, wrapped: holding(WRAPPED, 50n) };
    const after = {
      ...before,
      alice: person(10_000_000n - 1_000n - CHARGE),
      wrapped: holding(WRAPPED, 1_050n),
    };
    expect(judge(after, { to: WRAPPED }, before)).to.deep.equal({ ...FAIR, received: 1_000n });
  });

  it('counts wrapped SOL that it unwraps as neither paid nor got', () => {
    const before = { ...BEFORE, wrapped: holding(WRAPPED, 50n) };
    const closed = (lamports: bigint, more: States = {}) => ({
      ...{ ...AFTER, ...more },
      alice: person(10_000_000n + lamports + RENT + 50n - CHARGE),
    });
    expect(judge(closed(-1_000n), {}, before)).to.deep.equal({ ...FAIR, unwrapped: 50n });
    expect(judge(closed(-1_001n), {}, before)).to.equal(TOO_MUCH);
    const sold = { from: 'usd', to: undefined, amount: 700n };
    const dollars = (amount: bigint) => ({ 'alice-usd': holding('usd', amount) });
    const judgeSold = (lamports: bigint) => {
      const states = { before, after: closed(lamports, dollars(0n)) };
      const [had, has] = [states.before, states.after].map((one) => new Map(Object.entries(one)));
      return judgeSwap({
        ...{ account: 'alice', charge: CHARGE, ...sold },
        ...{ before: had ?? new Map(), after: has ?? new Map() },
      });
    };
    const spent = { paid: 700n, deposit: 0n, unwrapped: 50n };
    expect(judgeSold(4_000n)).to.deep.equal({ ...spent, received: 4_000n });
    expect(judgeSold(0n)).to.equal(NOTHING);
    const cats = { from: 'usd', to: 'cat', amount: 700n };
    const bought = { ...dollars(0n), 'alice-cat': holding('cat', 5n) };
    expect(judge(closed(0n, bought), cats, before)).to.deep.equal({ ...spent, received: 2n });
    expect(judge(closed(-1n, bought), cats, before)).to.equal(TOO_MUCH);
    const ofWrapped = { from: WRAPPED, to: 'usd', amount: 40n };
    expect(judge(closed(0n), ofWrapped, before), 'more than was chosen').to.equal(TOO_MUCH);
  });

  for (const [what, change, problem] of [
    ['takes a lamport more', { alice: person(10_000_000n - 1_001n - CHARGE) }, TOO_MUCH],
    ['takes some of another token', { 'alice-cat': holding('cat', 2n) }, TOO_MUCH],
    ['pays somebody’s new account', { alice: person(9_000_000n), bob: person(900_000n) }, TOO_MUCH],
    ['yields nothing', { 'alice-usd': holding('usd', 700n) }, NOTHING],
    ['takes what it should yield', { 'alice-usd': holding('usd', 699n) }, NOTHING],
    ['gives the account to a program', { alice: person(9_994_000n, { program: 'thief' }) }, OTHER_RIGHT],
    ['fills the account with data', { alice: person(9_994_000n, { size: 80 }) }, OTHER_RIGHT],
    ['gives a token account away', { 'alice-cat': holding('cat', 3n, { owner: 'bob' }) }, OTHER_RIGHT],
    ['lends tokens', { 'alice-usd': holding('usd', 900n, { delegate: 'bob', delegated: 1n }) }, OTHER_RIGHT],
    ['lets somebody close an account', { 'alice-cat': holding('cat', 3n, { closer: 'bob' }) }, OTHER_RIGHT],
    ['freezes tokens', { 'alice-usd': holding('usd', 900n, { isFrozen: true }) }, OTHER_RIGHT],
    [
      'makes an account that somebody may empty',
      { new: holding('usd', 0n, { delegate: 'bob', delegated: 5n }) },
      OTHER_RIGHT,
    ],
  ] as const) {
    it(`is refused if it ${what}`, () => {
      expect(judge({ ...AFTER, ...change })).to.equal(problem);
    });
  }

  it('is refused if it closes a token account with something in it', () => {
    expect(judge(without(AFTER, 'alice-cat'))).to.equal(TOO_MUCH);
  });

  it('is refused if it takes a lent token twice, but not if it was lent before', () => {
    const lent = (delegated: bigint) => ({ 'alice-cat': holding('cat', 3n, { delegate: 'bob', delegated }) });
    expect(judge({ ...AFTER, ...lent(2n) }, {}, { ...BEFORE, ...lent(2n) })).to.deep.equal(FAIR);
    expect(judge({ ...AFTER, ...lent(3n) }, {}, { ...BEFORE, ...lent(2n) })).to.equal(OTHER_RIGHT);
  });

  it('is refused if it changes anything else that the account rules', () => {
    const stake = person(5_000n, { program: STAKE, data: Uint8Array.of(1, 2, 3), size: 200 });
    const before = { ...BEFORE, stake };
    expect(judge({ ...AFTER, stake }, {}, before)).to.deep.equal(FAIR);
    expect(judge({ ...AFTER, stake: { ...stake, lamports: 4_999n } }, {}, before)).to.equal(OTHER_RIGHT);
    expect(judge({ ...AFTER, stake: { ...stake, data: Uint8Array.of(1, 2, 4) } }, {}, before)).to.equal(
      OTHER_RIGHT,
    );
    expect(judge(AFTER, {}, before)).to.equal(OTHER_RIGHT);
  });

  it('is refused between tokens if it takes SOL', () => {
    const after = { ...BEFORE, 'alice-usd': holding('usd', 600n), 'alice-cat': holding('cat', 5n) };
    const asked = { from: 'usd', to: 'cat', amount: 100n };
    const at = (lamports: bigint) => ({ ...after, alice: person(lamports) });
    expect(judge(at(10_000_000n - CHARGE), asked)).to.deep.equal({ ...FAIR, paid: 100n, received: 2n });
    expect(judge(at(10_000_000n - CHARGE - 1n), asked)).to.equal(TOO_MUCH);
    expect(judge(at(10_000_000n - CHARGE), { ...asked, amount: 99n })).to.equal(TOO_MUCH);
  });
});
