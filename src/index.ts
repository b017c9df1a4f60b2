import { register } from './elements/register.js';

export * from './pure.js';

register();
