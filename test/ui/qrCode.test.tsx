import { expect } from 'chai';
import { encode } from 'uqr';
import { QrCode } from '../../src/ui/QrCode.js';
import { qrPath } from '../../src/ui/qrPath.js';
import { cleanUp, mount } from './mount.js';

const URI = `wc:${'0123456789abcdef'.repeat(4)}@2?relay-protocol=irn&symKey=${'fedcba9876543210'.repeat(4)}`;

describe('the QR code', () => {
  afterEach(cleanUp);

  it('draws every module, except under the icon in the middle', () => {
    const matrix = encode(URI, { ecc: 'M', border: 0 }).data;
    const { size, path } = qrPath(matrix);
    const drawn = new Path2D(path);
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    let hidden = 0;
    matrix.forEach((row, y) => {
      row.forEach((isDark, x) => {
        const isDrawn = context.isPointInPath(drawn, x + 0.5, y + 0.5);
        const isMiddle =
          Math.abs(x + 0.5 - size / 2) <= size * 0.11 && Math.abs(y + 0.5 - size / 2) <= size * 0.11;
        if (isDrawn !== isDark && isMiddle) hidden += 1;
        else expect(isDrawn, `module ${x}, ${y}`).to.equal(isDark);
      });
    });
    // Level M restores 15 % of the modules.
    expect(hidden / size ** 2).to.be.below(0.05);
  });

  it('is dark on white in every theme, and has a label', () => {
    const { find } = mount(<QrCode text={URI} label="Code for wallet apps" />);
    const code = find('[role=img]');
    expect(code.getAttribute('aria-label')).to.equal('Code for wallet apps');
    expect(getComputedStyle(code).fill).to.equal('rgb(11, 13, 15)');
    expect(getComputedStyle(code.parentElement as Element).backgroundColor).to.equal('rgb(255, 255, 255)');
  });

  it('has an icon in the middle that fills its space and hides no module', () => {
    const { find, root } = mount(<QrCode text={URI} label="Code" />);
    const plate = find('[role=img]').parentElement?.getBoundingClientRect() as DOMRect;
    const mark = root.querySelector('[aria-hidden] svg')?.getBoundingClientRect() as DOMRect;
    expect(mark.left + mark.width / 2).to.be.closeTo(plate.left + plate.width / 2, 0.5);
    expect(mark.top + mark.height / 2).to.be.closeTo(plate.top + plate.height / 2, 0.5);
    // The plate covers thirteen of these 65 modules.
    expect(mark.width / plate.width).to.be.within(0.75 * (13 / 65), 13 / 65);
  });

  it('has the standard’s quiet zone of four modules', () => {
    const { find } = mount(<QrCode text={URI} label="Code" />);
    const plate = find('[role=img]').parentElement?.getBoundingClientRect() as DOMRect;
    const dots = find('path').getBoundingClientRect();
    const size = encode(URI, { ecc: 'M', border: 0 }).size;
    expect(dots.left - plate.left).to.be.at.least((4 / size) * dots.width - 0.5);
    expect(plate.bottom - dots.bottom).to.be.at.least((4 / size) * dots.width - 0.5);
  });

  it('keeps its space while there is no code', () => {
    const { find, root, render } = mount(<QrCode text={undefined} label="Code" />);
    const before = find('div').getBoundingClientRect();
    expect(root.querySelector('[role=img]')).to.equal(null);
    render(<QrCode text={URI} label="Code" />);
    const after = find('div').getBoundingClientRect();
    expect([after.width, after.height]).to.deep.equal([before.width, before.height]);
  });
});
