/** What a view roughly looks like, for the time in which its code loads. */
export interface ViewShape {
  readonly head?: 'status' | 'account' | 'address';
  /** Thoughts with a picture. */
  readonly blocks?: number;
  readonly rows?: number | 'accounts' | 'networks';
  readonly buttons?: number;
}
