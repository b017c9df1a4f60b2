import { filesUnder } from '../lib/files.mjs';

const DIGITS = 36;

/**
 * Names of classes and variables: `w`, two signs for the file, the number of the name there. vanilla-extract's own
 * hash the file's path, and hashes cannot be compressed.
 */
export function shortNames() {
  const files = filesUnder('src', (path) => path.endsWith('.css.ts'));
  if (files.length > DIGITS ** 2)
    throw new Error(`More style sheets than two signs can name: ${files.length}.`);
  const hashLengths = new Map();
  return ({ hash, filePath }) => {
    const index = files.indexOf(filePath);
    if (index < 0) throw new Error(`${filePath} is no style sheet of the product.`);
    // The hash ends with the number, and the first name of a file has number 0.
    if (!hashLengths.has(filePath)) hashLengths.set(filePath, hash.length - 1);
    return `w${index.toString(DIGITS).padStart(2, '0')}${hash.slice(hashLengths.get(filePath))}`;
  };
}
