// The changes of Prototype 1.6 to browser objects: same names, same results, all enumerable. Its `reduce` is left out: packages
// for keys and curves need the browser's, here the sandbox's wallets too.
(() => {
  const slice = Array.prototype.slice;
  const nativeReverse = Array.prototype.reverse;
  const add = (target, members) => {
    for (const name of Object.keys(members)) target[name] = members[name];
  };
  const toArray = (list) => {
    if (!list) return [];
    if (list.toArray) return list.toArray();
    const found = new Array(list.length || 0);
    for (let at = 0; at < found.length; at++) found[at] = list[at];
    return found;
  };
  const isUndefined = (value) => typeof value === 'undefined';
  const toJson = (value) => {
    if (isUndefined(value) || typeof value === 'function') return undefined;
    if (value === null) return 'null';
    if (typeof value === 'boolean') return value.toString();
    if (value.toJSON) return value.toJSON();
    if (value instanceof Element) return undefined;
    const fields = [];
    for (const name in value) {
      const text = toJson(value[name]);
      if (!isUndefined(text)) fields.push(`${name.toJSON()}: ${text}`);
    }
    return `{${fields.join(', ')}}`;
  };

  window.Prototype = { Version: '1.6.0.3' };
  window.$A = toArray;
  window.$ = (id) => document.getElementById(id);
  add(Object, {
    toJSON: toJson,
    keys(object) {
      const names = [];
      for (const name in object) names.push(name);
      return names;
    },
    values(object) {
      const values = [];
      for (const name in object) values.push(object[name]);
      return values;
    },
    clone: (object) => Object.assign({}, object),
  });
  Array.from = toArray;
  const enumerable = {
    each(iterate) {
      for (let at = 0; at < this.length; at++) iterate(this[at], at);
      return this;
    },
    collect(iterate = (value) => value, context = undefined) {
      const results = [];
      for (let at = 0; at < this.length; at++) results.push(iterate.call(context, this[at], at));
      return results;
    },
    detect(iterate, context) {
      for (let at = 0; at < this.length; at++) if (iterate.call(context, this[at], at)) return this[at];
      return undefined;
    },
    inject(memo, iterate) {
      let result = memo;
      for (let at = 0; at < this.length; at++) result = iterate(result, this[at], at);
      return result;
    },
    toArray() {
      return slice.call(this);
    },
    size() {
      return this.length;
    },
    inspect() {
      return `[${this.join(', ')}]`;
    },
  };
  add(Array.prototype, {
    ...enumerable,
    map: enumerable.collect,
    find: enumerable.detect,
    entries: enumerable.toArray,
    include(value) {
      return this.indexOf(value) !== -1;
    },
    clear() {
      this.length = 0;
      return this;
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    reverse(inline) {
      return nativeReverse.call(inline === false ? this.toArray() : this);
    },
    clone() {
      return slice.call(this, 0);
    },
    toJSON() {
      const results = [];
      for (let at = 0; at < this.length; at++) {
        const text = toJson(this[at]);
        if (!isUndefined(text)) results.push(text);
      }
      return `[${results.join(', ')}]`;
    },
  });
  add(String.prototype, {
    startsWith(pattern) {
      return this.indexOf(pattern) === 0;
    },
    endsWith(pattern) {
      const at = this.length - pattern.length;
      return at >= 0 && this.lastIndexOf(pattern) === at;
    },
    include(pattern) {
      return this.indexOf(pattern) > -1;
    },
    strip() {
      return this.replace(/^\s+/, '').replace(/\s+$/, '');
    },
    toArray() {
      return this.split('');
    },
    sub(pattern, text) {
      return this.replace(pattern, text);
    },
    times(count) {
      return count < 1 ? '' : new Array(count + 1).join(this);
    },
    toJSON() {
      return `"${this.replace(/["\\]/g, '\\$&')}"`;
    },
  });
  add(Number.prototype, {
    succ() {
      return this + 1;
    },
    times(iterate) {
      for (let at = 0; at < this; at++) iterate(at);
      return this;
    },
    toJSON() {
      return Number.isFinite(Number(this)) ? this.toString() : 'null';
    },
  });
  add(Date.prototype, {
    toJSON() {
      return `"${this.toISOString()}"`;
    },
  });
  add(Function.prototype, {
    bind(context, ...given) {
      if (given.length === 0 && isUndefined(context)) return this;
      return (...args) => this.apply(context, given.concat(args));
    },
    curry(...given) {
      const method = this;
      return function (...args) {
        return method.apply(this, given.concat(args));
      };
    },
    delay(seconds) {
      return window.setTimeout(() => this(), seconds * 1000);
    },
    wrap(wrapper) {
      const method = this;
      return function (...args) {
        return wrapper.apply(this, [method.bind(this), ...args]);
      };
    },
  });
  const nativeElement = window.Element;
  window.Element = (tag, attributes = {}) => {
    const element = document.createElement(tag);
    for (const name in attributes) element.setAttribute(name, attributes[name]);
    return element;
  };
  Object.assign(window.Element, nativeElement);
  window.Element.prototype = nativeElement.prototype;
  add(HTMLElement.prototype, {
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    show() {
      this.style.display = '';
      return this;
    },
    hide() {
      this.style.display = 'none';
      return this;
    },
    update(text) {
      this.textContent = text;
      return this;
    },
    replace(content) {
      this.parentNode.replaceChild(content, this);
      return this;
    },
    select(selector) {
      return toArray(this.querySelectorAll(selector));
    },
    observe(name, listen) {
      this.addEventListener(name, listen, false);
      return this;
    },
    empty() {
      return this.textContent.trim() === '';
    },
    next() {
      return this.nextElementSibling;
    },
    scrollTo() {
      window.scrollTo(0, this.offsetTop);
      return this;
    },
  });
})();
