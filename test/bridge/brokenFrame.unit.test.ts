import { expect } from 'chai';
import { isPending, rejection, settled } from '../support/promises.js';
import { liveConnection, makeConnection } from './support.js';

const FRAME_CHECK_MS = 1_000;
const FRAME_DEADLINE_MS = 30_000;
const FRAME_LOAD_DEADLINE_MS = 15_000;

const sign = { method: 'personal_sign', params: ['0x00', '0x01'] };
const read = { method: 'eth_blockNumber' };

describe('the frame', () => {
  it('is not created before the first call', () => {
    const { connection, frames } = makeConnection();
    connection.abortApprovals();
    expect(connection.isOpen).to.equal(false);
    expect(frames).to.deep.equal([]);
  });

  it('rejects when it never loads, and the next call creates another', async () => {
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

  it('counts as never loaded when its page stays silent', async () => {
    const here = makeConnection();
    const asking = rejection(here.connection.request('IS_CONNECTED', undefined));
    here.frame.load();
    here.frame.load();
    here.clock.move(FRAME_LOAD_DEADLINE_MS);
    expect(await asking).to.include({ code: 'load_failed' });
  });

  it('is greeted again after a redirect, and gets the remaining calls once', async () => {
    const here = makeConnection();
    const asking = here.connection.request('CONNECT_EMAIL', { email: 'ada@example.com' });
    here.frame.load();
    here.frame.greet();
    expect(here.frame.names.filter((name) => name === 'CONNECT_EMAIL')).to.have.length(1);
    here.frame.answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' });
    expect(await asking).to.deep.equal({ action: 'VERIFY_OTP' });
  });

  it('times out on calls that need no person', async () => {
    const { connection, clock } = liveConnection();
    const asking = rejection(connection.request('CONNECT_OTP', { otp: '1' }));
    clock.move(FRAME_DEADLINE_MS);
    expect(await asking).to.include({ code: 'timeout' });
  });

  it('does not time out while it waits for a person', async () => {
    const { connection, clock, frame } = liveConnection();
    const device = connection.request('CONNECT_DEVICE', undefined, { waitsFor: 'person' });
    const signing = connection.request('RPC_REQUEST', sign, { waitsFor: 'approval' });
    clock.move(24 * 3_600_000);
    expect([await isPending(device), await isPending(signing)]).to.deep.equal([true, true]);
    frame.answer('CONNECT_DEVICE');
    frame.answer('RPC_REQUEST', '0x01');
    expect([await device, await signing]).to.deep.equal([undefined, '0x01']);
  });

  it('rejects pending calls when it reloads, and is sent reads once more', async () => {
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

  it('rejects when it reloads and then stays silent', async () => {
    const { connection, frame, clock } = liveConnection();
    frame.load();
    const asking = rejection(connection.request('IS_CONNECTED', undefined));
    clock.move(FRAME_LOAD_DEADLINE_MS);
    expect(await asking).to.include({ code: 'load_failed' });
  });

  it('rejects pending calls when it is removed from the page', async () => {
    const { connection, frame, clock } = liveConnection();
    const signing = rejection(connection.request('RPC_REQUEST', sign, { waitsFor: 'approval' }));
    frame.takeAway();
    clock.move(FRAME_CHECK_MS);
    expect(await signing).to.include({ code: 'frame_lost' });
    expect(connection.isOpen).to.equal(false);
  });

  it('is created again for the next call when it was removed', async () => {
    const here = liveConnection();
    here.frame.takeAway();
    const asking = here.connection.request('IS_CONNECTED', undefined);
    expect(here.frames).to.have.length(2);
    here.frame.greet();
    here.frame.answer('IS_CONNECTED', { isConnected: true });
    expect(await asking).to.deep.equal({ isConnected: true });
  });

  it('is not posted to when its window is gone', async () => {
    const here = makeConnection();
    const asking = rejection(here.connection.request('IS_CONNECTED', undefined));
    here.frame.window = null;
    here.frame.load();
    expect(await asking).to.include({ code: 'frame_lost', message: 'W3mFrame: iframe is not set' });
  });

  it('keeps no timer when nothing is pending', async () => {
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

describe('a destroyed connection', () => {
  it('rejects pending calls, and creates no frame any more', async () => {
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

describe('an approval', () => {
  it('is aborted by a message, and by removing the frame', async () => {
    const here = liveConnection();
    const { connection, frame } = here;
    const signing = rejection(connection.request('RPC_REQUEST', sign, { waitsFor: 'approval' }));
    connection.abortApprovals();
    expect(await signing).to.include({ code: 'aborted', message: 'Request was aborted' });
    expect(frame.isRemoved).to.equal(true);
    expect(here.frames).to.have.length(1);
  });

  it('is aborted while reads go on in a new frame', async () => {
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

  it('is aborted by the caller’s signal', async () => {
    const { connection, frame } = liveConnection();
    const controller = new AbortController();
    const { signal } = controller;
    const signing = rejection(connection.request('RPC_REQUEST', sign, { waitsFor: 'approval', signal }));
    controller.abort();
    expect(await signing).to.include({ code: 'aborted' });
    expect(frame.isRemoved).to.equal(true);
  });

  it('is not sent when it is aborted before the frame was ready', async () => {
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

  it('is never sent with an aborted signal', async () => {
    const here = makeConnection();
    const asking = here.connection.request('IS_CONNECTED', undefined, { signal: AbortSignal.abort() });
    expect(await rejection(asking)).to.include({ code: 'aborted' });
    expect(here.frames).to.deep.equal([]);
  });

  it('stays pending when a read is aborted', async () => {
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
