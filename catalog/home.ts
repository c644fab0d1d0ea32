/**
 * Links of the home page by page id. Pages without a file are not shown, so the lists may name planned pages.
 */
import { type Catalog, type CatalogPage, allPages } from './catalog';
import { findProduct } from './products';
import { docRoute } from './routes';

type Product = {
  /** Tier on which the product runs. */
  tier: TierId;
  name: string;
  label: string;
  purpose: string;
  /** Landing page, and at most two more: quick start, interface. */
  pages: readonly { id: string; label: string }[];
};

export type TierId = 'cloud' | 'edge' | 'device';

const products: readonly Product[] = [
  {
    tier: 'cloud',
    name: 'Neptune',
    label: '工业云平台及服务',
    purpose: '接入设备，保存和展示数据，按规则动作',
    pages: [
      { id: 'neptune/user/introduction', label: '产品介绍' },
      { id: 'neptune/user/quick-start', label: '快速入门' },
      { id: 'neptune/api/overview', label: 'API' },
    ],
  },
  {
    tier: 'edge',
    name: 'Janus',
    label: '边缘计算系统软件',
    purpose: '在厂区局域网内采集、保存、计算和展示数据',
    pages: [
      { id: 'janus/user/introduction', label: '产品介绍' },
      { id: 'janus/user/quick-start', label: '快速入门' },
      { id: 'janus/api/introduction', label: 'API' },
    ],
  },
  {
    tier: 'edge',
    name: 'Lowcode',
    label: '低代码 HMI 组态软件',
    purpose: '拖拽制作操作画面，发布为 Janus 应用',
    pages: [
      { id: 'lowcode/hmi', label: '产品介绍' },
      { id: 'lowcode/quick-start/overview', label: '快速入门' },
      { id: 'lowcode/video/quick-start', label: '演示步骤' },
    ],
  },
  {
    tier: 'edge',
    name: '开放平台',
    label: '脚本与组件',
    purpose: '用脚本和组件开发在 Janus 上运行的应用',
    pages: [
      { id: 'open-platform/introduction', label: '介绍' },
      { id: 'open-platform/getting-started', label: '快速上手' },
      { id: 'open-platform/janus-components/datatable', label: '组件' },
    ],
  },
  {
    tier: 'device',
    name: 'Automation',
    label: '低代码流程图控制系统软件',
    purpose: '用流程图编写动作，下发到控制器运行',
    pages: [
      { id: 'automation/work-flow-intro', label: '产品介绍' },
      { id: 'automation/quick_start/case-1', label: '案例一' },
      { id: 'automation/doc-map', label: '文档地图' },
    ],
  },
  {
    tier: 'device',
    name: 'Triton',
    label: '边缘连接器',
    purpose: '装在控制器或上位机上，把数据送到 Janus 或 Neptune',
    pages: [
      { id: 'triton/deploy/introduction', label: '部署介绍' },
      { id: 'triton/deploy/download', label: '下载' },
      { id: 'triton/developer/introduction', label: '开发' },
    ],
  },
];

/** Most frequent tasks with their pages. Labels begin with a verb. */
const tasks: readonly { id: string; label: string }[] = [
  { id: 'neptune/user/quick-start', label: '让第一台设备上线' },
  { id: 'neptune/api/device_connection/mqtt', label: '用 MQTT 连接设备' },
  { id: 'triton/deploy/download', label: '下载并安装 Triton' },
  { id: 'janus/user/connection', label: '在 Janus 新增设备' },
  { id: 'janus/api/device/create-device', label: '用接口创建设备' },
  { id: 'neptune/api/device_management/device_send_data', label: '向设备下发数据' },
  { id: 'automation/motion_parameter/axis-config', label: '设置轴参数' },
  { id: 'automation/quick_start/case-1', label: '让一根轴往复运动' },
  { id: 'automation/process_management/flowchart-monitor', label: '查流程图停在哪一步' },
  { id: 'lowcode/video/quick-start', label: '做一个操作画面' },
  { id: 'neptune/api/error-codes', label: '查 Neptune 错误码' },
  { id: 'triton/deploy/troubleshooting', label: '排查 Triton 故障' },
];

