import { createContext } from 'react';

/** Whether the list of wallets is in sight beside the view. */
export const BesideContext = createContext(false);
