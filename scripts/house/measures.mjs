import { closureOf } from '../package/server-lock.mjs'
import { circlesIn, importsBetween, importsOf } from './imports.mjs'
import { countIn, filesIn, isCode, isProduct, linesIn } from './tree.mjs'

/** @typedef {import('./tree.mjs').Tree} Tree */
/** @typedef {import('./imports.mjs').Import} Import */
/**
 * One number of the house: what it counts, the most it may be, and what it is today.
 * @typedef {{ name: string, most: number, figure: number }} Measure
 */

const CODE =
  /^(?:rules|protocol|concurrency|http|database|study|cloud-server|electron|renderer|question-bank|prisma)\/.*\.tsx?$/
/** Where a host or the study engine talks to a database. */
const STORES = /^(?:study|cloud-server|electron|database)\/.*\.ts$/

/** @type {(name: string, most: number, figure: number) => Measure} */
const measure = (name, most, figure) => ({ name, most, figure })

/** @param {Tree} tree @returns {Measure[]} */
export function scripts(tree) {
  const manifest = JSON.parse(tree.get('package.json') ?? '{}')
  /** @type {string[]} */
  const commands = Object.values(manifest.scripts ?? {})
  const checked = /"checkJs":\s*true/.test(tree.get('scripts/tsconfig.json') ?? '')
  return [
    measure(
      'npm scripts that need the Node of the product on the path',
      0,
      commands.filter(needsNode).length,
    ),
    measure('lines of scripts that no type check sees', 0, checked ? 0 : linesIn(tree, /^scripts\/.*\.mjs$/)),
  ]
}

/** Plain JavaScript in scripts/ runs under any Node; everything else must be handed over to. */
const needsNode = (/** @type {string} */ command) => !/^node scripts\/[\w/-]+\.mjs(?: |$)/.test(command)

