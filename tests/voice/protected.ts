import { readFileSync } from 'node:fs'
import { inProject } from '../../scripts/project.mjs'

const straight = (text: string): string => text.replace(/[’‘]/g, "'")

/** Labels that the product's first specification fixed and docs/spec.md doesn't quote. */
const FIXED = [
  'Please try again.',
  'Please try again later.',
  'Please try a different username',
  'Passwords do not match',
  'You have forfeited this match.',
  'Waiting for opponent to answer...',
  'Logout',
  'Total Users',
  'Users with Emails',
  'Active Users',
  'Exports email list based on filters. Leave fields empty to include all users.',
  'npm run admin -- users',
  // Quoted law.
  'It is emphatically',
]

const QUOTED = /(?<![\w])'((?:[^'\n]|(?<=[a-z])'(?=[a-z]))+)'(?![\w])/g

/** Returns the labels that docs/spec.md quotes letter for letter. */
export function labelsOf(spec: string): string[] {
  return [...straight(spec).matchAll(QUOTED)].map(([, label = '']) => label)
}

const labels = [...FIXED, ...labelsOf(readFileSync(inProject('docs', 'spec.md'), 'utf8'))]
  .map((label) => straight(label))
  .filter((label) => /\s/.test(label))
  .sort((a, b) => b.length - a.length)
const PATTERN = new RegExp(
  labels
    .map((label) =>
      label
        .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
        .replace(/\\\{[^}]*\}|\{[^}]*\}/g, '\\{\\}')
        .replaceAll("'", "['’]"),
    )
    .join('|'),
  'g',
)

/** Returns a text without the labels that stay letter for letter, each a `§`. */
export const withoutLabels = (text: string): string => text.replace(PATTERN, '§')
