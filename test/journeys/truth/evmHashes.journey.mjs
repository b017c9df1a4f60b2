// The meaning of a wallet's hash: this transfer, another one, or none; and the behaviour of lying tokens.
import { Wallet } from 'ethers';
import { evmTable as table } from './support/evmWorld.mjs';
import { reviewsAgain } from './support/fate.mjs';
import {
  heard,
  isGuarded,
  isHonest,
  isOn,
  isSilent,
  keeps,
  lies,
  mines,
  minesElsewhere,
  passes,
  said,
  sends,
  sendsElsewhere,
  showsLine,
  thenAnswers,
} from './support/steps.mjs';
import { deploysToken, sendsToContract } from './support/tokens.mjs';

const SECONDS = 1_000;
const HALF = 500_000_000_000_000_000n;
const STRANGER = Wallet.createRandom().address;
const FEE = '0x174876e800';

const word = (hex) => hex.toLowerCase().padStart(64, '0');
const tokenCall = (selector, who, amount) => `0x${selector}${word(who.slice(2))}${word(amount.toString(16))}`;

/** An older transaction of the account, mined before the visit. */
const sentBefore = (call) => async (fate) => {
  const { wallet, chain, recipient, wanted } = fate;
  const base = { to: recipient, value: wanted.units, gas: '0x5208', ...call };
  fate.old = await wallet.send(base);
  await chain.mine();
};
/** The same transaction from another account. */
const sentByStranger = async (fate) => {
  const { chain, wanted, recipient } = fate;
  await chain.fund(STRANGER, 10n ** 20n);
  await chain.ask('anvil_impersonateAccount', [STRANGER]);
  const call = { from: STRANGER, to: recipient, value: `0x${wanted.units.toString(16)}` };
  fate.old = await chain.ask('eth_sendTransaction', [call]);
  await chain.mine();
};
/** All blocks so far are one hour old. */
const wasLongAgo = {
  async eth_getBlockByNumber(_params, tellTruth) {
    const block = await tellTruth();
    return block && { ...block, timestamp: `0x${(Number(block.timestamp) - 3_600).toString(16)}` };
  },
};
/** A reverted chain's clock is behind. */
const isNow =
  () =>
  ({ chain }) =>
    chain.ask('evm_setNextBlockTimestamp', [Math.ceil(Date.now() / 1_000)]);
const old = (_transaction, _wallet, { old }) => old;

