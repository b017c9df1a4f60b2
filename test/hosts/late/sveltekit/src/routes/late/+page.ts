import type { PageLoad } from './$types';

/** Waits in the browser only: the server's markup is hydrated after that. */
export const load: PageLoad = async ({ data }) => {
  if (typeof document !== 'undefined') await new Promise((resolve) => setTimeout(resolve, data.ms));
  return data;
};
