import { expect } from 'chai';
import { isModal, layer, pageButton } from './layerFixture.js';
import { cleanUp, mount, nextFrame, until } from './mount.js';

const missing = [
  [window, 'ResizeObserver'],
  [window, 'matchMedia'],
  [Element.prototype, 'animate'],
] as const;

describe('Layer in a browser that lacks', () => {
  afterEach(cleanUp);

  for (const [owner, name] of missing) {
    it(`${name}: opens, shows another view and closes`, async () => {
      const own = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
      Reflect.deleteProperty(owner, name);
      try {
        expect(name in owner).to.equal(false);
        const button = pageButton();
        const { find, render } = mount(layer());
        expect(isModal(find('dialog'))).to.equal(true);
        await nextFrame();
        render(layer({ view: 'two', children: <div style={{ blockSize: 400 }} /> }));
        await nextFrame();
        expect(find('h2').textContent).to.equal('two');
        render(layer({ open: false }));
        await until(() => document.activeElement === button);
        expect(find<HTMLDialogElement>('dialog').open).to.equal(false);
      } finally {
        Object.defineProperty(owner, name, own);
      }
    });
  }
});
