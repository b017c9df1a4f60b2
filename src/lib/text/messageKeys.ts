/** The texts that state may show in the snackbar (behaviour 16.1). Each catalogue has one text per key. */
export type SnackbarKey =
  | 'snackbar.actionNotAllowed'
  | 'snackbar.codeResent'
  | 'snackbar.copied'
  | 'snackbar.declined'
  | 'snackbar.failedToDisconnect'
  | 'snackbar.failedToCopy'
  | 'snackbar.somethingWentWrong';

/** Those of the account. Their texts load with its views. */
export type AccountSnackbarKey =
  | 'accountType.now.eoa'
  | 'accountType.now.smartAccount'
  | 'accountType.unusable'
  | 'snackbar.failedToFetchBalance'
  | 'snackbar.failedToFetchTransactions'
  | 'snackbar.failedToPaste'
  | 'snackbar.transactionStarted'
  | 'updateEmail.done';

/** That of names. Its text loads with their views. */
export type NameSnackbarKey = 'names.registered';

/** That of signing in with a wallet. Its text loads with the account's views. */
export type SiweSnackbarKey = 'siwe.signOutFailed';

/** Those of swapping. Their texts load with its views. */
export type SwapSnackbarKey =
  | 'snackbar.failedToInitializeSwap'
  | 'snackbar.failedToCheckAllowance'
  | 'snackbar.failedToCreateApproval'
  | 'snackbar.failedToCreateTransaction'
  | 'snackbar.noAddressToSwapFrom'
  | 'snackbar.transactionError'
  | 'snackbar.insufficientBalance'
  | 'snackbar.approveLimit'
  | 'snackbar.confirmTransaction'
  | 'snackbar.swapping';