table('The truth of a transfer by the hash that its wallet tells', [
  {
    name: 'its own, in a block',
    behave: sends(),
    steps: [heard('pending'), mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'its own, on another network of the page than the wallet was asked for',
    isElsewhere: true,
    behave: sendsElsewhere(),
    steps: [
      heard('pending'),
      passes(20 * SECONDS),
      isOn('eip155:31338'),
      said('elsewhere'),
      minesElsewhere(),
      heard('confirmed'),
      isOn('eip155:31338'),
      said('sent'),
      showsLine('Network', 'Sandbox Two'),
      reviewsAgain,
      said('earlier'),
      isGuarded(),
    ],
  },
  {
    name: 'its own in capitals',
    behave: async (...all) => `0x${(await sends()(...all)).slice(2).toUpperCase()}`,
    steps: [mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'of an older transfer of the same',
    prepare: sentBefore({}),
    behave: old,
    steps: [passes(90 * SECONDS), heard('unknown')],
  },
  {
    name: 'of an older transfer of the same, while the node is silent before it is asked',
    prepare: sentBefore({}),
    atPress: isSilent(),
    behave: old,
    steps: [lies(wasLongAgo), passes(90 * SECONDS), heard('unknown')],
  },
  {
    name: 'its own, while the node is silent before it is asked',
    atPress: isSilent(),
    behave: sends(),
    steps: [isHonest(), isNow(), mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'of an older one to somebody else, while it has sent nothing',
    prepare: sentBefore({ to: STRANGER }),
    behave: old,
    steps: [passes(90 * SECONDS), heard('unknown')],
  },
  {
    name: 'of an older one, while it has sent this one',
    prepare: sentBefore({ to: STRANGER, value: 1n }),
    behave: thenAnswers(old, sends()),
    steps: [mines(), passes(90 * SECONDS)],
  },
  {
    name: 'of the same transfer by somebody else',
    prepare: sentByStranger,
    behave: old,
    steps: [passes(90 * SECONDS), heard('unknown')],
  },
  {
    name: 'of another amount',
    behave: sends({ value: HALF }),
    steps: [mines(), heard('mismatched'), said('somethingElse')],
  },
  {
    name: 'to somebody else',
    behave: sends({ to: STRANGER }),
    steps: [mines(), heard('mismatched'), said('somethingElse')],
  },
  {
    name: 'to somebody else, in no block',
    behave: sends({ to: STRANGER }),
    steps: [heard('mismatched'), said('somethingElse')],
  },
  {
    name: 'of another amount, and it fails',
    behave: (transaction, wallet, fate) =>
      sends({ value: HALF, to: fate.token.address, gasLimit: 100_000 })(transaction, wallet, fate),
    prepare: deploysToken('Plain', { isSent: false }),
    steps: [mines(), heard('mismatched'), said('somethingElse')],
  },
  {
    name: 'with a mark behind it',
    behave: sends({ data: '0x12345678', gasLimit: 100_000 }),
    steps: [mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'that it has made up',
    behave: () => `0x${'ab'.repeat(32)}`,
    steps: [passes(70 * SECONDS), heard('unknown'), passes(360 * SECONDS)],
  },
  {
    name: 'that it has made up, while it has sent this one',
    behave: thenAnswers(`0x${'cd'.repeat(32)}`, sends()),
    steps: [mines(), passes(90 * SECONDS)],
  },
  {
    name: 'of bytes that it keeps for ten minutes',
    behave: keeps(),
    steps: [
      passes(600 * SECONDS),
      ({ change, wallet, kept }) => change(() => wallet.broadcast(kept.raw)),
      mines(),
      heard('confirmed', 7200 * SECONDS),
      said('sent'),
    ],
  },
  {
    name: 'with a higher fee, as its person chose',
    raisesFee: true,
    behave: sends({ maxFeePerGas: FEE, maxPriorityFeePerGas: FEE }),
    steps: [mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'of the old kind, without a tip',
    raisesFee: true,
    behave: sends({
      type: 0,
      gasPrice: FEE,
      maxFeePerGas: undefined,
      maxPriorityFeePerGas: undefined,
    }),
    steps: [mines(), heard('confirmed'), said('sent')],
  },
]);

table('The truth of a transfer to a contract', [
  {
    name: 'that gives half of it back',
    prepare: sendsToContract('ReturnsHalf'),
    behave: sends(),
    steps: [mines(), heard('confirmed'), said('movedPart')],
  },
  {
    name: 'that gives all of it back',
    prepare: sendsToContract('ReturnsAll'),
    behave: sends(),
    steps: [mines(), heard('confirmed'), said('movedNothing')],
  },
]);

table('The truth of a transfer of a token', [
  {
    name: 'that moves',
    prepare: deploysToken('Plain'),
    behave: sends(),
    steps: [heard('pending'), mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'that tells of a transfer and moves nothing',
    prepare: deploysToken('TellsOnly'),
    canMove: false,
    mayStop: true,
    behave: sends(),
    steps: [mines(), heard('confirmed'), said('movedNothing')],
  },
  {
    name: 'that keeps a tenth',
    prepare: deploysToken('KeepsPart'),
    keepsPart: true,
    behave: sends(),
    steps: [mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'that says no and does not fail',
    prepare: deploysToken('SaysNo'),
    canMove: false,
    mayStop: true,
    behave: sends(),
    steps: [mines(), heard('confirmed'), said('movedNothing')],
  },
  {
    name: 'in place of which the wallet sends less of it',
    prepare: deploysToken('Plain'),
    behave: sends({ data: tokenCall('a9059cbb', STRANGER, 500_000n) }),
    steps: [mines(), heard('mismatched'), said('somethingElse')],
  },
  ...[
    ['lets somebody take some of it', 500_000n],
    ['lets somebody take all of it', 2n ** 256n - 1n],
    ['lets nobody take it any more', 0n],
  ].map(([what, amount]) => ({
    name: `in place of which the wallet ${what}`,
    prepare: deploysToken('Plain'),
    behave: sends({ data: tokenCall('095ea7b3', STRANGER, amount) }),
    steps: [mines(), heard('mismatched'), said('somethingElse')],
  })),
  {
    name: 'that fails in its block',
    prepare: deploysToken('Plain'),
    async behave(transaction, wallet, fate) {
      await fate.token.freeze();
      return sends()(transaction, wallet, fate);
    },
    steps: [heard('pending'), mines(), heard('reverted'), said('failed')],
  },
]);
