const TAGGED = 'The workflow publishes it next.\n';

const untagged = ({ version, commit, missing }) => `Nothing was published. To do so, push the tag:

  git tag v${version} ${commit.slice(0, 12)}
  git push origin v${version}
${missing ? `\nBefore that: ${missing}\n` : ''}`;

/** The final message: the package to publish, the tags for a CDN, and the next steps. */
export function summary({ version, commit, filename, hash, distTag, tags, folder, missing, isTagged }) {
  const { script, scriptSrc, importMap } = tags;
  const count = Object.keys(importMap.integrity).length;
  return `
Would be published to npm, by the workflow, with provenance:

  wallet-modal@${version}, under the tag "${distTag}"
  ${filename}
  ${hash}
  from commit ${commit}

On jsDelivr it would be loaded by these tags (the whole map is in ${folder}/tags.html):

  <script type="importmap">{ … ${count} hashes … }</script>
  ${script}

  script-src 'self' https://cdn.jsdelivr.net ${scriptSrc}

Left in ${folder}: the package, sbom.cdx.json, integrity.json, notes.md, tags.html and dist-tag.

${isTagged ? TAGGED : untagged({ version, commit, missing })}`;
}
