import { expect } from 'chai';
import { draw } from '../../src/ui/draw.js';
import { Header } from '../../src/ui/Header.js';
import { IconButton } from '../../src/ui/IconButton.js';
import { CloseIcon } from '../../src/ui/icons.js';
import { PlainList } from '../../src/ui/PlainList.js';
import { Row } from '../../src/ui/Row.js';
import { RowSkeletons } from '../../src/ui/RowSkeletons.js';
import { SvgIcon } from '../../src/ui/SvgIcon.js';
import { Tag } from '../../src/ui/Tag.js';
import { WalletFrame } from '../../src/ui/WalletFrame.js';
import { cleanUp, mount } from './mount.js';

afterEach(cleanUp);

const gradient = {
  tag: 'svg',
  attributes: { viewBox: '0 0 8 8', width: '8' },
  children: [
    {
      tag: 'linearGradient',
      attributes: { id: 'a', gradientUnits: 'userSpaceOnUse', gradientTransform: 'rotate(9)' },
      children: [{ tag: 'stop', attributes: { 'stop-color': '#b3460f', offset: '0' }, children: [] }],
    },
    {
      tag: 'path',
      attributes: { 'fill-rule': 'evenodd', 'stroke-width': '2', d: 'M0 0h8v8H0z' },
      children: [],
    },
  ],
};

const parts = {
  'a header with its buttons': (
    <Header
      title="Connect wallet"
      end={
        <IconButton label="Close" onClick={() => {}}>
          <CloseIcon />
        </IconButton>
      }
    />
  ),
  'rows of a list': (
    <PlainList
      aria-label="Wallets"
      rows={[
        <Row
          key="a"
          label="A"
          detail="more"
          start={<WalletFrame>A</WalletFrame>}
          end={<Tag>Installed</Tag>}
          onClick={() => {}}
        />,
        <Row key="b" label="B" isCurrent hasChevron disabledReason="Not here" onClick={() => {}} />,
        <Row key="c" label="C" isLoading onClick={() => {}} />,
        <Row key="d" label="D" href="https://example.org/" />,
        <Row key="e" label={5} />,
      ]}
    />
  ),
  'row skeletons': <RowSkeletons count={2} />,
  'an icon with a gradient': <SvgIcon icon={gradient} className="picture" />,
  'a colour': (
    <WalletFrame color="hsl(30 80% 50%)" size="large" isRound>
      A
    </WalletFrame>
  ),
  'empty values': [null, undefined, false, ''],
};

/** Attribute order has no meaning. */
function describeNode(node: Node): unknown {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  return [node.namespaceURI, node.localName, attributes, [...node.childNodes].map(describeNode)];
}

describe('drawing without React', () => {
  for (const [name, part] of Object.entries(parts)) {
    it(`matches React for ${name}`, () => {
      const { root } = mount(part);
      const byReact = root.querySelector('div') as HTMLElement;
      const drawn = document.createElement('div');
      drawn.append(draw(part));
      expect(describeNode(drawn)).to.deep.equal(describeNode(byReact));
    });
  }

  it('handles presses, but not on disabled elements', () => {
    const heard: string[] = [];
    const box = document.createElement('div');
    const row = (name: string, disabledReason?: string) => (
      <Row key={name} label={name} disabledReason={disabledReason} onClick={() => heard.push(name)} />
    );
    box.append(draw([row('on'), row('off', 'Not now')]));
    for (const button of box.querySelectorAll('button')) button.click();
    expect(heard).to.deep.equal(['on']);
  });

  it('throws for what needs React', () => {
    const context = { $$typeof: Symbol.for('react.context') };
    const node = { ...(<Tag>A</Tag>), type: context } as never;
    expect(() => draw(node)).to.throw(TypeError, 'plain parts');
  });
});
