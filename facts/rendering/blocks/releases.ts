import { releaseParts } from '../../model/release';
import type { Block } from '../block';
import type { Resolver } from '../resolver';
import { renderTable } from '../table';

/** Notice for versions whose contents are unpublished, which prevents readers from taking them for an announcement. */
const deduced = '按现有功能的页面整理；功能属于哪个版本是推定的，以软件的实际界面为准';
const unpublished = '未公布';

/**
 * Renders a sentence with a link to a page. A space precedes a title that begins with a Latin word (style rule Z04).
 */
function renderReference(page: string, resolver: Resolver): string {
  const title = resolver.titleOf(page);
  return `参见${/^[A-Za-z0-9]/.test(title) ? ' ' : ''}${resolver.link(title, page)}。`;
}

export const releaseBlock: Block = {
  name: 'release',
  argumentNames: '<release> info|added|known|upgrade',
  summary: '发行说明的一节：info 是版本信息表，upgrade 是步骤，其余是列表；没有内容时是“无。”',
  render([key = '', wanted = ''], resolver) {
    const release = resolver.findOf('release', key);
    if (!release) return '';
    resolver.use(release);
    if (wanted === 'info') {
      return renderTable(
        ['项目', '内容'],
        [
          ['版本号', `${release.product} ${release.version}`],
          ['发布日期', release.date ?? unpublished],
          ...(release.origin.provenance === 'assumed'
            ? [
                ['改进、修复和不兼容变更', unpublished],
                ['内容来源', deduced],
              ]
            : []),
        ],
      );
    }
    const part = releaseParts.find((name) => name === wanted);
    if (!part) {
      resolver.fail(`版本没有“${wanted}”部分，用其中一个：info、${releaseParts.join('、')}`);
      return '';
    }
    const changes = release.parts[part];
    if (changes.length === 0) return '无。';
    return changes
      .map(({ text, page }, index) => {
        const mark = part === 'upgrade' ? `${index + 1}.` : '-';
        const end = page === undefined ? '' : renderReference(page, resolver);
        return `${mark} ${/[。！？]$/.test(text) ? text : `${text}。`}${end}`;
      })
      .join('\n');
  },
};
