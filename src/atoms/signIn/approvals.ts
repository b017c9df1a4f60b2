import { atom } from 'jotai/vanilla';

/** A request that waits for the user in the sign-in frame. */
export interface Approval {
  readonly id: number;
  readonly method: string;
}

/** The waiting approvals, oldest first. Written by `../effects/followApprovals.ts` only. */
export const approvalsAtom = atom<readonly Approval[]>([]);
