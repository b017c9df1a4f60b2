import { expect } from 'chai';
import { layer, tall } from '../layerFixture.js';
import { cleanUp, mount, nextFrame } from '../mount.js';

/** The errors that the page's monitors see while `act` runs, and in the frames after it. */
async function errorsDuring(act: () => Promise<void>): Promise<readonly string[]> {
  const errors: string[] = [];
  const hear = (event: ErrorEvent) => {
    errors.push(event.message);
    event.stopImmediatePropagation();
  };
  addEventListener('error', hear, { capture: true });
  await act();
  for (let frames = 0; frames < 10; frames += 1) await nextFrame();
  removeEventListener('error', hear, { capture: true });
  return errors;
}

describe('useContentResize', () => {
  afterEach(cleanUp);

  for (const inline of [true, false])
    it(`has no observer of the page report a loop when the content changes: ${inline ? 'inline' : 'dialog'}`, async () => {
      const short = layer({ inline, children: <p>Short</p> });
      const { host, render, find } = mount(short);
      const heights: number[] = [];
      const observer = new ResizeObserver(([entry]) => void heights.push(entry?.contentRect.height ?? 0));
      observer.observe(host);
      observer.observe(find('[part=card]'));
      await nextFrame();
      const errors = await errorsDuring(async () => {
        render(layer({ inline, children: tall }));
        await nextFrame();
        render(short);
      });
      observer.disconnect();
      expect(errors).to.deep.equal([]);
      expect(heights.length).to.be.greaterThan(2);
    });
});
