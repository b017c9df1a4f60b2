import { expect } from 'chai';
import { ViewSwap } from '../../src/ui/layer/ViewSwap.js';
import { Layer, layer, pageButton } from './layerFixture.js';
import { cleanUp, mount, nextFrame, until } from './mount.js';

describe('ViewSwap', () => {
  afterEach(cleanUp);

  it('lets a view focus its own field', () => {
    pageButton();
    const focus = (input: HTMLInputElement | null) => input?.focus();
    const { root, find } = mount(layer({ children: <input ref={focus} aria-label="Code" /> }));
    expect(root.activeElement).to.equal(find('input'));
  });

  it('focuses the title of a new view, unless focus was outside', async () => {
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

  it('starts a new view at the top, and restores a view’s scroll position', () => {
    const view = (key: string, direction: 'next' | 'prev') => (
      <Layer open onRequestClose={() => {}}>
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

  it('animates the card to the height of new content without delaying anything', async () => {
    const view = (key: string, height: number) => (
      <Layer open onRequestClose={() => {}}>
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
    const glides: Animation[] = [];
    card.animate = (...given) => {
      const glide = Element.prototype.animate.apply(card, given);
      // Otherwise a busy machine shows only the end.
      glide.pause();
      glides.push(glide);
      return glide;
    };
    render(view('two', 300));
    expect(height()).to.equal(before + 200);
    await nextFrame();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(glides).to.have.length(isStill ? 0 : 1);
    const [glide] = glides;
    if (!glide) return;
    glide.currentTime = 50;
    expect(height()).to.be.within(before + 1, before + 199);
    glide.finish();
    expect(height()).to.equal(before + 200);
  });
});
