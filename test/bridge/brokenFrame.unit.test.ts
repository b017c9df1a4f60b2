import { expect } from 'chai';
import { isPending, rejection, settled } from '../support/promises.js';
import { liveConnection, makeConnection } from './support.js';

const FRAME_CHECK_MS = 1_000;
const FRAME_DEADLINE_MS = 30_000;
const FRAME_LOAD_DEADLINE_MS = 15_000;

const sign = { method: 'personal_sign', params: ['0x00', '0x01'] };
const read = { method: 'eth_blockNumber' };

describe('a frame that', () => {
  it('nobody asked anything is not made', () => {
    const { connection, frames } = makeConnection();
    connection.abortApprovals();
    expect(connection.isOpen).to.equal(false);
    expect(frames).to.deep.equal([]);
  });

  it('never loads says so, and the next question makes another', async () => {
    const here = makeConnection();
    const first = rejection(here.connection.request('IS_CONNECTED', undefined));
    here.clock.move(FRAME_LOAD_DEADLINE_MS);
    expect(await first).to.include({
      code: 'load_failed',
      shortMessage: 'Unable to load email login dependency',
    });
    expect(here.frame.isRemoved).to.equal(true);
    expect(here.listening()).to.equal(0);
    const second = here.connection.request('IS_CONNECTED', undefined);
    expect(here.frames).to.have.length(2);
    here.frame.greet();
    here.frame.answer('IS_CONNECTED', { isConnected: true });
    expect(await second).to.deep.equal({ isConnected: true });
  });

  it('loads a page that does not speak counts as one that never loads', async () => {
    const here = makeConnection();
    const asking = rejection(here.connection.request('IS_CONNECTED', undefined));
    here.frame.load();
    here.frame.load();
    here.clock.move(FRAME_LOAD_DEADLINE_MS);
    expect(await asking).to.include({ code: 'load_failed' });
  });

  it('leads on to another page before it speaks is greeted there, and asked the rest once', async () => {
    const here = makeConnection();
    const asking = here.connection.request('CONNECT_EMAIL', { email: 'ada@example.com' });
    here.frame.load();
    here.frame.greet();
    expect(here.frame.names.filter((name) => name === 'CONNECT_EMAIL')).to.have.length(1);
    here.frame.answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' });
    expect(await asking).to.deep.equal({ action: 'VERIFY_OTP' });
  });

  it('goes silent fails what needs no person in time', async () => {
    const { connection, clock } = liveConnection();
    const asking = rejection(connection.request('CONNECT_OTP', { otp: '1' }));
    clock.move(FRAME_DEADLINE_MS);
    expect(await asking).to.include({ code: 'timeout' });
  });

  it('waits for a person is waited for', async () => {
    const { connection, clock, frame } = liveConnection();
    const device = connection.request('CONNECT_DEVICE', undefined, { waitsFor: 'person' });
    const signing = connection.request('RPC_REQUEST', sign, { waitsFor: 'approval' });
    clock.move(24 * 3_600_000);
    expect([await isPending(device), await isPending(signing)]).to.deep.equal([true, true]);
    frame.answer('CONNECT_DEVICE');
    frame.answer('RPC_REQUEST', '0x01');
    expect([await device, await signing]).to.deep.equal([undefined, '0x01']);
  });

  it('is loaded again midway loses what it was asked, and is asked reads once more', async () => {
    const { connection, frame } = liveConnection();
    const signing = rejection(connection.request('RPC_REQUEST', sign, { waitsFor: 'approval' }));
    const reading = connection.request('IS_CONNECTED', undefined, { repeats: true });
    const { id } = frame.asked('IS_CONNECTED');
    frame.load();
    expect(await signing).to.include({ code: 'frame_lost' });
    expect(await isPending(reading)).to.equal(true);
    frame.answer('SYNC_DAPP_DATA');
    expect(frame.asked('IS_CONNECTED').id).to.equal(id);
    expect(frame.names.filter((name) => name === 'IS_CONNECTED')).to.have.length(2);
    expect(frame.names.filter((name) => name === 'RPC_REQUEST')).to.have.length(1);
    frame.answer('IS_CONNECTED', { isConnected: true });
    expect(await reading).to.deep.equal({ isConnected: true });
  });

  it('is loaded again and then speaks no more says so', async () => {
    const { connection, frame, clock } = liveConnection();
    frame.load();
    const asking = rejection(connection.request('IS_CONNECTED', undefined));
    clock.move(FRAME_LOAD_DEADLINE_MS);
    expect(await asking).to.include({ code: 'load_failed' });
  });

  it('somebody takes out of the page is missed while it is waited for', async () => {
    const { connection, frame, clock } = liveConnection();
    const signing = rejection(connection.request('RPC_REQUEST', sign, { waitsFor: 'approval' }));
    frame.takeAway();
    clock.move(FRAME_CHECK_MS);
    expect(await signing).to.include({ code: 'frame_lost' });
    expect(connection.isOpen).to.equal(false);
  });

  it('somebody took out of the page is made again for the next question', async () => {
    const here = liveConnection();
    here.frame.takeAway();
    const asking = here.connection.request('IS_CONNECTED', undefined);
    expect(here.frames).to.have.length(2);
    here.frame.greet();
    here.frame.answer('IS_CONNECTED', { isConnected: true });
    expect(await asking).to.deep.equal({ isConnected: true });
  });

  it('has lost its window is not spoken to', async () => {
    const here = makeConnection();
    const asking = rejection(here.connection.request('IS_CONNECTED', undefined));
    here.frame.window = null;
    here.frame.load();
    expect(await asking).to.include({ code: 'frame_lost', message: 'W3mFrame: iframe is not set' });
  });

  it('is there keeps no timer when nothing is waited for', async () => {
    const { connection, clock, frame } = liveConnection();
    await settled();
    clock.move(FRAME_DEADLINE_MS + FRAME_CHECK_MS);
    expect(clock.waiting).to.equal(0);
    const asking = connection.request('IS_CONNECTED', undefined);
    frame.answer('IS_CONNECTED', { isConnected: true });
    await asking;
    clock.move(FRAME_CHECK_MS);
    expect(clock.waiting).to.equal(0);
  });
});

