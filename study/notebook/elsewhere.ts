import type { ReplyOf } from '#protocol/routes.ts'
import type { NoteMark } from '#protocol/sync/mark.ts'
import { areaKey } from '#rules/practice/choose-area.ts'
import { onQuestion } from './note-target.ts'
import { keptNote, newestFirst } from './notebook.ts'

type Notebook = ReplyOf<'GET /api/notebook'>

/** The questions in this engine's bank, which it alone decides to show or not, and the notes kept here. */
interface Here {
  isHere(questionId: string): boolean
  notes: readonly NoteMark[]
}

/** Returns a notebook with the questions that only the server's has; a note on one is as it's kept here. */
export function withElsewhere(own: Notebook, server: Notebook, { isHere, notes }: Here): Notebook {
  const noteOn = new Map(notes.map((note) => [note.target, keptNote(note)]))
  const rules = new Map(own.rules.map((rule) => [areaKey(rule), rule]))
  for (const told of server.rules) {
    const questions = told.questions.flatMap((question) => {
      const note = noteOn.get(onQuestion(question.id))
      return isHere(question.id) ? [] : [note === undefined ? question : { ...question, note }]
    })
    if (questions.length === 0) continue
    const rule = rules.get(areaKey(told)) ?? { ...told, questions: [] }
    const missedIn = questions.some(({ missed }) => missed) ? null : rule.missedIn
    rules.set(areaKey(told), { ...rule, missedIn, questions: [...rule.questions, ...questions] })
  }
  return { rules: [...rules.values()].sort(newestFirst) }
}
