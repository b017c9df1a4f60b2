/** The texts that state may show in the snackbar (spec §8). Catalogues hold one text for each. */
export type SnackbarKey =
  | 'snackbar.actionNotAllowed'
  | 'snackbar.codeResent'
  | 'snackbar.copied'
  | 'snackbar.declined'
  | 'snackbar.failedToDisconnect'
  | 'snackbar.failedToCopy'
  | 'snackbar.somethingWentWrong';

/** Those that only later views lead to: their texts come with these views. */
export type LaterSnackbarKey =
  | 'accountType.now.eoa'
  | 'accountType.now.smartAccount'
  | 'accountType.unusable'
  | 'updateEmail.done';
