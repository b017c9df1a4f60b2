import { basename } from 'node:path';

const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);

/** Prints the attack table: the number of attacks that were tried, that held and that broke something, by surface. */
export const attackReporter = () => ({
  onTestRunFinished({ sessions }) {
    const rows = sessions
      .filter(({ testFile }) => testFile.includes('/attacks/'))
      .map(({ testFile, testResults, passed }) => {
        const tests = testsOf(testResults);
        const held = tests.filter((test) => test.passed).length;
        // A page that failed outside its tests also broke something.
        const broken = tests.length - held || (passed ? 0 : 1);
        return { surface: basename(testFile, '.test.js'), tried: tests.length, held, broken };
      });
    if (rows.length === 0) return;
    const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
    const total = { surface: 'all', tried: sum('tried'), held: sum('held'), broken: sum('broken') };
    const line = (cells) => cells.map((cell, i) => (i ? `${cell}`.padStart(8) : cell.padEnd(16))).join('');
    const table = [...rows, total].map((row) => line(Object.values(row)));
    console.log(`\n${[line(['Attacks', 'tried', 'held', 'broken']), ...table].join('\n')}\n`);
  },
});
