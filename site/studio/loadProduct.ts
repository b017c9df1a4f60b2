import { withBase } from 'vitepress';

type Sandbox = typeof import('../../src/sandbox/index.js');

const product = (file: string) => withBase(`/wallet-modal/${file}`);

/** Loads the built product, which registers its elements, and the sandbox. Rejects if the server does not have them. */
export async function loadProduct(): Promise<Sandbox> {
  const [sandbox] = await Promise.all([
    import(/* @vite-ignore */ product('sandbox/index.js')) as Promise<Sandbox>,
    import(/* @vite-ignore */ product('wallet-modal.js')),
  ]);
  return sandbox;
}
