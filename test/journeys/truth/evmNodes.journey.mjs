// The answers of the site's node compared with the network.
import { evmTable as table } from './support/evmWorld.mjs';
import { refusal, SILENT, status } from './support/lyingNode.mjs';
import {
  broadcasts,
  ends,
  forgets,
  goesOn,
  heard,
  heardOnly,
  isAskedFor,
  isHonest,
  isSilent,
  mines,
  passes,
  said,
  sends,
  sendsAndKeeps,
  sendsInstead,
  thenFails,
  undoes,
} from './support/steps.mjs';

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const hex = (value) => `0x${value.toString(16)}`;
const OTHER_HASH = `0x${'ef'.repeat(32)}`;
const OTHER_ACCOUNT = `0x${'77'.repeat(20)}`;

/** Starts to lie once the wallet has sent. */
const sendsAs =
  (some, behave = sends()) =>
  async (transaction, wallet, fate) => {
    const hash = await behave(transaction, wallet, fate);
    fate.node.lies = some;
    return hash;
  };
const receiptWith = (changes) => ({
  async eth_getTransactionReceipt(_params, tellTruth) {
    const receipt = await tellTruth();
    return receipt && { ...receipt, ...changes };
  },
});
/** A fake success receipt for a transaction that is in no block. */
const inventsReceipt = (changes) => ({
  async eth_getTransactionReceipt([hash]) {
    return {
      transactionHash: hash,
      blockNumber: '0x1',
      blockHash: OTHER_HASH,
      status: '0x1',
      from: OTHER_ACCOUNT,
      to: OTHER_ACCOUNT,
      gasUsed: '0x5208',
      effectiveGasPrice: '0x1',
      logs: [],
      ...changes,
    };
  },
});
const hides = {
  eth_getTransactionByHash: () => null,
  eth_getTransactionReceipt: () => null,
};

/** Sends. The node then reports blocks that are too old to contain it, or stays at the block before the request. */
const sendsBehind =
  ({ lateBy, grows = 0 }) =>
  async (transaction, wallet, fate) => {
    const { chain, site } = fate;
    const last = await chain.ask('eth_getBlockByNumber', ['latest', false]);
    const nonce = await chain.ask('eth_getTransactionCount', [wallet.address, 'latest']);
    const hash = await sends()(transaction, wallet, fate);
    const number = hex(Number(last.number) + grows);
    fate.node.lies = {
      ...hides,
      eth_blockNumber: () => number,
      eth_getTransactionCount: () => nonce,
      async eth_getBlockByNumber() {
        const now = await site.page.evaluate(() => Date.now());
        return { ...last, number, timestamp: hex(Math.floor((now - lateBy) / 1_000)) };
      },
    };
    return hash;
  };

