import { NetworksView } from './NetworksView.js';
import { SwitchActiveChainView } from './SwitchActiveChainView.js';
import { SwitchNetworkView } from './SwitchNetworkView.js';
import { UnsupportedChainView } from './UnsupportedChainView.js';

/** The views of this family, by name. */
export const networksViews = {
  Networks: NetworksView,
  SwitchActiveChain: SwitchActiveChainView,
  SwitchNetwork: SwitchNetworkView,
  UnsupportedChain: UnsupportedChainView,
};
