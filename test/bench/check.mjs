import { byteBudgets, feltBudgets, growthBudgets, ratioBudgets, taskBudgets } from './budgets.mjs';
import { conditions } from './conditions.mjs';
import { metrics } from './metrics.mjs';
import { median, ratioOf } from './statistics.mjs';

const within = 'within budget';
const over = 'over budget';
const unsure = 'within noise';

/** Every budget with its measurement: `{ title, measured, limit, verdict }`. */
export function check(results) {
  return [
    ...ratios(results),
    ...felt(results),
    ...tasks(results),
    ...bytes(results),
    ...growth(results),
    ...requests(results),
  ];
}

/** Changes only become visible in the next frame, and which frame is chance. */
const FRAME_MS = 1000 / 60;
const asSeen = (ms) => Math.max(ms, FRAME_MS);

export const isOver = ({ verdict }) => verdict === over;

function ratios({ times }) {
  return ratioBudgets.flatMap(({ metric, floor, limit, only }) =>
    conditions
      .filter(({ name }) => !only || only === name)
      .map((condition) => {
        const measured = times[condition.name];
        const [ours, least] = [measured.product, measured[floor]].map((page) => page[metric].map(asSeen));
        const found = ratioOf(ours, least);
        const { ratio, low, high } = found;
        return {
          title: `${metrics[metric].title}: × ${floor} floor, ${condition.title}`,
          condition: condition.name,
          metric,
          measured: `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`,
          limit: String(limit),
          ...found,
          verdict: ratio <= limit ? within : low <= limit ? unsure : over,
        };
      }),
  );
}

function felt({ times }) {
  return feltBudgets.map(({ metric, limit, only }) => {
    const { title, format } = metrics[metric];
    const condition = conditions.find(({ name }) => name === only);
    const found = median(times[only].product[metric]);
    return {
      title: `${title}, ${condition.title}`,
      measured: format(found),
      limit: format(limit),
      verdict: found > limit ? over : within,
    };
  });
}

function tasks({ times }) {
  // A list does the same work in every round. Other load on the machine makes some tasks longer, and none shorter.
  return taskBudgets.map(({ metric, limit }) => {
    const { title, format } = metrics[metric];
    const found = Math.min(...times.plain.product[metric]);
    return { title, measured: format(found), limit: format(limit), verdict: found > limit ? over : within };
  });
}

function bytes({ times }) {
  // Files loaded ahead for the next step sometimes arrive before the rows, so only files loaded in every visit count.
  return byteBudgets.map(({ metric, limit }) => {
    const { title, format } = metrics[metric];
    const found = Math.min(...Object.values(times).flatMap(({ product }) => product[metric]));
    return { title, measured: format(found), limit: format(limit), verdict: found > limit ? over : within };
  });
}

function growth({ memory }) {
  const { product } = memory;
  return growthBudgets.map(({ metric, limit }) => {
    const grown = median(product.map(({ few, many }) => many[metric] / few[metric]));
    const { title, format } = metrics[metric];
    const [few, many] = ['few', 'many'].map((when) =>
      format(median(product.map((visit) => visit[when][metric]))),
    );
    return {
      title: `${title} after 50 openings beside after 5`,
      measured: `${few} → ${many} (× ${grown.toFixed(3)})`,
      limit: `× ${limit}`,
      verdict: grown > limit ? over : within,
    };
  });
}

function requests({ times, memory, address }) {
  const visits = Object.values(times).map(({ product }) => product);
  const expected = [address, `${address}wallet-modal.js`];
  const unexpected = visits
    .flatMap(({ requestsBefore }) => requestsBefore)
    .filter((list) => list.join() !== expected.join());
  const foreign = [...visits, ...memory.product].flatMap((visit) => visit.foreign.flat());
  return [
    {
      title: 'Requests before anybody asks',
      measured: (unexpected[0] ?? expected).map((url) => new URL(url).pathname).join(', '),
      limit: 'the page and its entry',
      verdict: unexpected.length ? over : within,
    },
    {
      title: 'Requests to other hosts',
      measured: [...new Set(foreign)].join(', ') || 'none',
      limit: 'none',
      verdict: foreign.length ? over : within,
    },
  ];
}