table('The truth of a transfer by a node', [
  {
    name: 'that falls silent, and speaks again',
    behave: sends(),
    steps: [
      heard('pending'),
      isSilent(),
      mines(),
      heard('unknown'),
      said('unknown'),
      isHonest(),
      heard('confirmed'),
      said('sent'),
    ],
  },
  {
    name: 'that is out of order, and mended',
    behave: sendsAs({ '*': () => status(500) }),
    steps: [mines(), heard('unknown'), isHonest(), heard('confirmed'), said('sent')],
  },
  {
    name: 'that limits how often it may be asked',
    behave: sendsAs({ '*': () => refusal(-32005, 'request rejected by rate limiter') }),
    steps: [mines(), heard('unknown'), isHonest(), heard('confirmed'), said('sent')],
  },
  {
    name: 'that is silent when the wallet fails after sending',
    behave: thenFails(
      { code: -32603, message: 'Request cancelled due to timeout' },
      sendsAs({ '*': () => SILENT }),
    ),
    steps: [said('unknown'), mines(), passes(5 * MINUTES), isHonest(), heard('confirmed'), said('sent')],
  },
  {
    name: 'that answers a receipt of another transaction',
    behave: sendsAs(inventsReceipt({ transactionHash: OTHER_HASH })),
    steps: [passes(90 * SECONDS), heardOnly('pending', 'unknown')],
  },
  {
    name: 'that answers a receipt of somebody else',
    behave: sendsAs(inventsReceipt({})),
    steps: [passes(90 * SECONDS), heardOnly('pending', 'unknown')],
  },
  {
    name: 'that answers a receipt in a block to come',
    behave: sendsAs(inventsReceipt({ blockNumber: '0xffffff' })),
    steps: [passes(90 * SECONDS), heardOnly('pending', 'unknown')],
  },
  {
    name: 'that tells of a failure in words that nobody knows',
    behave: sendsAs(receiptWith({ status: 'no' })),
    steps: [mines(), passes(90 * SECONDS), heardOnly('pending', 'unknown'), isHonest(), heard('confirmed')],
  },
  {
    name: 'of another network, which knows nothing of it',
    behave: sendsAs({ eth_chainId: () => '0x1', ...hides }, sends()),
    lies: { eth_chainId: () => '0x1' },
    mayStop: true,
    steps: [passes(20 * MINUTES), heardOnly('pending', 'unknown')],
  },
  {
    name: 'that hides it while it is in a block',
    behave: sendsAs(hides),
    steps: [mines(), passes(10 * MINUTES), isHonest(), heard('confirmed'), said('sent')],
  },
  {
    name: 'that is eight minutes behind',
    behave: sendsBehind({ lateBy: 8 * MINUTES, grows: 3 }),
    steps: [
      heard('pending'),
      mines(),
      passes(7 * MINUTES),
      heardOnly('pending', 'unknown'),
      isHonest(),
      heard('confirmed', 120 * MINUTES),
      said('sent'),
    ],
  },
  {
    name: 'that stays at the block before the request',
    behave: sendsBehind({ lateBy: 0 }),
    steps: [
      heard('pending'),
      mines(),
      passes(20 * MINUTES),
      heardOnly('pending', 'unknown'),
      isHonest(),
      heard('confirmed', 120 * MINUTES),
      said('sent'),
    ],
  },
  {
    name: 'that has forgotten what waits, which another has not',
    // A transaction that no node of the site knows isn't on the network, as far as anyone can tell.
    isHidden: true,
    behave: sendsAs(hides),
    steps: [
      heard('pending'),
      passes(7 * MINUTES),
      heard('unknown'),
      isHonest(),
      mines(),
      heard('confirmed', 120 * MINUTES),
      said('sent'),
    ],
  },
  {
    name: 'that answers late',
    behave: sendsAs({
      async '*'(_params, tellTruth) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return tellTruth();
      },
    }),
    steps: [mines(), heard('confirmed'), said('sent')],
  },
]);

table('The truth of a transfer on a network', [
  {
    name: 'that forgets it for good',
    behave: sends(),
    steps: [
      heard('pending'),
      isAskedFor('eth_getTransactionByHash'),
      passes(4 * SECONDS),
      forgets(),
      goesOn(),
      heard('dropped'),
      said('notOnNetwork'),
    ],
  },
  {
    name: 'that forgets it, and takes it half an hour later',
    behave: sendsAndKeeps(),
    steps: [
      heard('pending'),
      forgets(),
      goesOn(),
      heard('dropped'),
      said('notOnNetwork'),
      passes(30 * MINUTES),
      broadcasts(),
      mines(),
      heard('confirmed', 120 * MINUTES),
      said('sent'),
    ],
  },
  {
    name: 'that undoes its block, and takes it again',
    behave: sendsAndKeeps(),
    steps: [
      mines(),
      heard('confirmed'),
      said('sent'),
      undoes(1),
      mines(),
      passes(180 * SECONDS),
      broadcasts(),
      mines(),
      passes(180 * SECONDS),
      ends('confirmed'),
    ],
  },
  {
    name: 'that undoes its block for good',
    behave: sendsAndKeeps(),
    steps: [
      mines(),
      heard('confirmed'),
      said('sent'),
      undoes(1),
      forgets(),
      mines(2),
      passes(20 * MINUTES),
      ends('unknown', 'dropped'),
    ],
  },
  ...[
    { name: 'where the wallet speeds it up', how: { to: 'recipient' }, status: 'replaced', claim: 'sent' },
    { name: 'where the wallet cancels it', how: {}, status: 'replaced', claim: 'cancelled' },
    {
      name: 'where the wallet uses its place for something else',
      how: { to: OTHER_ACCOUNT },
      status: 'replaced',
      claim: 'replaced',
    },
  ].map(({ name, how, status: heardStatus, claim }) => ({
    name,
    raisesFee: true,
    behave: sendsAndKeeps(),
    steps: [
      heard('pending'),
      isAskedFor('eth_getTransactionByHash'),
      passes(4 * SECONDS),
      (fate) => {
        const isSame = how.to === 'recipient';
        const changes = isSame ? { to: fate.recipient, value: fate.wanted.units } : how;
        return sendsInstead(changes)(fate);
      },
      mines(),
      heard(heardStatus),
      said(claim),
    ],
  })),
]);
