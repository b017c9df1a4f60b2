/** An answer in wire format. */
export interface Answer {
  readonly type: string;
  readonly payload?: unknown;
  readonly id?: string;
}
