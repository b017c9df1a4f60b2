/** The parts of WalletConnect's client that end sessions; its types leave the engine's out. */
interface EndingClient {
  readonly session: { readonly keys: readonly string[] };
  readonly engine: object;
}

interface Endings {
  onSessionDeleteRequest(topic: string, payload: unknown): Promise<void>;
  deleteSession(params: { readonly topic: string }): Promise<void>;
}

/**
 * Lets a session end more than once: both ends may do so at the same time, and tabs that share a session do. The
 * library waits there for nobody, so that its complaint that the session is gone already would be heard by the page.
 */
export function endSessionsOnce({ session, engine }: EndingClient): void {
  const endings = engine as Endings;
  const { onSessionDeleteRequest, deleteSession } = endings;
  const isThere = (topic: string) => session.keys.includes(topic);
  endings.onSessionDeleteRequest = async (topic, payload) => {
    if (isThere(topic)) await onSessionDeleteRequest(topic, payload);
  };
  endings.deleteSession = async (params) => {
    if (isThere(params.topic)) await deleteSession(params);
  };
}
