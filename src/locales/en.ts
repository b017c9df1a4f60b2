import { enFirst } from './enFirst.js';
import { enLater } from './enLater.js';

/** English, the source of keys: every other language has the same ones. Its parts are loaded one by one. */
export const en = { ...enFirst, ...enLater } as const;

export type TextKey = keyof typeof en;
