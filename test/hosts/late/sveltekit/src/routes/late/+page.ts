import type { PageLoad } from './$types';

/** Waits in the browser only: what the server has written is hydrated afterwards. */
export const load: PageLoad = async ({ data }) => {
  if (typeof document !== 'undefined') await new Promise((resolve) => setTimeout(resolve, data.ms));
  return data;
};
