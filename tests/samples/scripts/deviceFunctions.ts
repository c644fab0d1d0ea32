import {
  type Device,
  type Value,
  buildReport,
  firstReportMs,
  formatTime,
  readErrorCode,
  readFact,
  reportPeriodMs,
} from './exampleApp';
import { buildError } from './scriptError';
import type { ScriptPage } from './scriptPage';

const pageSize = 15;
const historyPageSize = 100;
const timeFormat = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

function checkNetwork({ situation }: ScriptPage): void {
  if (situation.offline) throw buildError('网络不通或超时', { name: 'NetworkError' });
}

function getDevice(page: ScriptPage, uuid: string): Device {
  checkNetwork(page);
  const device = page.findDevice(uuid);
  if (!device) throw buildError('设备不存在，或没有权限', { code: readErrorCode('device-not-found') });
  return device;
}

function pick(data: Record<string, Value>, fields: readonly string[] | undefined): Record<string, Value> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => fields?.includes(name) ?? true));
}

function parseTime(text: string): number {
  const timeMs = timeFormat.test(text) ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : NaN;
  if (Number.isNaN(timeMs)) throw buildError('时间格式错误', { code: readErrorCode('invalid-time') });
  return timeMs;
}

/** Builds the device functions with the devices of the example world. */
export function buildDeviceFunctions(page: ScriptPage) {
  return {
    getDeviceList: async (options?: { page?: number; tag?: string }) => {
      checkNetwork(page);
      const { page: number = 1, tag } = options ?? {};
      const found = page.app.devices.filter((device) => tag === undefined || device.tag.includes(tag));
      const devices = found
        .slice((number - 1) * pageSize, number * pageSize)
        .map((device) => ({ uuid: device.uuid, name: device.name, online: device.online, tag: [...device.tag] }));
      return { total: found.length, page: number, count: devices.length, devices };
    },
    getDeviceDetail: async (uuid: string) => {
      const { name, remarks, tag, online, create_date } = getDevice(page, uuid);
      return { uuid, name, remarks, tag: [...tag], online, create_date };
    },
    getDeviceData: async (uuid: string, fields?: string[]) => {
      const device = getDevice(page, uuid);
      const latest = page.findLatest(device.uuid);
      return { uuid, time: latest?.time ?? null, data: pick(latest?.data ?? {}, fields) };
    },
    getHistoryData: async (uuid: string, options: { start: string; end: string; fields?: string[]; page?: number }) => {
      const device = getDevice(page, uuid);
      const [startMs, endMs] = [parseTime(options.start), parseTime(options.end)];
      if (endMs <= startMs) throw buildError('结束时刻必须晚于开始时刻', { code: readErrorCode('invalid-time') });
      const { page: number = 1, fields } = options;
      const all = listReports(page, device).filter(({ timeMs }) => timeMs >= startMs && timeMs < endMs + 1000);
      const datas = all
        .slice((number - 1) * historyPageSize, number * historyPageSize)
        .map(({ timeMs, data }) => ({ time: formatTime(timeMs), data: pick(data, fields) }));
      return { total: all.length, page: number, count: datas.length, datas };
    },
    subscribeDeviceData: (
      uuid: string,
      onData: (message: { uuid: string; time: string; data: Record<string, Value> }) => void,
    ) => {
      const subscription = {
        uuid,
        onReport: (report: { time: string; data: Record<string, Value> }) => onData({ uuid, ...report }),
      };
      page.subscriptions.add(subscription);
      return () => {
        page.subscriptions.delete(subscription);
      };
    },
    sendDeviceData: async (uuid: string, data: Record<string, Value>) => {
      const device = getDevice(page, uuid);
      if (page.situation.user.roles.includes('operator')) {
        throw buildError('没有下发的权限', { code: readErrorCode('device-not-found') });
      }
      if (!device.online) throw buildError('设备离线', { code: readErrorCode('device-offline') });
      if (Object.keys(data).length === 0) throw new TypeError('至少写一个变量');
      const unknown = Object.keys(data).filter((name) => !device.variables.includes(name));
      if (unknown.length > 0) throw new Error(`${device.name} has no variable ${unknown.join(', ')}`);
      page.send(uuid, data);
      return { operation_id: readFact('world.operation.id') };
    },
  };
}

/** Lists the reports of a device until now. Only the first device has any. */
function listReports({ app, clock }: ScriptPage, device: Device): { timeMs: number; data: Record<string, Value> }[] {
  if (app.devices[0] !== device) return [];
  const count = Math.floor((clock.nowMs - firstReportMs) / reportPeriodMs) + 1;
  return Array.from({ length: count }, (_, index) => {
    const timeMs = firstReportMs + index * reportPeriodMs;
    return { timeMs, data: buildReport(index, timeMs, {}).data };
  });
}
