import { setTimeout as pause } from 'node:timers/promises';

const ms = Number(process.env.LATE_MS);

export const load = () => ({ ms, late: pause(2 * ms, 'here') });
