/** `npm run search:publish`: uploads the built site's index to the hosted service (deploy/search.md). */
import { runCommand } from './runCommand';

void runCommand({
  args: process.argv.slice(2),
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
}).then((exitCode) => {
  process.exitCode = exitCode;
});
