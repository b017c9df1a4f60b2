/** The size of the picture in a button, and its distance from the button's border, in px. */
export const MARK_EDGE = 24;
export const MARK_INSET = 10;
/** How much of its disc a built-in drawing of a network takes: some are squares. */
export const MARK_SCALE = 0.85;
