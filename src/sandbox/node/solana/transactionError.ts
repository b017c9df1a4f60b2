import { ownValue } from '../../../lib/untrusted/ownValue.js';

/** A transaction error in a node's JSON format: a name, or a name with details. */
export type TransactionError = string | { readonly [name: string]: unknown };

const SENTENCES: Readonly<Record<string, string>> = {
  AccountNotFound: 'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
  SignatureFailure: 'Transaction did not pass signature verification',
};

const OF_INSTRUCTIONS: Readonly<Record<string, string>> = {
  AccountAlreadyInitialized: 'instruction requires an uninitialized account',
  IllegalOwner: 'Provided owner is not allowed',
  IncorrectProgramId: 'incorrect program id for instruction',
  InsufficientFunds: 'insufficient funds for instruction',
  InvalidAccountData: 'invalid account data for instruction',
  InvalidArgument: 'invalid program argument',
  InvalidInstructionData: 'invalid instruction data',
  MissingRequiredSignature: 'missing required signature for instruction',
  UninitializedAccount: 'instruction requires an initialized account',
};

/** Parses an error printed by the virtual machine, e.g. `InstructionError(0, Custom(1))`. */
export function readTransactionError(text: string): TransactionError {
  return readPart(text) as TransactionError;
}

/** The message that nodes give for an error. */
export function transactionErrorText(error: TransactionError): string {
  if (typeof error === 'string') return ownValue(SENTENCES, error) ?? words(error);
  const [name = '', about] = Object.entries(error)[0] ?? [];
  if (name === 'InstructionError' && Array.isArray(about)) {
    return `Error processing Instruction ${about[0]}: ${instructionErrorText(about[1])}`;
  }
  if (name === 'InsufficientFundsForRent') {
    const index = (about as { account_index?: unknown } | undefined)?.account_index;
    return `Transaction results in an account (${index}) with insufficient funds for rent`;
  }
  return words(name);
}

function instructionErrorText(error: unknown): string {
  if (typeof error === 'string') return ownValue(OF_INSTRUCTIONS, error) ?? words(error);
  const code = (error as { Custom?: unknown } | null)?.Custom;
  return typeof code === 'number'
    ? `custom program error: 0x${code.toString(16)}`
    : words(Object.keys(error ?? {})[0] ?? '');
}

function readPart(text: string): unknown {
  const tuple = /^(\w+)\((.*)\)$/s.exec(text);
  if (tuple) {
    const parts = splitParts(tuple[2] ?? '').map(readPart);
    return { [tuple[1] ?? '']: parts.length === 1 ? parts[0] : parts };
  }
  const struct = /^(\w+) \{ (.*) \}$/s.exec(text);
  if (struct) {
    const fields = splitParts(struct[2] ?? '').map((field) => {
      const colon = field.indexOf(': ');
      return [field.slice(0, colon), readPart(field.slice(colon + 2))];
    });
    return { [struct[1] ?? '']: Object.fromEntries(fields) };
  }
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Splits at commas outside brackets. */
function splitParts(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('({['.includes(character)) depth += 1;
    if (')}]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

const words = (name: string) =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/ [A-Z]/g, (two) => two.toLowerCase());
