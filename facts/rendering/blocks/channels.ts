import type { Block } from '../block';
import { renderFence } from '../fence';
import { findChannel, findMessage } from '../findContract';
import { renderJson } from '../json';
import { notApplicable, renderCode, renderTable } from '../table';
import { renderFieldName, useFields } from './operations';

export const channelBlock: Block = {
  name: 'channel',
  argumentNames: '<operationId> [operationId …]',
  summary: '主题表：主题、方向、用途、QoS 或确认方式；每个操作一行',
  render(ids, resolver) {
    const channels = ids.flatMap((id) => findChannel(id, resolver) ?? []);
    return renderTable(
      ['主题', '方向', '用途', 'QoS 或确认方式'],
      channels.map(({ address, action, client, server, summary, qos }) => [
        address === undefined ? '由服务端返回' : renderCode(address),
        action === 'send' ? `${client} → ${server}` : `${server} → ${client}`,
        summary,
        qos === undefined ? notApplicable : `QoS ${qos}`,
      ]),
    );
  },
};

export const messageFieldsBlock: Block = {
  name: 'message-fields',
  argumentNames: '<messageId>',
  summary: '消息的字段表：名称、类型、单位、说明',
  render([id = ''], resolver) {
    const message = findMessage(id, resolver);
    if (!message) return '';
    useFields(message, message.fields, resolver);
    return renderTable(
      ['名称', '类型', '单位', '说明'],
      message.fields.map((field) => [renderFieldName(field), field.fieldType, field.unit ?? notApplicable, field.note]),
    );
  },
};

export const messageExampleBlock: Block = {
  name: 'message-example',
  argumentNames: '<messageId>',
  summary: '消息的例子（JSON）',
  render([id = ''], resolver) {
    const message = findMessage(id, resolver);
    if (!message) return '';
    if (message.example === undefined) resolver.fail(`消息“${id}”没有示例：加到 ${message.file}`);
    return renderFence('json', renderJson(message.example), message.title);
  },
};
