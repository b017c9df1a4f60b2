/** Touch input. */
export const touch = '(pointer: coarse)';
