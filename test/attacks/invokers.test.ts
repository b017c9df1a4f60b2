import { makeModal } from '../elements/support.js';
import { fixture } from '../support/fixture.js';
import { until } from '../support/promises.js';
import { type Attack, announceHonest, byName, cross, opens, underAttack } from './attack.js';
import { TEXTS, VALUES } from './values.js';

/** Members of elements that a trigger's code uses, and others like them. A form's field hides each. */
const FIELDS = [
  'matches',
  'focus',
  'getRootNode',
  'dispatchEvent',
  'dataset',
  'getAttribute',
  'localName',
  'closest',
  'isConnected',
  'ownerDocument',
  'parentNode',
  'addEventListener',
  'nodeType',
] as const;
const ACTIONS = { connect: 'connect', nothing: '', 'an unknown view': '<img src=x onerror=attacked(1)>' };

const forms = cross(ACTIONS, byName(FIELDS), (action, field) => async (page) => {
  announceHonest();
  const modal = makeModal();
  const form = fixture(`<form><input name="${field}"><p>Go</p></form>`);
  HTMLElement.prototype.setAttribute.call(form, 'data-wallet-modal', action);
  const inside = Element.prototype.querySelector.call(form, 'p') as HTMLElement;
  inside.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
  inside.click();
  await until(() => modal.open, 'the modal that the form opens');
  // Clicks elsewhere pass the form while the modal is open.
  inside.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  inside.click();
  await opens(modal, page);
});

/** Without a modal, an event of the form tells the page. */
const alone: Attack[] = FIELDS.map((field) => ({
  name: `a form without a modal, with a field ${field}`,
  async run(page) {
    const form = fixture(`<form data-wallet-modal="connect"><input name="${field}"><p>Go</p></form>`);
    let isTold = false;
    const hear = () => {
      isTold = true;
    };
    EventTarget.prototype.addEventListener.call(form, 'wallet-error', hear);
    (Element.prototype.querySelector.call(form, 'p') as HTMLElement).click();
    if (!isTold) page.broke('said nothing');
  },
}));

/** Only the page's own code could set this as an event's source. */
const { 'a revoked proxy': _, ...READABLE } = VALUES;
const GIVEN = {
  ...READABLE,
  ...Object.fromEntries(Object.entries(TEXTS).map(([what, text]) => [what, () => text])),
  nothing: () => undefined,
};
const commands = cross(
  { command: ['command'], source: ['source'], both: ['command', 'source'] },
  GIVEN,
  (fields, value) => async (page) => {
    announceHonest();
    const modal = makeModal();
    const event = Object.assign(new Event('command'), { command: '--wallet-connect', source: null });
    for (const field of fields) Object.assign(event, { [field]: value() });
    modal.dispatchEvent(event);
    modal.dispatchEvent(new Event('command'));
    await opens(modal, page);
  },
);

/** Properties that frameworks set on the element. */
const PROPS = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'nodeType', '$', 'ref'];
const props: Attack[] = PROPS.map((name) => ({
  name: `a property ${name}`,
  run(page) {
    announceHonest();
    const modal = makeModal();
    try {
      Reflect.defineProperty(modal, name, { value: { a: 1 }, configurable: true, writable: true });
      modal.texts = JSON.parse(`{"${name}":"x"}`);
      modal.tokens = JSON.parse(`{"${name}":{"address":"0x1"}}`);
      modal.themeVariables = JSON.parse(`{"${name}":"red"}`);
    } catch {
      // It's the page's own mistake, and the page gets the error.
    }
    return opens(modal, page);
  },
}));

underAttack('invokers', [...forms, ...alone, ...commands, ...props]);
