import { runCli } from './runCli.js';

const { code, output, error } = await runCli(process.argv.slice(2));
if (output) console.log(output);
if (error) console.error(error);
process.exitCode = code;
