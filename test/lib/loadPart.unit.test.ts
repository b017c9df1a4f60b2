import { expect } from 'chai';
import { loadPart } from '../../src/lib/loadPart.js';
import { rejection } from '../support/promises.js';

describe('loadPart', () => {
  it('says why a file could not be loaded, for the console', async () => {
    const cause = new TypeError(
      'Failed to fetch dynamically imported module: https://site.example/chunks/a.js',
    );
    const error = await rejection(loadPart(Promise.reject(cause)));
    expect(error).to.include({
      code: 'load_failed',
      shortMessage: 'A part of this page could not be loaded. Reload the page.',
      cause,
    });
    expect(error).to.have.property(
      'details',
      'TypeError: Failed to fetch dynamically imported module: https://site.example/chunks/a.js',
    );
  });
});
