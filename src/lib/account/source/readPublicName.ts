/** The form of a public name. Other letters can imitate these. ENS itself allows more. */
const NAME = /^(?=.{3,100}$)[a-z\d_-]+(?:\.[a-z\d_-]+)+$/;

/** An account's name in domain form. Undefined for anything else. */
export function readPublicName(value: unknown): string | undefined {
  return typeof value === 'string' && NAME.test(value) ? value : undefined;
}
