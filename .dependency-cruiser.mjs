/**
 * Which layers a layer may import from (docs/architecture.md), besides itself.
 * Only server and tests import demonstration, web, console, api, jobs, cli and server.
 */
export const LAYERS = {
  search: [],
  caching: [],
  tracing: [],
  words: [],
  domain: ['search', 'words'],
  site: ['words', 'domain', 'caching'],
  views: ['words', 'domain', 'site', 'search', 'caching'],
  storage: ['domain', 'site', 'tracing'],
  gateways: ['words', 'domain', 'site', 'views', 'caching'],
  operations: ['words', 'domain', 'site', 'views', 'search', 'storage', 'gateways', 'caching', 'tracing'],
  ui: ['words', 'domain', 'site', 'views', 'rendering'],
  themes: ['words', 'ui', 'domain', 'site', 'views'],
  rendering: ['caching'],
  web: ['words', 'operations', 'domain', 'site', 'views', 'rendering', 'ui', 'themes', 'caching', 'tracing'],
  console: ['operations', 'domain', 'site', 'views', 'rendering', 'caching'],
  api: ['operations', 'domain', 'site', 'views'],
  jobs: ['operations', 'domain', 'site', 'tracing'],
  cli: ['operations', 'domain', 'site', 'views'],
  demonstration: ['operations', 'domain', 'site', 'storage', 'gateways', 'console'],
}

/** Packages by layer; a layer may import no others. `server` puts the parts together and may import all. */
export const PACKAGES = {
  domain: ['zod', 'libphonenumber-js', 'croner', 'csv-stringify', 'parse5', 'any-ascii'],
  site: ['zod', 'marked'],
  storage: ['kysely', 'pg', '@electric-sql/pglite'],
  gateways: [
    'zod',
    'stripe',
    'nodemailer',
    'sharp',
    'pdfkit',
    'uqr',
    'csv-parse',
    '@streamparser/json',
    'saxes',
    'aws4fetch',
    '@better-auth/core',
    '@better-auth/passkey',
    '@better-auth/utils',
    'better-auth',
    'basic-ftp',
    'fflate',
    'ssh2-sftp-client',
    'imapflow',
    'postal-mime',
  ],
  operations: [],
  search: [],
  words: [],
  caching: [],
  tracing: [],
  ui: ['zod', 'react', 'react-dom', 'react-router', 'leaflet', 'photoswipe'],
  rendering: ['react'],
  themes: ['react', 'react-router', '@fontsource-variable/[^/]+', '@fontsource/[^/]+'],
  web: ['zod', 'react', 'react-dom', 'react-router', 'photoswipe', '@fontsource-variable/[^/]+'],
  console: ['hono', 'react', 'react-dom', 'react-router', 'busboy'],
  api: ['hono'],
  jobs: [],
  cli: ['commander', 'zod'],
  demonstration: [],
}

export const TESTS = '\\.(test|contract)\\.tsx?$|/testing\\.ts$|/testing/'
const below = (layers) => `^src/(${layers.join('|')})/`

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `${layer}-imports-${allowed.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: TESTS },
  to: { path: '^(src|fixtures|tests|bench)/', pathNot: below([layer, ...allowed]) },
}))

const packageRules = Object.entries(PACKAGES).map(([layer, packages]) => ({
  name: `${layer}-packages`,
  comment: `${layer} may import these packages: ${packages.join(', ') || 'none'}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: TESTS },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg'],
    pathNot: packages.length ? `node_modules/(${packages.join('|')})/` : '^$',
  },
}))

export default {
  forbidden: [
    ...layerRules,
    ...packageRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'server-imports-no-made-data',
      comment: 'a release has none of it; only a demonstration loads src/demonstration, by import()',
      severity: 'error',
      from: { path: '^src/', pathNot: `${TESTS}|^src/demonstration/` },
      to: { path: '^(src/demonstration|fixtures|tests|bench)/', dynamic: false },
    },
    { name: 'nothing-imports-a-test', severity: 'error', from: { path: '^src/', pathNot: TESTS }, to: { path: TESTS } },
    {
      name: 'pure-domain',
      comment: 'the rules do no I/O',
      severity: 'error',
      from: { path: '^src/(domain|views|search/memory)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'routes-import-nothing',
      comment: 'the router, the server, the gates, the sitemap and the tests read the table of routes',
      severity: 'error',
      from: { path: '^src/domain/route/', pathNot: TESTS },
      to: { path: '^src/', pathNot: '^src/domain/route/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-gateway-imports-another',
      comment:
        'but the store of objects, which others store their files in, and the process that reads what strangers send',
      severity: 'error',
      from: { path: '^src/gateways/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/gateways/[^/]+/', pathNot: '^src/gateways/($1|objects|reading)/' },
    },
    {
      name: 'no-theme-imports-another',
      severity: 'error',
      from: { path: '^src/themes/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/themes/[^/]+/', pathNot: '^src/themes/(($1|base)/|[\\w-]+\\.ts$)' },
    },
    {
      name: 'no-route-imports-a-route',
      severity: 'error',
      from: { path: '^src/web/routes/', pathNot: TESTS },
      to: { path: '^src/web/(routes|pages)/' },
    },
    {
      name: 'pages-know-routes-by-type',
      comment: 'a page takes the types of its own route’s data; what loads them is the server’s',
      severity: 'error',
      from: { path: '^src/web/pages/(.+)\\.tsx$', pathNot: TESTS },
      to: { path: '^src/web/(routes|pages)/', pathNot: '^src/web/routes/$1\\.ts$' },
    },
    {
      name: 'browsers-load-no-route',
      severity: 'error',
      from: { path: '^src/', pathNot: `${TESTS}|^src/web/server-routes\\.ts$` },
      to: { path: '^src/web/routes/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)build/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
