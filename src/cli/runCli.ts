import { parseArgs } from 'node:util';
import { VERSION } from '../lib/version.js';
import { checkCommand } from './checkCommand.js';
import { copyCommand } from './copyCommand.js';
import { cspCommand } from './cspCommand.js';
import { InputError } from './input/inputError.js';
import { integrityCommand } from './integrityCommand.js';
import { safeText } from './print/safeText.js';
import { USAGE } from './usage.js';

/** The result of a command: its exit code and outputs. */
export interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly output: string;
  /** The text for standard error. */
  readonly error: string;
}

/** The commands and their arguments. */
const TAKES = {
  csp: 'one page',
  check: 'one page',
  integrity: 'one address of a folder',
  copy: 'one folder',
} as const;
const isCommand = (name: string): name is keyof typeof TAKES => Object.hasOwn(TAKES, name);

const wrong = (error: string): Outcome => ({ code: 2, output: '', error: safeText(error) });

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        url: { type: 'string' },
        languages: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // The message names the unknown option.
    throw new InputError(error instanceof Error ? error.message : String(error));
  }
}

/** Runs `wallet-modal` with command-line arguments. Never throws because of its input. */
export async function runCli(args: readonly string[]): Promise<Outcome> {
  try {
    const { values, positionals } = readArguments(args);
    const { json, url, languages } = values;
    if (values.version) return { code: 0, output: VERSION, error: '' };
    if (values.help) return { code: 0, output: USAGE, error: '' };
    const [command, place, ...more] = positionals;
    if (command === undefined) return wrong(USAGE);
    if (!isCommand(command)) return wrong(`There is no command "${command}".\n\n${USAGE}`);
    if (place === undefined || more.length > 0) {
      return wrong(`"${command}" takes ${TAKES[command]}.\n\n${USAGE}`);
    }
    if (languages !== undefined && command !== 'copy') return wrong(`"${command}" takes no --languages.`);
    if (command === 'csp') return { code: 0, output: await cspCommand(place, { url, json }), error: '' };
    if (command === 'integrity' || command === 'copy') {
      if (url !== undefined) return wrong(`"${command}" takes no --url.`);
      const { output, error } = await (command === 'copy'
        ? copyCommand(place, { languages })
        : integrityCommand(place, { json }));
      return { code: error ? 1 : 0, output, error };
    }
    const { output, isClean } = await checkCommand(place, { url, json });
    return { code: isClean ? 0 : 1, output, error: '' };
  } catch (error) {
    if (error instanceof InputError) return wrong(error.message);
    throw error;
  }
}
