import type { ApprovalRequest } from '../wallet/approval.js';
import { PROMPT_ATTRIBUTE } from './promptDialog.js';

/** An open prompt in the page, for tests that act as the wallet's user. */
export interface OpenPrompt {
  readonly kind: ApprovalRequest['kind'];
  readonly element: HTMLElement;
  /** The full text of the prompt. */
  readonly text: string;
  /** Selects exactly these accounts in a connection prompt. */
  choose(addresses: readonly string[]): void;
  approve(): void;
  reject(): void;
}

/** The currently open prompt. */
export function findPrompt(): OpenPrompt | undefined {
  const element = document.querySelector<HTMLElement>(`[${PROMPT_ATTRIBUTE}]`);
  const root = element?.shadowRoot;
  if (!element || !root) return undefined;
  const press = (part: string) => root.querySelector<HTMLElement>(`[part=${part}]`)?.click();
  return {
    kind: element.getAttribute(PROMPT_ATTRIBUTE) as ApprovalRequest['kind'],
    element,
    text: root.textContent ?? '',
    choose(addresses) {
      const wanted = addresses.map((address) => address.toLowerCase());
      for (const box of root.querySelectorAll('input'))
        box.checked = wanted.includes(box.value.toLowerCase());
    },
    approve: () => press('approve'),
    reject: () => press('reject'),
  };
}

/** The next open prompt, now or later. Rejects if none opens in time. */
export async function waitForPrompt(timeoutMs = 3000): Promise<OpenPrompt> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
    const prompt = findPrompt();
    if (prompt) return prompt;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`No prompt of a sandbox wallet opened within ${timeoutMs} ms`);
}
