import { texts } from '../texts.js';
import type { Prompt } from '../wallet/approvals.js';

export interface PrompterOptions {
  readonly name: string;
  readonly icon: string;
  readonly origin: string;
}

export interface Prompter {
  readonly ask: Prompt;
  closeAll(): void;
}

export function createPrompter(_options: PrompterOptions): Prompter {
  return { ask: () => Promise.reject(new Error(texts.errors.noPrompt)), closeAll() {} };
}
