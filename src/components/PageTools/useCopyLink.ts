import { useCallback } from 'react';
import { translate } from '@docusaurus/Translate';
import { describeCopy, useCopy } from '@site/src/components/CodeBlock/useCopy';

/** Returns a function that copies the address of the page, without query and anchor, and the text of its status line. */
export function useCopyLink(permalink: string): { copyLink: () => void; linkStatus: string } {
  const { state, copy } = useCopy(useCallback(() => window.location.origin + permalink, [permalink]));
  const failure = translate({ id: 'page.copyLinkFailed', message: '没有复制成功，请复制地址栏中的网址。' });
  return { copyLink: copy, linkStatus: describeCopy(state, failure) };
}
