import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { DownloadFailure } from '@site/editions/offline/store/downloadManual';
import { describeSize, describeTime } from './describe';
import { type ManualState, cancel, check, checking, download, getState, remove, subscribe } from './manualDownload';
import tools from '@site/src/components/PageTools/styles.module.css';
import styles from './styles.module.css';

const failureTexts: Readonly<Record<DownloadFailure, string>> = {
  network: '下载中断：连不上网络。已经下载的部分保留在本机，网络恢复后继续。',
  storage: '下载中断：浏览器给本站的存储空间不够。清理磁盘或浏览器的数据后再试。',
  damaged: '下载中断：收到的文件不完整。已经下载的部分保留在本机，可以直接重试。',
};

const unavailableTexts = {
  insecure: '这台浏览器只在 HTTPS 地址上保存网页，本站现在用 HTTP 打开。改用 HTTPS 地址，或者下载 U 盘版。',
  unsupported: '这台浏览器不允许本站保存内容。退出无痕模式、允许本站使用存储后重新打开，或者下载 U 盘版。',
};

function describe(state: ManualState): string {
  switch (state.kind) {
    case 'checking':
      return '正在检查保存在本机的内容…';
    case 'unavailable':
      return unavailableTexts[state.reason];
    case 'none':
      if (state.isUnfinished) return '手册还没有下载完，已经下载的部分保留在本机。';
      return state.pointer ? '手册还没有保存在本机。' : '手册还没有保存在本机。现在连不上网络，不能下载。';
    case 'loading': {
      const { progress } = state;
      return progress
        ? `正在下载：${describeSize(progress.done)}，共 ${describeSize(progress.total)}`
        : '正在准备下载…';
    }
    case 'failed':
      return failureTexts[state.failure];
    case 'kept':
      return `整本手册已保存在本机（${describeTime(state.savedAt)}）。${state.hasUpdate ? '网站上有更新的内容。' : ''}`;
  }
}

type Action = { label: string; run: () => void; isPrimary?: boolean };

function listActions(state: ManualState): Action[] {
  const start = (label: string): Action => ({ label, isPrimary: true, run: () => void download() });
  switch (state.kind) {
    case 'checking':
    case 'unavailable':
      return [];
    case 'none': {
      if (!state.pointer) return [{ label: '重新检查', run: () => void check() }];
      const { bytes } = state.pointer.manual;
      return state.isUnfinished
        ? [start('继续下载'), { label: '删除', run: () => void remove() }]
        : [start(`下载整本手册（约 ${describeSize(bytes)}）`)];
    }
    case 'loading':
      return [{ label: '取消', run: cancel }];
    case 'failed':
      return [start('重试')];
    case 'kept':
      return [...(state.hasUpdate ? [start('更新')] : []), { label: '删除', run: () => void remove() }];
  }
}

/** Shows the download state of the whole manual and its actions. */
export default function ManualCard(): ReactNode {
  const state = useSyncExternalStore(subscribe, getState, () => checking);
  useEffect(() => void check(), []);
  const progress = state.kind === 'loading' ? state.progress : undefined;
  return (
    <>
      {/* Announces state changes only. The progress count would be announced continuously. */}
      <p role="status">{progress ? '正在下载整本手册。' : describe(state)}</p>
      {progress && (
        <p>
          <progress className={styles.progress} aria-label="下载进度" max={progress.total} value={progress.done} />
          {describe(state)}
        </p>
      )}
      <p className={`${tools.actions} ${styles.actions}`}>
        {listActions(state).map(({ label, run, isPrimary }) => (
          <button
            key={label}
            type="button"
            className={isPrimary ? `primary-button ${tools.send}` : tools.action}
            onClick={run}
          >
            {label}
          </button>
        ))}
      </p>
    </>
  );
}
