/** Whether decimal text says zero. Empty text does, too. */
export const isNothing = (decimal: string): boolean => !/[1-9]/.test(decimal);
