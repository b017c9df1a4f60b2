import { expect } from 'chai';
import fc from 'fast-check';
import { parseDataUrl } from '../../../src/lib/untrusted/dataUrl.js';
import { type IconNode, parseSvgIcon } from '../../../src/lib/untrusted/parseSvgIcon.js';

const parse = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  parseSvgIcon(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`, { prefix: 'p-' });

describe('parseSvgIcon', () => {
  it('reads shapes, groups and gradients, and prefixes ids', () => {
    const icon = parse(
      '<title>Fox</title><defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
        `<g fill='url(#a)'><path d="M0 0h24v24H0z"/></g><!-- a comment -->`,
    );
    expect(icon?.children.map(({ tag }) => tag)).to.deep.equal(['defs', 'g']);
    expect(icon?.children[0]?.children[0]?.attributes).to.deep.equal({ id: 'p-a' });
    expect(icon?.children[1]?.attributes).to.deep.equal({ fill: 'url(#p-a)' });
  });

  it('reads paint from style attributes', () => {
    expect(parse('<rect style="fill: red; stroke-width:2"/>')?.children[0]?.attributes).to.deep.equal({
      fill: 'red',
      'stroke-width': '2',
    });
  });

  it('makes a view box from a plain size', () => {
    expect(parse('', 'width="32px" height="16"')?.attributes.viewBox).to.equal('0 0 32 16');
  });

  for (const [what, inside] of [
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<path d="M0 0" onclick="alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a foreign object', '<foreignObject><div/></foreignObject>'],
    ['an embedded image', '<image href="https://example.org/a.png"/>'],
    ['a use element', '<use href="#a"/>'],
    ['an animation', '<animate attributeName="x"/>'],
    ['a style element', '<style>*{fill:red}</style>'],
    ['an external reference', '<path fill="url(https://example.org/#a)"/>'],
    ['an external reference in a style', '<path style="fill:url(//example.org/a)"/>'],
    ['an entity', '<path fill="&#106;avascript"/>'],
    ['text', 'hello'],
    ['an unclosed tag', '<g>'],
    ['a nested svg', '<svg/>'],
  ] as const) {
    it(`rejects an icon with ${what}`, () => expect(parse(inside)).to.equal(undefined));
  }

  it('only ever returns allowed tags and harmless values', () => {
    const piece = fc.constantFrom(
      ...'<svg viewBox="0 0 1 1"|>|/>|</svg>|<g>|</g>|<path d="M0"/>|<script>|</script>| onload="x"| fill="url(#a)"|'
        .concat(' style="fill:red"| href="javascript:1"|<!--|-->|&lt;|"|\'|=|url(|<a>|<style>| id="b"')
        .split('|'),
    );
    const check = (node: IconNode): boolean =>
      /^(svg|g|path)$/.test(node.tag) &&
      Object.entries(node.attributes).every(
        ([name, value]) => !/^on|href|style|class/.test(name) && !/script|http|&/.test(value),
      ) &&
      node.children.every(check);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const icon = parseSvgIcon(pieces.join(''), { prefix: 'p' });
        return icon === undefined || check(icon);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('parseDataUrl', () => {
  it('reads base64 and percent encoding', () => {
    const text = (url: string) => new TextDecoder().decode(parseDataUrl(url)?.bytes);
    expect(text('data:image/svg+xml;base64,PHN2Zy8+')).to.equal('<svg/>');
    expect(text('data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E')).to.equal('<svg/>');
    expect(text('data:image/svg+xml,<svg fill="#fff"/>')).to.equal('<svg fill="#fff"/>');
  });

  it('rejects invalid data URLs', () => {
    for (const url of [
      '',
      'https://example.org',
      'data:image/png;base64,%%%',
      'data:image/png',
      'data:,%zz',
    ]) {
      expect(parseDataUrl(url), url).to.equal(undefined);
    }
  });
});
