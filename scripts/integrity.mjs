// `npm run integrity -- https://cdn.example.com/wallet-modal/`: the tags that load what `npm run build` built from there, with integrity.
import { readJson } from './lib/files.mjs';
import { integrityTags } from './lib/integrityTags.mjs';
import { showHelp } from './lib/showHelp.mjs';

showHelp(import.meta.url);

const [folder = ''] = process.argv.slice(2);
if (!URL.canParse(folder) || !folder.endsWith('/')) {
  console.error('Usage: npm run integrity -- https://cdn.example.com/wallet-modal/');
  process.exit(1);
}
const { map, hash, script } = integrityTags(folder, readJson('dist/integrity.json').files);
const { origin } = new URL(folder);
console.log(`In the page, before all other scripts:

<script type="importmap">${map}</script>
${script}

In its content security policy, one of these:

script-src 'self' ${origin} '${hash}'
script-src 'self' ${origin} 'nonce-…'   with <script type="importmap" nonce="…">, a new one for each request`);
