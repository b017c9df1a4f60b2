import { WalletSendPreviewView } from './WalletSendPreviewView.js';
import { WalletSendSelectTokenView } from './WalletSendSelectTokenView.js';
import { WalletSendView } from './WalletSendView.js';

/** The views of this family, by name. */
export const sendViews = {
  WalletSend: WalletSendView,
  WalletSendSelectToken: WalletSendSelectTokenView,
  WalletSendPreview: WalletSendPreviewView,
};
