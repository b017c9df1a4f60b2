import type { Plugin } from 'vitepress';

/**
 * VitePress's search is a button around links in options, whose content screen readers skip. This turns it into a dialog
 * with a list of selectable options.
 */
const REPLACEMENTS: [found: string | RegExp, instead: string][] = [
  [
    /role="button"\s+:aria-owns="[^"]*"\s+aria-expanded="true"\s+aria-haspopup="listbox"/,
    'role="dialog" aria-modal="true"',
  ],
  [
    'aria-autocomplete="both"',
    'role="combobox" aria-autocomplete="list" :aria-expanded="results?.length ? \'true\' : \'false\'"',
  ],
  [
    /local-search-icon" \/>\s+<\/label>/,
    'local-search-icon" /><span class="visually-hidden">{{ buttonText }}</span></label>',
  ],
  [/role="option"\s+>\s+<a\s+:href="p\.id"/, 'role="option"><div'],
  [/:aria-label="\[\.\.\.p\.titles, p\.title\]\.join\(' > '\)"\s+@mouseenter/, '@mouseenter'],
  ['class="title-icon"', 'class="title-icon" aria-hidden="true"'],
  [/@click="\$emit\('close'\)"\s+:data-index/, '@click="router.go(p.id), $emit(\'close\')" :data-index'],
  [/<\/a>\s+<\/li>/, '</div></li>'],
  [/<kbd :aria-label/g, '<kbd role="img" :aria-label'],
];

export function mendSearchBox(): Plugin {
  return {
    name: 'mend-search-box',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/VPLocalSearchBox.vue')) return undefined;
      return REPLACEMENTS.reduce((text, [found, instead]) => {
        const mended = text.replace(found, instead);
        if (mended === text) throw new Error(`VitePress's search box has changed: ${found} is not in it.`);
        return mended;
      }, code);
    },
  };
}
