import { atom } from 'jotai/vanilla';
import { configAtom } from '../../siteConfig.js';

/** Whether what the hosted service keeps of a swap is part of the quotes. What a page's own source keeps, nobody knows. */
export const hasProviderFeeAtom = atom((get) => {
  const { quotes } = get(configAtom);
  return quotes !== undefined && 'hosted' in quotes;
});
