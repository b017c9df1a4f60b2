// Compiles each contract of the sandbox into its own file: `npm run contracts`.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const folder = dirname(fileURLToPath(import.meta.url));
const names = [
  'SandboxToken',
  'SandboxOddToken',
  'SandboxForwarder',
  'SandboxPictures',
  'SandboxEns',
  'SandboxExchange',
  'SandboxBridge',
  'SandboxAccountFactory',
  'SandboxBatchAccount',
];

/** The artefacts of a fresh compilation, by export name. */
export function compile() {
  const solc = require('solc');
  const sources = Object.fromEntries(
    names.map((name) => [`${name}.sol`, { content: readFileSync(join(folder, `${name}.sol`), 'utf8') }]),
  );
  const output = JSON.parse(
    solc.compile(
      JSON.stringify({
        language: 'Solidity',
        sources,
        settings: {
          optimizer: { enabled: true, runs: 200 },
          evmVersion: 'paris',
          // The metadata hash would change with every comment.
          metadata: { appendCBOR: false, bytecodeHash: 'none' },
          outputSelection: {
            '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
          },
        },
      }),
    ),
  );
  const errors = (output.errors ?? []).filter((error) => error.severity === 'error');
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'));
  return Object.fromEntries(
    names.map((name) => {
      const { abi, evm } = output.contracts[`${name}.sol`][name];
      return [
        name[0].toLowerCase() + name.slice(1),
        {
          abi,
          bytecode: `0x${evm.bytecode.object}`,
          deployedBytecode: `0x${evm.deployedBytecode.object}`,
        },
      ];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = Object.entries(compile()).map(([name, artefact]) => {
    const file = join(folder, `${name}.ts`);
    writeFileSync(
      file,
      `// Written by compile.mjs from the .sol file beside it. Do not edit.\nexport const ${name} = ${JSON.stringify(artefact)} as const;\n`,
    );
    return file;
  });
  execFileSync(
    process.execPath,
    [require.resolve('@biomejs/biome/bin/biome'), 'format', '--write', ...files],
    { stdio: 'inherit' },
  );
}
