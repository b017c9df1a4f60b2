import { sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { ReactNode } from 'react';
import { Announcer } from '../../src/ui/Announcer.js';
import { Button } from '../../src/ui/Button.js';
import { CopyButton } from '../../src/ui/CopyButton.js';
import { Empty } from '../../src/ui/Empty.js';
import { Notice } from '../../src/ui/Notice.js';
import { Snackbar } from '../../src/ui/Snackbar.js';
import { Tooltip } from '../../src/ui/Tooltip.js';
import { press } from '../support/keys.js';
import { Layer, layer } from './layerFixture.js';
import { cleanUp, middleOf, mount, nextFrame, until } from './mount.js';

const nothing = () => {};

describe('Tooltip', () => {
  afterEach(cleanUp);

  it('shows on focus within the viewport, and hides on Escape without closing the layer', async () => {
    let closes = 0;
    const { root, find } = mount(
      <Layer open onRequestClose={() => closes++}>
        <Tooltip text="0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045">
          <button type="button">0xd8…6045</button>
        </Tooltip>
      </Layer>,
    );
    const tooltip = find('[role=tooltip]');
    const trigger = find('button');
    expect(root.getElementById(trigger.getAttribute('aria-describedby') ?? '')).to.equal(tooltip);
    await press('Tab');
    expect(root.activeElement).to.equal(trigger);
    await until(() => tooltip.matches(':popover-open'));
    const { left, top, right, bottom } = tooltip.getBoundingClientRect();
    expect(Math.min(left, top)).to.be.at.least(0);
    expect(right).to.be.at.most(innerWidth);
    expect(bottom).to.be.at.most(innerHeight);
    await press('Escape');
    await until(() => !tooltip.matches(':popover-open'));
    expect(closes).to.equal(0);
  });

  it('leaves the title in sight, and breaks an address into even lines between its groups', async () => {
    const groups = ['0xd8dA', '6BF2', '6964', 'aF9D', '7eEd', '9e03', 'E534', '15D3', '7aA9', '6045'];
    const { root, find } = mount(
      layer({
        children: (
          <Tooltip text={groups.join(' ')}>
            <button type="button">0xd8…6045</button>
          </Tooltip>
        ),
      }),
    );
    await nextFrame();
    const [tooltip, trigger] = [find('[role=tooltip]'), find('[role=tooltip]').previousElementSibling];
    (trigger as HTMLElement).focus({ focusVisible: true } as FocusOptions);
    await until(() => tooltip.matches(':popover-open'));
    const box = tooltip.getBoundingClientRect();
    expect(box.top).to.be.greaterThan(root.querySelector('h2')?.getBoundingClientRect().bottom ?? 1e9);
    expect(box.top).to.be.greaterThan(trigger?.getBoundingClientRect().bottom ?? 1e9);
    expect(box.bottom).to.be.lessThan(innerHeight);
    const range = document.createRange();
    range.selectNodeContents(tooltip);
    const widths = [...range.getClientRects()].map(({ width }) => width).filter((width) => width > 0);
    expect(widths.length).to.equal(2);
    expect(Math.min(...widths)).to.be.greaterThan(Math.max(...widths) * 0.8);
  });

  it('shows on hover, and stays while hovered', async () => {
    const { find, root } = mount(
      <Layer open onRequestClose={nothing}>
        <Tooltip text="Exact amount">
          <button type="button">12.5</button>
        </Tooltip>
      </Layer>,
    );
    const tooltip = find('[role=tooltip]');
    await nextFrame();
    for (const animation of root.getAnimations()) animation.finish();
    await sendMouse({ type: 'move', position: [2, 2] });
    await sendMouse({ type: 'move', position: middleOf(find('button')) });
    await until(() => tooltip.matches(':popover-open'));
    await sendMouse({ type: 'move', position: middleOf(tooltip) });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(tooltip.matches(':popover-open')).to.equal(true);
    // A click on its text may select the text, but a click on its button is about something else.
    tooltip.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await nextFrame();
    expect(tooltip.matches(':popover-open')).to.equal(true);
    tooltip.previousElementSibling?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await until(() => !tooltip.matches(':popover-open'));
    await sendMouse({ type: 'move', position: [2, 2] });
    await until(() => !tooltip.matches(':popover-open'));
  });
});

describe('Announcer', () => {
  afterEach(cleanUp);

  it('exists before its text does', async () => {
    const { find } = mount(<Announcer message="Loading…" />);
    expect(find('[role=status]').textContent).to.equal('');
    await until(() => find('[role=status]').textContent === 'Loading…');
  });
});

describe('Tooltip in a browser without popovers', () => {
  const names = ['showPopover', 'hidePopover', 'popover'] as const;
  const own = names.map((name) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, name));
  before(() => {
    for (const name of names) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  after(() => {
    names.forEach((name, at) => {
      Object.defineProperty(HTMLElement.prototype, name, own[at] as PropertyDescriptor);
    });
  });
  afterEach(cleanUp);

  it('is hidden at first, shows on focus in front of the card, and hides again', async () => {
    const { find } = mount(
      <Layer open onRequestClose={nothing}>
        <Tooltip text="Exact amount">
          <button type="button">12.5</button>
        </Tooltip>
      </Layer>,
    );
    const tooltip = find('[role=tooltip]');
    expect(tooltip.checkVisibility()).to.equal(false);
    // While the card animates in, the tooltip is placed relative to it.
    await Promise.all(
      find('[part=card]')
        .getAnimations()
        .map(({ finished }) => finished),
    );
    await press('Tab');
    await until(() => tooltip.checkVisibility());
    const [x, y] = middleOf(tooltip);
    expect((tooltip.getRootNode() as ShadowRoot).elementFromPoint(x, y)).to.equal(tooltip);
    await press('Escape');
    await until(() => !tooltip.checkVisibility());
  });
});

describe('Snackbar', () => {
  afterEach(cleanUp);

  it('announces in regions that exist before the message', () => {
    const { find, render } = mount(<Snackbar />);
    const status = find('[role=status]');
    const alert = find('[role=alert]');
    render(<Snackbar message={{ variant: 'success', text: 'Link copied' }} />);
    expect(status.textContent).to.equal('Link copied');
    render(<Snackbar message={{ variant: 'error', text: 'Failed to copy' }} />);
    expect(status.textContent).to.equal('');
    expect(alert.textContent).to.equal('Failed to copy');
    expect(find('[role=alert]')).to.equal(alert);
  });
});

describe('CopyButton', () => {
  const { clipboard } = navigator;
  const replaceClipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const replaceCommand = (command: (name: string) => boolean) =>
    Object.defineProperty(Object.getPrototypeOf(document), 'execCommand', {
      configurable: true,
      value: command,
    });
  afterEach(() => {
    cleanUp();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    Reflect.deleteProperty(Object.getPrototypeOf(document), 'execCommand');
  });
  const button = (
    <CopyButton text="0xabc" label="Copy address" copiedLabel="Copied" failedLabel="Failed to copy">
      0xa…c
    </CopyButton>
  );

  it('copies and confirms', async () => {
    const copied: string[] = [];
    replaceClipboard(async (text) => void copied.push(text));
    const { find } = mount(button);
    find('button').click();
    await until(() => find('[role=status]').textContent === 'Copied');
    expect(copied).to.deep.equal(['0xabc']);
  });

  it('copies by the old command where the page has no clipboard, and leaves the focus where it was', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    const copied: string[] = [];
    const { find } = mount(button);
    const root = find('button').getRootNode() as ShadowRoot;
    replaceCommand((name) => {
      const { value, selectionStart, selectionEnd } = root.activeElement as HTMLTextAreaElement;
      copied.push(`${name} ${value.slice(selectionStart, selectionEnd)}`);
      return true;
    });
    find('button').focus();
    find('button').click();
    await until(() => find('[role=status]').textContent === 'Copied');
    expect(copied).to.deep.equal(['copy 0xabc']);
    expect(root.activeElement).to.equal(find('button'));
    expect(root.querySelector('textarea')).to.equal(null);
  });

  it('reports a failure', async () => {
    replaceClipboard(() => Promise.reject(new Error('not allowed')));
    replaceCommand(() => false);
    const { find } = mount(button);
    find('button').click();
    await until(() => find('[role=status]').textContent === 'Failed to copy');
  });
});

/** The width of the last of several lines, as a share of the widest one. */
function shareOfLast(range: Range): number {
  const lines = new Map<number, number>();
  for (const { top, width } of range.getClientRects()) lines.set(top, (lines.get(top) ?? 0) + width);
  expect(lines.size).to.be.greaterThan(1);
  const [last = 0] = [...lines.values()].slice(-1);
  return last / Math.max(...lines.values());
}

describe('Short sentences', () => {
  afterEach(cleanUp);

  const sentence = 'We know of no earlier transfer from you to this address. Check that it’s right.';
  const places: [name: string, node: ReactNode][] = [
    ['Notice', <Notice key="notice">{sentence}</Notice>],
    ['the title of a Notice', <Notice key="title" title={sentence} />],
    [
      'Empty',
      <Empty key="empty" title="Nothing">
        {sentence}
      </Empty>,
    ],
    ['the title of Empty', <Empty key="emptyTitle" title={sentence} />],
    ['Button', <Button key="button">{sentence}</Button>],
  ];
  for (const [name, node] of places) {
    it(`leave no word or two alone at the end in ${name}`, () => {
      const { root, find } = mount(layer({ children: <div data-place="">{node}</div> }));
      const place = find('[data-place]');
      const element = [...root.querySelectorAll('*')].findLast((one) => one.textContent === sentence);
      const range = document.createRange();
      range.selectNodeContents(element ?? place);
      for (let width = 240; width <= 340; width += 4) {
        place.style.inlineSize = `${width}px`;
        expect(shareOfLast(range), `at ${width} px`).to.be.greaterThan(0.5);
      }
    });
  }
});
