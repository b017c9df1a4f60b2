/** The part of WalletConnect's client that ends sessions. Its types leave out the engine's methods. */
interface EndingClient {
  readonly session: { readonly keys: readonly string[] };
  readonly engine: object;
}

interface Endings {
  onSessionDeleteRequest(topic: string, payload: unknown): Promise<void>;
  deleteSession(params: { readonly topic: string }): Promise<void>;
}

/**
 * Allows a session to be ended more than once, because both ends, or several tabs, may end it at the same time.
 * Otherwise the library would cause an unhandled rejection in the page, saying that the session no longer exists.
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
