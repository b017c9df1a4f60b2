import { Button } from '../../src/ui/Button.js';
import { Header } from '../../src/ui/Header.js';
import { IconButton } from '../../src/ui/IconButton.js';
import { Layer, type LayerProps } from '../../src/ui/layer/Layer.js';
import { ViewSwap } from '../../src/ui/layer/ViewSwap.js';
import { addToPage } from './mount.js';

type Options = Partial<LayerProps> & { view?: string };

/** What the layer asked for during the test. */
export const reasons: string[] = [];

const closeButton = (
  <IconButton label="Close" onClick={() => {}}>
    x
  </IconButton>
);

export function layer({ view = 'one', children, ...props }: Options = {}) {
  return (
    <Layer open label="Connect" onRequestClose={(reason) => reasons.push(reason)} {...props}>
      <Header title={view} end={closeButton} />
      <ViewSwap viewKey={view} direction="next">
        {children ?? <Button onClick={() => {}}>First</Button>}
      </ViewSwap>
    </Layer>
  );
}

export const tall = (
  <>
    <input aria-label="Amount" />
    <div style={{ blockSize: 3000 }} />
  </>
);

export function pageButton(text = 'Page') {
  const button = addToPage('button', { textContent: text });
  button.style.cssText = 'position:fixed;left:4px;top:4px';
  button.focus();
  return button;
}

/** A wallet's prompt in the page. */
export function walletOverlay() {
  const overlay = addToPage('button', { textContent: 'Approve' });
  overlay.style.cssText = 'position:fixed;right:0;top:0;width:90px;height:60px;z-index:2147483647';
  return overlay;
}

export const lastButton = (root: ShadowRoot) => [...root.querySelectorAll('button')].at(-1) as HTMLElement;
export const isModal = (dialog: Element) => dialog.matches(':modal');
