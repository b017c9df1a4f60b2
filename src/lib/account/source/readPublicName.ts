/** A public name that a service answers. Letters beyond these can imitate others. ENS itself allows more. */
const NAME = /^(?=.{3,100}$)[a-z\d_-]+(?:\.[a-z\d_-]+)+$/;

/** An account's name in the form of a domain. Undefined for anything else. */
export function readPublicName(value: unknown): string | undefined {
  return typeof value === 'string' && NAME.test(value) ? value : undefined;
}
