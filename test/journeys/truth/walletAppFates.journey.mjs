// Outcomes of a transfer whose request goes to a phone, which may answer late, wrongly or never.
import {
  answers,
  answersLater,
  declines,
  heard,
  mines,
  neverAnswers,
  opensAccount,
  passes,
  reloads,
  said,
  sends,
  thenDeclines,
  thenFails,
} from './support/steps.mjs';
import { walletAppTable as table } from './support/walletAppWorld.mjs';

const SECONDS = 1_000;
const EXPIRED = { code: -32603, message: 'Request expired. Please try again.' };

table('The truth of a transfer whose wallet app', [
  { name: 'sends it', behave: sends(), steps: [heard('pending'), mines(), heard('confirmed'), said('sent')] },
  ...[
    { code: 5000, message: 'User rejected.' },
    { code: 4001, message: 'User rejected the request.' },
    { code: -32000, message: 'User rejected the transaction' },
  ].map((error) => ({
    name: `declines with ${error.code} “${error.message}”`,
    behave: declines(error),
    steps: [said('declined'), passes(70 * SECONDS)],
  })),
  {
    name: 'sends it and says that it was declined',
    behave: thenDeclines({ code: 5000, message: 'User rejected.' }, sends()),
    steps: [said('declined'), mines(), heard('confirmed'), said('sent')],
  },
  ...[
    { code: -32000, message: 'context canceled' },
    { code: 5201, message: 'Unknown method(s) requested' },
    EXPIRED,
  ].map((error) => ({
    name: `sends it and fails with ${error.code} “${error.message}”`,
    behave: thenFails(error, sends()),
    steps: [said('unknown'), mines(), heard('confirmed'), said('sent')],
  })),
  {
    name: 'never answers, and sends after the request has expired',
    behave: answersLater(sends()),
    steps: [passes(330 * SECONDS), said('unknown'), answers(), mines(), heard('confirmed'), said('sent')],
  },
  {
    name: 'never answers, and sends nothing',
    behave: neverAnswers(),
    steps: [passes(400 * SECONDS), said('unknown')],
  },
  {
    name: 'sends while the page reloads',
    behave: neverAnswers(sends()),
    steps: [reloads(), mines(), heard('confirmed'), opensAccount(), said('sent')],
  },
  {
    name: 'sends another amount',
    behave: sends({ value: 1n }),
    steps: [mines(), heard('mismatched'), said('somethingElse')],
  },
]);
