// Replacements of browser functions on old pages, most of which do less.
(() => {
  const remove = Element.prototype.remove;
  Element.prototype.remove = function () {
    remove.call(this);
    return this;
  };
  window.open = () => undefined;
  window.alert = window.confirm = window.print = () => undefined;
  window.requestAnimationFrame = (run) => setTimeout(() => run(Date.now()), 16);
  window.cancelAnimationFrame = clearTimeout;
  window.Event = window.Request = class {};
  window.structuredClone = (value) => JSON.parse(JSON.stringify(value));
  window.queueMicrotask = (run) => setTimeout(run, 0);
  console.error = console.warn = console.log = () => undefined;
})();
