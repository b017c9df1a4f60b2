import { rollup } from 'rollup';
import { strictLog } from '../../scripts/build/browserOnly.mjs';
import { browserPlugins } from '../../scripts/build/plugins.mjs';
import { at } from '../../scripts/lib/files.mjs';

const inputs = { vanilla: 'test/bench/floors/vanilla.ts', react: 'test/bench/floors/react.tsx' };

/** Builds the floor pages' scripts like the product: same compiler, minifier and settings. */
export async function buildFloors() {
  const built = Object.entries(inputs).map(async ([name, input]) => {
    const bundle = await rollup({
      input: at(input),
      plugins: browserPlugins({ production: true }),
      onLog: strictLog,
    });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    if (output.length !== 1) throw new Error(`${input} became ${output.length} files`);
    return [name, output[0].code];
  });
  return Object.fromEntries(await Promise.all(built));
}
