import { listFacts } from '../../findFact';
import type { DownloadFact } from '../../model/download';
import type { Block } from '../block';
import { renderCode, renderTable } from '../table';
import { checkArea } from './values';

const columns: readonly { heading: string; render: (download: DownloadFact) => string | undefined }[] = [
  { heading: '平台', render: ({ platform }) => platform },
  { heading: '文件', render: ({ fileName }) => renderCode(fileName) },
  { heading: '版本', render: ({ version }) => version },
  { heading: '内容', render: renderContents },
  { heading: '大小', render: ({ size }) => size },
];

function renderContents({ fileName, contents }: DownloadFact): string | undefined {
  const isArchive = contents.some((name) => name !== fileName);
  return isArchive ? contents.map(renderCode).join('、') : undefined;
}

/** Renders the checksum below the table, because its 64 characters do not fit into a column. */
function renderChecksum({ fileName, sha256 }: DownloadFact): string[] {
  return sha256 === undefined ? [] : [`${renderCode(fileName)} 的校验值（SHA-256）是 ${renderCode(sha256)}。`];
}

export const downloadsBlock: Block = {
  name: 'downloads',
  argumentNames: '<area> [group]',
  summary:
    '下载表：平台、文件、版本，以及已知的内容、大小，表下是已知的校验值（SHA-256）；不写 group 时只列不属于任何一组的文件',
  render([area = '', group], resolver) {
    checkArea(area, resolver);
    const downloads = listFacts(resolver.facts, 'download', area).filter((download) => download.group === group);
    const missing = group === undefined ? area : `${area} 的组 ${group}`;
    if (downloads.length === 0) resolver.fail(`${missing} 没有下载文件：加到 facts/${area}/downloads.yaml`);
    for (const download of downloads) resolver.use(download);
    // Empty columns, such as unpublished sizes, are omitted.
    const known = columns.filter(({ render }) => downloads.some((download) => render(download) !== undefined));
    const table = renderTable(
      known.map(({ heading }) => heading),
      downloads.map((download) => known.map(({ render }) => render(download) ?? '—')),
    );
    return [table, ...downloads.flatMap(renderChecksum)].join('\n\n');
  },
};
