/** Pressed by fingers. */
export const touch = '(pointer: coarse)';
