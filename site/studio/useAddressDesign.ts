import { onBeforeUnmount, onMounted, type Ref, ref, shallowRef, watch } from 'vue';
import { type Design, EMPTY_DESIGN } from './design.js';
import { readQuery, toQuery } from './designAddress.js';

/** Browsers refuse more than 100 address changes in 30 seconds. */
const PAUSE_MS = 500;

/** The design, which is stored in the page's address, and a sentence for each unreadable part. */
export function useAddressDesign(): { design: Ref<Design>; problems: Ref<readonly string[]> } {
  const design = shallowRef<Design>(EMPTY_DESIGN);
  const problems = ref<readonly string[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;

  onMounted(() => {
    const read = readQuery(location.search, (name, value) => CSS.supports(name, value));
    problems.value = read.problems;
    design.value = read.design ?? EMPTY_DESIGN;
    watch(design, () => {
      problems.value = [];
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE_MS);
    });
  });
  onBeforeUnmount(() => clearTimeout(timer));

  function write(): void {
    const query = toQuery(design.value);
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  }
  return { design, problems };
}
