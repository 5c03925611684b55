/**
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Wall
 * @typedef {{ path: string, rooms: string[], packages?: string[], core?: string, files?: string[] }} Room
 */

/**
 * The walls between the rooms (design section 2). `from` may reach its own room, the rooms named, and the packages named
 * (all packages where none are). Everything else a room imports is an error.
 * @satisfies {Record<string, Room>}
 */
const ROOMS = {
  rules: { path: '^rules/', rooms: [], packages: [] },
  protocol: { path: '^protocol/', rooms: ['rules'], packages: ['zod'] },
  concurrency: { path: '^concurrency/', rooms: [], packages: [] },
  http: { path: '^http/', rooms: ['protocol'] },
  database: { path: '^database/', rooms: ['concurrency', 'prismaShared', 'prismaCloud', 'prismaLocal'] },
  study: { path: '^study/', rooms: ['http', 'database', 'concurrency', 'protocol', 'rules'] },
  renderer: {
    path: '^renderer/',
    rooms: ['protocol', 'rules'],
    core: '(build/.*|theme/fonts/.*plugin)\\.ts$',
  },
  network: { path: '^electron/network/', rooms: [], packages: [] },
  main: { path: '^electron/main/', rooms: ['network', 'concurrency', 'protocol'] },
  preload: { path: '^electron/preload/', rooms: ['protocol'], packages: ['electron'] },
  engine: {
    path: '^electron/engine/',
    rooms: [
      'network',
      'study',
      'http',
      'database',
      'concurrency',
      'protocol',
      'rules',
      'prismaShared',
      'prismaLocal',
    ],
  },
  cloudServer: {
    path: '^cloud-server/',
    rooms: ['study', 'http', 'database', 'concurrency', 'protocol', 'rules', 'prismaShared', 'prismaCloud'],
  },
  // The bank writes what protocol/bank.ts describes, and needs nothing else of the wire.
  questionBank: {
    path: '^question-bank/',
    rooms: ['rules'],
    files: ['^protocol/bank\\.ts$'],
    packages: ['zod', 'yaml'],
  },
  prismaCloud: { path: '^prisma/cloud/', rooms: ['prismaShared'] },
  prismaLocal: { path: '^prisma/local/', rooms: ['prismaShared'] },
  prismaShared: { path: '^prisma/[^/]+\\.ts$', rooms: ['prismaCloud', 'prismaLocal'] },
}

const core = (/** @type {string} */ names) => `^(${names})(/|$)`

function pathOf(/** @type {string} */ name) {
  const room = /** @type {Record<string, Room>} */ (ROOMS)[name]
  if (!room) throw new Error(`There is no room ${name}.`)
  return room.path
}

/** @returns {Wall[]} */
function wallsOf(/** @type {[string, Room]} */ [name, room]) {
  const reach = [room.path, ...room.rooms.map(pathOf), ...(room.files ?? [])]
  /** @type {Wall[]} */
  const walls = [
    {
      name: `${name}-reaches-too-far`,
      severity: 'error',
      from: { path: room.path },
      to: {
        path: '^(rules|protocol|concurrency|http|database|study|renderer|electron|cloud-server|question-bank|prisma|tests|scripts)/',
        pathNot: reach,
      },
    },
  ]
  if (room.packages)
    walls.push({
      name: `${name}-uses-a-package`,
      severity: 'error',
      from: { path: room.path },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
        pathNot: room.packages.map((p) => `node_modules/${p}/`),
      },
    })
  return walls
}

/** The matches from bottom to top: a floor may import itself and the floors named. `server.ts` joins all of them. */
const MATCH_FLOORS = {
  model: [],
  store: ['model'],
  start: ['store', 'model'],
  settle: ['store', 'model'],
  live: ['start', 'settle', 'store', 'model'],
  friend: ['start', 'settle', 'store', 'model'],
}

/** @type {Wall[]} */
const matchWalls = [
  ...Object.entries(MATCH_FLOORS).map(([floor, below]) => ({
    name: `matches-${floor}-reaches-too-far`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^cloud-server/matches/${floor}/` },
    to: {
      path: '^cloud-server/matches/',
      pathNot: [
        '^cloud-server/matches/settings\\.ts$',
        ...[floor, ...below].map((name) => `^cloud-server/matches/${name}/`),
      ],
    },
  })),
  {
    name: 'sockets-know-no-match',
    comment: 'a socket takes what it hands on as functions',
    severity: 'error',
    from: { path: '^cloud-server/sockets/' },
    to: { path: '^cloud-server/(matches|blocks)/' },
  },
  {
    name: 'blocks-know-no-match',
    severity: 'error',
    from: { path: '^cloud-server/blocks/' },
    to: { path: '^cloud-server/(matches|sockets)/' },
  },
]

/** The renderer from top to bottom: a layer may import itself and the layers named. `app` composes all of them. */
const LAYERS = {
  screens: ['features', 'components', 'clients'],
  features: ['components', 'clients'],
  components: ['theme'],
  clients: [],
  theme: [],
  // Vite's plugins: they read the renderer's files, and nothing imports them but the build.
  build: ['theme'],
  // It runs with no page, in a file of its own.
  'service-worker': ['theme'],
}

/** A screen is one folder a route, a feature one folder a game or tool: what two of them need stands in a layer below. */
const SEPARATE = ['screens', 'features']

const layerWalls = [
  ...Object.entries(LAYERS).map(([layer, below]) => ({
    name: `renderer-${layer}-reach-too-far`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^renderer/${layer}/` },
    to: { path: '^renderer/', pathNot: [layer, ...below].map((name) => `^renderer/${name}/`) },
  })),
  ...SEPARATE.map((layer) => ({
    name: `renderer-${layer}-stand-apart`,
    severity: /** @type {const} */ ('error'),
    from: { path: `^renderer/${layer}/([^/]+)/` },
    to: { path: `^renderer/${layer}/`, pathNot: `^renderer/${layer}/$1/` },
  })),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(ROOMS).flatMap(wallsOf),
    ...matchWalls,
    ...layerWalls,
    {
      name: 'pure-rooms-use-node',
      comment: 'rules and protocol run everywhere; the page has no Node',
      severity: 'error',
      from: { path: '^(rules|protocol|renderer)/', pathNot: ROOMS.renderer.core },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-stores-touch-prisma',
      severity: 'error',
      from: { path: '^(cloud-server|electron|study)/', pathNot: '/store/' },
      to: {
        path: [
          '^prisma/',
          '^database/',
          core('node_modules/@prisma'),
          core('node_modules/pg'),
          core('node_modules/@libsql'),
        ],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(generated/|^electron$|virtual:)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^prisma/[^/]+/generated/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
}
