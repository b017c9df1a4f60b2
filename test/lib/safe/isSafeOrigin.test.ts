import { expect } from 'chai';
import { isSafeOrigin } from '../../../src/lib/safe/isSafeOrigin.js';

describe('the origin of a Safe', () => {
  for (const origin of [
    'https://app.safe.global',
    'https://localhost:3000',
    'http://localhost',
    'http://localhost:3000',
    'http://safe.localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.1.2.3',
    'http://[::1]:3000',
  ]) {
    it(`can be ${origin}`, () => expect(isSafeOrigin(origin)).to.equal(true));
  }

  for (const origin of [
    'http://app.safe.global',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://notlocalhost',
    'http://192.168.1.2',
    'https://app.safe.global/',
    'ftp://localhost',
    'file:///safe.html',
    'localhost',
    '*',
    '',
    undefined,
    7,
  ]) {
    it(`is not ${JSON.stringify(origin)}`, () => expect(isSafeOrigin(origin)).to.equal(false));
  }
});
