import { expect } from 'chai';
import '../../../src/index.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { SIGN_IN_PROVIDERS } from '../../../src/lib/signIn/signIn.js';
import { explainProblem } from '../../../src/settings/explainProblem.js';
import { readSignIn } from '../../../src/settings/services/readSignIn.js';

const HOSTED = 'https://secure.walletconnect.org/sdk';
const OWN = 'https://sign-in.example/sdk';
const NOBODY = '0'.repeat(32);
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

/** The setting read from an element with these attributes, and the complaints. */
function read(attributes: Record<string, string>, networks: readonly CaipNetworkId[] = []) {
  const element = document.createElement('wallet-modal');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const complaints: string[] = [];
  const setting = readSignIn(element, networks.map(unnamedNetwork), (problem) =>
    complaints.push(explainProblem(problem).message),
  );
  return { setting, complaints };
}

describe('the sign-in setting', () => {
  for (const [what, attributes, expected] of [
    ['is undefined without a service', { features: 'email' }, undefined],
    [
      'offers everything through the hosted frame with a project id',
      { 'project-id': 'p' },
      {
        url: HOSTED,
        projectId: 'p',
        isHosted: true,
        email: true,
        providers: SIGN_IN_PROVIDERS,
        offersSmartAccounts: true,
      },
    ],
    [
      'offers everything through the host’s frame, without a project id',
      { 'frame-url': OWN },
      {
        url: OWN,
        projectId: NOBODY,
        isHosted: false,
        email: true,
        providers: SIGN_IN_PROVIDERS,
        offersSmartAccounts: true,
      },
    ],
    [
      'offers the listed features in order',
      { 'frame-url': OWN, features: 'github email google' },
      {
        url: OWN,
        projectId: NOBODY,
        isHosted: false,
        email: true,
        providers: ['github', 'google'],
        offersSmartAccounts: false,
      },
    ],
    [
      'may leave email out',
      { 'frame-url': OWN, features: 'x' },
      {
        url: OWN,
        projectId: NOBODY,
        isHosted: false,
        email: false,
        providers: ['x'],
        offersSmartAccounts: false,
      },
    ],
    [
      'is undefined when no way to sign in is listed',
      { 'project-id': 'p', features: 'smart-accounts' },
      undefined,
    ],
    ['is undefined when nothing is listed', { 'project-id': 'p', features: '' }, undefined],
  ] as [string, Record<string, string>, unknown][]) {
    it(what, () => {
      const { setting, complaints } = read(attributes);
      expect(setting).to.deep.equal(expected);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('ignores words that are not about signing in', () => {
    const { setting } = read({ 'frame-url': OWN, features: 'e-mail google send swaps smart-accounts' });
    expect(setting).to.deep.include({ email: false, providers: ['google'], offersSmartAccounts: true });
  });

  for (const [what, attributes, networks, isOffered] of [
    ['a network that the hosted frame supports', {}, ['eip155:59144', 'eip155:1'], true],
    ['a cluster that the hosted frame supports', {}, ['eip155:59144', SOLANA], true],
    ['only networks that the hosted frame does not support', {}, ['eip155:59144', 'eip155:31337'], false],
    ['only such networks and its own frame', { 'frame-url': OWN }, ['eip155:59144'], true],
    ['only such networks and the hosted frame’s URL', { 'frame-url': HOSTED }, ['eip155:59144'], false],
  ] as [string, Record<string, string>, CaipNetworkId[], boolean][]) {
    it(`is ${isOffered ? '' : 'un'}defined on a site with ${what}`, () => {
      const { setting, complaints } = read({ 'project-id': 'p', ...attributes }, networks);
      expect(setting !== undefined).to.equal(isOffered);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('reports features listed for networks that the hosted frame does not support', () => {
    const { complaints } = read({ 'project-id': 'p', features: 'email' }, ['eip155:59144']);
    expect(complaints).to.have.length(1);
    expect(complaints[0]).to.include('"networks"');
  });

  for (const [what, url] of [
    ['no address', 'javascript:alert(1)'],
    ['a path of the page', '/frame'],
    ['a URL on the page’s origin', `${location.origin}/sdk`],
  ] as [string, string][]) {
    it(`is undefined, with a complaint, for ${what}`, () => {
      const { setting, complaints } = read({ 'project-id': 'p', 'frame-url': url });
      expect(setting).to.equal(undefined);
      expect(complaints.length).to.equal(1);
      expect(complaints[0]).to.match(/frame/);
    });
  }
});
