import { BuyInProgressView } from './BuyInProgressView.js';
import { OnRampActivityView } from './OnRampActivityView.js';
import { OnRampFiatSelectView } from './OnRampFiatSelectView.js';
import { OnRampProvidersView } from './OnRampProvidersView.js';
import { OnRampTokenSelectView } from './OnRampTokenSelectView.js';
import { WhatIsABuyView } from './WhatIsABuyView.js';

/** The views of this family, by name. */
export const onRampViews = {
  OnRampProviders: OnRampProvidersView,
  OnRampTokenSelect: OnRampTokenSelectView,
  OnRampFiatSelect: OnRampFiatSelectView,
  BuyInProgress: BuyInProgressView,
  OnRampActivity: OnRampActivityView,
  WhatIsABuy: WhatIsABuyView,
};
