import { type ReactNode, useEffect, useState } from 'react';
import PageLinks from '@site/src/components/NotFound/PageLinks';
import tools from '@site/src/components/PageTools/styles.module.css';
import { type KeptPage, deleteKeptPages, listKeptPages } from '@site/editions/offline/store/pages';
import { describeTime } from './describe';

/** Lists the visited pages that are saved for offline reading. */
export default function KeptPages(): ReactNode {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    listKeptPages().then(setPages, () => {
      setPages([]);
    });
  }, []);
  if (!pages) return <p>正在读取保存在本机的页面…</p>;
  if (pages.length === 0) return <p>还没有保存任何页面。有网络时打开一页，它就保存在本机。</p>;
  const links = pages.map(({ path, title, savedAt }) => ({
    path,
    title: title.replace(/ \| [^|]*$/, ''), // strips the site name
    hint: describeTime(savedAt),
  }));
  const remove = (): void => {
    deleteKeptPages().then(
      () => setPages([]),
      () => setFailed(true),
    );
  };
  return (
    <>
      <PageLinks pages={links} />
      <p className={tools.actions}>
        <button type="button" className={tools.action} onClick={remove}>
          删除打开过的页面
        </button>
      </p>
      {hasFailed && <p role="alert">没有删除成功，页面还保存在本机。在浏览器的设置里可以清除本站的数据。</p>}
    </>
  );
}
