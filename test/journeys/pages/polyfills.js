// Polyfills that are in use whatever the browser has: a promise on timers, and a `fetch` on XMLHttpRequest without streams.
(() => {
  function Promised(run) {
    let state = 'pending';
    let result;
    const waiting = [];
    const settle = (name, value) => {
      if (state !== 'pending') return;
      state = name;
      result = value;
      for (const one of waiting.splice(0)) setTimeout(one, 0);
    };
    const reject = (error) => settle('rejected', error);
    const resolve = (value) => {
      try {
        const then = value && (typeof value === 'object' || typeof value === 'function') && value.then;
        if (typeof then === 'function') then.call(value, resolve, reject);
        else settle('fulfilled', value);
      } catch (error) {
        reject(error);
      }
    };
    this.then = (onValue, onError) =>
      new Promised((resolve, reject) => {
        const next = () => {
          const handle = state === 'fulfilled' ? onValue : onError;
          if (typeof handle !== 'function') (state === 'fulfilled' ? resolve : reject)(result);
          else
            try {
              resolve(handle(result));
            } catch (error) {
              reject(error);
            }
        };
        if (state === 'pending') waiting.push(next);
        else setTimeout(next, 0);
      });
    this.catch = (onError) => this.then(undefined, onError);
    try {
      run(resolve, reject);
    } catch (error) {
      reject(error);
    }
  }
  Promised.resolve = (value) => new Promised((resolve) => resolve(value));
  Promised.reject = (error) => new Promised((_, reject) => reject(error));
  Promised.all = (all) =>
    new Promised((resolve, reject) => {
      const results = [];
      let left = 0;
      [...all].forEach((one, at) => {
        left++;
        Promised.resolve(one).then((value) => {
          results[at] = value;
          if (--left === 0) resolve(results);
        }, reject);
      });
      if (left === 0) resolve(results);
    });
  Promised.race = (all) =>
    new Promised((resolve, reject) => {
      for (const one of all) Promised.resolve(one).then(resolve, reject);
    });
  window.Promise = Promised;

  window.fetch = (url, { method = 'GET', headers = {}, body } = {}) =>
    new Promised((resolve, reject) => {
      const asked = new XMLHttpRequest();
      asked.open(method, url);
      for (const [name, value] of Object.entries(headers)) asked.setRequestHeader(name, value);
      asked.onerror = () => reject(new TypeError('Network request failed'));
      asked.onload = () =>
        resolve({
          ok: asked.status >= 200 && asked.status < 300,
          status: asked.status,
          statusText: asked.statusText,
          url: asked.responseURL,
          headers: { get: (name) => asked.getResponseHeader(name), has: (name) => Boolean(asked.getResponseHeader(name)) },
          text: () => Promised.resolve(asked.responseText),
          json: () => Promised.resolve(asked.responseText).then(JSON.parse),
          blob: () => Promised.resolve(new Blob([asked.responseText])),
        });
      asked.send(body);
    });
})();
