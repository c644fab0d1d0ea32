// STOMP 测试工具：逐项检查 Janus 的实时数据。只用 Node.js 18 或更高版本，不安装其他包。
import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';

const base = new URL(process.env.JANUS_URL ?? 'http://192.168.1.20');
const token = process.env.JANUS_TOKEN;
const uuid = process.env.DEVICE_UUID;
const waitMs = 60000;

let finished = false; // 得出结论以后，不再理会随后的帧和关闭

function finish(exitCode) {
  finished = true;
  setTimeout(() => process.exit(exitCode), 100); // ms，等输出写完
}

function fail(step, reason) {
  if (finished) return;
  console.log(`${step}：失败，${reason}`);
  finish(1);
}

/** 一条 WebSocket 文本或应答帧；客户端发出的帧必须带掩码。 */
function encode(opcode, text) {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const head =
    body.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | body.length])
      : Buffer.from([0x80 | opcode, 0x80 | 126, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([head, mask, body.map((byte, index) => byte ^ mask[index % 4])]);
}

/** 从缓冲区取出一帧；不够一帧时返回 undefined。 */
function decode(buffer) {
  if (buffer.length < 2) return undefined;
  let length = buffer[1] & 0x7f;
  let start = 2;
  if (length === 126) {
    if (buffer.length < 4) return undefined;
    length = buffer.readUInt16BE(2);
    start = 4;
  } else if (length === 127) {
    if (buffer.length < 10) return undefined;
    length = Number(buffer.readBigUInt64BE(2));
    start = 10;
  }
  if (buffer.length < start + length) return undefined;
  return {
    opcode: buffer[0] & 0x0f,
    body: buffer.subarray(start, start + length),
    rest: buffer.subarray(start + length),
  };
}

function run(socket, first) {
  const send = (frame) => socket.write(encode(1, `${frame}\n\n\0`));
  let step = '登录';
  let pending = first;
  let text = '';
  const utf8 = new TextDecoder(); // 一个汉字可以分在两帧里

  function receive(frame) {
    if (finished) return;
    const [head, ...body] = frame.replace(/^\n+/, '').split('\n\n');
    const [command, ...headers] = head.split('\n');
    if (command === 'ERROR') {
      fail(step, headers.find((line) => line.startsWith('message:'))?.slice(8) ?? '服务器拒绝');
    } else if (command === 'CONNECTED') {
      console.log('登录：通过');
      step = '数据';
      send(`SUBSCRIBE\nid:sub-0\ndestination:/topic/device/${uuid}\nack:auto`);
      console.log('订阅：已发送，等待设备上报');
    } else if (command === 'MESSAGE') {
      console.log(`数据：通过，${body.join('\n\n')}`);
      send('DISCONNECT');
      finish(0);
    }
  }

  function read(chunk) {
    pending = Buffer.concat([pending, chunk]);
    for (let frame = decode(pending); frame; frame = decode(pending)) {
      pending = frame.rest;
      if (frame.opcode === 9) socket.write(encode(10, frame.body)); // ping → pong
      if (frame.opcode === 8) return fail(step, '服务器关闭了连接');
      if (frame.opcode <= 1) text += utf8.decode(frame.body, { stream: true });
      for (let end = text.indexOf('\0'); end >= 0; end = text.indexOf('\0')) {
        receive(text.slice(0, end));
        text = text.slice(end + 1);
      }
    }
  }

  socket.on('data', read);
  socket.on('error', (error) => fail(step, error.message));
  socket.on('close', () => fail(step, '服务器关闭了连接'));
  setTimeout(() => fail(step, `${waitMs / 1000} s 内没有收到${step === '数据' ? '数据' : '回复'}`), waitMs);
  send(`CONNECT\naccept-version:1.2\nhost:${base.hostname}\nlogin:${token}\nheart-beat:0,0`);
  read(Buffer.alloc(0));
}

if (!token || !uuid) {
  console.log('缺少环境变量 JANUS_TOKEN 或 DEVICE_UUID');
  process.exit(1);
}

const key = randomBytes(16).toString('base64');
const request = (base.protocol === 'https:' ? https : http).get(new URL('/api/realtime/websocket', base), {
  timeout: 10000, // ms
  headers: {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': key,
    'Sec-WebSocket-Protocol': 'v12.stomp',
  },
});
request.on('error', (error) => fail('连接', error.code ?? error.message));
request.on('timeout', () => request.destroy(new Error('10 s 内没有应答')));
request.on('response', (response) => fail('握手', `HTTP ${response.statusCode}`));
request.on('upgrade', (response, socket, head) => {
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  if (response.headers['sec-websocket-accept'] !== accept) return fail('握手', '应答不是 WebSocket');
  console.log(`连接：通过，${base.host}`);
  console.log('握手：通过，101');
  run(socket, head);
});
