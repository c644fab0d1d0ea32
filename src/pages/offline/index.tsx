import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import books from '@generated/catalog/default/books.json';
import type { ReactNode } from 'react';
import { bookPath } from '@site/catalog/bookPath';
import notFound from '@site/src/components/NotFound/styles.module.css';
import KeptPages from '@site/src/components/Offline/KeptPages';
import ManualCard from '@site/src/components/Offline/ManualCard';
import MissingPage from '@site/src/components/Offline/MissingPage';
import { describeSize } from '@site/src/components/Offline/describe';

function InThisBrowser(): ReactNode {
  return (
    <>
      <p>打开过的页面会保存在这台设备的浏览器里，网络不通时仍然可以打开。去现场之前，可以把整本手册一起保存。</p>
      <Heading as="h2">整本手册</Heading>
      <p>下载后，全部页面、示意图和搜索都不再依赖网络。有网络时，内容会随网站自动更新，只下载变化的部分。</p>
      <ManualCard />
      <noscript>
        <p>保存整本手册需要 JavaScript。浏览器禁用 JavaScript 时，可以使用 U 盘版。</p>
      </noscript>
    </>
  );
}

function UsbEdition(): ReactNode {
  return (
    <>
      <Heading as="h2">没有网络的电脑</Heading>
      <p>
        <a href="/downloads/documentation-centre.zip" download>
          下载 U 盘版（zip，约 6 MB）
        </a>
        ，解压到 U 盘或电脑，双击文件夹里的 <code>index.html</code>
        。全部页面、示意图和搜索都能用，不用安装软件，也不用服务器。
      </p>
      <p>
        要确认下载的文件完整，用 <code>certutil -hashfile documentation-centre.zip SHA256</code>（Windows）算出它的
        SHA-256，与<a href="/downloads/documentation-centre.zip.sha256">校验文件</a>
        里的值比较，或者把两个文件放在一起，运行 <code>sha256sum -c documentation-centre.zip.sha256</code>（Linux）。
      </p>
    </>
  );
}

function Books(): ReactNode {
  return (
    <>
      <Heading as="h2">PDF</Heading>
      <p>每个产品一份 PDF，适合打印和归档。指向同一产品页面的链接在文件里跳转，其他链接打开本站。</p>
      <ul>
        {books.map((book) => (
          <li key={book.id}>
            <a href={bookPath(book.id)}>{book.title}</a>
            {`（${book.sheets} 页，${describeSize(book.bytes)}）`}
            <br />
            SHA-256：<code>{book.sha256}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Lists limits of the saved copy and the saved pages. Rendered last because the list appears after hydration and must
 * not shift other content.
 */
function SavedContent(): ReactNode {
  return (
    <>
      <Heading as="h2">保存的内容</Heading>
      <ul>
        <li>只保存在这台设备的这个浏览器里，不会上传。清理浏览器的数据时，它会一起删除。</li>
        <li>打开过的页面最多保存 100 页，更早的让位给新的。</li>
        <li>打开过的页面也能搜索，前提是有网络时用过一次搜索。整本手册自带搜索。</li>
        <li>网络在 2 秒内没有回应时，先显示保存的内容，并写明保存的日期。</li>
        <li>
          接口定义文件和 Markdown 文件不在其中，“复制为 Markdown”也要等网络恢复；打印和复制代码照常可用，见
          <Link to="/markdown-page">如何使用本站</Link>。
        </li>
      </ul>
      <Heading as="h2">打开过的页面</Heading>
      <KeptPages />
    </>
  );
}

/** Renders `/offline`, which the service worker also shows in place of unavailable pages. */
export default function Offline(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const keepsPages = customFields?.keepsPages === true; // SERVICE_WORKER=off
  return (
    <Layout title="离线阅读" description="说明没有网络时怎样阅读本站：打开过的页面、整本手册和 U 盘版。">
      <main className={notFound.page}>
        <MissingPage />
        <div className="markdown">
          <Heading as="h1">离线阅读</Heading>
          {keepsPages ? <InThisBrowser /> : <p>本站现在不在浏览器里保存页面。没有网络时使用 U 盘版。</p>}
          <UsbEdition />
          {books.length > 0 && <Books />}
          {keepsPages && <SavedContent />}
        </div>
      </main>
    </Layout>
  );
}
