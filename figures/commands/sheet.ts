/**
 * `npm run figures:sheet [-- word …]`: draws every example and every figure of the pages in both formats and colour
 * modes and writes one HTML page that shows them all. Words select the figures whose path contains one of them.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadFacts } from '../../facts/loadFacts';
import { buildFigure } from '../buildFigure';
import { buildFigureFacts } from '../figureFacts';
import { findDrawingFaults } from '../findDrawingFaults';
import { parseFigure } from '../parseFigure';

const root = '.';
const target = path.join('.cache', 'figures');

function listFigures(words: readonly string[]): string[] {
  return ['figures', 'docs']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.figure.yaml'))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .sort();
}

function main(words: readonly string[]): void {
  const facts = buildFigureFacts(loadFacts(root));
  mkdirSync(target, { recursive: true });
  const sections = listFigures(words).map((file) => {
    const figure = parseFigure(readFileSync(path.join(root, file), 'utf8'), file, facts);
    const pictures = buildFigure(figure).map(({ svg, format, mode }) => {
      for (const fault of mode === 'light' ? findDrawingFaults(figure.draw(format)) : []) {
        console.log(`${file} (${format.name}): ${fault}`);
      }
      const name = `${file.replaceAll('/', '-').replace('.figure.yaml', '')}-${format.name}-${mode}.svg`;
      writeFileSync(path.join(target, name), svg);
      return `<img src="${name}" alt="">`;
    });
    return `<h2>${file}</h2>\n${pictures.join('\n')}`;
  });
  const page = path.join(target, 'index.html');
  writeFileSync(page, `<!doctype html>\n<meta charset="utf-8">\n<title>Figures</title>\n${sections.join('\n')}\n`);
  console.log(`${sections.length} figures: ${page}`);
}

main(process.argv.slice(2));
