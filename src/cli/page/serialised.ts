/** What `String` makes of objects, and of lists of them. */
const OBJECTS = /^\[object \w+\](,\[object \w+\])*$/;

/**
 * Whether an attribute holds an object that the server of a framework wrote as text. The framework sets the property in the
 * browser, so the page has no mistake, and what the object holds is not known.
 */
export const isSerialised = (value: string): boolean => OBJECTS.test(value);
