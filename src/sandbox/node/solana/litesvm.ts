import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LiteSVM } from 'litesvm';

const VERSION = '1.4.1';

export type Svm = LiteSVM;
export type SvmAddress = Parameters<Svm['getAccount']>[0];
export type SvmTransaction = Parameters<Svm['sendTransaction']>[0];
export type SvmAccount = ReturnType<Svm['getProgramAccounts']>[number];

/**
 * Solana's virtual machine with the programs of tokens, from the package litesvm. It has machine code for each platform,
 * so it is not bundled: it is looked for beside the sandbox, then in the working directory. When it is missing, throws
 * what to do, with the code `LITESVM_MISSING`.
 */
export function loadLiteSvm(folder: string = process.cwd()): typeof import('litesvm') {
  const { platform, arch } = process;
  let problem: unknown;
  for (const base of [import.meta.url, join(folder, 'package.json')]) {
    try {
      return createRequire(base)('litesvm') as typeof import('litesvm');
    } catch (error) {
      // What is there and does not run says more than that it is not at the next place.
      if (!problem || (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') problem = error;
    }
  }
  const error = new Error(
    `The sandbox's Solana clusters need litesvm, and it could not be loaded for ${platform}-${arch}. ` +
      `Run "npm install --save-dev litesvm@${VERSION}" and try again; it exists for Linux and macOS.`,
    { cause: problem },
  );
  throw Object.assign(error, { code: 'LITESVM_MISSING' });
}
