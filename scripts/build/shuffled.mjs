const LONGEST_MS = 30;

/** Has files arrive in another order in each build: what is built must not depend on it. */
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
