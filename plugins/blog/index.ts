/**
 * Wraps the stock blog plugin to build nothing without posts. Stock builds an empty `/blog` list, which the
 * specification does not include.
 */
import pluginBlog, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';

type BlogContent = { blogPosts: unknown[] };

export default async function blog(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const stock = (await pluginBlog(context, options)) as Plugin;
  return {
    ...stock,
    async contentLoaded(args) {
      if ((args.content as BlogContent).blogPosts.length > 0) await stock.contentLoaded?.(args);
    },
  };
}

blog.validateOptions = validateOptions;
