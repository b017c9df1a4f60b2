/** An answer as it goes over the wire. */
export interface Answer {
  readonly type: string;
  readonly payload?: unknown;
  readonly id?: string;
}
