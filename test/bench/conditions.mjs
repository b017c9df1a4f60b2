const KBIT = 1000 / 8;

/** The conditions for measuring. The browser's own presets have the names from its developer tools. */
export const conditions = [
  { name: 'plain', title: 'This machine as it is', cpu: 1 },
  {
    name: 'slow',
    title: '4× CPU slow-down, Fast 4G',
    cpu: 4,
    network: { latency: 165, downloadThroughput: 8100 * KBIT, uploadThroughput: 1500 * KBIT },
  },
];

/** Applies a condition to a page, before it loads anything. */
export async function impose(session, { cpu, network }) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

const TOLERANCE = 0.9;

/**
 * Throws if a request was faster than the condition allows, as the measurement is then invalid. The browser slows neither
 * preflights nor aborted requests; servers that get preflights are slow themselves.
 */
export function checkImposed({ network }, requests) {
  if (!network) return;
  for (const { url, bytes, tookMs, isPreflight, failure } of requests) {
    if (isPreflight || failure) continue;
    const leastMs = network.latency + (bytes / network.downloadThroughput) * 1000;
    if (tookMs < leastMs * TOLERANCE) {
      throw new Error(
        `${url} took ${tookMs.toFixed(0)} ms, which the network would need ${leastMs.toFixed(0)} for.`,
      );
    }
  }
}
