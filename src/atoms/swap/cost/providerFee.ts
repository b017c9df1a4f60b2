import { atom } from 'jotai/vanilla';
import { configAtom } from '../../siteConfig.js';

/** Whether quotes include a fee of the hosted service. The fees of a page's own source are unknown. */
export const hasProviderFeeAtom = atom((get) => {
  const { quotes } = get(configAtom);
  return quotes !== undefined && 'hosted' in quotes;
});
