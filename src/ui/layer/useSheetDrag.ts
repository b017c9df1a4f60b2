import { type RefObject, useLayoutEffect, useRef } from 'react';
import { dragSheet, restSheet } from './dragSheet.js';

type Part = RefObject<HTMLElement | null>;

/** Lets the card be dragged away while it is open and a sheet. `onClose` is the latest wish: nothing closes by itself. */
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
    // What leaves goes on from where the hand left it.
    if (!card || !scrim || isLeaving) return;
    const sheet = { card, scrim };
    restSheet(sheet);
    return isOpen ? dragSheet(sheet, () => onCloseRef.current()) : undefined;
  }, [cardRef, scrimRef, isOpen, isLeaving]);
}
