import { expect } from 'chai';
import { Avatar } from '../../src/ui/Avatar.js';
import { accountPicture } from '../../src/ui/accountPicture.js';
import { WalletImage } from '../../src/ui/WalletImage.js';
import { cleanUp, mount, until } from './mount.js';

describe('images', () => {
  afterEach(cleanUp);

  it('show the first letter until they load, or when they never do', async () => {
    const { find, render } = mount(<WalletImage name="Rainbow" src="/test/ui/pixel.gif" />);
    expect(find('span').textContent).to.equal('R');
    await until(() => find('span').textContent === '');
    expect(find('img').getAttribute('alt')).to.equal('');
    render(<WalletImage name="Zerion" src="/test/ui/mount.ts" />);
    await until(() => find('span').textContent === 'Z' && !find('span').querySelector('img'));
  });

  const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

  it('of accounts are the same for an address, however it is written, and others for others', () => {
    const own = accountPicture(ADDRESS);
    expect(own).to.deep.equal({
      disc: 'oklch(.92 .07 0)',
      figure: 'oklch(.45 .15 0)',
      path: 'M12 3.5c4 4.8 6 7.7 6 10.5a6 6 0 0 1-12 0c0-2.8 2-5.7 6-10.5z',
    });
    expect(accountPicture(ADDRESS.toLowerCase())).to.deep.equal(own);
    expect(accountPicture('0xf39Fd6e51aad88F6F4ce6aB8827279cffFc92266')).to.deep.equal({
      disc: 'oklch(.45 .15 330)',
      figure: 'oklch(.92 .07 90)',
      path: 'M4 7.5 8 12l4-7 4 7 4-4.5-1.5 10.5h-13z',
    });
    const solana = accountPicture('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv');
    expect(solana.disc).to.equal('oklch(.45 .15 240)');
    const all = Array.from({ length: 20_000 }, (_, at) => accountPicture(`0x${at.toString(16)}`));
    expect(new Set(all.map(({ path }) => path))).to.have.length(24);
    expect(new Set(all.map((one) => JSON.stringify(one)))).to.have.length(24 * 12 * 3 * 2);
  });

  it('of accounts have a figure that stands out from its disc by a contrast of 4.5', () => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (colour: string) => {
      if (!canvas) throw new Error('No canvas');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
        byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const pairs = new Map<string, number>();
    for (let at = 0; at < 2_000; at += 1) {
      const { disc, figure } = accountPicture(`0x${at}`);
      const [one, other] = [light(disc), light(figure)];
      pairs.set(`${figure} on ${disc}`, Math.max(one, other) / Math.min(one, other));
    }
    expect(pairs.size).to.equal(72);
    for (const [pair, contrast] of pairs) expect(contrast, pair).to.be.at.least(4.5);
  });

  it('of accounts are a drawing of the figure on the disc', () => {
    const { find } = mount(<Avatar address={ADDRESS} />);
    const [picture, figure] = [find('span'), find('path')];
    expect(getComputedStyle(picture).backgroundColor).to.equal('oklch(0.92 0.07 0)');
    expect(getComputedStyle(figure).fill).to.equal('oklch(0.45 0.15 0)');
    const [disc, drawn] = [picture.getBoundingClientRect(), figure.getBoundingClientRect()];
    expect(drawn.height / disc.height).to.be.within(0.6, 0.66);
    expect(drawn.left).to.be.greaterThan(disc.left);
    expect(drawn.bottom).to.be.lessThan(disc.bottom);
  });

  it('of accounts have figures as large as a disc can hold, and of about the same size', () => {
    const drawn = new Map<string, string>();
    for (let at = 0; drawn.size < 24; at += 1) drawn.set(accountPicture(`0x${at}`).path, `0x${at}`);
    const { find, render } = mount(<Avatar address={ADDRESS} />);
    for (const [path, address] of drawn) {
      render(<Avatar address={address} />);
      const figure = find('path') as unknown as SVGPathElement;
      const [disc, box] = [find('span').getBoundingClientRect(), figure.getBoundingClientRect()];
      expect(figure.getAttribute('d')).to.equal(path);
      expect(Math.max(box.width, box.height) / disc.width, path).to.be.within(0.55, 0.7);
      for (let at = 0; at < 100; at += 1) {
        const point = figure.getPointAtLength((figure.getTotalLength() * at) / 100);
        const { x, y } = point.matrixTransform(figure.getScreenCTM() ?? undefined);
        const away = Math.hypot(x - disc.left - disc.width / 2, y - disc.top - disc.height / 2);
        expect(away / disc.width, path).to.be.lessThan(0.45);
      }
    }
  });

  it('of accounts show nothing that looks like a control', () => {
    const paths = new Set(Array.from({ length: 2_000 }, (_, at) => accountPicture(`0x${at}`).path));
    expect(paths.size).to.equal(24);
    // Vertical and horizontal lines alone make a square, a plus or a menu icon.
    for (const path of paths) expect(path).to.not.match(/^(?:m-?[\d.]+[ -][\d.]+(?:[hv]-?[\d.]+)+z)+$/i);
  });
});
