/** Whether decimal text is zero or empty. */
export const isNothing = (decimal: string): boolean => !/[1-9]/.test(decimal);
