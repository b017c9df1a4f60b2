import { ApproveTransactionView } from './ApproveTransactionView.js';
import { ConnectingFarcasterView } from './ConnectingFarcasterView.js';
import { ConnectingSocialView } from './ConnectingSocialView.js';
import { ConnectSocialsView } from './ConnectSocialsView.js';
import { EmailVerifyDeviceView } from './EmailVerifyDeviceView.js';
import { EmailVerifyOtpView } from './EmailVerifyOtpView.js';

export const signInViews = {
  EmailVerifyDevice: EmailVerifyDeviceView,
  EmailVerifyOtp: EmailVerifyOtpView,
  ConnectSocials: ConnectSocialsView,
  ConnectingSocial: ConnectingSocialView,
  ConnectingFarcaster: ConnectingFarcasterView,
  ApproveTransaction: ApproveTransactionView,
};
