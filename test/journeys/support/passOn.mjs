// Requests of a page that a journey passes on to a server, and whose answers it may change on the way.

/**
 * Answers as the server at `url` does, or that of the request. `change` gets the response and its body, and gives what is
 * different, as `route.fulfill` takes it. A request that cannot be passed on fails for the page, as without a network: the
 * journey says whether this matters. A page that ends at that moment can leave one open until the driver's deadline, long
 * after its journey.
 */
export async function passOn(route, { url, change = () => ({}) } = {}) {
  let answer;
  try {
    const response = await route.fetch({ url });
    answer = { response, body: await response.body() };
  } catch {
    await route.abort().catch(() => undefined);
    return;
  }
  await route.fulfill({ ...answer, ...(await change(answer)) });
}

/** Answers with these headers beside those of the server. `headersFor` gets what the server said. */
export const withHeaders = (headersFor) => (route) =>
  passOn(route, {
    change: async (answer) => ({
      headers: { ...answer.response.headers(), ...(await headersFor(answer)) },
    }),
  });

/** Has a service answer a question otherwise, unless it refuses it. `target` is a page or a profile. */
export async function changeAnswers(target, path, change) {
  const changed = ({ response, body }) => {
    if (!response.ok()) return {};
    const answer = JSON.parse(body);
    change(answer);
    return { body: JSON.stringify(answer) };
  };
  await target.route(`**/${path}*`, (route) => passOn(route, { change: changed }));
}

/** Has an origin of the web answered by another server. */
export const standIn = (url) => (route) => {
  const { pathname, search } = new URL(route.request().url());
  return passOn(route, { url: url + pathname + search });
};
