import { utcDate } from '#rules/days.ts'
import type { KeptQuestion, KeptRule } from '../../clients/notebook.ts'
import { LETTERS } from '../../components/choice.ts'
import { csvHead, csvLine } from '../../components/csv.ts'
import { CONFIDENCE_WORDS, REASON_WORDS } from '../../components/reason-words.ts'
import { bySubject } from './leaves.ts'

const COLUMNS = [
  'Subject',
  'Subtopic',
  'Rule',
  'Rule Missed',
  'Sure And Wrong',
  'Rule Note',
  'Question',
  'Answer',
  'Last Missed',
  'Why',
  'How Sure',
  'Bookmarked',
  'Note',
] as const

const yesNo = (value: boolean): string => (value ? 'yes' : 'no')
const answerOf = ({ choices, correctAnswer }: KeptQuestion): string => choices[correctAnswer] ?? ''

/** Returns a notebook as a table, a line for each question, and one for each rule that has none. */
export const notebookCsv = (rules: readonly KeptRule[]): string =>
  csvHead(COLUMNS) +
  rules
    .flatMap((rule) => {
      const own = [
        ...[rule.subject, rule.subtopic, rule.area, rule.misses, yesNo(rule.sureWrong)],
        rule.note?.text ?? '',
      ]
      if (rule.questions.length === 0) return [csvLine([...own, '', '', '', '', '', '', ''])]
      return rule.questions.map((one) =>
        csvLine([
          ...own,
          one.stem,
          answerOf(one),
          one.missed ? utcDate(one.missed.at) : '',
          one.missed?.reason ? REASON_WORDS[one.missed.reason] : '',
          one.missed?.confidence ? CONFIDENCE_WORDS[one.missed.confidence] : '',
          yesNo(one.note?.bookmarked ?? false),
          one.note?.text ?? '',
        ]),
      )
    })
    .join('')

/** Signs that Markdown would read. */
const plain = (text: string): string => text.replace(/([\\`*_[\]<>#|])/g, '\\$1')
const quoted = (text: string): string => plain(text).replace(/^/gm, '> ')

function questionText(one: KeptQuestion): string {
  const { missed, note } = one
  // A list: lines alone would run together where it is rendered.
  const choices = one.choices.map((choice, i) => `- ${LETTERS[i]}. ${plain(choice)}`).join('\n')
  const told = [
    ...(missed ? [`missed ${utcDate(missed.at)}`] : []),
    ...(missed?.reason ? [REASON_WORDS[missed.reason].toLowerCase()] : []),
    ...(missed?.confidence ? [`said “${CONFIDENCE_WORDS[missed.confidence]}”`] : []),
    ...(note?.bookmarked ? ['bookmarked'] : []),
  ]
  return [
    plain(one.stem),
    choices,
    `**Answer: ${LETTERS[one.correctAnswer]}.** ${plain(one.explanation)}`,
    ...(told.length > 0 ? [`*${told.join(', ')}*`] : []),
    ...(note?.text ? [quoted(note.text)] : []),
  ].join('\n\n')
}

function ruleText(rule: KeptRule): string {
  const misses = rule.misses === 1 ? 'Missed once' : `Missed ${rule.misses} times`
  const told = [...(rule.misses > 0 ? [misses] : []), ...(rule.sureWrong ? ['sure and wrong'] : [])]
  return [
    `### ${plain(rule.area)}`,
    `${plain(rule.subtopic)}${told.length > 0 ? `. ${told.join(', ')}.` : ''}`,
    ...(rule.note?.text ? [quoted(rule.note.text)] : []),
    ...rule.questions.map(questionText),
  ].join('\n\n')
}

/** Returns a notebook in Markdown, by subject and rule; `now` in ms. */
export const notebookMarkdown = (rules: readonly KeptRule[], now: number): string =>
  `${[
    `# My Bar Duel notebook, ${utcDate(now)}`,
    ...bySubject(rules).map((one) => [`## ${one.subject}`, ...one.rules.map(ruleText)].join('\n\n')),
  ].join('\n\n')}\n`
