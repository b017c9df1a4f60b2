import { attributes, propertyName } from './attributes.js';
import { objectPropertyNames } from './objectProperties.js';

/** The property names of all settings. */
export const settingNames: readonly string[] = [
  ...Object.keys(attributes).map(propertyName),
  ...objectPropertyNames,
];
