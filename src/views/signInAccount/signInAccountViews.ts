import { SelectAddressesView } from './SelectAddressesView.js';
import { UpdateEmailPrimaryOtpView, UpdateEmailSecondaryOtpView } from './UpdateEmailOtpViews.js';
import { UpdateEmailWalletView } from './UpdateEmailWalletView.js';
import { UpgradeEmailWalletView } from './UpgradeEmailWalletView.js';
import { UpgradeToSmartAccountView } from './UpgradeToSmartAccountView.js';

export const signInAccountViews = {
  SelectAddresses: SelectAddressesView,
  UpdateEmailWallet: UpdateEmailWalletView,
  UpdateEmailPrimaryOtp: UpdateEmailPrimaryOtpView,
  UpdateEmailSecondaryOtp: UpdateEmailSecondaryOtpView,
  UpgradeEmailWallet: UpgradeEmailWalletView,
  UpgradeToSmartAccount: UpgradeToSmartAccountView,
};
