import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the site that can be cut, as when a phone has no signal. */
interface Line {
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/**
 * @param site the address of the site, without a slash at its end
 * @returns a line to it on a port that stays the same, so that the browser sees one origin
 */
export const openLine = async (site: string): Promise<Line> => {
  const target = new URL(site);
  const open = new Set<Socket>();
  const listen = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer((socket) => {
        const behind = connect(Number(target.port), target.hostname);
        for (const each of [socket, behind]) {
          open.add(each);
          each.on('error', () => undefined);
          each.on('close', () => {
            open.delete(each);
            socket.destroy();
            behind.destroy();
          });
        }
        socket.pipe(behind).pipe(socket);
      }).listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    restore: async () => {
      server = await listen(port);
    },
  };
};
