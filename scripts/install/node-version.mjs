/** The oldest Node that may run the product itself when the packaged one cannot be had (design section 3). */
const OLDEST_OWN = [22, 22]

/** @returns {boolean} whether a version such as 'v22.22.0' may run the product */
export function runsProduct(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_OWN
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}
