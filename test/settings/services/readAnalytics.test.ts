import { expect } from 'chai';
import '../../../src/index.js';
import { explainProblem } from '../../../src/settings/explainProblem.js';
import { readAnalytics } from '../../../src/settings/services/readAnalytics.js';

const HOSTED = 'https://pulse.walletconnect.org';
const NOBODY = '0'.repeat(32);

/** The setting read from an element with these attributes, and the complaints. */
function read(markup: string) {
  const place = document.createElement('div');
  const element = document.createElement('wallet-modal');
  for (const [, name = '', value = ''] of markup.matchAll(/([\w-]+)="([^"]*)"/g))
    element.setAttribute(name, value);
  place.append(element);
  const complaints: string[] = [];
  const setting = readAnalytics(element, (problem) => complaints.push(explainProblem(problem).message));
  return { setting, complaints };
}

describe('the analytics service', () => {
  for (const [what, markup, expected] of [
    ['undefined without a service', 'enable-analytics="true"', undefined],
    ['undefined when forbidden', 'project-id="p" enable-analytics="false"', undefined],
    [
      'the hosted service, if the directory agrees',
      'project-id="p"',
      { url: HOSTED, projectId: 'p', permission: 'ask' },
    ],
    [
      'the hosted service, when the host agrees',
      'project-id="p" enable-analytics="true"',
      { url: HOSTED, projectId: 'p', permission: 'given' },
    ],
    [
      'the host’s own service',
      'analytics-url="https://a.example/x" enable-analytics="true"',
      { url: 'https://a.example/x', projectId: NOBODY, permission: 'given' },
    ],
    [
      'the host’s own service, if the directory agrees, for an unknown word',
      'project-id="p" analytics-url="https://a.example/" enable-analytics="maybe"',
      { url: 'https://a.example/', projectId: 'p', permission: 'ask' },
    ],
  ] as const) {
    it(`is ${what}`, () => {
      const { setting, complaints } = read(markup);
      expect(setting).to.deep.equal(expected);
      expect(complaints).to.deep.equal([]);
    });
  }

  it('is undefined, with a complaint, when its address is invalid', () => {
    const { setting, complaints } = read('project-id="p" analytics-url="javascript:alert(1)"');
    expect(setting).to.equal(undefined);
    expect(complaints[0]).to.include('analytics-url');
  });
});
