/**
 * The stock blog plugin, which builds an empty `/blog` list even when there is no post. The specification names the
 * plugin among the generator's parts (§9) and has no such address (§2): without posts nothing is built.
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
