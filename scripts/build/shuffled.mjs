const LONGEST_MS = 30;

/** Makes files arrive in a different order in each build, because the result must not depend on it. */
export const shuffled = () => ({
  name: 'shuffled',
  load: {
    order: 'pre',
    async handler() {
      await new Promise((arrive) => setTimeout(arrive, Math.random() * LONGEST_MS));
      return null;
    },
  },
});
