import { expect } from 'chai';
import { uuid } from '../../src/lib/uuid.js';

describe('a UUID', () => {
  it('is a new version 4 UUID each time', () => {
    const made = Array.from({ length: 100 }, uuid);
    for (const one of made)
      expect(one).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(made).size).to.equal(made.length);
  });
});
