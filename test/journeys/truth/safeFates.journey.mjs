// Outcomes of a transfer from a Safe, which waits for other owners.
import { safeTable as table } from './support/safeWorld.mjs';
import {
  declinesWith,
  heard,
  heardOnly,
  mines,
  neverAnswers,
  opensAccount,
  passes,
  said,
  sees,
} from './support/steps.mjs';

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;
const STRANGER = `0x${'77'.repeat(20)}`;

const accepts = (transaction, safe, fate) => fate.change(() => safe.accepts(transaction));
/** The other owner signs and executes; the Safe knows it at once, or once it is notified. */
const executes = (changes) => (fate) =>
  fate.change(async () => {
    const { wallet, chain } = fate;
    const hash = await wallet.executes(changes);
    await chain.mine();
    wallet.txHash = hash;
    wallet.status = 'SUCCESS';
  });
/** The same, while the Safe reports that it won't be executed. */
const executesSecretly = () => (fate) =>
  fate.change(async () => {
    const { wallet, chain } = fate;
    await wallet.executes();
    await chain.mine();
    wallet.status = 'CANCELLED';
  });
const becomes = (status) => (fate) =>
  fate.change(() => {
    fate.wallet.status = status;
  });
const reloadsSafe = () => (fate) => fate.reload();

table('The truth of a transfer from a Safe that', [
  {
    name: 'waits for a second owner, who signs after ten minutes',
    behave: accepts,
    steps: [
      heard('awaiting_signatures'),
      said('awaiting'),
      passes(10 * MINUTES),
      heardOnly('pending', 'awaiting_signatures'),
      executes(),
      heard('confirmed'),
      said('sent'),
    ],
  },
  {
    name: 'waits for a second owner, who never signs',
    behave: accepts,
    steps: [heard('awaiting_signatures'), passes(60 * MINUTES), heardOnly('pending', 'awaiting_signatures')],
  },
  {
    name: 'waits for somebody to execute it',
    behave: accepts,
    steps: [
      becomes('AWAITING_EXECUTION'),
      heard('awaiting_signatures'),
      passes(5 * MINUTES),
      executes(),
      heard('confirmed'),
      said('sent'),
    ],
  },
  {
    name: 'is executed at once',
    async behave(transaction, safe, fate) {
      const answer = await accepts(transaction, safe, fate);
      await executes()(fate);
      return answer;
    },
    steps: [heard('confirmed'), said('sent')],
  },
  {
    name: 'is executed, and fails inside',
    behave: accepts,
    steps: [
      heard('awaiting_signatures'),
      ({ chain, wallet }) => chain.fund(wallet.address, 0n),
      executes(),
      heard('reverted'),
      said('failed'),
    ],
  },
  {
    name: 'is executed, fails inside and says nothing of it',
    safe: 'QuietSafe',
    behave: accepts,
    steps: [
      heard('awaiting_signatures'),
      ({ chain, wallet }) => chain.fund(wallet.address, 0n),
      executes(),
      heard('confirmed'),
      said('movedNothing'),
    ],
  },
  {
    name: 'is cancelled by its owners',
    behave: accepts,
    steps: [
      heard('awaiting_signatures'),
      becomes('CANCELLED'),
      heard('unknown'),
      said('givenUp'),
      passes(60 * MINUTES),
      heardOnly('pending', 'awaiting_signatures', 'unknown'),
    ],
  },
  {
    name: 'is said to be cancelled, and executed all the same',
    behave: accepts,
    steps: [
      heard('awaiting_signatures'),
      becomes('CANCELLED'),
      heard('unknown'),
      said('givenUp'),
      executes(),
      heard('confirmed'),
      said('sent'),
    ],
  },
  {
    name: 'is said to be cancelled, while it was executed',
    behave: accepts,
    steps: [heard('awaiting_signatures'), executesSecretly(), heard('unknown'), said('unknown')],
  },
  {
    name: 'says that it was executed, with a hash of something else',
    behave: accepts,
    steps: [heard('awaiting_signatures'), executes({ to: STRANGER, value: 1n }), passes(5 * MINUTES)],
  },
  {
    name: 'is declined',
    behave: declinesWith('Transaction was rejected'),
    steps: [said('declined')],
  },
  {
    name: 'is reloaded while it waits',
    behave: accepts,
    steps: [
      heard('awaiting_signatures'),
      reloadsSafe(),
      executes(),
      heard('confirmed'),
      opensAccount(),
      said('sent'),
    ],
  },
  {
    name: 'never answers, and was taken',
    behave: neverAnswers(accepts),
    steps: [passes(6 * MINUTES), executes(), passes(5 * MINUTES), sees(), mines()],
  },
]);
