import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LiteSVM } from 'litesvm';

const VERSION = '1.4.1';

export type Svm = LiteSVM;
export type SvmAddress = Parameters<Svm['getAccount']>[0];
export type SvmTransaction = Parameters<Svm['sendTransaction']>[0];
export type SvmAccount = ReturnType<Svm['getProgramAccounts']>[number];

/**
 * Loads Solana's virtual machine with the token programs, from the package litesvm. The package contains native code, so it is
 * not bundled: it is searched next to the sandbox, then in the working directory. If it is missing, throws an error with
 * instructions and the code `LITESVM_MISSING`.
 */
export function loadLiteSvm(folder: string = process.cwd()): typeof import('litesvm') {
  const { platform, arch } = process;
  let problem: unknown;
  for (const base of [import.meta.url, join(folder, 'package.json')]) {
    try {
      return createRequire(base)('litesvm') as typeof import('litesvm');
    } catch (error) {
      // The error of a package that fails to run is more useful than that of a missing one.
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
