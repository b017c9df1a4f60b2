import { expect } from 'chai';
import { adopt, sheet } from '../../src/styles/sheets.js';
import { fixture } from '../support/fixture.js';

const makeRoot = () => fixture('<div></div>').attachShadow({ mode: 'open' });
const texts = (root: ShadowRoot) => root.adoptedStyleSheets.map((one) => one.cssRules[0]?.cssText ?? '');

describe('sheets', () => {
  it('gives a root the sheets there are, and those still to come', () => {
    sheet('.early { color: red; }');
    const root = makeRoot();
    const release = adopt(root);
    sheet('.late { color: red; }');
    expect(texts(root)).to.include.members(['.early { color: red; }', '.late { color: red; }']);
    release();
  });

  it('gives nothing more after the release, and the missing ones when adopted again', () => {
    const root = makeRoot();
    adopt(root)();
    const before = texts(root);
    sheet('.missed { color: red; }');
    expect(texts(root)).to.deep.equal(before);
    const release = adopt(root);
    expect(texts(root)).to.deep.equal([...before, '.missed { color: red; }']);
    release();
  });

  it('leaves other sheets of the root alone', () => {
    const root = makeRoot();
    const own = new CSSStyleSheet();
    own.replaceSync('.own { color: red; }');
    root.adoptedStyleSheets = [own];
    const release = adopt(root);
    sheet('.more { color: red; }');
    expect(root.adoptedStyleSheets[0]).to.equal(own);
    release();
    expect(root.adoptedStyleSheets).to.include(own);
  });

  it('adds no sheet twice, however often a root is adopted', () => {
    const root = makeRoot();
    const releases = [adopt(root), adopt(root)];
    sheet('.once { color: red; }');
    expect(texts(root).filter((text) => text.startsWith('.once'))).to.have.length(1);
    for (const release of releases) release();
  });
});
