/**
 * `npm run reviewed -- <page id>…`: sets `last_reviewed` of these pages to today and records their digests in
 * `catalog/reviews.txt`. Without an id: all pages that changed after their review.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { digestPage, loadReviews, reviewsFile } from '../source/reviews';
import { loadSourcePages } from '../source/sourcePage';
import { today } from '../source/today';

const ids = process.argv.slice(2);
const pages = loadSourcePages('.');
const unknown = ids.find((id) => !pages.some((page) => page.id === id));

if (unknown === undefined) {
  const reviews = loadReviews('.');
  const day = today();
  const digests = pages.map((page) => {
    const recorded = reviews.get(page.id);
    const isReviewed = ids.length > 0 ? ids.includes(page.id) : recorded !== digestPage(page);
    if (!isReviewed) return [page.id, recorded] as const;
    const text = readFileSync(page.file, 'utf8');
    writeFileSync(page.file, text.replace(/^last_reviewed: .*$/m, `last_reviewed: ${day}`));
    console.log(`${page.file}: last_reviewed ${day}`);
    return [page.id, digestPage(page, day)] as const;
  });
  const lines = digests.flatMap(([id, digest]) => (digest === undefined ? [] : [`${id} ${digest}\n`]));
  writeFileSync(reviewsFile, lines.join(''));
} else {
  console.error(`no page ${unknown}: npm run reviewed -- <page id>…, ids of catalog/pages.yaml`);
  process.exitCode = 1;
}
