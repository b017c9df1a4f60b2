/** The result of `String` for objects and lists of objects. */
const OBJECTS = /^\[object \w+\](,\[object \w+\])*$/;

/**
 * Whether an attribute holds an object that a framework's server wrote as text. The framework sets the property in the browser,
 * so the page has no mistake, but the object's content is unknown.
 */
export const isSerialised = (value: string): boolean => OBJECTS.test(value);
