import { fileURLToPath } from 'node:url';
import { readExamples } from '../../build/readExamples.ts';

export default {
  paths: () => readExamples(fileURLToPath(new URL('../../../examples', import.meta.url))),
};
