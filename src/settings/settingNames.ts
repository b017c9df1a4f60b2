import { attributes, propertyName } from './attributes.js';
import { objectPropertyNames } from './objectProperties.js';

/** Every setting by the name of its property. */
export const settingNames: readonly string[] = [
  ...Object.keys(attributes).map(propertyName),
  ...objectPropertyNames,
];
