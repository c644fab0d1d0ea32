/** Minimal facts of every type and edge cases for the tests of blocks. */
import type { Catalog, CatalogPage } from '../../catalog/catalog';
import { buildFacts } from '../loading/buildFacts';

const page = (id: string, title: string): CatalogPage => ({ type: 'page', id, title, kind: 'rest', origin: 'spec' });

const catalog: Catalog = {
  sidebars: [
    {
      id: 'Janus',
      landing: 'janus/user/introduction',
      items: [
        page('janus/user/introduction', 'Janus 简介'),
        {
          type: 'category',
          label: '接口',
          slug: 'api',
          description: '接口。',
          items: [
            page('janus/api/device/create-device', '创建设备'),
            {
              type: 'category',
              label: '文件',
              slug: 'file',
              description: '文件。',
              items: [page('janus/api/file/upload', '上传文件')],
            },
          ],
        },
      ],
    },
  ],
  withoutSidebar: [page('janus/trial', '试用'), page('janus/api/error-codes', '错误码')],
};

const openapi = `openapi: 3.1.0
x-provenance: { provenance: public, source: S1 }
servers: [{ url: http://192.168.1.20, description: 现场的 Janus }]
paths:
  /api/device/create:
    post:
      operationId: createDevice
      summary: 创建设备
      tags: [设备]
      x-doc: janus/api/device/create-device
      x-codes: [1003, 401]
      x-code-notes: { 401: { cause: 令牌写错, action: 重新复制 } }
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              required: [token, name]
              properties:
                token: { type: string, x-env: JANUS_TOKEN, x-constraint: 非空, description: 访问令牌；无效时返回 401 }
                name: { type: string, minLength: 1, maxLength: 32, description: 设备名称 }
                note: { type: string, description: 说明, x-provenance: { provenance: assumed, basis: 与表单一致 } }
            examples:
              default: { value: { token: XXXX, name: 注塑机 01, note: '单价 "$5"' } }
      responses:
        '200':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Reply' }
              examples: { success: { value: { code: 200, message: success, data: { uuid: XXXX, tag: [] } } } }
  /api/device/list:
    get:
      operationId: listDevices
      summary: 查询设备列表
      tags: [设备]
      x-codes: [401]
      parameters:
        - { name: token, in: query, required: true, description: 访问令牌, x-env: JANUS_TOKEN, example: XXXX, schema: { type: string } }
        - { name: page, in: query, description: 页码, example: 1, schema: { type: integer, minimum: 1, default: 1 } }
        - { name: order, in: query, description: 排序, schema: { type: string, enum: [asc, desc] } }
      responses:
        '200':
          content:
            application/json:
              schema:
                anyOf:
                  - type: object
                    properties:
                      code: { type: integer, description: 结果码 }
                      data:
                        type: object
                        description: 一页设备
                        properties:
                          devices:
                            type: array
                            description: 设备数组
                            items:
                              type: object
                              properties:
                                uuid: { type: string, description: 序列号 }
                                value: { type: [number, string, 'null'], description: 值 }
                                children: { type: array, description: 下级, items: { $ref: '#/components/schemas/Reply' } }
                  - { title: 失败, type: object }
              examples:
                success: { value: { code: 200, data: { devices: [{ uuid: XXXX, value: 1.5, tag: [甲, 乙] }, {}] } } }
  /api/file/upload:
    post:
      operationId: uploadFile
      summary: 上传文件
      tags: [文件]
      x-doc: janus/api/file/upload
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                token: { type: string, x-env: JANUS_TOKEN, description: 访问令牌 }
                file: { type: string, contentMediaType: application/octet-stream, description: 文件 }
            examples: { default: { value: { token: XXXX, file: report.csv } } }
      responses:
        '200': { content: { application/json: { schema: {}, examples: { success: { value: { code: 200, data: {} } } } } } }
  /api/file/{id}:
    get:
      operationId: downloadFile
      summary: 下载文件
      tags: [文件]
      x-file: report.csv
      parameters:
        - { name: id, in: path, required: true, description: 编号, example: a b, schema: { type: string } }
        - { name: token, in: query, description: 访问令牌, x-env: JANUS_TOKEN, example: XXXX, schema: { type: string } }
      responses:
        '200':
          content:
            application/octet-stream:
              schema: { type: string, contentMediaType: application/octet-stream, description: 文件内容 }
              examples: { success: { value: "a,b\\n1,2\\n" } }
            application/json: { schema: {} }
components:
  schemas:
    Reply:
      type: object
      description: 响应
      properties:
        code: { type: integer, const: 200, description: 结果码 }
        reply: { $ref: '#/components/schemas/Reply' }
`;

const asyncapi = `asyncapi: 3.0.0
x-provenance: { provenance: spec }
x-client: 设备
x-server: Neptune
servers: { broker: { host: mqtt.example.com:9883, protocol: mqtt } }
channels:
  up: { address: devicepub, title: 上行, servers: [{ $ref: '#/servers/broker' }] }
  down: { address: null, title: 下行 }
operations:
  publishData:
    action: send
    channel: { $ref: '#/channels/up' }
    title: 上报
    summary: 上报变量
    messages: [{ $ref: '#/components/messages/deviceData' }]
    bindings: { mqtt: { qos: 1 } }
  receiveCommand: { action: receive, channel: { $ref: '#/channels/down' }, title: 下发, summary: 接收下发 }
components:
  messages:
    deviceData:
      name: deviceData
      title: 上行消息
      payload:
        type: object
        properties:
          uuid: { type: string, description: 序列号 }
          speed: { type: number, x-unit: mm/s, description: 速度 }
        additionalProperties: { title: 变量名, type: [number, string, boolean], description: 任意多个 }
      examples: [{ payload: { uuid: XXXX, speed: 1.5 } }]
`;

