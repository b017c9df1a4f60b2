import { ChooseAccountNameView } from './ChooseAccountNameView.js';
import { RegisterAccountNameSuccessView } from './RegisterAccountNameSuccessView.js';
import { RegisterAccountNameView } from './RegisterAccountNameView.js';

/** The views of this family, by name. */
export const namesViews = {
  ChooseAccountName: ChooseAccountNameView,
  RegisterAccountName: RegisterAccountNameView,
  RegisterAccountNameSuccess: RegisterAccountNameSuccessView,
};
