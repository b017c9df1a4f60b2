/** The size of the picture in a button, and its distance from the button's border, in px. */
export const MARK_EDGE = 24;
export const MARK_INSET = 10;
/** The share of its disc that a built-in network icon fills. Less than 1, because some icons are square. */
export const MARK_SCALE = 0.85;
