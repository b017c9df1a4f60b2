import { dirname } from 'node:path';
import { fromRoot } from '../lib/files.mjs';
import { findTags, folderOf, prefixOf } from '../locales/languageFiles.mjs';
import { partName, sharedName } from './chunkNames.mjs';
import { ownFiles } from './ownFiles.mjs';

/** The modules that start a tier; each tier is one chunk beside the entry. */
const tiers = {
  session: 'src/session/createSession.ts',
  first: 'src/session/firstListPart.ts',
  island: 'src/session/mountIsland.tsx',
};

/** The texts for buttons in each language. The English ones are part of the entries, which load the other English texts. */
const languages = findTags().map((tag) => {
  const name = tag === 'en' ? 'enParts' : prefixOf(tag);
  return [`locales-${name}`, `${folderOf(tag)}/${name}.ts`];
});

/** The modules that the entries load on demand, by chunk name. Everything else is reached from these. */
export const loadedByEntries = {
  ...tiers,
  ...Object.fromEntries(languages),
  'settings-readConfigScript': 'src/settings/readConfigScript.ts',
  'onramp-purchaseFields': 'src/elements/onramp/purchaseFields.ts',
  'blockscout-createBlockscout': 'src/sources/blockscout/createBlockscout.ts',
  'lifi-createLifi': 'src/sources/lifi/createLifi.ts',
  'nodeHistory-createNodeHistory': 'src/sources/nodeHistory/createNodeHistory.ts',
  'tokenList-createTokenList': 'src/sources/tokenList/createTokenList.ts',
  'walletList-findListedWallets': 'src/sources/walletList/findListedWallets.ts',
  'walletList-walletPictures': 'src/sources/walletList/walletPictures.ts',
};

/**
 * Makes V8 compile a whole file off the main thread while it downloads, instead of each function on its first call. Only for
 * files most of which runs at once.
 */
export const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** The comments that a minifier must keep. */
export const keptComments = new RegExp(COMPILE_AHEAD.slice(2));

/**
 * Modules that a session starts at once. They are behind `import()` because of the order of folders, and part of the session's
 * file for speed.
 */
const startedWithSession = [
  'src/chains/evm/browserWallets.ts',
  // For the pictures in buttons, which would otherwise load the first list.
  'src/lib/browser/svgNamespace.ts',
];

/** Parts that only the interface loads. Code that they share with it stays in the interface. */
const partsOfInterface = [
  'src/api/analytics/postEvent.ts',
  'src/api/chain/createChainApi.ts',
  'src/api/directory/createDirectory.ts',
  'src/atoms/effects/trackVisit.ts',
  'src/atoms/siwe/connectWithProof.ts',
  'src/session/checkNames.ts',
  'src/session/connecting/connectOneWallet.ts',
  'src/session/connecting/connectAnotherWallet.ts',
  'src/session/connecting/createWalletDirectory.ts',
  'src/session/offerWallets.ts',
];

/** Only the users of a source load it, so it must not add to other chunks. */
const isSource = (id) => fromRoot(id).startsWith('src/sources/');

/** Own files without their dependencies, which other chunks also load. */
const alone = {
  'session-checkIntegrity': 'src/session/checkIntegrity.ts',
  'evm-swapping': 'src/chains/evm/swapping/prepareSwapCall.ts',
  'solana-signIn': 'src/chains/solana/signIn/askToSignIn.ts',
  // Otherwise rollup would merge other small modules into it.
  'onramp-purchaseFields': 'src/elements/onramp/purchaseFields.ts',
  // Otherwise rollup would merge it with another source, because it is small.
  'tokenList-createTokenList': 'src/sources/tokenList/createTokenList.ts',
  // Otherwise rollup would merge it with other small modules.
  'shared-sources': 'src/sources/politeGet.ts',
  // The wire formats shared by the chain API and the sources.
  'shared-api-chain': [
    'src/api/chain/chainService.ts',
    'src/api/chain/readJsonTexts.ts',
    'src/api/chain/tokenIds.ts',
    'src/api/chain/wireFields.ts',
    'src/lib/untrusted/jsonTexts.ts',
  ],
};

const isSignIn = (family) => family.startsWith('view-signIn');
const showsCodes = (family) => family === 'view-connect' || isSignIn(family);
const ofAccount = ['view-account', 'view-holdings', 'view-history'];
const ofAmounts = ['view-send', 'view-swap', 'view-onramp'];
const afterAccount = [
  'view-signInAccount',
  'view-connected',
  'view-names',
  'view-nfts',
  'view-receipt',
  'view-watch',
  'view-payment',
  'view-recipients',
  'view-unlisted',
  ...ofAmounts,
];
const isAccount = (family) => [...ofAccount, ...afterAccount].includes(family);

/** The file for modules that several families use. Keeps other families from loading code that only sign-in needs. */
function sharedFile(users) {
  // A receipt loads the files that the account has loaded, and only it loads its own modules.
  const families = users.filter((family) => !['view-receipt', 'view-watch'].includes(family));
  if (users.includes('view-watch')) {
    if (!families.every(isAccount)) return 'views-shared';
    // The overview of an account, and fields for addresses.
    if (families.join() === 'view-account') return 'views-overview';
    if (!families.includes('view-account')) return 'views-fields';
  }
  if (families.join() === 'view-history') return 'views-receipt';
  if (families.every(isSignIn)) return 'views-signIn';
  if (families.every(showsCodes)) return 'views-codes';
  if (!families.every(isAccount)) return 'views-shared';
  if (families.includes('view-signInAccount')) return 'views-account';
  if (families.includes('view-account')) return 'views-holdings';
  // The views of names need little of the modules that the views of amounts share.
  if (families.includes('view-names')) return 'views-holdings';
  if (families.filter((family) => ofAmounts.includes(family)).length > 1) return 'views-amounts';
  // Asking for and judging a recipient. The history doesn't need it.
  if (families.every((family) => ['view-send', 'view-recipients'].includes(family)))
    return 'views-recipients';
  if (families.includes('view-swap')) return 'views-swap';
  return families.includes('view-send') ? 'views-send' : 'views-history';
}

