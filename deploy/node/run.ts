/**
 * Serves the production build until interrupted: `tsx deploy/node/run.ts PORT [BUILD]`. `HOST` sets the address to listen
 * on. SIGHUP loads the build again, for example after the link BUILD has been set to another release.
 */
import path from 'node:path';
import { createSiteServer } from './createSiteServer';
import { loadSite } from './loadSite';

async function serve(port: number, buildDir: string): Promise<void> {
  const host = process.env.HOST ?? 'localhost';
  let site = await loadSite(buildDir);
  const server = createSiteServer(() => site);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `port ${port} is in use; choose another: PORT=8080 bin/site` : error.message,
    );
    process.exit(1);
  });
  server.listen(port, host, () => console.log(`http://${host}:${port}/`));
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.on('SIGHUP', () => {
    loadSite(buildDir).then(
      (loaded) => {
        site = loaded;
        console.log(`loaded ${loaded.dir}`);
      },
      (error: unknown) => console.error('kept the loaded site:', error),
    );
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

void serve(Number(process.argv[2] ?? 4173), path.resolve(process.argv[3] ?? 'build'));
