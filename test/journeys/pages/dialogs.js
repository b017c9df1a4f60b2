// The dialogs of component libraries, as their documentation shows them. `data-library` names one; `data-place` is the modal's
// place: in `body`, in the root of the app, or in the dialog.
import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { Dialog as MuiDialog, DialogTitle as MuiTitle } from '@mui/material';
import * as Radix from '@radix-ui/react-dialog';
import BootstrapModal from 'bootstrap/js/dist/modal';
import { createFocusTrap } from 'focus-trap';
import { createElement as h, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { library, place } = document.body.dataset;
const given = document.querySelector('wallet-modal');
const settings = Object.fromEntries([...given.attributes].map(({ name, value }) => [name, value]));
if (place !== 'body') given.remove();
const modal = () => h('wallet-modal', settings);

function Radical({ isOpen, close, children }) {
  const content = h(
    Radix.Content,
    { 'aria-describedby': undefined },
    h(Radix.Title, null, 'Checkout'),
    children,
  );
  return h(
    Radix.Root,
    { open: isOpen, onOpenChange: close },
    h(Radix.Portal, null, h(Radix.Overlay), content),
  );
}

function Headless({ isOpen, close, children }) {
  const panel = h(DialogPanel, null, h(DialogTitle, null, 'Checkout'), children);
  return h(HeadlessDialog, { open: isOpen, onClose: close }, panel);
}

function Material({ isOpen, close, children }) {
  const title = h(MuiTitle, { id: 'checkout' }, 'Checkout');
  return h(MuiDialog, { open: isOpen, onClose: close, 'aria-labelledby': 'checkout' }, title, children);
}

/** The library's default: it keeps the focus, the Tab key and every press to itself. */
function Trapped({ isOpen, close, children }) {
  const ref = useRef(null);
  useEffect(() => {
    if (!isOpen) return;
    const trap = createFocusTrap(ref.current, { onDeactivate: close });
    trap.activate();
    return () => trap.deactivate({ onDeactivate: () => {} });
  }, [isOpen, close]);
  const content = [h('h2', { key: 'title', id: 'checkout' }, 'Checkout'), children];
  return isOpen && h('div', { ref, role: 'dialog', 'aria-labelledby': 'checkout' }, content);
}

function Native({ isOpen, close, children }) {
  const ref = useRef(null);
  useEffect(() => {
    if (isOpen) ref.current.showModal();
    else ref.current.close();
  }, [isOpen]);
  const title = h('h2', { id: 'checkout' }, 'Checkout');
  return h('dialog', { ref, onClose: close, 'aria-labelledby': 'checkout' }, title, children);
}

/** The library with the page's own markup: it adds the rest, and keeps the focus. */
function Bootstrapped({ isOpen, close, children }) {
  const ref = useRef(null);
  useEffect(() => {
    const modal = BootstrapModal.getOrCreateInstance(ref.current);
    ref.current.addEventListener('hidden.bs.modal', close);
    if (isOpen) modal.show();
    else modal.hide();
    return () => ref.current?.removeEventListener('hidden.bs.modal', close);
  }, [isOpen, close]);
  const title = h('h2', { id: 'checkout', className: 'modal-title' }, 'Checkout');
  const content = h('div', { className: 'modal-content' }, title, children);
  return h(
    'div',
    { ref, className: 'modal', tabIndex: -1, style: { display: 'none' }, 'aria-labelledby': 'checkout' },
    h('div', { className: 'modal-dialog' }, content),
  );
}

const Dialog = {
  radix: Radical,
  headless: Headless,
  mui: Material,
  trap: Trapped,
  native: Native,
  bootstrap: Bootstrapped,
}[library];

function App() {
  const [isOpen, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  useEffect(() => {
    document.addEventListener('wallet-connected', () => {
      if ('opensLater' in document.body.dataset) setOpen(true);
    });
  }, []);
  const children = h(
    'div',
    { key: 'content' },
    h('label', null, 'Coupon ', h('input')),
    h('wallet-button'),
    place === 'dialog' && modal(),
  );
  return h(
    'main',
    null,
    h('h1', null, 'Dialogs'),
    h('button', { type: 'button', onClick: () => setOpen(true) }, 'Check out'),
    h('wallet-button', { label: 'Outside' }),
    place === 'app' && modal(),
    h(Dialog, { isOpen, close }, children),
  );
}

createRoot(document.querySelector('#app')).render(h(App));
