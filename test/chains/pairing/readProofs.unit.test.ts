import { expect } from 'chai';
import { readProofs } from '../../../src/chains/pairing/readProofs.js';
import type { SignInRequest } from '../../../src/lib/siwe/signInRequest.js';

const asked: SignInRequest = {
  domain: 'app.example',
  uri: 'https://app.example',
  nonce: '0123456789abcdef',
  issuedAt: '2030-01-31T12:00:00.000Z',
  statement: 'Sign in.',
  expirationTime: '2030-01-31T12:05:00.000Z',
  resources: ['https://app.example/terms'],
  chains: ['eip155:10', 'eip155:1'],
};
const payload = {
  iss: 'did:pkh:eip155:10:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
  domain: 'app.example',
  aud: 'https://app.example',
  version: '1',
  nonce: '0123456789abcdef',
  iat: '2030-01-31T12:00:01.000Z',
  statement: 'Sign in. I further authorize …',
  exp: '2030-01-31T12:05:00.000Z',
  nbf: null,
  resources: ['https://app.example/terms', 'urn:recap:e30'],
};
const auth = (changes: object = {}) => ({
  h: { t: 'caip122' },
  p: { ...payload, ...changes },
  s: { t: 'eip191', s: '0x12' },
});
const read = (auths: unknown) => readProofs(auths, asked, ({ nonce }) => `text with ${nonce}`);

describe('readProofs', () => {
  it('reads what was signed', () => {
    const cacao = auth();
    expect(read([cacao])).to.deep.equal([
      {
        account: 'eip155:10:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
        message: 'text with 0123456789abcdef',
        signature: '0x12',
        cacao,
      },
    ]);
  });

  it('reads a payload without what was not asked', () => {
    const { domain, uri, nonce, issuedAt, chains } = asked;
    const bare = auth({ statement: undefined, exp: undefined, nbf: undefined, resources: undefined });
    const proofs = readProofs([bare], { domain, uri, nonce, issuedAt, chains }, () => '');
    expect(proofs).to.have.length(1);
  });

  const wrong: readonly (readonly [string, unknown])[] = [
    ['nothing', undefined],
    ['no list', {}],
    ['an empty list', []],
    ['null', [null]],
    ['a text', ['auth']],
    ['no payload', [{ ...auth(), p: undefined }]],
    ['no signature', [{ ...auth(), s: null }]],
    ['a signature that is no text', [{ ...auth(), s: { s: 12 } }]],
    ['another domain', [auth({ domain: 'app.example.evil' })]],
    ['another address of the site', [auth({ aud: 'https://app.example/' })]],
    ['another nonce', [auth({ nonce: 'f' })]],
    ['a nonce that is no text', [auth({ nonce: ['0123456789abcdef'] })]],
    ['another version', [auth({ version: '2' })]],
    ['another end', [auth({ exp: '2031-01-31T12:05:00.000Z' })]],
    ['no end', [auth({ exp: undefined })]],
    ['a beginning', [auth({ nbf: '2030-01-31T12:00:00.000Z' })]],
    ['another statement', [auth({ statement: 'I give all away. Sign in.' })]],
    ['no resources', [auth({ resources: undefined })]],
    ['resources that are no list', [auth({ resources: 'https://app.example/terms' })]],
    ['another network', [auth({ iss: payload.iss.replace(':10:', ':5:') })]],
    ['another namespace', [auth({ iss: payload.iss.replace('eip155', 'solana') })]],
    ['an address that is none', [auth({ iss: 'did:pkh:eip155:10:0x12' })]],
    ['no issuer', [auth({ iss: undefined })]],
    ['something after a right one', [auth(), auth({ nonce: 'f' })]],
  ];
  for (const [what, auths] of wrong) {
    it(`believes nothing with ${what}`, () => {
      expect(read(auths)).to.equal(undefined);
    });
  }

  it('believes nothing whose text cannot be written', () => {
    const fail = () => {
      throw new Error('Unexpected end of JSON input');
    };
    expect(readProofs([auth()], asked, fail)).to.equal(undefined);
  });
});
