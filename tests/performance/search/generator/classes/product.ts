import { type QueryClass, maxKnownSections } from '../knownItem';

/** Returns the folder of a product's pages: /docs/janus/user/faq. */
function folderOf(id: string): string | undefined {
  return /^\/docs\/([^/#]+)\//.exec(id)?.[1];
}

/** A product, by the folder of its pages, and a heading that others have, too: janus 心跳与重连. */
export const product: QueryClass = {
  name: 'product',
  group: 'extra',
  generate: (view, draw) => {
    const folders = new Map<string, Set<string>>();
    for (const { id, heading } of view.sections) {
      const folder = folderOf(id);
      if (folder !== undefined) folders.set(heading, (folders.get(heading) ?? new Set()).add(folder));
    }
    const targets = [...folders].flatMap(([heading, among]) =>
      among.size > 1 ? [...among].map((folder) => ({ heading, folder })) : [],
    );
    return draw
      .sample(targets, 80, ({ heading, folder }) => `${folder} ${heading}`)
      .flatMap(({ heading, folder }) => {
        const relevant = view.findIds(
          (section) => section.heading === heading && folderOf(section.id) === folder,
          maxKnownSections,
        );
        return relevant ? [{ query: draw.random.shuffled([folder, heading]).join(' '), relevant }] : [];
      })
      .slice(0, 40);
  },
};
