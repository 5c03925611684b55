/** Lower-cased, every run of other characters one hyphen, trimmed: 'Motions: Rule 12' → 'motions-rule-12'. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The folder names of the seven subjects; 'Criminal Law/Procedure' keeps its short one. */
const SUBJECT_SLUGS: Readonly<Record<string, string>> = { 'Criminal Law/Procedure': 'criminal-law' }

/** The folder under `items/` and the file under `reviews/` of a subject. */
export function subjectSlug(subject: string): string {
  return SUBJECT_SLUGS[subject] ?? slug(subject)
}

/** The file name, without ending, of a subtopic. */
export function subtopicSlug(subtopic: string): string {
  return slug(subtopic)
}
