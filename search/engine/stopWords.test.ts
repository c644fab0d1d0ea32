import { describe, expect, it } from 'vitest';
import {
  removeEnglishStopWords,
  removeQuestionWords,
  findQuestionWords,
  isCode,
  isCodeLabel,
  isEnglishStopWord,
  isStopWord,
  explainsCodes,
} from './stopWords';

describe('question words', () => {
  /** Removes question words from a query. */
  const withoutQuestionWords = (query: string) =>
    [...query].filter((_, index) => !findQuestionWords(query).has(index)).join('');

  it.each([
    ['如何配置心跳', '配置心跳'],
    ['设备离线怎么办', '设备离线'],
    ['怎么样接入', '接入'],
    ['心跳是什么意思', '心跳'],
    ['配置在哪里', '配置'],
    ['有没有日志', '日志'],
    ['能不能删除设备', '删除设备'],
    ['默认端口是多少', '默认端口'],
    ['支持哪些协议', '支持协议'],
    ['我想要升级', '升级'],
    ['麻烦问一下吗', '问'],
    ['可以远程吗', '远程'],
    ['网关是干嘛的', '网关'],
    ['网关是做什么用的', '网关'],
    ['心跳咋回事', '心跳'],
    ['上面的端口试试', '的端口'],
    ['设备老是离线会不会丢数据', '设备离线丢数据'],
    ['怎么进行备份', '备份'],
    ['如何实现联动', '联动'],
    ['没法登录', '登录'],
    ['没办法登录', '登录'],
    ['1002怎么解决', '1002'],
    ['关于备份', '备份'],
    ['怎样才能联网', '联网'],
    ['是否支持断点续传', '断点续传'],
    ['想要导出', '导出'],
    ['需不需要重启', '重启'],
    ['可不可以重启', '重启'],
    ['要不要重启', '重启'],
    ['能不能以太网', '以太网'],
    ['系统有没有要求', '系统要求'],
    ['什么用户能登录', '用户能登录'],
    ['怎么整定参数', '整定参数'],
    ['干啥用的参数', '参数'],
    ['是什么原因', ''],
    ['是哪个端口', '是端口'],
    ['咋样重启', '重启'],
    ['啥是心跳', '心跳'],
    ['是否启用', '是否启用'],
    ['设备接入', '设备接入'],
    ['', ''],
  ])('are removed from %s: %s', (query, content) => {
    expect(withoutQuestionWords(query)).toBe(content);
  });
});

it('are removed with the spaces after them', () => {
  expect(removeQuestionWords('triton 是什么')).toBe('triton');
  expect(removeQuestionWords('triton')).toBe('triton');
});

describe('codes', () => {
  it.each(['1004', '100', '12345', '-3', '-1101', '0x8a', '0x1', 'e1001', 'gn12', 'xe1001', 'abc99'])(
    'include %s',
    (word) => {
      expect(isCode(word)).toBe(true);
    },
  );

  it.each(['10', '123456', '-', '0x', '0xg', 'e1', 'e12345', 'abcd12', 'v1002b', 'x-3', 'x0x8a', '设100', ''])(
    'do not include %s',
    (word) => {
      expect(isCode(word)).toBe(false);
    },
  );

  it.each(['错误码', '报', 'error', 'code', '状态码'])('have the label %s', (word) => {
    expect(isCodeLabel(word)).toBe(true);
  });

  it('are explained under headings about errors', () => {
    expect(['triton_open 返回码', '报警与错误', '故障', '异常处理'].every(explainsCodes)).toBe(true);
    expect(['负数与乘数', ''].some(explainsCodes)).toBe(false);
  });

  it('have no other labels', () => {
    expect(isCodeLabel('设备')).toBe(false);
    expect(isCodeLabel('')).toBe(false);
  });
});

it.each([
  ['how long is data buffered when the network is down', 'data buffered network down'],
  ['can i send alarms?', 'send alarms?'],
  ['what is it?', 'what is it?'], // nothing else remains
  ['do 端口', 'do 端口'],
  ['复位 alarm', '复位 alarm'],
])('removes English stop words from "%s"', (text, kept) => {
  expect(removeEnglishStopWords(text)).toBe(kept);
});

it('treats single function words as stop words', () => {
  expect(['的', '和', '是'].every(isStopWord)).toBe(true);
  // Parts of 超时, 使能, 从站, 调用, 在线, 总线, 被占, 为空, 对齐 and 到位, which a segmenter may split.
  expect(Array.from('时能从用在总被为对到').some(isStopWord)).toBe(false);
  expect(['的确', '目', ''].some(isStopWord)).toBe(false);
  expect(['the', 'how', 'to'].every(isEnglishStopWord)).toBe(true);
  expect(['thermal', 'tcp', ''].some(isEnglishStopWord)).toBe(false);
});
