import { type JsonObject, isObject, isString } from '../../protocol/guards';

/** Index of the fake service, with records by object id. */
type FakeIndex = {
  records: Map<string, JsonObject>;
  settings: JsonObject;
  synonyms: unknown[];
  rules: unknown[];
};

/** Indexes by name. */
export type FakeIndexes = Map<string, FakeIndex>;

type Answer = [status: number, body: unknown];

const maxRecordBytes = 10_000;
const task: Answer = [200, { taskID: 7, updatedAt: '2026-01-01T00:00:00.000Z', deletedAt: '2026-01-01T00:00:00.000Z' }];

const emptyIndex = (): FakeIndex => ({ records: new Map(), settings: {}, synonyms: [], rules: [] });

function refuse(status: number, message: string): Answer {
  return [status, { message, status }];
}

function addRecords(index: FakeIndex, requests: readonly unknown[]): Answer {
  for (const request of requests) {
    const record = isObject(request) ? request.body : undefined;
    if (!isObject(record) || !isString(record.objectID)) return refuse(400, 'a record without objectID');
    const bytes = Buffer.byteLength(JSON.stringify(record));
    if (bytes > maxRecordBytes) {
      return refuse(400, `Record at the position 0 objectID=${record.objectID} is too big size=${bytes} bytes.`);
    }
    index.records.set(record.objectID, record);
  }
  return [200, { taskID: 7, objectIDs: [] }];
}

function operate(indexes: FakeIndexes, from: string, { operation, destination, scope }: JsonObject): Answer {
  const source = indexes.get(from);
  if (!source || !isString(destination)) return refuse(404, `Index ${from} does not exist`);
  if (operation === 'move') {
    indexes.set(destination, source);
    indexes.delete(from);
  } else if (Array.isArray(scope) && scope.includes('rules')) {
    indexes.set(destination, { ...emptyIndex(), rules: [...source.rules] });
  }
  return task;
}

function change(indexes: FakeIndexes, name: string, action: string, data: JsonObject): Answer {
  if (action === 'GET task') return [200, { status: 'published', pendingTask: false }];
  if (action === 'POST operation') return operate(indexes, name, data);
  if (action === 'DELETE ') {
    indexes.delete(name);
    return task;
  }
  const index = indexes.get(name);
  if (action === 'POST browse') {
    return index ? [200, { hits: [...index.records.values()] }] : refuse(404, `Index ${name} does not exist`);
  }
  const written = index ?? emptyIndex();
  indexes.set(name, written);
  if (action === 'POST batch' && Array.isArray(data.requests)) return addRecords(written, data.requests);
  if (action === 'PUT settings') written.settings = data;
  else if (action === 'POST synonyms' && Array.isArray(data.list)) written.synonyms = data.list;
  else return refuse(404, `${action} is unknown to the fake service`);
  return task;
}

/** Answers a call that reads or changes whole indexes. */
export function changeIndexes(indexes: FakeIndexes, method: string, path: string, data: JsonObject): Answer {
  const [, , collection, name = '', action = ''] = path.split('/').map(decodeURIComponent);
  if (collection !== 'indexes') return refuse(404, 'Path not found');
  if (name !== '') return change(indexes, name, `${method} ${action}`, data);
  return [200, { items: [...indexes].map(([key, { records }]) => ({ name: key, entries: records.size })), nbPages: 1 }];
}
