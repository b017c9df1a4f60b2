// Outcomes of a transfer through the sign-in frame.
import { frameTable as table } from './support/frameWorld.mjs';
import { refusal, SILENT, status } from './support/lyingNode.mjs';
import { closes, heard, mines, opensAccount, passes, reloads, said } from './support/steps.mjs';

const SECONDS = 1_000;

const approves =
  () =>
  async ({ site, frame, note }) => {
    await site.sees(frame.inFrame.getByRole('button', { name: 'Approve', exact: true }));
    await frame.press('approve');
    note('answered');
  };
const declines =
  () =>
  async ({ site, frame, note }) => {
    await site.sees(frame.inFrame.getByRole('button', { name: 'Approve', exact: true }));
    note('refused');
    await frame.press('reject');
  };
/** The frame's service sends, and then answers with something else. */
const sendingThen = (instead) => ({
  async eth_sendRawTransaction(_params, tellTruth) {
    await tellTruth();
    return instead;
  },
});

table('The truth of a transfer whose sign-in frame', [
  { name: 'sends it', steps: [approves(), heard('pending'), mines(), heard('confirmed'), said('sent')] },
  { name: 'is told to decline', steps: [declines(), said('declined'), passes(70 * SECONDS)] },
  ...[
    { name: 'context canceled', instead: refusal(-32000, 'context canceled') },
    {
      name: 'Request cancelled due to timeout',
      instead: refusal(-32603, 'Request cancelled due to timeout'),
    },
    { name: 'an error of its service', instead: status(500) },
  ].map(({ name, instead }) => ({
    name: `sends it and fails with ${name}`,
    service: sendingThen(instead),
    steps: [approves(), said('unknown'), mines(), heard('confirmed'), said('sent')],
  })),
  {
    name: 'fails and sends nothing',
    service: { eth_sendRawTransaction: () => refusal(-32000, 'request rejected by rate limiter') },
    steps: [approves(), said('unknown'), passes(60 * SECONDS)],
  },
  {
    name: 'sends it and never answers',
    service: sendingThen(SILENT),
    steps: [
      approves(),
      passes(30 * SECONDS),
      closes(),
      mines(),
      heard('confirmed'),
      opensAccount(),
      said('sent'),
    ],
  },
  {
    name: 'asks while the page reloads',
    steps: [reloads(), passes(60 * SECONDS), opensAccount()],
  },
  {
    name: 'asks while the visitor closes the modal',
    steps: [({ note }) => note('stopped'), closes(), passes(30 * SECONDS)],
  },
]);
