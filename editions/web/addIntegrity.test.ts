import { expect, test } from 'vitest';
import { addIntegrity } from './addIntegrity';

const integrityOf = (address: string) => `sha384-${address}`;

test('adds a hash to entry scripts and style sheets, quoted or not', () => {
  expect(addIntegrity('<script src=/assets/js/a.js defer></script>', integrityOf)).toBe(
    '<script src=/assets/js/a.js defer integrity="sha384-/assets/js/a.js"></script>',
  );
  expect(addIntegrity('<link rel="stylesheet" href="/assets/css/s.css" />', integrityOf)).toBe(
    '<link rel="stylesheet" href="/assets/css/s.css" integrity="sha384-/assets/css/s.css">',
  );
});

test('does not change other links, inline scripts and tags with a hash', () => {
  for (const html of [
    '<link rel=icon href=/img/favicon.svg />',
    '<link rel=preload as=image href=/assets/images/a.svg />',
    '<script>run("/assets/js/a.js")</script>',
    '<script src=/assets/js/a.js integrity="sha384-x"></script>',
  ]) {
    expect(addIntegrity(html, integrityOf)).toBe(html);
  }
});
