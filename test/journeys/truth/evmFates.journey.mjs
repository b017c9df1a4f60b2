// What becomes of a transfer on EVM networks: wallet × node × what really happens.
import { after } from 'node:test';
import { journeys } from '../support/journeys.mjs';
import { endFates, hears, says, walkRow } from './support/fate.mjs';

after(endFates);

/** Signs and sends as asked. */
const sends = (transaction, wallet, fate) => fate.change(() => wallet.send(transaction));
const mine = (fate) => fate.change(() => fate.chain.mine());
const heard = (status) => (fate) => hears(fate, status);
const said = (claim) => (fate) => says(fate, claim);

const ROWS = [
  {
    name: 'sent, told by its hash, in a block',
    behave: sends,
    then: [heard('pending'), mine, heard('confirmed'), said('sent')],
  },
  {
    name: 'declined',
    behave(_transaction, _wallet, fate) {
      fate.note('refused');
      throw { code: 4001, message: 'User rejected the request.' };
    },
    then: [said('declined')],
  },
  ...[
    { code: -32000, message: 'context canceled' },
    { code: -32603, message: 'Request cancelled due to timeout' },
  ].map((error) => ({
    name: `sent, then ${error.code} "${error.message}"`,
    async behave(transaction, wallet, fate) {
      await sends(transaction, wallet, fate);
      throw error;
    },
    then: [said('unknown'), mine, heard('confirmed'), said('sent')],
  })),
];

journeys(
  'The truth of a transfer on EVM networks',
  (journey) => {
    for (const row of ROWS) journey(row.name, (tools) => walkRow(tools, row));
  },
  { concurrency: 2 },
);
