import { atom } from 'jotai/vanilla';

/** A request that the person is asked to allow in the sign-in frame. */
export interface Approval {
  readonly id: number;
  readonly method: string;
}

/** What the person is asked to allow, oldest first. Written by `../effects/followApprovals.ts` only. */
export const approvalsAtom = atom<readonly Approval[]>([]);