const isOwn = (id) => fromRoot(id).startsWith('src/');

/** All modules that the given ones load before they run, including themselves. */
function staticClosure(ids, getModuleInfo) {
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
 * Assigns each lazily loaded module to a chunk. The session and the island are one file each, so that opening the modal costs
 * one round trip. A family of views is one file, and code shared by several families is one file. Everything else (chains,
 * bridge, languages, packages) is left to rollup: one file for each `import()`.
 */
export function productChunks() {
  let plan = new Map();
  let parts = new Set();
  const fileName = ({ name, moduleIds }) => {
    const isPlanned = moduleIds.some((id) => plan.get(id) === name);
    const inChunk = moduleIds.filter((id) => parts.has(id));
    const part = inChunk.find(isOwn) ?? inChunk[0];
    return `chunks/${isPlanned ? name : part ? partName(fromRoot(part)) : sharedName(moduleIds)}-[hash:7].js`;
  };
  return {
    onlyExplicitManualChunks: true,
    // Lets rollup merge small chunks of its own, rather than have many tiny files.
    experimentalMinChunkSize: 2500,
    manualChunks(id, graph) {
      if (!plan.has(id)) ({ plan, parts } = planOf(graph));
      return plan.get(id);
    },
    banner: ({ name }) => (name in tiers ? COMPILE_AHEAD : ''),
    entryFileNames: fileName,
    chunkFileNames: fileName,
  };
}

/** Whether a module is one of these files, or in one of these folders. */
function isAmong(files, id) {
  const path = fromRoot(id);
  return [files].flat().some((file) => path === file || (file.endsWith('/') && path.startsWith(file)));
}

function planOf({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const closureOf = (roots) => staticClosure(roots, getModuleInfo);
  const plan = new Map();
  const place = (modules, name) => {
    for (const id of modules) if (!plan.has(id)) plan.set(id, name);
  };

  const lazyRoots = ids.filter((id) => {
    const { isEntry, dynamicImporters } = getModuleInfo(id);
    return isEntry || dynamicImporters.length > 0;
  });
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
  const first = closureOf(tierRoot('first'));
  const island = closureOf([...tierRoot('first'), ...tierRoot('island')]);
  const familyClosures = [...families].map(([name, roots]) => [name, closureOf(roots)]);
  const partClosures = parts
    .filter((id) => !isSource(id))
    .map((id) => [areaOf(fromRoot(id)), closureOf([id])]);

  // A part that works without the interface must not load the interface for a function that both use. Small functions that
  // several parts use aren't worth a file.
  const inInterface = (id) => island.has(id) || familyClosures.some(([, closure]) => closure.has(id));
  // Parts of one area are loaded together, along with code that only they use.
  const isUsedTwice = (id) =>
    new Set(partClosures.filter(([, closure]) => closure.has(id)).map(([area]) => area)).size > 1;
  const isFunction = (id) => fromRoot(id).startsWith('src/lib/');
  const inParts = parts
    .filter((id) => !isSource(id) && !partsOfInterface.includes(fromRoot(id)))
    .flatMap((id) => [...closureOf([id])])
    .filter((id) => !Object.values(ownFiles).some((files) => isAmong(files, id)));
  place(
    inParts.filter((id) => inInterface(id) || (isFunction(id) && isUsedTwice(id))),
    'session',
  );
  place(first, 'first');
  place(island, 'island');
  for (const [name, files] of Object.entries(alone)) {
    place(
      ids.filter((id) => isAmong(files, id)),
      name,
    );
  }
  for (const [name, roots] of Object.entries(ownFiles)) {
    place(closureOf(ids.filter((id) => isAmong(roots, id))), name);
  }
  // Otherwise rollup would merge small parts of wallets, or other texts, into them.
  for (const id of lazyRoots.filter((id) => isAmong('src/locales/', id))) {
    place(closureOf([id]), partName(fromRoot(id)));
  }

  for (const [name, closure] of familyClosures) {
    for (const id of closure) {
      const users = familyClosures.filter(([, modules]) => modules.has(id)).map(([family]) => family);
      if (isOwn(id)) place([id], users.length > 1 ? sharedFile(users) : name);
    }
  }
  place(ids, undefined);
  return { plan, parts: new Set(parts) };
}

/** Returns `src/chains/evm` for every file below it. */
function areaOf(path) {
  const [area] = /^src\/(session|(api|chains)\/[^/]+)(?=\/)/.exec(path) ?? [dirname(path)];
  return area;
}

/** Returns `view-swap` for `src/views/swap/form/SwapView.tsx`, `ui-QrCode` for `src/ui/QrCode.tsx`. */
function familyOf(path) {
  const [, folder, family] = /^src\/(view|ui)s?\/([^/.]+)/.exec(path) ?? [];
  return family && `${folder}-${family}`;
}
