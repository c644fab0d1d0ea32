import { expect, it } from 'vitest';
import { lateEngine } from './lateEngine';
import { createEarlyEngine } from './earlyEngine';
import { smallPages, smallTables, urlsOf } from './testing/smallCorpus';

it('answers without code that has not come yet, and better with it', () => {
  const engine = createEarlyEngine({
    language: 'zh-Hans',
    docusaurusTag: 'docs-default-current',
    pages: smallPages,
    sections: [{ page: 2, level: 2, anchor: 'x', headings: ['连接'] }],
    tables: smallTables,
  });
  expect(urlsOf(engine, '链接')).toEqual([]);
  expect(urlsOf(engine, '连接')).toEqual(['/docs/errors#x']);
  engine.addLateEngine(lateEngine);
  expect(urlsOf(engine, '链接')).toEqual(['/docs/errors#x']);
});
