type Add = EventTarget['addEventListener'];

/**
 * Counts listeners added to and removed from targets. `left` lists those that remain, by type. `stop` restores the
 * targets' own methods.
 */
export function countListeners(...targets: EventTarget[]): { left(): string[]; stop(): void } {
  const held: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = [];
  const captures = (options: unknown) =>
    typeof options === 'object'
      ? Boolean((options as AddEventListenerOptions | null)?.capture)
      : Boolean(options);
  for (const target of targets) {
    const find = (type: string, listener: unknown, options: unknown) =>
      held.findIndex(
        (entry) =>
          entry.target === target &&
          entry.type === type &&
          entry.listener === listener &&
          entry.capture === captures(options),
      );
    const own = {
      add: target.addEventListener.bind(target),
      remove: target.removeEventListener.bind(target),
    };
    const drop = (type: string, listener: unknown, options: unknown) => {
      const index = find(type, listener, options);
      if (index >= 0) held.splice(index, 1);
    };
    target.addEventListener = ((type, listener, options) => {
      own.add(type, listener, options);
      if (listener === null || find(type, listener, options) >= 0) return;
      held.push({ target, type, listener, capture: captures(options) });
      const { signal, once } = (typeof options === 'object' ? options : {}) as AddEventListenerOptions;
      signal?.addEventListener('abort', () => drop(type, listener, options));
      if (once) own.add(type, () => drop(type, listener, options), { once: true });
    }) as Add;
    target.removeEventListener = ((type, listener, options) => {
      own.remove(type, listener, options);
      drop(type, listener, options);
    }) as Add;
  }
  return {
    left: () => held.map(({ type }) => type),
    stop() {
      for (const target of targets) {
        Reflect.deleteProperty(target, 'addEventListener');
        Reflect.deleteProperty(target, 'removeEventListener');
      }
    },
  };
}
