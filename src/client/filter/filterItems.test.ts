import { expect, it, vi } from 'vitest';
import { filterItems } from './filterItems';

vi.mock('@generated/catalog/default/initials.json', () => ({ default: { l: '量' } }));

const page = (label: string) => ({ label });
const items = [page('产品介绍'), { label: '数据', items: [{ label: '变量', items: [page('变量名'), page('键名')] }] }];

it('keeps matching entries and the categories that contain them', () => {
  expect(filterItems(items, '键')).toMatchObject({
    items: [{ label: '数据', items: [{ label: '变量', items: [page('键名')] }] }],
    count: 1,
  });
});

it('counts matching entries, including categories, but not their ancestors', () => {
  expect(filterItems(items, '变量').count).toBe(2);
});

it('expands the categories', () => {
  expect(filterItems(items, '键').items[0]).toMatchObject({ collapsed: false, collapsible: false });
});

it('finds entries by pinyin initials', () => {
  expect(filterItems(items, 'l').count).toBe(2);
});

it('returns nothing when no label matches', () => {
  expect(filterItems(items, '网关')).toEqual({ items: [], count: 0 });
});
