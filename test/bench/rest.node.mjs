import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findRest } from './rest.mjs';

const script = (startTime, responseEnd) => ({ startTime, responseEnd, encodedBodySize: 1000 });

describe('findRest', () => {
  it('ends with the last change before nothing happens for a while', () => {
    const found = findRest({
      from: 100,
      shown: 250,
      changes: [250, 260, 400, 900],
      scripts: [script(20, 90), script(101, 200), script(102, 210), script(800, 850)],
    });
    assert.deepEqual(found, { rest: 300, restRequests: 2, restBytes: 2000 });
  });

  it('waits for what is under way, which may change something', () => {
    const found = findRest({ from: 0, shown: 200, changes: [200, 800], scripts: [script(300, 750)] });
    assert.deepEqual(found, { rest: 800, restRequests: 1, restBytes: 1000 });
  });

  it('does not count what is under way without changing anything', () => {
    const found = findRest({ from: 0, shown: 200, changes: [200], scripts: [script(300, 750)] });
    assert.equal(found.rest, 200);
  });

  it('is not calm before anything is shown', () => {
    const found = findRest({ from: 0, shown: 900, changes: [900, 950], scripts: [script(1, 200)] });
    assert.equal(found.rest, 950);
  });
});
