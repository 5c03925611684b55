/** The environment that signs each system's packages, by electron-builder's own names. */
export const SIGNING_NAMES = {
  win32: ['CSC_LINK', 'CSC_KEY_PASSWORD'],
  darwin: ['CSC_LINK', 'CSC_KEY_PASSWORD', 'APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  linux: [],
}

/**
 * @typedef {object} Signing
 * @property {boolean} signed whether packages are signed, and a failure to sign fails the packaging
 * @property {string} line what to tell the person who packages
 */

/**
 * Whether this system's packages are signed. A name that is set to nothing counts as absent, as a missing secret of a
 * workflow is.
 * @param {string} system
 * @param {NodeJS.ProcessEnv} env
 * @returns {Signing}
 */
export function signingOf(system, env) {
  const names = SIGNING_NAMES[/** @type {keyof typeof SIGNING_NAMES} */ (system)] ?? []
  if (names.length === 0)
    return { signed: false, line: 'Linux packages carry no signature: compare them with SHA256SUMS.' }
  const missing = names.filter((name) => !env[name]?.trim())
  return missing.length === 0
    ? { signed: true, line: `Signing with ${names.join(', ')}.` }
    : {
        signed: false,
        line: `*** UNSIGNED: ${missing.join(', ')} not set. Systems warn people before they run these packages. ***`,
      }
}
