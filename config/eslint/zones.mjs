/**
 * Which way imports may point (contributing/architecture.md). One entry per folder: what it may import besides itself
 * and npm packages. Whatever is not listed is forbidden; the message names the allowed road.
 */
const roads = {
  'search/index.ts': ['search/engine', 'search/text', 'search/protocol'],
  'search/browser.ts': ['search/worker', 'search/hosted/client', 'search/protocol'],
  'search/node.ts': ['search/indexer', 'search/protocol'],
  'search/protocol': [],
  'search/text': ['search/protocol'],
  'search/engine': ['search/text', 'search/protocol'],
  'search/indexer': ['search/text', 'search/protocol'],
  'search/worker': ['search/engine', 'search/text', 'search/protocol'],
  'search/relevance': ['search'],
  'search/hosted/client': ['search/protocol'],
  'search/hosted/publish': ['search/hosted/configuration.ts', 'search/indexer', 'search/protocol'],
  'search/hosted/testing': ['search/protocol'],
  catalog: [],
  facts: ['catalog'],
  figures: ['facts'],
  plugins: ['catalog', 'facts', 'figures', 'search/node.ts', 'search/protocol', 'src/specification.ts'],
  src: [
    'catalog',
    'editions/offline/store',
    'editions/offline/protocol',
    'search/worker',
    'search/hosted/client',
    'search/protocol',
    'search/text/segmentWords.ts',
  ],
  'src/client': ['editions/offline/protocol', 'src/specification.ts'],
  'editions/offline/protocol': [],
  'editions/offline/store': ['editions/offline/protocol'],
  'editions/offline/worker': ['editions/offline/store', 'editions/offline/protocol'],
  'editions/offline/testing': [],
  'editions/offline/build': ['editions/offline/protocol', 'plugins/bundle/bundleScript.ts', 'plugins/servingDir.ts'],
  'editions/usb/browser': [
    'catalog/fixedRoutes.ts',
    'editions/usb/protocol',
    'search/protocol',
    'search/worker',
    'src/client/zoom',
    'src/components/CodeBlock',
    'src/search',
    'src/specification.ts',
    'src/theme',
  ],
  'editions/usb/pages': [
    'catalog/fixedRoutes.ts',
    'editions/usb/editionFiles.ts',
    'editions/usb/protocol',
    'src/specification.ts',
  ],
  'editions/finishBuild.ts': ['catalog', 'editions'],
  'editions/web': [],
  'editions/usb': [
    'catalog',
    'plugins/bundle/bundleScript.ts',
    'search/protocol',
    'search/worker',
    'src/client/zoom',
    'src/components/CodeBlock',
    'src/search',
    'src/specification.ts',
    'src/theme',
  ],
  'tests/content/source': ['catalog', 'facts', 'figures', 'tests/content/finding.ts', 'tests/content/templates'],
  'tests/content/templates': ['catalog', 'facts'],
  'tests/content/score': [
    'catalog',
    'facts',
    'tests/content/source',
    'tests/content/templates',
    'tests/content/finding.ts',
  ],
  'tests/content/output': ['tests/content/finding.ts'],
  'tests/samples': ['tests/content/source/sourcePage.ts', 'facts'],
  'tests/performance': ['deploy/contract', 'facts', 'search', 'tests/browser/chromium.ts'],
  deploy: [],
  'tests/browser': [
    'deploy/contract',
    'search/example.browser.ts',
    'search/example.ts',
    'search/hosted/testing',
    'search/indexer',
  ],
};

/** The parts of search that may be taken elsewhere: all but what judges them on this site. */
const portableSearch = ['protocol', 'text', 'engine', 'indexer', 'worker', 'hosted'].map((part) => `search/${part}`);

