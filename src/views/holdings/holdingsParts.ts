import { AccountActions } from './AccountActions.js';
import { AccountFigure } from './AccountFigure.js';
import { HoldingsTabs } from './HoldingsTabs.js';

/** What the account view shows of the account's holdings. */
export const holdingsParts = { AccountActions, AccountFigure, HoldingsTabs };