const files: Readonly<Record<string, string>> = {
  'sources.yaml': 'sources: { S1: { title: 公开页面 } }',
  'contracts/janus.openapi.yaml': openapi,
  'contracts/neptune-mqtt.asyncapi.yaml': asyncapi,
  'janus/values.yaml': `defaults: { provenance: spec }
values:
  http.port: { value: 80, label: 网页端口, kind: port, protocol: TCP, direction: 浏览器 → Janus, purpose: 网页 }
  ntp.port: { value: 123, label: NTP 端口, kind: port }
  address: { value: 192.168.1.20, label: 地址, kind: host, note: 示例地址 }
  host: { value: janus.example.com, label: 域名, kind: host, note: 现场的地址 }
`,
  'neptune/values.yaml':
    'values: { mqtt.host: { value: mqtt.example.com, label: 域名, kind: host, provenance: spec }, mqtt.port: { value: 9883, label: MQTT 端口, kind: port, provenance: public, source: S1 } }',
  'janus/screens.yaml': `defaults: { provenance: spec }
screens:
  device-list:
    label: 设备列表
    path: [设备接入]
    elements:
      create: { label: 新增设备, type: 按钮, purpose: 打开表单, note: 需要“设备管理”权限 }
      search: { label: 搜索, type: 输入框, purpose: 按名称筛选 }
`,
  'janus/states.yaml': `states:
  device-status:
    label: 设备状态
    provenance: spec
    members:
      normal: { label: 正常, value: normal, meaning: 可以工作, condition: 没有报警, actions: 不需要处理 }
      alarm: { label: 报警, meaning: 已停止, provenance: assumed, basis: 与同类平台一致 }
  work-mode:
    label: 工作方式
    provenance: spec
    members:
      automatic: { label: 自动, meaning: 按配方循环 }
`,
  'janus/errors.yaml': `defaults: { provenance: spec }
errors:
  ok: { code: 200, meaning: 成功, causes: [已处理], actions: [不需要处理] }
  unauthorized: { code: 401, http: 401, meaning: 令牌无效, causes: [令牌为空], actions: [重新复制] }
  device-not-found:
    code: 1003
    meaning: 设备不存在
    message: device not found
    causes: [序列号写错, 设备已删除]
    actions: [查询设备列表, 核对地址]
    recovered: 查询返回 200
  unused: { code: 1099, meaning: 不使用 }
`,
  'automation/parameters/axis.yaml': `defaults: { provenance: spec }
parameters:
  label: 轴参数
  groups:
    - { label: 基本, members: [pulse-eq, axis] }
    - { label: 限位, members: [limit] }
  members:
    axis: { label: 轴号, symbol: axis, type: 整数, range: 1～8, default: 1, effect: 重启 }
    pulse-eq: { label: 脉冲当量, symbol: pulseEq, type: 浮点, unit: mm/pulse, default: 0.001, note: 机械换算 }
    limit: { label: 软限位, type: 布尔, default: false }
`,
  'open-platform/functions.yaml': `defaults: { provenance: spec }
functions:
  get-data:
    name: getData
    signature: 'getData(key: string): unknown'
    summary: 读取变量
    parameters: [{ name: key, type: string, required: true, note: 变量名 }, { name: wait, type: number, default: 0, note: 等待 }]
    returns: { type: unknown, note: 当前值 }
    failures: [{ when: 变量不存在, then: 返回 undefined }]
  now: { name: now, signature: now(), summary: 当前时刻 }
`,
  'open-platform/components.yaml': `components:
  table:
    name: table
    summary: 表格
    provenance: spec
    properties: [{ name: rows, type: 数组, required: true, note: 数据 }]
    methods: [{ name: pick, signature: 'pick(a | b)', note: 选择 }]
`,
  'triton/downloads.yaml': `downloads:
  linux: { platform: Linux x64, file: triton.tar.gz, version: V1, provenance: spec }
  windows: { platform: Windows x64, file: triton.zip, version: V1, size: 3 MB, sha256: 00ff, provenance: public, source: S1 }
  header: { platform: WinCE, file: triton-c.zip, version: V1, contents: [triton.h, triton.dll], group: c, provenance: spec }
`,
  'triton/listings.yaml': `listings:
  header: { file: triton.h, language: c, summary: 头文件, text: 'int triton_status(void);', provenance: spec }
`,
  'neptune/releases.yaml': `releases:
  v2-1:
    product: Neptune
    version: V2.1
    provenance: spec
    added: [查询历史, { text: 试用版, page: janus/trial }]
    upgrade: [备份, 安装。]
  v2-2: { product: Neptune, version: V2.2, provenance: assumed, basis: 推定 }
`,
  'terms.yaml': `defaults: { provenance: spec }
terms:
  variable: { domain: 物联网平台, zh: 变量, en: variable, definition: 数据定义的一条, pages: [janus/trial] }
  heartbeat: { domain: 物联网平台, zh: 心跳, abbr: HB, definition: 存活消息, forbidden: [心跳包, HB 包] }
`,
};

export const exampleFacts = buildFacts(new Map(Object.entries(files)), catalog);