/** Unit tests may use what is beside the code they test, within the same part of the repository. */
const testRoads = {
  ...Object.fromEntries(portableSearch.map((part) => [part, portableSearch])),
  'search/relevance': ['search', 'catalog', 'facts'], // golden queries name pages of the catalogue
  catalog: [],
  facts: ['catalog'],
  figures: ['facts'],
  plugins: roads.plugins,
  'editions/usb': [...roads['editions/usb'], 'i18n'],
  src: [...roads.src, 'search'],
  'tests/content': ['catalog', 'facts', 'figures'],
  'tests/samples': ['tests/content/source/sourcePage.ts', 'facts'],
  'editions/offline/protocol': ['editions/offline'],
  'editions/offline/store': ['editions/offline'],
  'editions/offline/worker': ['editions/offline'],
  deploy: ['catalog', 'editions/web', 'plugins'],
};

const reasons = {
  'search/index.ts':
    'It runs anywhere: what needs Node is in search/node.ts, what asks from a page in search/browser.ts.',
  'search/browser.ts': 'It is bundled for browsers: the build side is in search/node.ts.',
  'search/node.ts': 'It is the build side; the engine is in search/index.ts.',
  'search/protocol': 'It is the contract every side of search shares, so it depends on none of them.',
  'search/text': 'It is about characters and words alone; what is searched, and how, is not its business.',
  'search/engine': 'It runs in a worker and in Node alike; pages reach it through search/worker.',
  'search/indexer': 'It is the build side; the query side must not grow into it.',
  'search/relevance': 'It judges every other part of search and is imported by none.',
  figures: 'It draws from data to text and knows neither pages nor the site.',
  'editions/offline/protocol': 'It is what build, worker and pages agree on, so it depends on none of them.',
  'editions/offline/store': 'It runs in pages and in the service worker alike.',
  'editions/offline/worker': 'It must work when everything else fails, so it uses nothing of the site.',
  'editions/web': 'It works on the files of build/.',
  'editions/offline/build': 'It works on the files of build/.',
  'editions/offline/testing': 'It stands for the browser and the server, not for the code under test.',
  catalog: 'It is data and pure functions that every other part may read.',
  facts: 'It is data and pure functions on the way from a page file to Markdown; plugins and checks call it.',
  src: 'It runs in the browser: build plugins, the indexer and Node modules are out of reach there.',
  'src/client': 'The search UI and the theme use it, so it uses none of them.',
  plugins: 'A plugin is build glue; page code belongs in src.',
  'editions/usb/browser': 'It runs in the reader’s browser without React and Docusaurus.',
  'editions/usb/pages':
    'It turns the HTML of a page into another, and knows of the rest of the edition only its names.',
  'editions/usb': 'It is made from the built pages, after the site, and nothing imports it.',
  'tests/content/templates': 'It is the parsed form of contributing/templates.md.',
  'tests/content/score': 'It sums up what the source rules find.',
  'tests/content/output': 'It judges the files in build/ and nothing else.',
  'tests/samples': 'It uses what pages print as a reader does: programs and services, not the site.',
  'tests/browser':
    'It sees the site as a reader does; addresses come from catalog/routes.txt, the indexer writes the indexes of its tests, and the examples of search are what it runs of them.',
  deploy: 'It serves the files of build/ and build.serving/; plugins write them.',
};

function buildZone(target, allowed) {
  const road =
    allowed.length > 0
      ? `may import only itself, ${allowed.join(', ')} and npm packages`
      : 'may import only itself and npm packages';
  return {
    target: `./${target}`,
    from: './',
    except: [...new Set([target, ...allowed, 'node_modules', '.docusaurus'])].map((folder) => `./${folder}`),
    message: `${target} ${road}. ${reasons[target] ?? ''}`.trim(),
  };
}

export const zones = Object.entries(roads).map(([target, allowed]) => buildZone(target, allowed));
export const testZones = Object.entries(testRoads).map(([target, allowed]) => buildZone(target, allowed));

/** Nothing imports the composition root. */
export const compositionRoots = ['docusaurus.config.ts', 'sidebars.ts'].map((file) => ({
  target: [
    './catalog',
    './facts',
    './figures',
    './plugins',
    './editions',
    './search',
    './src',
    './tests/content',
    './tests/performance',
    './tests/browser',
    './tests/samples',
  ],
  from: `./${file}`,
  message: `${file} composes the site and is imported by nothing; import the piece it composes.`,
}));
