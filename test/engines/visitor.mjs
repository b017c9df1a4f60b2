import assert from 'node:assert/strict';
import { eventually } from '../journeys/support/site.mjs';
import {
  approveButtonPlace,
  describeFocus,
  framePlace,
  installQueries,
  isDefined,
  isThere,
  placeOf,
  readState,
  request,
} from './pageQueries.mjs';

/** A visitor of a page, who sees, presses and types. */
export async function meetVisitor(page) {
  await page.run(installQueries);
  const sees = (role, name) => eventually(() => page.run(isThere, role, name));
  const focus = () => page.run(describeFocus);

  return {
    page,
    sees,
    focus,
    state: () => page.run(readState),
    reaches: (check) => eventually(() => page.run(readState), check),
    async reloads() {
      await page.reload();
      // Some drivers don't wait for the page's modules.
      await eventually(() => page.run(isDefined));
      await page.run(installQueries);
    },
    async presses(role, name) {
      await page.click(await eventually(() => page.run(placeOf, role, name)));
    },
    /**
     * Approves in the sign-in frame whose address contains `part`. Browsers drop presses in a frame that has just moved,
     * so this presses until the dialog closes.
     */
    approvesInFrame: (part) =>
      eventually(async () => {
        const frame = await page.run(framePlace, part);
        const button = frame && (await page.runInFrame(part, approveButtonPlace));
        if (button) await page.click({ x: frame.x + button.x, y: frame.y + button.y });
        return !(await page.run(readState)).open;
      }),
    /** Tabs to an element. */
    async tabsTo(name) {
      const passed = [];
      for (let presses = 0; presses < 30; presses++) {
        await page.press('Tab');
        const { name: reached } = await focus();
        if (reached.startsWith(name)) return;
        passed.push(reached);
      }
      assert.fail(`Tab does not lead to ${name}, but to ${passed.join(' · ')}`);
    },
    hasFocusIn: (place) => eventually(focus, (seen) => seen[place]),
    focusIsOn: (name) => eventually(focus, (seen) => seen.name.startsWith(name)),
    async requests(method, params) {
      const { code, result } = await page.run(request, method, params);
      assert.equal(code, undefined, `${method} is answered`);
      return result;
    },
    /** Fails if the page reported an error. */
    async check() {
      assert.deepEqual(await page.run(() => window.visitor.complaints), []);
    },
  };
}
