import type { Modal } from '../page/readModal.js';

/** Whether visitors sign in in a window that has to message the page. */
export const opensWindows = ({ config }: Modal): boolean => (config.signIn?.providers.length ?? 0) > 0;
