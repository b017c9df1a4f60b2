// Puts the page and the two things that it loads from the package into one folder: copy that to your server.
import { cpSync, rmSync } from 'node:fs';

const built = 'node_modules/wallet-modal/dist';
rmSync('dist', { recursive: true, force: true });
for (const file of ['index.html', 'main.js']) cpSync(file, `dist/${file}`);
cpSync(`${built}/wallet-modal.js`, 'dist/wallet-modal/wallet-modal.js');
cpSync(`${built}/chunks`, 'dist/wallet-modal/chunks', { recursive: true });
