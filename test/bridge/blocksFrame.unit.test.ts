import { expect } from 'chai';
import { blocksFrame, type Violation } from '../../src/bridge/blocksFrame.js';
import type { FrameHandle } from '../../src/bridge/frameElement.js';
import { rejection } from '../support/promises.js';
import { makeConnection } from './support.js';

const FRAME = 'https://frame.example';
const violation = (change: Partial<Violation> = {}): Violation => ({
  effectiveDirective: 'frame-src',
  disposition: 'enforce',
  blockedURI: FRAME,
  ...change,
});

describe('a Content-Security-Policy violation', () => {
  it('blocks the frame when it concerns frames from its origin', () => {
    expect(blocksFrame(violation(), FRAME)).to.equal(true);
    expect(blocksFrame(violation({ blockedURI: `${FRAME}/sdk?projectId=p` }), FRAME)).to.equal(true);
    expect(blocksFrame(violation({ effectiveDirective: 'default-src' }), FRAME)).to.equal(true);
  });

  for (const change of [
    { disposition: 'report' },
    { effectiveDirective: 'img-src' },
    { blockedURI: 'https://frame.example.evil/sdk' },
    { blockedURI: 'inline' },
    { blockedURI: '' },
  ] as const) {
    it(`does not block the frame with ${JSON.stringify(change)}`, () => {
      expect(blocksFrame(violation(change), FRAME)).to.equal(false);
    });
  }

  it('rejects pending calls at once, not after fifteen seconds', async () => {
    let block = () => {};
    const open = (_onLoad: () => void, onBlocked: () => void): FrameHandle => {
      block = onBlocked;
      return { window: null, isConnected: true, remove: () => undefined };
    };
    const { connection } = makeConnection({ open });
    const asking = rejection(connection.request('IS_CONNECTED', undefined));
    block();
    expect(await asking).to.include({ code: 'load_failed' });
  });
});
