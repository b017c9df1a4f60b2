import { useState } from 'react';
import { Button } from '../../src/ui/Button.js';
import { Header } from '../../src/ui/Header.js';
import { IconButton } from '../../src/ui/IconButton.js';
import { createDialog, type LayerDialog } from '../../src/ui/layer/createDialog.js';
import { type LayerProps, Layer as OurLayer } from '../../src/ui/layer/Layer.js';
import { ViewSwap } from '../../src/ui/layer/ViewSwap.js';
import { addToPage } from './mount.js';

type Options = Partial<LayerProps> & { view?: string };

/** A layer with a dialog of its own. */
export function Layer(props: Omit<LayerProps, 'dialog'>) {
  const [dialog, setDialog] = useState<LayerDialog>();
  if (dialog) return <OurLayer dialog={dialog} {...props} />;
  const begin = (here: Element | null) => {
    if (here) setDialog(createDialog(here.getRootNode() as ShadowRoot));
  };
  return <i ref={begin} />;
}

/** The layer's reasons for asking to close, during the test. */
export const reasons: string[] = [];

const closeButton = (
  <IconButton label="Close" onClick={() => {}}>
    x
  </IconButton>
);

export function layer({ view = 'one', children, ...props }: Options = {}) {
  return (
    <Layer open onRequestClose={(reason) => reasons.push(reason)} {...props}>
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
