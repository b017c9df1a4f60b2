/** Whether a value has the expected shape. */
export type Check = (value: unknown) => boolean;

export const text: Check = (value) => typeof value === 'string';
export const hex: Check = (value) => typeof value === 'string' && value.startsWith('0x');
export const number: Check = (value) => typeof value === 'number' && !Number.isNaN(value);
export const flag: Check = (value) => typeof value === 'boolean';
export const anything: Check = () => true;

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

export const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);

export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const mapOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);

/** An object with at least these fields. */
export const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));
