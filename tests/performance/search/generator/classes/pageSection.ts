import type { QueryClass } from '../knownItem';

/** Title of a page and heading of one of its sections: 轴配置 限位与回零. */
export const pageSection: QueryClass = {
  name: 'page_section',
  group: 'core',
  generate: (view, draw) =>
    draw
      .sample(
        view.sections.filter(({ level, heading, title }) => level > 1 && heading !== title),
        40,
        ({ title, heading }) => `${title} ${heading}`,
      )
      .map(({ title, heading }) => ({
        query: `${title} ${heading}`,
        relevant: view.findIds((section) => section.title === title && section.heading === heading) ?? new Set(),
      })),
};
