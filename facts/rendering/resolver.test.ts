import { expect, it } from 'vitest';
import { buildFacts } from '../loading/buildFacts';
import { Resolver } from './resolver';

const resolver = new Resolver(buildFacts(new Map(), undefined), { file: 'docs/automation/doc-map.md', text: '' });

it.each([
  ['a page in the same folder', 'automation/common-problem', '', '[名称](./common-problem.md)'],
  ['a page in another folder', 'janus/user/faq', '#a', '[名称](../janus/user/faq.md#a)'],
  ['the page itself as plain text', 'automation/doc-map', '', '名称'],
  ['an anchor on the page itself', 'automation/doc-map', '#a', '[名称](./doc-map.md#a)'],
])('links to %s', (_what, id, anchor, link) => {
  expect(resolver.link('名称', id, anchor)).toBe(link);
});
