/**
 * Allowed imports by folder (contributing/architecture.md), in addition to the folder itself and npm packages. All other
 * imports are forbidden.
 */
const allowedImports = {
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
  figures: ['facts', 'catalog/describeIssues.ts', 'catalog/parseYaml.ts'],
  plugins: ['catalog', 'facts', 'figures', 'search/node.ts', 'search/protocol', 'src/specification.ts'],
  src: [
    'catalog',
    'editions/offline/store',
    'editions/offline/protocol',
    'facts/rendering/samples/literals.ts',
    'search/worker',
    'search/hosted/client',
    'search/protocol',
    'search/text/segmentWords.ts',
  ],
  'src/client': ['editions/offline/protocol', 'facts/rendering/samples/literals.ts', 'src/specification.ts'],
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
    'src/client/copyText.ts',
    'src/client/printing.ts',
    'src/client/zoom',
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
  'editions/pdf': [
    'catalog',
    'editions/usb/copyDate.ts',
    'editions/usb/pages/elements.ts',
    'editions/usb/protocol/names.ts',
    'facts',
    'plugins/addresses/escapeHtml.ts',
  ],
  'editions/web': ['catalog/brand.ts', 'editions/usb/copyDate.ts'],
  'editions/usb': [
    'catalog',
    'plugins/bundle/bundleScript.ts',
    'search/protocol',
    'search/worker',
    'src/client/copyText.ts',
    'src/client/printing.ts',
    'src/client/zoom',
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
  'tests/samples': ['deploy/contract/findFreePort.ts', 'facts', 'tests/content/source/sourcePage.ts'],
  'tests/performance': ['deploy/contract', 'facts', 'search', 'tests/browser/chromium.ts'],
  'tests/engines': ['deploy/contract', 'tests/performance'],
  'deploy/contract': [],
  'deploy/node': [],
  'deploy/testing': ['catalog/redirects.ts', 'deploy', 'editions/web', 'plugins'],
  'tests/browser': [
    'deploy/contract',
    'search/example.browser.ts',
    'search/example.ts',
    'search/hosted/testing',
    'search/indexer',
    'tests/content/source/admonitionFences.ts',
  ],
};

/** Folders of search that do not depend on this site. */
const portableSearch = ['protocol', 'text', 'engine', 'indexer', 'worker', 'hosted'].map((part) => `search/${part}`);

/** Allowed imports of unit tests: also siblings of the tested code within the same part of the repository. */
const allowedTestImports = {
  ...Object.fromEntries(portableSearch.map((part) => [part, portableSearch])),
  'search/relevance': ['search', 'catalog', 'facts'], // golden queries name pages of the catalogue
  catalog: [],
  facts: ['catalog'],
  figures: ['facts', 'catalog/describeIssues.ts', 'catalog/parseYaml.ts'],
  plugins: allowedImports.plugins,
  'editions/usb': [...allowedImports['editions/usb'], 'i18n'],
  src: [...allowedImports.src, 'search'],
  'tests/content': ['catalog', 'facts', 'figures'],
  'tests/samples': ['deploy/contract/findFreePort.ts', 'facts', 'tests/content/source/sourcePage.ts'],
  'editions/offline/protocol': ['editions/offline'],
  'editions/offline/store': ['editions/offline'],
  'editions/offline/worker': ['editions/offline'],
  deploy: ['catalog', 'editions/web', 'plugins'],
};

const reasons = {
  'search/index.ts':
    'It runs in Node.js and browsers: Node.js code is in search/node.ts, page code in search/browser.ts.',
  'search/browser.ts': 'It is bundled for browsers: build code is in search/node.ts.',
  'search/node.ts': 'It is build code; the engine is in search/index.ts.',
  'search/protocol': 'It is the contract between the parts of search and depends on none of them.',
  'search/text': 'It handles characters and words only, not indexes or queries.',
  'search/engine': 'It runs in a worker and in Node.js; pages use it through search/worker.',
  'search/indexer': 'It is build code and must not depend on query code.',
  'search/relevance': 'It tests the relevance of the whole search and is imported by nothing.',
  figures: 'It renders data as text and does not depend on pages or the site.',
  'editions/offline/protocol': 'It is the contract between build, worker and pages and depends on none of them.',
  'editions/offline/store': 'It runs in pages and in the service worker.',
  'editions/offline/worker': 'It must work when the rest of the site fails, so it does not depend on it.',
  'editions/web': 'It processes the files in build/.',
  'editions/offline/build': 'It processes the files in build/.',
  'editions/offline/testing': 'It fakes the browser and the server, not the code under test.',
  catalog: 'It is data and pure functions for every other part.',
  facts: 'It is data and pure functions for plugins and checks.',
  src: 'It runs in the browser, without build plugins, the indexer and Node.js modules.',
  'src/client': 'The search UI and the theme use it, so it uses none of them.',
  plugins: 'Plugins are build code; page code belongs in src.',
  'editions/usb/browser': 'It runs in the reader’s browser without React and Docusaurus.',
  'editions/usb/pages': 'It transforms the HTML of a page and depends only on names in the rest of the edition.',
  'editions/pdf': 'It is generated from the built pages after the build, and nothing imports it.',
  'editions/usb': 'It is generated from the built pages after the build, and nothing imports it.',
  'tests/content/templates': 'It is the parsed form of contributing/templates.md.',
  'tests/content/score': 'It scores pages by the findings of the source rules.',
  'tests/content/output': 'It examines only the files in build/.',
  'tests/samples': 'It runs the programs on pages against services, without the site.',
  'tests/browser':
    'It tests the site in a browser: it reads addresses from catalog/routes.txt, builds test indexes by the indexer and runs the examples of search.',
  'deploy/contract': 'It is the contract of all servers and depends on none of them.',
  'deploy/node': 'It serves the files of build/ and build.serving/; plugins write them.',
  'deploy/testing': 'It writes a small build for the tests of the servers.',
};

function buildZone(target, allowed) {
  const rule =
    allowed.length > 0
      ? `may import only itself, ${allowed.join(', ')} and npm packages`
      : 'may import only itself and npm packages';
  return {
    target: `./${target}`,
    from: './',
    except: [...new Set([target, ...allowed, 'node_modules', '.docusaurus'])].map((folder) => `./${folder}`),
    message: `${target} ${rule}. ${reasons[target] ?? ''}`.trim(),
  };
}

export const zones = Object.entries(allowedImports).map(([target, allowed]) => buildZone(target, allowed));
export const testZones = Object.entries(allowedTestImports).map(([target, allowed]) => buildZone(target, allowed));

/** Zones that forbid importing the composition roots. */
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
    './tests/engines',
    './tests/performance',
    './tests/browser',
    './tests/samples',
  ],
  from: `./${file}`,
  message: `${file} composes the site and is imported by nothing; import the piece it composes.`,
}));
