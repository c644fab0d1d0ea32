import { translate } from '@docusaurus/Translate';
import type { ValueFault } from './findValueFault';

/** Returns the message for a value that cannot be inserted. */
export function describeFault(fault: ValueFault): string {
  switch (fault) {
    case 'address':
      return translate({
        id: 'site.example.address',
        message: '地址只写协议、主机和端口，例如 http://192.168.1.20:8080。',
      });
    case 'control':
      return translate({ id: 'site.example.control', message: '不能含有制表符等控制字符，重新复制后粘贴。' });
    case 'json':
      return translate({ id: 'site.example.json', message: '不是有效的 JSON，检查引号、逗号和括号。' });
    case 'scheme':
      return translate({
        id: 'site.example.scheme',
        message: '地址以 http:// 或 https:// 开头，例如 http://192.168.1.20。',
      });
    case 'space':
      return translate({ id: 'site.example.space', message: '地址中不能有空格。' });
    case 'trim':
      return translate({ id: 'site.example.trim', message: '首尾不能有空格，重新复制后粘贴。' });
  }
}
