// Forwards a page's requests to a server and may change the answers.

/**
 * Answers like the server at `url`, or the request's own server. `change` gets the response and its body, and returns the
 * differences, as `route.fulfill` takes them. A request that can't be forwarded fails for the page, as without a network: the
 * journey decides whether this matters. A page that closes at that moment can leave one open until the driver's deadline, long
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

/** Answers with these headers in addition to the server's. `headersFor` gets the server's response. */
export const withHeaders = (headersFor) => (route) =>
  passOn(route, {
    change: async (answer) => ({
      headers: { ...answer.response.headers(), ...(await headersFor(answer)) },
    }),
  });

/** Changes a service's answers to a request, unless it refuses it. `target` is a page or a profile. */
export async function changeAnswers(target, path, change) {
  const changed = ({ response, body }) => {
    if (!response.ok()) return {};
    const answer = JSON.parse(body);
    change(answer);
    return { body: JSON.stringify(answer) };
  };
  await target.route(`**/${path}*`, (route) => passOn(route, { change: changed }));
}

/** Serves a web origin from another server. */
export const standIn = (url) => (route) => {
  const { pathname, search } = new URL(route.request().url());
  return passOn(route, { url: url + pathname + search });
};
