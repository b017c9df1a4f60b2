import type { Server } from 'node:http';

/** Listens on this machine only. Resolves to the port; rejects with a readable error if it is taken. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is already in use by another program. End that program, or choose another port.`;
      reject(error.code === 'EADDRINUSE' ? Object.assign(new Error(taken), { code: error.code }) : error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
