/** The texts that state may show in the snackbar (spec §8). Catalogues hold one text for each. */
export type SnackbarKey =
  | 'snackbar.actionNotAllowed'
  | 'snackbar.copied'
  | 'snackbar.declined'
  | 'snackbar.failedToDisconnect'
  | 'snackbar.failedToCopy'
  | 'snackbar.somethingWentWrong';
