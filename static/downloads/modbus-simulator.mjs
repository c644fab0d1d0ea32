// Modbus TCP 模拟器：代替一台现场设备，数值自己变化，也接受写入。只用 Node.js 18 或更高版本，不安装其他包。
// 用法：node modbus-simulator.mjs [端口]，按 Ctrl+C 停止。
import net from 'node:net';
import { networkInterfaces } from 'node:os';

const unit = 1; // 站号
const port = Number(process.argv[2] ?? 1502);
const started = Date.now();

// 保持寄存器 0～10：0 计数，1 温度（0.1 °C），2～3 压力（MPa，32 位浮点数，高字在前），10 设定值；4～9 总是 0。
const registerCount = 11;
const setpoint = { address: 10, max: 100, value: 50 };
// 线圈 0：开关。
const coilCount = 1;
let coil = false;

const illegalFunction = 1;
const illegalAddress = 2;
const illegalValue = 3;
const reasons = { 1: '不支持的功能码', 2: '没有这个地址，或者它不能写', 3: '数量或数值不在允许的范围内' };

/** 温度和压力沿正弦曲线变化，60 s 一个来回。 */
function readRegisters() {
  const seconds = (Date.now() - started) / 1000;
  const wave = Math.sin((2 * Math.PI * seconds) / 60);
  const bytes = Buffer.alloc(2 * registerCount);
  bytes.writeUInt16BE(Math.floor(seconds) % 65536, 0);
  bytes.writeInt16BE(Math.round(250 + 50 * wave), 2);
  bytes.writeFloatBE(0.5 + 0.1 * wave, 4);
  bytes.writeUInt16BE(setpoint.value, 2 * setpoint.address);
  return bytes;
}

/** 请求的地址和数量；超出范围时抛出异常码。 */
function readRange(pdu, maximum, available) {
  const address = pdu.readUInt16BE(1);
  const count = pdu.readUInt16BE(3);
  if (count < 1 || count > maximum) throw illegalValue;
  if (address + count > available) throw illegalAddress;
  return { address, count };
}

function requireLength(pdu, length) {
  if (pdu.length !== length) throw illegalValue;
}

function writeSetpoint(value) {
  if (value > setpoint.max) throw illegalValue;
  setpoint.value = value;
  console.log(`设定值写为 ${value}`);
}

function writeCoil(value) {
  coil = value;
  console.log(`开关${value ? '接通' : '断开'}`);
}

/** 每个功能码：由请求得出应答，不能执行时抛出异常码。 */
const functions = {
  0x01(pdu) {
    requireLength(pdu, 5);
    readRange(pdu, 2000, coilCount);
    return Buffer.from([1, 1, coil ? 1 : 0]);
  },
  0x03(pdu) {
    requireLength(pdu, 5);
    const { address, count } = readRange(pdu, 125, registerCount);
    const data = readRegisters().subarray(2 * address, 2 * (address + count));
    return Buffer.concat([Buffer.from([3, data.length]), data]);
  },
  0x05(pdu) {
    requireLength(pdu, 5);
    const value = pdu.readUInt16BE(3);
    if (value !== 0 && value !== 0xff00) throw illegalValue;
    if (pdu.readUInt16BE(1) >= coilCount) throw illegalAddress;
    writeCoil(value !== 0);
    return pdu;
  },
  0x06(pdu) {
    requireLength(pdu, 5);
    if (pdu.readUInt16BE(1) !== setpoint.address) throw illegalAddress;
    writeSetpoint(pdu.readUInt16BE(3));
    return pdu;
  },
  0x0f(pdu) {
    if (pdu.length < 7) throw illegalValue;
    const bytes = Math.ceil(pdu.readUInt16BE(3) / 8);
    if (pdu[5] !== bytes) throw illegalValue;
    requireLength(pdu, 6 + bytes);
    readRange(pdu, 1968, coilCount);
    writeCoil((pdu[6] & 1) === 1);
    return pdu.subarray(0, 5);
  },
  0x10(pdu) {
    if (pdu.length < 8) throw illegalValue;
    const bytes = 2 * pdu.readUInt16BE(3);
    if (pdu[5] !== bytes) throw illegalValue;
    requireLength(pdu, 6 + bytes);
    const { address, count } = readRange(pdu, 123, registerCount);
    if (address !== setpoint.address || count !== 1) throw illegalAddress;
    writeSetpoint(pdu.readUInt16BE(6));
    return pdu.subarray(0, 5);
  },
};

function answer(pdu, complain) {
  const code = pdu[0];
  try {
    if (!Object.hasOwn(functions, code)) throw illegalFunction;
    return functions[code](pdu);
  } catch (exception) {
    complain(`拒绝功能码 ${code}：异常码 ${exception}，${reasons[exception]}`);
    return Buffer.from([code | 0x80, exception]);
  }
}

function serve(socket) {
  const client = socket.remoteAddress;
  let pending = Buffer.alloc(0);
  let complaint = '';
  // 客户端按周期重复同一个错误，只显示一次。
  const complain = (text) => {
    if (text !== complaint) console.log(`${client} ${text}`);
    complaint = text;
  };
  console.log(`${client} 已连接`);
  socket.on('data', (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 8) {
      const length = pending.readUInt16BE(4);
      if (pending.readUInt16BE(2) !== 0 || length < 2 || length > 254) {
        complain('发来的不是 Modbus TCP，连接已关闭');
        socket.destroy();
        return;
      }
      if (pending.length < 6 + length) return;
      const head = Buffer.from(pending.subarray(0, 7));
      const pdu = Buffer.from(pending.subarray(7, 6 + length));
      pending = pending.subarray(6 + length);
      if (head[6] === unit) {
        const reply = answer(pdu, complain);
        head.writeUInt16BE(reply.length + 1, 4);
        socket.write(Buffer.concat([head, reply]));
      } else {
        complain(`的站号是 ${head[6]}，模拟器的站号是 ${unit}，不应答`);
      }
    }
  });
  socket.on('error', () => {}); // 随后的 close 已经说明
  socket.on('close', () => console.log(`${client} 已断开`));
}

const failures = {
  EADDRINUSE: `端口 ${port} 已被占用。关闭占用它的程序，或换一个端口，例如 node modbus-simulator.mjs ${port === 1502 ? 1503 : 1502}`,
  EACCES: `没有权限使用端口 ${port}，换一个大于 1023 的端口`,
};

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.log(`端口“${process.argv[2]}”不对，写 1～65535 之间的整数`);
  process.exit(1);
}

const server = net.createServer(serve);
server.maxConnections = 16;
server.on('error', (error) => {
  console.log(failures[error.code] ?? `启动失败：${error.message}`);
  process.exit(1);
});
server.listen(port, '0.0.0.0', () => {
  const addresses = Object.values(networkInterfaces()).flat();
  const own = addresses.filter(({ family, internal }) => (family === 'IPv4' || family === 4) && !internal);
  console.log(`模拟器正在监听端口 ${port}，站号 ${unit}`);
  console.log(`本机的地址：${own.map(({ address }) => address).join('、') || '127.0.0.1'}`);
});
process.on('SIGINT', () => {
  console.log('模拟器已停止');
  process.exit(0);
});
