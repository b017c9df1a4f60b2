/** Whether an address is one that pages have. */
export const isWebAddress = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';
