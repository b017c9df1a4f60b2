import { resolve } from 'node:path';
import { defineNuxtModule } from 'nuxt/kit';

/** Adds a page at /late to the example, which has no pages. */
export default defineNuxtModule({
  setup(_options, nuxt) {
    nuxt.hook('app:resolve', (app) => {
      app.mainComponent = resolve(nuxt.options.rootDir, 'late/Root.vue');
    });
  },
});
