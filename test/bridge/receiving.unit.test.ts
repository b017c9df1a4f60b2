import { expect } from 'chai';
import { isPending, rejection } from '../support/promises.js';
import { liveConnection, ORIGIN } from './support.js';

const right = { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: true } };

/** The properties that decide whether a message counts. The first value of each is the right one. */
const sources = ['our frame', 'the page', 'another frame', 'nobody'] as const;
const origins = [ORIGIN, 'https://frame.example.evil.example', 'http://frame.example', 'null', ''] as const;
const shapes = ['message', 'text', 'null', 'list', 'no type', 'type as a list'] as const;
const ids = ['pending', 'unknown', 'answered before', 'none', 'number', 'long'] as const;
const types = [
  right.type,
  '@w3m-frame/GET_CHAIN_ID_SUCCESS',
  '@w3m-frame/IS_CONNECTED',
  '@w3m-app/IS_CONNECTED_SUCCESS',
  'IS_CONNECTED_SUCCESS',
  '@w3m-frame/constructor_SUCCESS',
] as const;

function setUp() {
  const here = liveConnection();
  const before = here.frame.asked('GET_CHAIN_ID').id;
  const answer = here.connection.request('IS_CONNECTED', undefined);
  answer.catch(() => undefined);
  const { id } = here.frame.asked('IS_CONNECTED');
  const idOf = {
    pending: id,
    unknown: 'a'.repeat(id.length),
    'answered before': before,
    none: undefined,
    number: 7,
    long: id.repeat(1_000),
  };
  const dataOf = (shape: (typeof shapes)[number], id: unknown, type: string) => {
    const message = { ...right, type, id };
    const shapeOf = {
      message,
      text: JSON.stringify(message),
      null: null,
      list: [message],
      'no type': { ...message, type: undefined },
      'type as a list': { ...message, type: [type] },
    };
    return shapeOf[shape];
  };
  const sourceOf = {
    'our frame': here.frame.window,
    'the page': globalThis,
    'another frame': {},
    nobody: null,
  };
  return { ...here, frame: here.frame, answer, idOf, dataOf, sourceOf };
}

describe('an incoming message', () => {
  it('counts only if source, origin, shape, id and type are right', async () => {
    const { deliver, answer, tokens, dataOf, idOf, sourceOf } = setUp();
    let rows = 0;
    for (const source of sources)
      for (const origin of origins)
        for (const shape of shapes)
          for (const id of ids)
            for (const type of types) {
              const isRight = [
                source === sources[0],
                origin === origins[0],
                shape === shapes[0],
                id === ids[0],
                type === types[0],
              ].every(Boolean);
              rows += 1;
              if (!isRight)
                deliver({ source: sourceOf[source], origin, data: dataOf(shape, idOf[id], type) });
            }
    expect(rows).to.equal(4 * 5 * 6 * 6 * 6);
    // If a message had counted, the call would have ended.
    expect(await isPending(answer)).to.equal(true);
    expect(tokens).to.deep.equal([]);
    deliver({
      source: sourceOf['our frame'],
      origin: ORIGIN,
      data: dataOf('message', idOf.pending, right.type),
    });
    expect(await answer).to.deep.equal({ isConnected: true });
  });

  it('counts once', async () => {
    const { answer, frame, connection } = setUp();
    frame.answer('IS_CONNECTED', { isConnected: false });
    frame.answer('IS_CONNECTED', { isConnected: true });
    expect(await answer).to.deep.equal({ isConnected: false });
    expect(connection.dropped).to.equal(1);
  });

  it('rejects its call when only the payload is wrong', async () => {
    const { answer, frame } = setUp();
    frame.answer('IS_CONNECTED', { isConnected: 'yes' });
    expect(await rejection(answer)).to.include({ code: 'wallet_invalid_answer' });
  });

  it('rejects its call with the frame’s message, in one line', async () => {
    const { answer, frame } = setUp();
    frame.fail('IS_CONNECTED', 'The session\n is over');
    expect(await rejection(answer)).to.include({ code: 'frame_failed', message: 'The session is over' });
  });

  it('rejects its call with a default message when the frame gives none', async () => {
    const { answer, frame } = setUp();
    frame.fail('IS_CONNECTED');
    expect(await rejection(answer)).to.include({ code: 'frame_failed', message: 'An error occurred' });
  });

  it('brings the session token, from our frame only', () => {
    const { frame, deliver, tokens } = setUp();
    const data = { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'one' } };
    deliver({ source: globalThis, origin: ORIGIN, data });
    deliver({ source: frame.window, origin: 'https://other.example', data });
    frame.tell({ ...data, payload: { token: 7 } });
    frame.tell(data);
    expect(tokens).to.deep.equal(['one']);
  });

  it('is heard by one listener, and by none without a frame', async () => {
    const { connection, listening, answer } = setUp();
    expect(listening()).to.equal(1);
    connection.destroy();
    expect(listening()).to.equal(0);
    expect(await rejection(answer)).to.include({ code: 'aborted' });
  });
});

describe('a call', () => {
  it('is posted to the frame’s origin only', () => {
    const { frame } = setUp();
    expect(frame.posted.length).to.be.above(2);
    expect(new Set(frame.posted.map(({ to }) => to))).to.deep.equal(new Set([ORIGIN]));
  });

  it('has an unguessable id of its own', () => {
    const { frame } = setUp();
    const ids = frame.posted.map(({ message }) => message.id);
    expect(new Set(ids).size).to.equal(ids.length);
    for (const id of ids) expect(id).to.match(/^[0-9a-f]{32}$/);
  });

  it('waits until the frame has answered what was sent before', async () => {
    const { connection, frame } = liveConnection();
    frame.load();
    const answer = connection.request('IS_CONNECTED', undefined);
    expect(frame.names.slice(-2)).to.deep.equal(['SYNC_DAPP_DATA', 'SYNC_THEME']);
    frame.answer('SYNC_THEME');
    frame.answer('IS_CONNECTED', { isConnected: true });
    expect(await answer).to.deep.equal({ isConnected: true });
    expect(await isPending(connection.request('GET_CHAIN_ID', undefined))).to.equal(true);
    connection.destroy();
  });
});
