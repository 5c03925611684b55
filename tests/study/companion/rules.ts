import type { LibraryRule } from '#protocol/library.ts'

/** A rule for tests. Its texts say which area they belong to. */
export const rule = (area: string, parts: Partial<LibraryRule> = {}): LibraryRule => ({
  id: `torts.negligence.${area.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
  subject: 'Torts',
  subtopic: 'Negligence',
  area,
  jurisdiction: 'R',
  lawAsOf: '2026-11-01',
  rule: `The rule of ${area}. It has a second sentence.`,
  elements: [`first of ${area}`, `second of ${area}`],
  traps: [`a trap of ${area}`, `another of ${area}`],
  approach: `The approach to ${area}.`,
  authorities: [`Authority v. ${area}`],
  asked: [area.toLowerCase()],
  terms: [],
  explained: '',
  ...parts,
})

/** Three subjects: enough for a comparison, and for the same topic in another subject. */
export const RULES: LibraryRule[] = [
  rule('Hearsay', { id: 'evidence.hearsay.hearsay', subject: 'Evidence', subtopic: 'Hearsay' }),
  rule('Judicial notice', {
    id: 'evidence.presentation.judicial-notice',
    subject: 'Evidence',
    subtopic: 'Presentation',
  }),
  rule('Battery', { asked: ['battery', 'offensive contact'] }),
  rule('Assault', { asked: ['assault', 'apprehension'] }),
  rule('Mistaken consent', { asked: ['mistake', 'consent by mistake'] }),
  rule('Mistake and misunderstanding', {
    id: 'contracts.defenses.mistake',
    subject: 'Contracts',
    subtopic: 'Defenses',
    asked: ['mistake', 'mutual mistake'],
  }),
  rule('Duty', { asked: ['duty of care'] }),
]
