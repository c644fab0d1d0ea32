import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutQuery } from './cutQuery';
import { readLogMessage } from './logMessage';

describe('the message of a log line', () => {
  it.each([
    ['Docker', '2024-05-01T10:15:30.123456789Z connection refused', 'connection refused'],
    ['Docker Compose', 'web-1  | 2024-05-01 10:15:30 ERROR connection refused', 'connection refused'],
    [
      'nginx error log',
      '2024/05/01 10:15:30 [error] 1234#5678: *90 connect() failed (111: Connection refused) while connecting to upstream, client: 10.0.0.7',
      'connect() failed (111: Connection refused) while connecting to upstream, client:',
    ],
    [
      'nginx access log',
      '192.168.1.5 - - [10/Oct/2024:13:55:36 +0000] "GET /api/v1/devices HTTP/1.1" 502 157',
      '"GET /api/v1/devices HTTP/1.1" 502 157',
    ],
    ['journald', 'Nov 29 00:06:40 gateway01 janus[812]: 设备离线', '设备离线'],
    ['journald, ISO', '2024-05-01T10:15:30+0800 gw01 janus[812]: 设备离线', '设备离线'],
    ['syslog', '<34>Oct 11 22:14:15 gw01 kernel: usb 1-1: device descriptor read', 'usb 1-1: device descriptor read'],
    ['Linux kernel', '[12345.678901] eth0: link down', 'eth0: link down'],
    ['Python', '2024-05-01 10:15:30,123 - root - ERROR - 1103 分组不为空', '1103 分组不为空'],
    ['Python, default', 'ERROR:root:连接超时', '连接超时'],
    ['uvicorn', 'INFO:     127.0.0.1:53412 - "GET /health HTTP/1.1" 404', '"GET /health HTTP/1.1" 404'],
    ['gunicorn', '[2024-05-01 10:15:30 +0000] [12] [ERROR] Worker timeout', 'Worker timeout'],
    ['logback', '10:15:30.123 [main] ERROR c.e.mqtt.Client - Not authorized', 'Not authorized'],
    [
      'Spring Boot',
      '2024-05-01T10:15:30.123+08:00  INFO 12345 --- [nio-8080-exec-1] c.e.demo.Foo   : 设备已断开',
      '设备已断开',
    ],
    ['log4j', '2024-05-01 10:15:30,123 WARN [pool-1-thread-2] com.example.Bridge: 心跳超时', '心跳超时'],
    ['Go', '2024/05/01 10:15:30 main.go:12: dial tcp 10.0.0.5:1883: i/o timeout', 'dial tcp : i/o timeout'],
    ['klog', 'E1129 00:06:40.123456   1 file.go:12] 配置无效', '配置无效'],
    ['zap', '2024-05-01T10:15:30.123Z\tERROR\tmqtt/client.go:12\tnot authorized', 'not authorized'],
    ['logfmt', 'time="2024-05-01T10:15:30Z" level=error msg="token expired"', '"token expired"'],
    ['browser console', 'main.3f2a.js:2 Uncaught TypeError: x is undefined', 'Uncaught TypeError: x is undefined'],
    [
      'browser console, request',
      '10:15:30.123 main.js:2 POST https://hmi.example.com:8443/api/v1/login 401 (Unauthorized)',
      'POST /api/v1/login 401 (Unauthorized)',
    ],
    ['PLC export', '2024-05-01 10:15:30;ERROR;通信超时', '通信超时'],
    ['PLC export, quoted', '"2024/5/1 10:15","E1103 通信超时"', '"E1103 通信超时"'],
    ['PLC export, day first', '01.05.2024 10:15:30.123 轴 2 跟随误差过大', '轴 2 跟随误差过大'],
    ['HMI alarm', '[错误] 2024年5月1日 10:15:30 变频器过流', '变频器过流'],
    ['carriage return', '2024-05-01 10:15:30 ERROR 通信超时\r\n', '通信超时'],
  ])('is extracted from %s', (_format, line, message) => {
    expect(readLogMessage(line)).toBe(message);
  });

  it.each([
    [
      'Java',
      '2024-05-01 10:15:30 ERROR [main] c.e.App - 启动失败\njava.net.ConnectException: Connection refused\n\tat java.base/sun.nio.ch.Net.connect(Net.java:579)\n\t... 12 more',
      '启动失败 java.net.ConnectException: Connection refused',
    ],
    [
      'Python',
      'Traceback (most recent call last):\n  File "/opt/app/x.py", line 12, in read\n    client.read()\nValueError: invalid unit id',
      'ValueError: invalid unit id',
    ],
    ['JavaScript', '[10:15:30] Error: socket hang up\n    at TLSSocket.onEnd (node:net:1:2)', 'Error: socket hang up'],
  ])('is extracted from a stack trace of %s', (_language, text, message) => {
    expect(readLogMessage(text)).toBe(message);
  });

  it.each([
    '错误码 1103',
    'error [1103]',
    'error 1103',
    'ERROR 1103 分组不为空',
    'info 接口',
    'GET /api/v1/devices',
    '192.168.1.1',
    'http://192.168.1.10:8080/api',
    '2024-05-01 版本',
    '10:15:30',
    'Mon 0.5',
    'May 配方',
    '[1103] 分组不为空',
    'java.lang.NullPointerException',
    '2024-05-01 10:15:30', // no message
    ' 设备  离线 ',
    '',
  ])('is not extracted from %j', (query) => {
    expect(readLogMessage(query)).toBe(query);
  });

  it.each([
    'timeout - retrying',
    'error opening file',
    '[1103] 分组不为空',
    '[Modbus] 超时',
    '-1 错误',
    'device.data: bad',
  ])('keeps its first words: %s', (message) => {
    expect(readLogMessage(`2024-05-01 10:15:30 ERROR ${message}`)).toBe(message);
  });

  it('keeps all its words', () => {
    const word = fc.constantFrom(
      '设备',
      '离线',
      'timeout',
      'Modbus',
      'E1103',
      '0x8003',
      '40001',
      'rs485',
      '/dev/ttyS0',
    );
    const prefix = fc.constantFrom(
      '2024-05-01 10:15:30 ',
      '2024-05-01 10:15:30 [ERROR] ',
      'Nov 29 00:06:40 gw01 janus[812]: ',
      '10:15:30.123 [main] WARN c.e.Foo - ',
    );
    fc.assert(
      fc.property(prefix, fc.array(word, { minLength: 1, maxLength: 8 }), (start, words) => {
        expect(readLogMessage(start + words.join(' '))).toBe(words.join(' '));
      }),
    );
  });

  it('is extracted quickly from any text', () => {
    const started = performance.now();
    for (const part of [' ', 'a.', 'at ', '[a', '1:', 'x | ', 'https://', ' at a(', 'Jan 1 ']) {
      readLogMessage(`2024-05-01 10:15:30 ${part.repeat(100_000)}`);
      readLogMessage(part.repeat(100_000));
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

it('is the query, and stays within the limit of 64 characters', () => {
  const line = '2024-05-01T10:15:30.123+08:00 ERROR 12345 --- [nio-8080-exec-1] c.e.demo.Bridge : 证书已过期';
  expect(cutQuery(line)).toBe('证书已过期');
});
