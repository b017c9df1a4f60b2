import { startWebKit } from '../tools/webkit.mjs';

/** Keys that have code points in WebDriver. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015', Shift: '\uE008' };
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK, driven by WebDriver. One page at a time, because the driver has one session. */
export async function startWebKitPages() {
  const { port, capabilities, stop } = await startWebKit();

  async function command(method, path, body) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  return {
    async open(url) {
      const { sessionId } = await command('POST', '/session', {
        capabilities: { alwaysMatch: capabilities },
      });
      const ask = (method, path, body) => command(method, `/session/${sessionId}${path}`, body);
      // The default is to wait five minutes for a page.
      await ask('POST', '/timeouts', { script: 30_000, pageLoad: 60_000 });
      await ask('POST', '/url', { url });
      const run = async (work, ...args) => {
        const script = `return Promise.resolve((${work})(...arguments))`;
        return (await ask('POST', '/execute/sync', { script, args })) ?? undefined;
      };
      const perform = (type, actions) => ask('POST', '/actions', { actions: [{ type, id: type, actions }] });
      const press = (key) => {
        const value = KEYS[key] ?? key;
        return perform('key', [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
      };
      return {
        run,
        press,
        async type(text) {
          for (const letter of text) await press(letter);
        },
        click: ({ x, y }) =>
          perform('pointer', [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]),
        reload: () => ask('POST', '/refresh', {}),
        async runInFrame(part, work, ...args) {
          const using = { using: 'css selector', value: `iframe[src*="${part}"]` };
          const [frame] = await ask('POST', '/elements', using);
          if (!frame) return undefined;
          await ask('POST', '/frame', { id: { [ELEMENT]: frame[ELEMENT] } });
          try {
            return await run(work, ...args);
          } finally {
            await ask('POST', '/frame', { id: null });
          }
        },
        close: () => ask('DELETE', ''),
      };
    },
    close: stop,
  };
}
