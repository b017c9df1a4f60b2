import { computed, onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue';
import manifest from '../../custom-elements.json';
import { isAddress, LONGEST_ADDRESS, readAddress, writeAddress } from './address.ts';
import { type PlaygroundState, START } from './playgroundState.ts';
import { readModel, type Setting } from './settings.ts';
import { textsIn, type Value } from './values.ts';

/** Browsers refuse more than 100 address changes in 30 seconds. */
const PAUSE_MS = 400;

export type Playground = ReturnType<typeof usePlayground>;

/** The playground's state, which is stored in the page's address. */
export function usePlayground() {
  const model = readModel(manifest);
  const { settings } = model;
  const state = shallowRef<PlaygroundState>(START);
  /** Sentences about unreadable parts of the address. */
  const problems = ref<readonly string[]>([]);
  /** Whether the state came from an address, which a stranger may have written. */
  const isFromAddress = ref(false);
  /**
   * The texts from the address, until the visitor changes them. Their links aren't followed here, because a stranger may have
   * written them.
   */
  const strange = shallowRef<readonly string[]>([]);
  /** Without `#`. Undefined if it would be too long. */
  const fragment = computed(() => writeAddress(state.value, settings));
  /** Counts replacements of the whole state, after which controls are recreated. */
  const replaced = ref(0);
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function read(): void {
    const found = readAddress(location.hash, settings);
    state.value = found.state;
    problems.value = found.problems;
    const given = isAddress(location.hash) ? found.state.values : {};
    isFromAddress.value = Object.keys(given).length > 0;
    strange.value = [...new Set(textsIn(given))];
    replaced.value += 1;
  }

  function write(): void {
    const hash = fragment.value ? `#${fragment.value}` : '';
    if (fragment.value === undefined || hash === location.hash) return;
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  }

  onMounted(() => {
    read();
    const reread = () => {
      if (!location.hash || isAddress(location.hash)) read();
      else write();
    };
    window.addEventListener('hashchange', reread, { signal: gone.signal });
    watch(state, () => {
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE_MS);
    });
  });
  onBeforeUnmount(() => {
    clearTimeout(timer);
    gone.abort();
  });

  return {
    model,
    state,
    problems,
    isFromAddress,
    strange,
    replaced,
    isTooLong: computed(() => fragment.value === undefined),
    longest: LONGEST_ADDRESS,
    /** Sets a value. `undefined` sets the default. */
    set({ id }: Setting, value: Value | undefined): void {
      const { [id]: last, ...others } = state.value.values;
      const [before, after] = [last, value].map((one) => textsIn(one) ?? []);
      // A text that the visitor removes counts as their own if they enter it again.
      strange.value = strange.value.filter((text) => !before?.includes(text) || after?.includes(text));
      state.value = { ...state.value, values: value === undefined ? others : { ...others, [id]: value } };
    },
    change(changes: Partial<Omit<PlaygroundState, 'values'>>): void {
      state.value = { ...state.value, ...changes };
    },
    reset(): void {
      state.value = START;
      problems.value = [];
      isFromAddress.value = false;
      strange.value = [];
      replaced.value += 1;
    },
    /** The address of the current page. */
    link(): string {
      write();
      return location.href;
    },
  };
}
