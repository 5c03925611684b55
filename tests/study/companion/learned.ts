import { areaWeights } from '#protocol/library.ts'
import { areaReader } from '#study/companion/areas.ts'
import { libraryOf } from '#study/companion/library.ts'
import { areasText, type Lessons } from '../../../question-bank/build/areas.ts'
import { rule } from './rules.ts'

const written = (area: string, asked: string[]) => ({
  ...rule(area, { asked }),
  jurisdiction: 'R' as const,
  terms: [],
  file: '',
})
const RULES = [written('Battery', ['battery']), written('Trespass', ['trespass'])]
const SUBJECT = 'Torts' as const
/** The lessons of `learnedLibrary`. */
export const LESSONS: Lessons = {
  rules: RULES,
  items: [],
  asked: [
    { subject: SUBJECT, area: 'Battery', question: 'guy spat in my face at the bar', file: '' },
    { subject: SUBJECT, area: 'Battery', question: 'she slapped him for no reason', file: '' },
    { subject: SUBJECT, area: 'Trespass', question: 'kids keep cutting across my lawn', file: '' },
    { subject: SUBJECT, area: 'Trespass', question: 'his tree crew walked onto my lot', file: '' },
  ],
  beyond: ['best pizza in town', 'how do i bake bread', 'who won the game'],
}
export const learnedText = areasText(LESSONS)
export const learnedReader = areaReader(areaWeights.parse(JSON.parse(learnedText)))

/** A library of two rules that has learned what plain words stand for. */
export const learnedLibrary = libraryOf(RULES, learnedReader)
