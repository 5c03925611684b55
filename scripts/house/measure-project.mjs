import { longFunctions } from './long-functions.mjs'
import { measuresOf } from './measures.mjs'
import { readTree } from './tree.mjs'

/**
 * Measures the project at `root` as it is in the working tree.
 * @param {string} root
 * @returns {import('./measures.mjs').Measure[]}
 */
export const measureProject = (root) => [...measuresOf(readTree(root)), longFunctions(root)]
