import { expect } from 'chai';
import { Layer } from '../../src/ui/layer/Layer.js';
import { ViewSwap } from '../../src/ui/layer/ViewSwap.js';
import { layer, pageButton } from './layerFixture.js';
import { cleanUp, mount, nextFrame, until } from './mount.js';

describe('ViewSwap', () => {
  afterEach(cleanUp);

  it('lets a view focus its own field', () => {
    pageButton();
    const focus = (input: HTMLInputElement | null) => input?.focus();
    const { root, find } = mount(layer({ children: <input ref={focus} aria-label="Code" /> }));
    expect(root.activeElement).to.equal(find('input'));
  });

  it('moves focus to the title of a new view, but not out of the page when it had no focus', async () => {
    const { root, render, find } = mount(layer());
    find('button').focus();
    render(layer({ view: 'two' }));
    expect(root.activeElement).to.equal(find('h2'));
    expect(find('h2').textContent).to.equal('two');
    cleanUp();
    const inline = mount(layer({ inline: true }), { inline: '' });
    const button = pageButton();
    inline.render(layer({ inline: true, view: 'two' }));
    expect(document.activeElement).to.equal(button);
  });

  it('starts a new view at its top and comes back to where a view was', () => {
    const view = (key: string, direction: 'next' | 'prev') => (
      <Layer open label="Card" onRequestClose={() => {}}>
        <ViewSwap viewKey={key} direction={direction}>
          <div id={key} style={{ blockSize: 3000 }} />
        </ViewSwap>
      </Layer>
    );
    const { find, render } = mount(view('list', 'next'));
    const scroller = () => find('[id]').parentElement?.parentElement as HTMLElement;
    scroller().scrollTop = 400;
    render(view('detail', 'next'));
    expect(scroller().scrollTop).to.equal(0);
    render(view('list', 'prev'));
    expect(scroller().scrollTop).to.equal(400);
  });

  it('lets the card glide to the height of new content without holding anything up', async () => {
    const view = (key: string, height: number) => (
      <Layer open label="Card" onRequestClose={() => {}}>
        <ViewSwap viewKey={key} direction="next">
          <div style={{ blockSize: height }} />
        </ViewSwap>
      </Layer>
    );
    const { find, render } = mount(view('one', 100));
    const card = find('[part=card]');
    const height = () => Math.round(card.offsetHeight);
    await until(() => card.getAnimations().every(({ playState }) => playState !== 'running'));
    await nextFrame();
    const before = height();
    render(view('two', 300));
    const seen: number[] = [];
    const end = performance.now() + 400;
    await until(() => seen.push(height()) > 0 && performance.now() > end);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(seen.some((one) => one > before && one < before + 200)).to.equal(!isStill);
    expect(seen.at(-1)).to.equal(before + 200);
  });
});
