import { createHash } from 'node:crypto';
import { readErrorCode } from './exampleApp';
import { buildError, describeError } from './scriptError';
import type { ScriptPage } from './scriptPage';

/** Maximum upload size of the fake. Facts define the error but not the limit. */
const maxUploadBytes = 100 * 1024 * 1024;

function findText({ surroundings, app }: ScriptPage, name: string): string | undefined {
  const printed = surroundings.findResource(name);
  if (printed !== undefined) return printed;
  if (!app.resources.has(name)) return undefined;
  const resource = app.resources.get(name);
  return resource === undefined ? '%PDF-1.7' : JSON.stringify(resource);
}

/** Builds the functions of files, users, the application and the network. */
export function buildFileFunctions(page: ScriptPage) {
  const { app, situation, surroundings } = page;
  const isOperator = situation.user.roles.includes('operator'); // privileges of the example application
  const isAdmin = situation.user.roles.includes('admin');
  const folder = `/apps/${app.id}/resources`;
  const checkNetwork = (): void => {
    if (situation.offline) throw buildError('网络不通或超时', { name: 'NetworkError' });
  };
  const nameOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const track = async <T>(promise: Promise<T>): Promise<T> => {
    page.outside.add(promise);
    return promise.finally(() => page.outside.delete(promise));
  };
  return {
    getAppId: () => app.id,
    getCurrentUserInfo: () => ({ ...situation.user, roles: [...situation.user.roles] }),
    getAllUsers: async () => {
      checkNetwork();
      if (isOperator) {
        throw buildError('没有查询用户的权限', { code: readErrorCode('unauthorized') });
      }
      return app.users.map((user) => ({ ...user, roles: [...user.roles] }));
    },
    getAppJson: async (name: string): Promise<unknown> => {
      checkNetwork();
      const text = findText(page, name);
      if (text === undefined) throw buildError(`应用资源中没有 ${name}`, { status: 404 });
      try {
        return JSON.parse(text);
      } catch (error) {
        throw new SyntaxError(`${name} 不是合法的 JSON：${describeError(error)}`);
      }
    },
    getFilePath: (fileName: string) => `${folder}/${encodeURIComponent(fileName)}`,
    downloadFile: async (path: string, fileName?: string) => {
      const name = nameOf(path);
      const isMade = path.startsWith('blob:');
      if (isMade && fileName === undefined) throw new TypeError('脚本生成的内容必须写文件名');
      if (!isMade) checkNetwork();
      const isResource = path.startsWith(`${folder}/`) && findText(page, name) !== undefined;
      if (!isResource && !isMade && !page.files.has(path)) throw buildError('文件不存在', { status: 404 });
      page.show('download', fileName ?? page.files.get(path)?.name ?? name);
    },
    uploadFile: (file: File) =>
      track(
        (async () => {
          checkNetwork();
          if (isOperator) throw buildError('没有上传文件的权限', { code: readErrorCode('unauthorized') });
          if (file.size > maxUploadBytes) {
            throw buildError('文件超过大小上限', { code: readErrorCode('file-too-large') });
          }
          const md5 = createHash('md5')
            .update(new Uint8Array(await file.arrayBuffer()))
            .digest('hex');
          const path = `/files/${md5}/${encodeURIComponent(file.name)}`;
          page.files.set(path, { name: file.name, size: file.size });
          return { path, md5, size: file.size };
        })(),
      ),
    networkRequest: (options: {
      url: string;
      method?: 'GET' | 'POST';
      data?: Record<string, string>;
      timeoutMs?: number;
    }): Promise<unknown> =>
      track(
        (async () => {
          if (!options.url.startsWith('/') && !isAdmin) {
            throw buildError('没有调用其他服务的权限', { code: readErrorCode('unauthorized') });
          }
          checkNetwork();
          if (options.url.startsWith(`${folder}/`)) {
            const resource = findText(page, nameOf(options.url));
            if (resource === undefined) throw buildError('HTTP 404', { status: 404 });
            return resource;
          }
          const response = await surroundings.request(options.url, options.method ?? 'GET', options.data ?? {});
          if (!response.ok) throw buildError(`HTTP ${response.status}`, { status: response.status });
          const text = await response.text();
          const isJson = response.headers.get('content-type')?.includes('json') ?? false;
          const body: unknown = isJson ? JSON.parse(text) : text;
          return body;
        })(),
      ),
  };
}
