import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { containEvents } from './containEvents.js';
import { keepTop } from './keepTop.js';
import { card, content, inlineCard, keyboardRoom, layer } from './Layer.css.js';
import { morphHeight } from './morphHeight.js';
import { Scrim } from './Scrim.js';
import { useContentResize } from './useContentResize.js';
import { useDialog } from './useDialog.js';
import { useKeyboardRoom } from './useKeyboardRoom.js';
import { useLeaving } from './useLeaving.js';
import { useSheetDrag } from './useSheetDrag.js';

export type CloseReason = 'escape' | 'backdrop' | 'drag';

export interface LayerProps {
  open: boolean;
  /**
   * False while a wallet is asked: the dialog leaves the top layer, so that the wallet's own prompt in the page is
   * above it and usable.
   */
  modal?: boolean;
  /** Part of the page, without dialog and scrim. */
  inline?: boolean;
  label?: string | undefined;
  labelledBy?: string | undefined;
  shaking?: boolean;
  /** The language and direction of the content. */
  lang?: string | undefined;
  dir?: string | undefined;
  /** The visitor asks to close. Nothing closes until `open` becomes false. */
  onRequestClose: (reason: CloseReason) => void;
  cardRef?: RefObject<HTMLDivElement | null> | undefined;
  /** The prepared content: rendered invisibly in the closed layer, so that opening it only has to show it. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** The surface of the modal: a dialog with one card, or only the card when `inline`. */
export function Layer(props: LayerProps) {
  const { open, modal = true, inline = false, label, labelledBy, shaking, onRequestClose, children } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const ownCardRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const scrimRef = useRef<HTMLDivElement>(null);
  const pressedRef = useRef<EventTarget>(null);
  const cardRef = props.cardRef ?? ownCardRef;
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const isLeaving = useLeaving(open);
  const { lastFocus, escapeKey, begin } = useDialog(dialogRef, cardRef, open && !inline, modal);
  useContentResize(cardRef, contentRef, open, morphHeight);
  useContentResize(cardRef, contentRef, !inline && (open || isLeaving), keepTop);
  useKeyboardRoom(dialogRef, keyboardRoom, open);
  useSheetDrag(cardRef, scrimRef, open, isLeaving, () => onRequestClose('drag'));
  useLayoutEffect(() => {
    const root = cardRef.current?.getRootNode();
    return open && inline && root ? containEvents(root, true) : undefined;
  }, [cardRef, open, inline]);

  const name = { 'aria-label': label, 'aria-labelledby': labelledBy, lang: props.lang, dir: props.dir };
  const surface = (
    <div
      ref={cardRef}
      className={inline ? inlineCard : card}
      part="card"
      tabIndex={-1}
      data-shaking={shaking || undefined}
    >
      <div ref={contentRef} className={content}>
        {open || isLeaving ? children : props.waiting}
      </div>
      <slot name="frame" />
    </div>
  );
  if (inline) return open ? <section {...name}>{surface}</section> : null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onRequestClose('escape');
  };
  // Ignores the key that answered a wallet's prompt and so brought the dialog back.
  const onCloseKey = () => {
    if (!escapeKey.current.isOld) onRequestClose('escape');
  };
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onCloseKey();
  };
  // Browsers may close a dialog by themselves on a second request; treat that as a request too.
  const onClose = () => {
    if (!open || dialogRef.current?.open) return;
    onCloseKey();
    refresh();
  };
  const onPointerDown = (event: PointerEvent) => {
    pressedRef.current = event.target;
  };
  // Both ends of the press must be on the scrim: selecting text may end outside the card.
  const onClick = (event: MouseEvent) => {
    if (event.target === scrimRef.current && pressedRef.current === event.target) onRequestClose('backdrop');
  };

  return (
    <dialog
      ref={dialogRef}
      className={layer}
      {...name}
      aria-modal={modal || undefined}
      inert={isLeaving}
      data-leaving={isLeaving || undefined}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onFocus={(event) => {
        lastFocus.current = event.target;
      }}
    >
      <Scrim ref={scrimRef} onRendered={open ? begin : undefined} />
      {surface}
    </dialog>
  );
}
