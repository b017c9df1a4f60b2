import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface Decision {
  file: string;
  title: string;
}

export declare const data: Decision[];

export default {
  watch: '../../docs/decisions/*.md',
  load: (files: string[]): Decision[] =>
    files.sort().map((path) => {
      const title = /^# (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] ?? basename(path);
      return { file: basename(path, '.md'), title };
    }),
};
