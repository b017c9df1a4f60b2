// The part of the Trusted Types API that test pages use. The DOM types do not have it yet.
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

/** A policy if the browser has Trusted Types, otherwise undefined. */
export function createPolicy(name: string, rules: Rules): Policy | undefined {
  return (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules);
}
