import { expect } from 'chai';
import { bufferLike } from '../../../src/chains/pairing/bufferLike.js';

describe('bufferLike', () => {
  it('writes texts and bytes as Node’s Buffer does', () => {
    expect(bufferLike.from('{"att":"é"}').toString('base64')).to.equal('eyJhdHQiOiLDqSJ9');
    expect(bufferLike.from(Uint8Array.of(0, 10, 255)).toString('hex')).to.equal('000aff');
  });

  it('reads both alphabets of base64, with and without padding', () => {
    for (const text of ['Pz8/Pj4+Pw==', 'Pz8/Pj4+Pw', 'Pz8_Pj4-Pw'])
      expect(bufferLike.from(text, 'base64').toString('utf-8')).to.equal('???>>>?');
  });

  it('throws at what is not base64', () => {
    expect(() => bufferLike.from('!', 'base64')).to.throw();
  });
});
