import type { PlaygroundState } from '../playgroundState.ts';
import { MODAL, type Setting, shortTag } from '../settings.ts';
import { type Json, type Value, type Values, valuesOf } from '../values.ts';

/** A setting that is written as an attribute. */
export interface Written {
  readonly setting: Setting;
  /** True for flags. */
  readonly value: true | string;
}

/** A property set to a constant. */
export interface Constant {
  readonly name: string;
  readonly value: Json;
}

export interface PageTag {
  readonly tag: string;
  /** The id that buttons refer to. */
  readonly id: string | undefined;
  readonly written: readonly Written[];
  readonly constants: readonly Constant[];
  /** The properties set to their example. */
  readonly examples: readonly string[];
}

/** The host-independent parts of the code. The modal comes last. */
export interface Page {
  readonly tags: readonly PageTag[];
  readonly modal: PageTag;
}

/** The ids that the shown buttons refer to. A page has one modal, so the first counts. */
const idFor = ({ values, shown }: PlaygroundState) =>
  shown.flatMap((part) => {
    const value = values[`${part}.for`];
    return typeof value === 'string' ? [value] : [];
  })[0];

const isWritten = (one: { setting: Setting; value: Value }): one is Written =>
  one.setting.isAttribute && (one.value === true || typeof one.value === 'string');

function pageTag(settings: readonly Setting[], values: Values, tag: string, id?: string): PageTag {
  const all = valuesOf(settings, values, tag);
  return {
    tag,
    id,
    written: all.filter(isWritten),
    constants: all.flatMap(({ setting, value }) =>
      typeof value === 'object' ? [{ name: setting.property, value }] : [],
    ),
    examples: all.flatMap(({ setting }) => (setting.kind === 'functions' ? [setting.property] : [])),
  };
}

export function readPage(settings: readonly Setting[], state: PlaygroundState): Page {
  const { values, shown } = state;
  const tags = [...new Set(settings.map(({ tag }) => tag))].filter((tag) =>
    shown.some((part) => part === shortTag(tag)),
  );
  const modal = pageTag(settings, values, MODAL, idFor(state));
  return { tags: [...tags.map((tag) => pageTag(settings, values, tag)), modal], modal };
}