/** Reading paths for three kinds of users. */
const paths: readonly { reader: string; goal: string; ids: readonly string[] }[] = [
  {
    reader: '调试工程师',
    goal: '让一台机构按流程图动起来',
    ids: [
      'automation/work-flow-intro',
      'automation/hardware_selection',
      'automation/quick_start/notice',
      'automation/motion_parameter/axis-config',
      'automation/quick_start/case-1',
      'automation/process_management/flowchart-monitor',
    ],
  },
  {
    reader: '系统集成商',
    goal: '把车间设备接入边缘和云',
    ids: [
      'janus/user/introduction',
      'janus/user/requirements',
      'triton/deploy/download',
      'janus/user/connection',
      'lowcode/hmi',
      'neptune/user/quick-start',
    ],
  },
  {
    reader: '二次开发者',
    goal: '用接口读写设备与数据',
    ids: [
      'neptune/api/overview',
      'neptune/api/device_management/device_create',
      'neptune/api/device_connection/mqtt',
      'janus/api/introduction',
      'open-platform/getting-started',
      'triton/developer/go/socket-data-exchange',
    ],
  },
];

/** Pages about troubleshooting. A label replaces a title that does not name the product. */
const helpPages: readonly { id: string; label?: string }[] = [
  { id: 'triton/deploy/troubleshooting' },
  { id: 'neptune/user/faq' },
  { id: 'janus/user/faq' },
  { id: 'automation/common-problem', label: 'Automation 常见问题' },
  { id: 'lowcode/faq' },
  { id: 'glossary' },
];

const maxShown = 6;

export type HomeLink = { to: string; label: string };
/** Link with its product, as titles such as 产品介绍 occur once per product. */
export type HomeStep = HomeLink & { product: string };
export type HomeUpdate = HomeStep & { reviewedOn: string };
/** Version of a product: the page of its release notes, and its name. */
export type HomeRelease = { page: string; label: string };
export type HomeData = {
  products: (Omit<Product, 'pages'> & { links: HomeLink[] })[];
  tasks: HomeStep[];
  paths: { reader: string; goal: string; steps: HomeStep[] }[];
  /** Without the review date, which users would mistake for the release date. */
  releases: HomeStep[];
  reviewed: HomeUpdate[];
  help: HomeLink[];
};

/** Counts the preceding updates of the same product and day, to alternate products within a day. */
function countBefore(updates: readonly HomeUpdate[], position: number): number {
  const { product, reviewedOn } = updates[position] ?? {};
  return updates.slice(0, position).filter((other) => other.product === product && other.reviewedOn === reviewedOn)
    .length;
}

/**
 * Builds the lists of the home page with the pages in `writtenIds`. `reviewedOn` contains `last_reviewed` (ISO) by page
 * id. Throws when a list contains an id that is not in the catalogue.
 */
export function buildHome(
  catalog: Catalog,
  writtenIds: readonly string[],
  reviewedOn: ReadonlyMap<string, string>,
  releases: readonly HomeRelease[],
): HomeData {
  const pages = new Map(allPages(catalog).map((page) => [page.id, page]));
  const written = new Set(writtenIds);
  const known = (id: string): CatalogPage => {
    const page = pages.get(id);
    if (!page) throw new Error(`catalog/home.ts: no page "${id}" in the catalogue`);
    return page;
  };
  const link = (id: string, label?: string): HomeLink[] => {
    const { title } = known(id);
    return written.has(id) ? [{ to: docRoute(id), label: label ?? title }] : [];
  };
  const step = (id: string, label?: string): HomeStep[] =>
    link(id, label).map((found) => ({ ...found, product: findProduct(catalog, id).tag }));
  const existing = allPages(catalog).filter(({ id }) => written.has(id));

  return {
    products: products
      .map(({ pages: ids, ...product }) => ({ ...product, links: ids.flatMap(({ id, label }) => link(id, label)) }))
      .filter(({ links }) => links.length > 0),
    tasks: tasks.flatMap(({ id, label }) => step(id, label)),
    paths: paths
      .map(({ ids, ...path }) => ({ ...path, steps: ids.flatMap((id) => step(id)) }))
      .filter(({ steps }) => steps.length > 0),
    releases: existing
      .flatMap(({ id }) => releases.filter(({ page }) => page === id))
      .slice(0, maxShown)
      .flatMap(({ page, label }) => step(page, label)),
    reviewed: existing
      .filter(({ kind }) => kind !== 'release')
      .flatMap(({ id }) => {
        const date = reviewedOn.get(id);
        return date === undefined ? [] : step(id).map((found) => ({ ...found, reviewedOn: date }));
      })
      .map((update, position, all) => ({ update, turn: countBefore(all, position) }))
      .sort((a, b) => b.update.reviewedOn.localeCompare(a.update.reviewedOn) || a.turn - b.turn)
      .slice(0, maxShown)
      .map(({ update }) => update),
    help: helpPages.flatMap(({ id, label }) => link(id, label)),
  };
}
