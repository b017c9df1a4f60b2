// What the pages of the tests need of the Trusted Types API; the DOM types do not have it yet.
interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(url: string): string | null;
}
interface Policy {
  createHTML(text: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Rules): Policy;
}

/** A policy where the browser has Trusted Types, undefined where it has not. */
export function createPolicy(name: string, rules: Rules): Policy | undefined {
  return (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules);
}
