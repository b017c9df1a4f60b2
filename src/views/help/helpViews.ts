import { GetWalletView } from './GetWalletView.js';
import { WhatIsANetworkView } from './WhatIsANetworkView.js';
import { WhatIsAWalletView } from './WhatIsAWalletView.js';

/** The views of this family, by name. */
export const helpViews = {
  GetWallet: GetWalletView,
  WhatIsANetwork: WhatIsANetworkView,
  WhatIsAWallet: WhatIsAWalletView,
};