/** @param {Tree} tree @returns {Measure[]} */
export function sql(tree) {
  const raw = countIn(tree, STORES, /\$(?:queryRaw|executeRaw)\w*/g)
  const positional = filesIn(tree, STORES)
    .filter(([file]) => /\/store\//.test(file))
    .reduce((sum, [, text]) => sum + (text.match(/`[^`]*[ (=,]\$[1-9]\b(?!\{)[^`]*`/g)?.length ?? 0), 0)
  const ways = 2 + (raw > 0 ? 1 : 0) + (positional > 0 ? 1 : 0)
  return [
    measure('lines in prisma/', 3_500, linesIn(tree, /^prisma\//)),
    measure(
      'definitions of submit_answers',
      1,
      countIn(tree, /^prisma\/.*\.sql$/, /CREATE (?:OR REPLACE )?FUNCTION submit_answers\b/gi),
    ),
    measure('ways to SQL (Prisma on one table, our statements)', 2, ways),
    measure('raw Prisma queries', 0, raw),
    measure('statements with positional parameters', 0, positional),
    measure('places that insert attempts', 1, countIn(tree, STORES, /insert into question_attempts/gi)),
    measure(
      'places that mark a question seen',
      2,
      countIn(
        tree,
        /^(?:study|cloud-server|electron|prisma)\/.*\.(?:ts|sql)$/,
        /insert into question_seen/gi,
      ),
    ),
    measure(
      'promise queues made by hand',
      0,
      countIn(tree, /^(?:study|cloud-server|electron|renderer|database)\/.*\.tsx?$/, HAND_MADE_QUEUE),
    ),
  ]
}

/** A promise that the next piece of work is chained to. */
const HAND_MADE_QUEUE = /(?<![.\w])(?:last|turn|tail|queue)\s*\.then\(/g

/** @param {Tree} tree @param {readonly Import[]} imports @returns {Measure[]} */
export function matches(tree, imports) {
  const product = /^(?:rules|cloud-server)\/.*\.ts$/
  return [
    measure(
      'imports from a store up to what uses it',
      0,
      importsBetween(
        imports,
        /^cloud-server\/matches\/store\//,
        /^cloud-server\/matches\/(?:start|settle|live|friend|[^/]+\.ts)/,
      ),
    ),
    measure(
      'imports between live duels and friend games',
      0,
      importsBetween(
        imports,
        /^cloud-server\/matches\/(live|friend)\//,
        /^cloud-server\/matches\/(live|friend)\//,
      ),
    ),
    measure(
      'definitions of countsForRating',
      1,
      countIn(tree, product, /\b(?:function|const) countsForRating\b/g),
    ),
    measure(
      'places in TypeScript that decide a winner by comparing scores',
      0,
      countIn(tree, product, /\bscores?\w*(?:\[\d\]|\.\w+)? ?[<>]=? ?\w*\.?scores?\w*/gi),
    ),
  ]
}

/** @param {Tree} tree @returns {Measure[]} */
export function daily(tree) {
  return [
    measure(
      'places that decide whether a daily answer is late',
      1,
      filesIn(tree, /^(?:rules|study|electron|cloud-server)\/.*\.ts$/).filter(([, text]) =>
        /\bdailyIsOver\(|\bDAILY_LATENCY_MS\b(?![^\n]*=)/.test(text.replace(/^import[^\n]*$/gm, '')),
      ).length,
    ),
    measure(
      'parses of a sync event on its way through the server',
      1,
      countIn(tree, /^cloud-server\/.*\.ts$/, /\bsyncEvent\.(?:safeParse|parse)\(|\breadEvent\(/g),
    ),
  ]
}

/** @param {readonly Import[]} imports @returns {Measure[]} */
export function renderer(imports) {
  return [
    measure(
      'imports between screens',
      0,
      importsBetween(imports, /^renderer\/screens\/([^/]+)\//, /^renderer\/screens\/([^/]+)\//),
    ),
    measure(
      'imports between features',
      0,
      importsBetween(imports, /^renderer\/features\/([^/]+)\//, /^renderer\/features\/([^/]+)\//),
    ),
    measure(
      'imports from screens, features, components or clients up to app',
      0,
      importsBetween(imports, /^renderer\/(?:screens|features|components|clients)\//, /^renderer\/app\//),
    ),
  ]
}

/** @param {Tree} tree @returns {Measure[]} */
export function families(tree) {
  return [
    measure(
      'step, view or reason functions of a family’s own',
      0,
      countIn(tree, /^question-bank\/families\//, OWN_FRAME),
    ),
  ]
}

/** Functions that the engine makes of a family’s tables. */
const OWN_FRAME = /^(?:export )?function (?:step|view|reason)\(/gm

/** @param {Tree} tree @param {readonly Import[]} imports @returns {Measure[]} */
export function language(tree, imports) {
  const builtIns = ['Record', 'Map', 'Set', 'Date', 'Error', 'Promise', 'Request', 'Response', 'Event']
  const shadowed = new RegExp(
    `\\bexport (?:default )?(?:interface|type|class|const|function) (?:${builtIns.join('|')})\\b`,
    'g',
  )
  return [
    measure('comments in which a function answers', 0, countIn(tree, CODE, FUNCTION_ANSWERS)),
    measure('exported names that shadow a built-in', 0, countIn(tree, CODE, shadowed)),
    measure('circles of imports, types counted', 0, circlesIn(imports, CODE).length),
    measure(
      'code files over 300 lines',
      0,
      [...tree].filter(([file, text]) => isCode(file) && text.split('\n').length - 1 > 300).length,
    ),
    measure('product files that cite a folder beside the repository', 0, outsideCitations(tree)),
  ]
}

const FUNCTION_ANSWERS =
  /\b[Aa]nswers (?:null|undefined|true|false|whether|how many|nothing|it)\b|\b[Tt]he answer (?:stops|lets|takes it back)\b/g

const outsideCitations = (/** @type {Tree} */ tree) =>
  [...tree].filter(([file, text]) => (isProduct(file) || file === '.ci/run') && /\.\.\/shared\b/.test(text))
    .length

/** @param {Tree} tree @returns {Measure} */
function packagesOfServer(tree) {
  const { packages } = JSON.parse(tree.get('package-lock.json') ?? '{"packages":{}}')
  const { dependencies } = JSON.parse(tree.get('apps/server/package.json') ?? '{"dependencies":{}}')
  return measure('packages a server installs', 145, Object.keys(closureOf(packages, dependencies)).length)
}

/**
 * Returns every number of the house that can be read from the files alone.
 * @param {Tree} tree
 * @returns {Measure[]}
 */
export function measuresOf(tree) {
  const imports = importsOf(tree)
  return [
    ...scripts(tree),
    ...sql(tree),
    ...matches(tree, imports),
    ...daily(tree),
    ...renderer(imports),
    ...families(tree),
    ...language(tree, imports),
    packagesOfServer(tree),
  ]
}

/** Returns the measures whose figure is over what it may be. @param {readonly Measure[]} measures */
export const missedOf = (measures) => measures.filter(({ figure, most }) => figure > most)