describe('a connection that is destroyed', () => {
  it('ends what is open, and makes no frame any more', async () => {
    const here = liveConnection();
    const asking = rejection(here.connection.request('IS_CONNECTED', undefined));
    here.connection.destroy();
    expect(await asking).to.include({ code: 'aborted' });
    expect(await rejection(here.connection.request('IS_CONNECTED', undefined))).to.include({
      code: 'aborted',
    });
    expect([here.frames.length, here.frame.isRemoved, here.listening()]).to.deep.equal([1, true, 0]);
  });
});

describe('what a person is asked to allow', () => {
  it('is aborted with a word, and the frame is told by going away', async () => {
    const here = liveConnection();
    const { connection, frame } = here;
    const signing = rejection(connection.request('RPC_REQUEST', sign, { waitsFor: 'approval' }));
    connection.abortApprovals();
    expect(await signing).to.include({ code: 'aborted', message: 'Request was aborted' });
    expect(frame.isRemoved).to.equal(true);
    expect(here.frames).to.have.length(1);
  });

  it('is aborted while reads go on, in a frame that is new', async () => {
    const here = liveConnection();
    const { connection, frame } = here;
    const signing = rejection(connection.request('RPC_REQUEST', sign, { waitsFor: 'approval' }));
    const reading = connection.request('RPC_REQUEST', read, { repeats: true });
    connection.abortApprovals();
    expect(await signing).to.include({ code: 'aborted' });
    expect(frame.isRemoved).to.equal(true);
    expect(here.frame).to.not.equal(frame);
    here.frame.greet();
    expect(here.frame.names).to.deep.equal(['SYNC_DAPP_DATA', 'SYNC_THEME', 'RPC_REQUEST']);
    here.frame.answer('RPC_REQUEST', '0x7');
    expect(await reading).to.equal('0x7');
  });

  it('is aborted by the signal of who asked', async () => {
    const { connection, frame } = liveConnection();
    const controller = new AbortController();
    const { signal } = controller;
    const signing = rejection(connection.request('RPC_REQUEST', sign, { waitsFor: 'approval', signal }));
    controller.abort();
    expect(await signing).to.include({ code: 'aborted' });
    expect(frame.isRemoved).to.equal(true);
  });

  it('is not asked any more when it is aborted before the frame was there', async () => {
    const here = makeConnection();
    const controller = new AbortController();
    const { signal } = controller;
    const signing = rejection(here.connection.request('RPC_REQUEST', sign, { waitsFor: 'approval', signal }));
    controller.abort();
    expect(await signing).to.include({ code: 'aborted' });
    here.frame.greet();
    expect(here.frame.names).to.not.include('RPC_REQUEST');
    expect(here.frames).to.have.length(1);
  });

  it('is not asked at all with a signal that has aborted', async () => {
    const here = makeConnection();
    const asking = here.connection.request('IS_CONNECTED', undefined, { signal: AbortSignal.abort() });
    expect(await rejection(asking)).to.include({ code: 'aborted' });
    expect(here.frames).to.deep.equal([]);
  });

  it('leaves the frame alone when a read is aborted', async () => {
    const { connection, frame } = liveConnection();
    const controller = new AbortController();
    const { signal } = controller;
    const reading = rejection(connection.request('RPC_REQUEST', read, { repeats: true, signal }));
    controller.abort();
    expect(await reading).to.include({ code: 'aborted' });
    connection.abortApprovals();
    expect(frame.isRemoved).to.equal(false);
  });
});
