import { AccountSettingsView } from './AccountSettingsView.js';
import { AccountView } from './AccountView.js';
import { ProfileView } from './ProfileView.js';

/** The views of this family, by name. */
export const accountViews = {
  Account: AccountView,
  AccountSettings: AccountSettingsView,
  Profile: ProfileView,
};
