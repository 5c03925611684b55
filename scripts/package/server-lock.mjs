/** @typedef {Record<string, string>} Versions */

/**
 * @typedef {object} Entry what a lock file says of one package, besides what only npm reads
 * @property {string} [version]
 * @property {Versions} [dependencies]
 * @property {Versions} [optionalDependencies]
 * @property {Versions} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @typedef {Record<string, Entry>} Packages by the place where each lies, such as `node_modules/a/node_modules/b` */

const NESTED = '/node_modules/'

/** The package around another one; '' is the project. */
const around = (/** @type {string} */ place) => place.slice(0, Math.max(place.lastIndexOf(NESTED), 0))

/** Where Node finds a package that is named in the package at `from`; undefined when it is not there. */
function placeOf(/** @type {Packages} */ packages, /** @type {string} */ name, /** @type {string} */ from) {
  for (let at = from; ; at = around(at)) {
    const place = `${at && `${at}/`}node_modules/${name}`
    if (place in packages) return place
    if (!at) return undefined
  }
}

/** The packages that must be there for this one, and those it does without where a system has none. */
function needsOf(/** @type {Entry} */ { peerDependencies = {}, peerDependenciesMeta = {}, ...entry }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers]
}

/**
 * The packages that an app's dependencies bring with them, its development tools left out, as a lock file of their
 * own has them.
 * @param {Packages} packages of the project's lock file
 * @param {Versions} dependencies the app's own, which lie at the top of node_modules
 * @returns {Packages}
 */
export function closureOf(packages, dependencies) {
  /** @type {Packages} */
  const found = {}
  const waiting = Object.keys(dependencies).map((name) => ({ name, from: '' }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(packages, next.name, next.from)
    const entry = place && packages[place]
    if (!place || !entry || place in found) continue
    found[place] = entry
    waiting.push(...needsOf(entry).map((name) => ({ name, from: place })))
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}
