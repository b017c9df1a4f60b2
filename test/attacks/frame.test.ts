import { expect } from 'chai';
import type { MessageName } from '../../src/bridge/protocol.js';
import { ALICE, liveConnection, ORIGIN } from '../bridge/support.js';
import { isPending, settled } from '../support/promises.js';
import { byName, cross, underAttack } from './attack.js';
import { TEXTS, VALUES } from './values.js';

const GIVEN: Readonly<Record<string, () => unknown>> = {
  ...VALUES,
  ...Object.fromEntries(Object.entries(TEXTS).map(([what, text]) => [what, () => text])),
};

/** A frame with a pending question for the user, and its only right answer. */
function asked() {
  const here = liveConnection();
  const answer = here.connection.request('GET_USER', { chainId: 1 });
  answer.catch(() => undefined);
  const { id } = here.frame.asked('GET_USER');
  const data = { type: '@w3m-frame/GET_USER_SUCCESS', id, payload: { address: ALICE, chainId: 1 } };
  return { ...here, frame: here.frame, answer, data, id };
}

/** The message must not count: the question stays open, and the right answer is still accepted. */
async function counts(here: ReturnType<typeof asked>): Promise<void> {
  expect(await isPending(here.answer), 'still waiting').to.equal(true);
  here.frame.tell(here.data);
  expect(await here.answer).to.include({ address: ALICE });
}

const parts = cross(byName(['type', 'id']), GIVEN, (part, value) => async () => {
  const here = asked();
  here.frame.tell({ ...here.data, [part]: value() });
  await counts(here);
});

const origins = [
  '',
  'null',
  'https://evil.example',
  `${ORIGIN}.evil.example`,
  ORIGIN.replace('https', 'http'),
  `${ORIGIN}:444`,
  ORIGIN.toUpperCase(),
  `${ORIGIN}/`,
];
const fromElsewhere = cross(
  byName(origins),
  byName(['GET_USER_SUCCESS', 'GET_USER_ERROR', 'SESSION_UPDATE']),
  (origin, type) => async () => {
    const here = asked();
    const payload = { ...here.data.payload, token: 'evil' };
    here.frame.tell({ ...here.data, payload, type: `@w3m-frame/${type}` }, here.frame.window, origin);
    expect(here.tokens).to.deep.equal([]);
    await counts(here);
  },
);

const SOURCES: Readonly<Record<string, unknown>> = {
  'this window': globalThis,
  null: null,
  nothing: undefined,
  'another object': { postMessage: () => undefined },
};
const fromOthers = cross(
  SOURCES,
  byName(['GET_USER_SUCCESS', 'SESSION_UPDATE']),
  (source, type) => async () => {
    const here = asked();
    // Without a value, the source would default to the frame's own window.
    here.deliver({
      source,
      origin: ORIGIN,
      data: { ...here.data, type: `@w3m-frame/${type}`, payload: { token: 'evil' } },
    });
    expect(here.tokens).to.deep.equal([]);
    await counts(here);
  },
);

const OTHERS: readonly MessageName[] = [
  'IS_CONNECTED',
  'CONNECT_OTP',
  'RPC_REQUEST',
  'SIGN_OUT',
  'GET_CHAIN_ID',
];
const ofAnother = cross(byName(OTHERS), byName(['SUCCESS', 'ERROR']), (name, ending) => async () => {
  const here = asked();
  here.frame.tell({ ...here.data, type: `@w3m-frame/${name}_${ending}` });
  await counts(here);
});

const payloads = cross({ 'the right answer with': true }, GIVEN, (_, value) => async () => {
  const here = asked();
  here.frame.tell({ ...here.data, payload: value() });
  await settled();
  const outcome = await here.answer.then(
    () => 'taken',
    ({ code }) => code,
  );
  expect(outcome).to.equal('wallet_invalid_answer');
});

const fields = cross(
  byName(['address', 'chainId', 'email', 'accounts', 'smartAccountDeployed']),
  GIVEN,
  (field, value) => async () => {
    const here = asked();
    const given = value();
    here.frame.tell({ ...here.data, payload: { ...here.data.payload, [field]: given } });
    // An answer of the right kind is accepted. All others are refused with one error code.
    const outcome = await here.answer.then(
      () => 'taken',
      ({ code }) => code,
    );
    expect(outcome).to.be.oneOf(['taken', 'wallet_invalid_answer']);
  },
);

const wholes = cross({ 'a message that is': true }, GIVEN, (_, value) => async () => {
  const here = asked();
  here.frame.tell(value());
  await counts(here);
});

const tokens = cross({ 'a token that is': true }, VALUES, (_, value) => async () => {
  const here = asked();
  here.frame.tell({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: value() } });
  expect(here.tokens).to.deep.equal([]);
  await counts(here);
});

underAttack(
  'messages to the page',
  [...parts, ...fromElsewhere, ...fromOthers, ...ofAnother, ...payloads, ...fields, ...wholes, ...tokens],
  { needsInterface: false },
);
