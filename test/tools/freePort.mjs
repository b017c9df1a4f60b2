import { createServer } from 'node:net';

/** A port that nothing listens on. The system hands them out in turn, so runs beside each other get their own. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
