/** Whether an address is `https:` or `http:`. */
export const isWebAddress = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';
