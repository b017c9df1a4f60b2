import { expect } from 'chai';
import { adopt } from '../../src/styles/adopt.js';
import { give, sheet } from '../../src/styles/sheets.js';
import { fixture } from '../support/fixture.js';
import { settled } from '../support/promises.js';

const makeRoot = () => fixture('<div></div>').attachShadow({ mode: 'open' });
const rules = (root: ShadowRoot) =>
  root.adoptedStyleSheets.flatMap((one) => [...one.cssRules].map(({ cssText }) => cssText));

describe('sheets', () => {
  it('gives a root the current sheets, and later ones', async () => {
    sheet('.early { color: red; }');
    const root = makeRoot();
    const release = adopt(root);
    sheet('.late { color: red; }');
    sheet('.later { color: red; }');
    await settled();
    expect(rules(root)).to.include.members([
      '.early { color: red; }',
      '.late { color: red; }',
      '.later { color: red; }',
    ]);
    release();
  });

  it('adds nothing after the release, and the missing ones when adopted again', async () => {
    const root = makeRoot();
    adopt(root)();
    const before = rules(root);
    sheet('.missed { color: red; }');
    await settled();
    expect(rules(root)).to.deep.equal(before);
    const release = adopt(root);
    expect(rules(root)).to.deep.equal([...before, '.missed { color: red; }']);
    release();
  });

  it('adds no later sheets to a root that does not want them', async () => {
    const root = makeRoot();
    sheet('.there { color: red; }');
    give(root);
    sheet('.late-for-it { color: red; }');
    await settled();
    expect(rules(root)).to.include('.there { color: red; }').and.not.include('.late-for-it { color: red; }');
  });

  it('keeps other sheets of the root', async () => {
    const root = makeRoot();
    const own = new CSSStyleSheet();
    own.replaceSync('.own { color: red; }');
    root.adoptedStyleSheets = [own];
    const release = adopt(root);
    sheet('.more { color: red; }');
    await settled();
    expect(root.adoptedStyleSheets[0]).to.equal(own);
    release();
    expect(root.adoptedStyleSheets).to.include(own);
  });

  it('adds no sheet twice, however often a root is adopted', async () => {
    const root = makeRoot();
    const releases = [adopt(root), adopt(root)];
    sheet('.once { color: red; }');
    await settled();
    expect(rules(root).filter((text) => text.startsWith('.once'))).to.have.length(1);
    for (const release of releases) release();
  });
});
