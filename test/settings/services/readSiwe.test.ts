import { expect } from 'chai';
import '../../../src/index.js';
import type { Siwe } from '../../../src/lib/siwe/siwe.js';
import { explainProblem } from '../../../src/settings/explainProblem.js';
import { readSiwe } from '../../../src/settings/services/readSiwe.js';
import { readSiweSite } from '../../../src/settings/services/readSiweSite.js';

const site: Siwe = { verifyMessage: () => false, getSession: () => null, signOut: () => undefined };

/** The sign-in settings read from an element with these settings, and the complaints. */
function read(siwe: unknown, url?: string) {
  const element = document.createElement('wallet-modal');
  // A page without types may pass anything.
  element.siwe = siwe as Siwe | undefined;
  if (url !== undefined) element.siweUrl = url;
  const complaints: string[] = [];
  const setting = readSiwe(element);
  const parts =
    setting && readSiweSite(setting, (problem) => complaints.push(explainProblem(problem).message));
  return { setting, parts, complaints };
}

const hostile = new Proxy(site, {
  get() {
    throw new Error('evil');
  },
});

describe('the setting of signing in with a wallet', () => {
  it('is off unless the page gives functions or a server', () => {
    expect(read(undefined).setting).to.equal(undefined);
    expect(read(null).setting).to.equal(undefined);
    expect(read({ ...site, enabled: false }).setting).to.equal(undefined);
    expect(read({ enabled: false }, '/auth').setting).to.equal(undefined);
  });

  it('does not require signing in, and signs out with account, network and connection, by default', () => {
    const { own, url, ...rules } = read(site).setting ?? {};
    expect(rules).to.deep.equal({
      required: false,
      signOutOnDisconnect: true,
      signOutOnAccountChange: true,
      signOutOnNetworkChange: true,
    });
    const changed = read({ ...site, required: true, signOutOnDisconnect: false }).setting;
    expect([changed?.required, changed?.signOutOnDisconnect]).to.deep.equal([true, false]);
  });

  it('takes functions of the page, with their object', () => {
    const own = {
      ...site,
      nonce: 'abcdef123456',
      getNonce() {
        return this.nonce;
      },
    };
    const { parts, complaints } = read(own);
    expect(complaints).to.deep.equal([]);
    expect(parts?.own.getNonce?.()).to.equal('abcdef123456');
  });

  for (const [what, url, expected] of [
    ['a path of the site', '/auth', `${location.origin}/auth`],
    ['the origin of the site, without https', `${location.origin}/auth`, `${location.origin}/auth`],
    ['another https origin', 'https://auth.example/siwe', 'https://auth.example/siwe'],
    ['another origin without encryption', 'http://auth.example/siwe', undefined],
    ['a password', 'https://me:secret@auth.example/siwe', undefined],
    ['a script', 'javascript:alert(1)', undefined],
  ] as const) {
    it(`${expected ? 'takes' : 'refuses'} ${what} as a server`, () => {
      const { parts, complaints } = read(undefined, url);
      expect(parts?.url).to.equal(expected);
      expect(complaints.length).to.equal(expected ? 0 : 1);
    });
  }

  for (const [what, siwe] of [
    ['without a function that is needed', { ...site, verifyMessage: undefined }],
    ['with something else instead of a function', { ...site, getNonce: 'abc' }],
    ['with a flag that is no boolean', { ...site, required: 'yes' }],
    ['that is a text', 'https://auth.example'],
    ['whose fields throw', hostile],
  ] as const) {
    it(`refuses a property ${what}, and says so`, () => {
      const { parts, complaints } = read(siwe);
      expect(parts).to.equal(undefined);
      expect(complaints).to.have.length(1);
    });
  }

  it('lets functions of the page replace routes of the server', () => {
    const { parts } = read({ getNonce: () => 'abcdef123456' }, '/auth');
    expect(Object.keys(parts?.own ?? {})).to.deep.equal(['getNonce']);
    expect(parts?.url).to.equal(`${location.origin}/auth`);
  });
});
