import { fromRoot } from '../lib/files.mjs';

/** The modules that start a tier; each tier is one chunk beside the entry. */
const tiers = { session: 'src/elements/session.ts', island: 'src/elements/island.tsx' };

/** What a session starts at once: reached by `import()` for the order of folders, part of its file for speed. */
const startedWithSession = ['src/chains/evm/browserWallets.ts'];

/** Small parts that rollup would join with others, to load these for nothing. */
const ownFiles = { 'elements-configScript': 'src/elements/configScript.ts' };

const isOwn = (id) => fromRoot(id).startsWith('src/');

/** Every module that the given ones load before they run, themselves included. */
export function staticClosure(ids, getModuleInfo) {
  const closure = new Set();
  const waiting = [...ids];
  while (waiting.length) {
    const id = waiting.pop();
    if (closure.has(id)) continue;
    closure.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return closure;
}

/**
 * Which chunk a module of the product lies in. The entry, the session and the island are one file each, so that
 * opening the modal costs one round trip; a family of views is one file; what several families share is one file.
 * Anything else (chains, bridge, languages, packages) is left to rollup: one file for each `import()`.
 */
export function productChunks(folder) {
  let plan = new Map();
  let parts = new Set();
  return {
    onlyExplicitManualChunks: true,
    // What rollup splits by itself may be joined again rather than be fetched in crumbs.
    experimentalMinChunkSize: 2500,
    manualChunks(id, graph) {
      if (!plan.has(id)) ({ plan, parts } = planOf(graph));
      return plan.get(id);
    },
    chunkFileNames({ name, moduleIds }) {
      const isPlanned = moduleIds.some((id) => plan.get(id) === name);
      const inChunk = moduleIds.filter((id) => parts.has(id));
      const part = inChunk.find(isOwn) ?? inChunk[0];
      return `${folder}/${isPlanned ? name : part ? partName(fromRoot(part)) : sharedName(moduleIds)}-[hash].js`;
    },
  };
}

function planOf({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const closureOf = (roots) => staticClosure(roots, getModuleInfo);
  const plan = new Map();
  const place = (modules, name) => {
    for (const id of modules) if (!plan.has(id)) plan.set(id, name);
  };

  place(closureOf(ids.filter((id) => getModuleInfo(id).isEntry)), 'entry');
  const lazyRoots = ids.filter((id) => getModuleInfo(id).dynamicImporters.length > 0);
  const tierRoot = (name) => ids.filter((id) => fromRoot(id) === tiers[name]);
  const started = ids.filter((id) => startedWithSession.includes(fromRoot(id)));
  place(closureOf([...tierRoot('session'), ...started]), 'session');

  const families = new Map();
  const parts = [];
  for (const id of lazyRoots) {
    const name = familyOf(fromRoot(id));
    if (name) families.set(name, [...(families.get(name) ?? []), id]);
    else if (!plan.has(id) && !Object.values(tiers).includes(fromRoot(id))) parts.push(id);
  }
  const island = closureOf(tierRoot('island'));
  const familyClosures = [...families].map(([name, roots]) => [name, closureOf(roots)]);
  const partClosures = parts.map((id) => closureOf([id]));

  // A part that works without the interface must not load the interface for a function that both use; small
  // functions that several parts use are worth no file.
  const inInterface = (id) => island.has(id) || familyClosures.some(([, closure]) => closure.has(id));
  const isUsedTwice = (id) => partClosures.filter((closure) => closure.has(id)).length > 1;
  const isFunction = (id) => fromRoot(id).startsWith('src/lib/');
  const inParts = partClosures.flatMap((closure) => [...closure]);
  place(
    inParts.filter((id) => inInterface(id) || (isFunction(id) && isUsedTwice(id))),
    'session',
  );
  place(island, 'island');
  for (const [name, root] of Object.entries(ownFiles)) {
    place(closureOf(ids.filter((id) => fromRoot(id) === root)), name);
  }

  for (const [name, closure] of familyClosures) {
    const others = familyClosures.filter(([other]) => other !== name).map(([, modules]) => modules);
    for (const id of closure) {
      const isShared = others.some((modules) => modules.has(id));
      if (isOwn(id)) place([id], isShared ? 'views-shared' : name);
    }
  }
  place(ids, undefined);
  return { plan, parts: new Set(parts) };
}

/** `view-swap` for `src/views/swap/SwapView.tsx`, `ui-QrCode` for `src/ui/QrCode.tsx`. */
function familyOf(path) {
  const [, folder, family] = /^src\/(view|ui)s?\/([^/.]+)/.exec(path) ?? [];
  return family && `${folder}-${family}`;
}

/** `locales/de.ts` → `locales-de`, `chains/evm/injected.ts` → `evm-injected`, `node_modules/x/index.js` → `x`. */
function partName(path) {
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (packageName) return packageName.replace('@', '').replace('/', '-');
  return path
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(-2)
    .join('-');
}

/** What several parts share is named after the package, else the folder, that most of it comes from. */
function sharedName(moduleIds) {
  const counts = new Map();
  for (const id of moduleIds) {
    const path = fromRoot(id);
    const home = path.includes('node_modules/') ? partName(path) : path.split('/').slice(1, -1).join('-');
    counts.set(home, (counts.get(home) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['empty'];
  return `shared-${most}`;
}
