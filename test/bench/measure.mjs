import { conditions } from './conditions.mjs';
import { openAndClose } from './memory.mjs';
import { scenarios } from './scenarios.mjs';

/** The list starting with another entry each round, so that none always comes first. */
const rotate = (list, by) => list.map((_, index) => list[(index + by) % list.length]);

function add(measured, found) {
  for (const [metric, value] of Object.entries(found)) {
    measured[metric] ??= [];
    measured[metric].push(value);
  }
}

const empty = (names, make) => Object.fromEntries(names.map((name) => [name, make()]));

/**
 * Visits every page in every scenario and condition, one after another and round by round, so that a temporary disturbance of
 * the machine affects all pages alike. Resolves to the metrics by condition and page.
 */
export async function measureTimes(browser, sites, rounds, onRound) {
  const times = empty(
    conditions.map(({ name }) => name),
    () => empty(sites.names, () => ({})),
  );
  for (let round = 0; round < rounds; round++) {
    onRound(`Round ${round + 1} of ${rounds}`);
    for (const condition of conditions) {
      for (const scenario of scenarios) {
        for (const name of rotate(sites.names, round)) {
          const found = await scenario(browser, sites.address(name), condition);
          add(times[condition.name][name], found);
        }
      }
    }
  }
  return times;
}

/** Each page's memory after few and after many openings, by page. */
export async function measureMemory(browser, sites, rounds, onRound) {
  const memory = empty(sites.names, () => []);
  for (let round = 0; round < rounds; round++) {
    onRound(`Memory ${round + 1} of ${rounds}`);
    for (const name of rotate(sites.names, round)) {
      memory[name].push(await openAndClose(browser, sites.address(name), conditions[0]));
    }
  }
  return memory;
}
