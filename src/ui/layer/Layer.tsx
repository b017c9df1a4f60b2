import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { containEvents } from './containEvents.js';
import type { CloseReason, LayerDialog } from './createDialog.js';
import { TITLE_ID } from './heading.js';
import { keepTopEdge } from './keepTopEdge.js';
import { content as contentStyle, inlineCard, keyboardRoom } from './Layer.css.js';
import { morphSize } from './morphSize.js';
import { useContentResize } from './useContentResize.js';
import { useKeyboardRoom } from './useKeyboardRoom.js';
import { useLeaving } from './useLeaving.js';
import { useSheetDrag } from './useSheetDrag.js';
import { useTopLayer } from './useTopLayer.js';

export interface LayerProps {
  /** The dialog to fill. The first list may have opened it. */
  dialog: LayerDialog;
  open: boolean;
  /**
   * False while a wallet is asked. The dialog then leaves the top layer, so that the wallet's own prompt in the page is above
   * it and usable.
   */
  modal?: boolean;
  /** Whether it is part of the page, without dialog and scrim. */
  inline?: boolean;
  shaking?: boolean;
  /** The language and direction of the content. */
  lang?: string;
  dir?: string;
  /** Called when the visitor asks to close. The layer closes only when `open` becomes false. */
  onRequestClose: (reason: CloseReason) => void;
  /** The prepared content, rendered invisibly in the closed layer, so that opening only has to show it. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** The surface of the modal: a dialog with one card, or only the card when `inline`. The `Header` inside names it. */
export function Layer(props: LayerProps) {
  const { dialog, open, modal = true, inline = false, shaking = false, lang = '', dir = '' } = props;
  const { onRequestClose, waiting, children } = props;
  const { element } = dialog;
  const contentRef = useRef<HTMLDivElement>(null);
  const isLeaving = useLeaving(open);
  const isDialogOpen = open && !inline;
  useTopLayer(dialog, isDialogOpen, modal, onRequestClose);
  useContentResize(contentRef, open, morphSize);
  useContentResize(contentRef, !inline && (open || isLeaving), keepTopEdge);
  useKeyboardRoom(element, keyboardRoom, isDialogOpen);
  useSheetDrag(dialog, isDialogOpen, isLeaving);
  useLayoutEffect(() => {
    const root = contentRef.current?.getRootNode();
    return open && inline && root ? containEvents(root, true) : undefined;
  }, [open, inline]);
  useLayoutEffect(() => {
    contentRef.current?.parentElement?.toggleAttribute('data-shaking', shaking);
  }, [shaking]);
  useLayoutEffect(() => {
    Object.assign(element, { lang, dir });
  }, [element, lang, dir]);
  useLayoutEffect(() => (inline ? undefined : () => element.remove()), [element, inline]);

  const content = (
    <>
      <div ref={contentRef} className={contentStyle}>
        {open || isLeaving ? children : waiting}
      </div>
      <slot name="frame" />
    </>
  );
  const before = () => {
    element.inert = isLeaving;
    element.toggleAttribute('data-leaving', isLeaving);
    if (open) dialog.begin();
    else dialog.attach();
  };
  if (!inline) {
    return (
      <>
        <Before run={before} />
        {createPortal(content, dialog.card)}
      </>
    );
  }
  return open ? (
    <section aria-labelledby={TITLE_ID} lang={lang} dir={dir}>
      <div className={inlineCard} part="card" tabIndex={-1}>
        {content}
      </div>
    </section>
  ) : null;
}

/** Runs a function after each render, before later elements take the focus or set their `ref`. */
function Before({ run }: { run: () => void }): null {
  useLayoutEffect(run);
  return null;
}
