import { type RefObject, useLayoutEffect, useRef } from 'react';
import { dragSheet, restSheet } from './dragSheet.js';

type Part = RefObject<HTMLElement | null>;

/** Makes the card draggable while it is an open sheet. `onClose` asks to close it; nothing closes by itself. */
export function useSheetDrag(
  cardRef: Part,
  scrimRef: Part,
  isOpen: boolean,
  isLeaving: boolean,
  onClose: () => void,
): void {
  const onCloseRef = useRef(onClose);
  useLayoutEffect(() => {
    onCloseRef.current = onClose;
  });
  useLayoutEffect(() => {
    const card = cardRef.current;
    const scrim = scrimRef.current;
    // A leaving sheet continues from where it was released.
    if (!card || !scrim || isLeaving) return;
    const sheet = { card, scrim };
    restSheet(sheet);
    return isOpen ? dragSheet(sheet, () => onCloseRef.current()) : undefined;
  }, [cardRef, scrimRef, isOpen, isLeaving]);
}
