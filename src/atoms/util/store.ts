import type { createStore } from 'jotai/vanilla';

export type Store = ReturnType<typeof createStore>;

/** Ends an effect. May be called twice. */
export type Dispose = () => void;
