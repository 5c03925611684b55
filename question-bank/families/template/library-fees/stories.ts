import type { Pool } from '#protocol/bank.ts'
import { He, type Party, The } from '../../engine/party.ts'
import type { LoanFacts, LoanStory } from './facts.ts'

const loan = (pool: Pool, role: string, pronoun: Party['pronoun'], book: string): LoanStory => ({
  id: role,
  pool,
  reader: { a: /^[aeiou]/.test(role) ? `an ${role}` : `a ${role}`, the: `the ${role}`, pronoun },
  book,
})

/** Eleven loans, each in one pool and suited to every combination of facts. */
export const stories: readonly LoanStory[] = [
  loan('practice', 'beekeeper', 'he', 'a manual on hives'),
  loan('practice', 'painter', 'she', 'an introduction to figure drawing'),
  loan('practice', 'cook', 'he', 'a history of bread'),
  loan('practice', 'teacher', 'she', 'an atlas of the stars'),
  loan('ranked', 'railroad engineer', 'he', 'an album of old locomotives'),
  loan('ranked', 'florist', 'she', 'a guide to wild orchids'),
  loan('ranked', 'chess player', 'he', 'a collection of endgames'),
  loan('ranked', 'sailor', 'she', 'a handbook of coastal sailing'),
  loan('daily', 'carpenter', 'he', 'a book on roof trusses'),
  loan('daily', 'nurse', 'she', 'a field guide to owls'),
  loan('daily', 'architect', 'he', 'a survey of stone bridges'),
]

/** From the loan on. */
function fromTheLoan(facts: LoanFacts, story: LoanStory): string {
  const { reader, book } = story
  return `In March ${reader.a} borrowed ${book} from a public library and signed a card that stated the last day of the loan and the late fee. ${reminder(facts, story)} ${outcome(facts, story)} The library demanded the late fee, and ${reader.the} refused to pay it.`
}

/** From the library's side. */
function fromTheLibrary(facts: LoanFacts, story: LoanStory): string {
  const { reader, book } = story
  return `A public library lent ${book} to ${reader.a}, who signed a card that stated the last day of the loan and the amount of the late fee. ${reminder(facts, story)} ${outcome(facts, story)} Asked for the late fee, ${reader.the} refused to pay.`
}

/** From the card on. */
function fromTheCard(facts: LoanFacts, story: LoanStory): string {
  const { reader, book } = story
  return `The card that ${reader.a} signed at a public library, on borrowing ${book}, stated the last day of the loan and the late fee. ${reminder(facts, story)} ${outcome(facts, story)} ${He(reader)} has refused the library’s demand for the late fee.`
}

export const tell = [fromTheLoan, fromTheLibrary, fromTheCard] as const

function reminder({ reminder }: LoanFacts, { reader }: LoanStory): string {
  return reminder === 'sent'
    ? `A week before that day, the library mailed ${reader.the} a correctly addressed reminder.`
    : `The library never wrote to ${reader.the} about the loan before that day.`
}

function outcome({ book, cause }: LoanFacts, { reader }: LoanStory): string {
  if (book === 'on time') return `On the last day, ${reader.the} handed the undamaged book to a librarian.`
  if (book === 'lost')
    return `Two days before the loan ended, the book fell from a ferry on which ${reader.the} was reading, and it now lies at the bottom of the harbor.`
  const kept = {
    none: `${The(reader)} lives around the corner from the library and passed it every morning.`,
    illness: `By then, ${reader.the} had been taken unconscious to a distant hospital after an accident.`,
    holiday: `By then, ${reader.the} had left on a long-planned trip through the mountains.`,
  }[cause]
  return `${kept} The undamaged book was handed to a librarian three weeks after the last day of the loan.`
}
