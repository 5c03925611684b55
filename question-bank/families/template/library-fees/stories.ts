import type { LoanFacts, LoanStory } from './facts.ts'

/** Eight loans; each suits every combination of facts. */
export const stories: readonly LoanStory[] = [
  { id: 'beekeeping', reader: 'Arnaud', town: 'Millbrook', book: 'a manual of beekeeping' },
  { id: 'astronomy', reader: 'Bhatt', town: 'Eastport', book: 'an atlas of the stars' },
  { id: 'cooking', reader: 'Castellano', town: 'Fairhaven', book: 'a history of cooking' },
  { id: 'railways', reader: 'Dunmore', town: 'Granby', book: 'an album of old railways' },
  { id: 'orchids', reader: 'Eriksen', town: 'Hollis', book: 'a guide to wild orchids' },
  { id: 'chess', reader: 'Fontaine', town: 'Linwood', book: 'a collection of chess problems' },
  { id: 'sailing', reader: 'Grabowski', town: 'Norfield', book: 'a handbook of coastal sailing' },
  { id: 'drawing', reader: 'Hakimi', town: 'Orland', book: 'an introduction to figure drawing' },
]

/** The facts in prose: the loan, the reminder, what became of the book, and the claim. */
export function tell(facts: LoanFacts, story: LoanStory): string {
  const { reader, town, book } = story
  const loan = `On the first of March ${reader} borrowed ${book} from the public library of ${town} and signed a card which stated the last day of the loan, the amount of the late fee, and that the fee is governed by the general law of libraries.`
  const reminder =
    facts.reminder === 'sent'
      ? `A week before that day the library mailed ${reader} a correctly addressed reminder.`
      : `The library, whose only secretary had recently retired, sent out nothing further about the loan.`
  return `${loan} ${reminder} ${outcome(facts, story)} The library demands the late fee, which ${reader} refuses to pay.`
}

function outcome({ book, cause }: LoanFacts, { reader, town }: LoanStory): string {
  if (book === 'on time')
    return `On the last day of the loan ${reader} handed the book to a librarian, who examined it, found it undamaged and returned it to the shelf.`
  if (book === 'lost')
    return `Shortly afterwards the book fell from a ferry on which ${reader} was reading, and it now lies at the bottom of the harbor of ${town}.`
  return `${CAUSES[cause].replaceAll('READER', reader)} The book, which was undamaged, was handed to a librarian three weeks after the last day of the loan.`
}

const CAUSES: Readonly<Record<LoanFacts['cause'], string>> = {
  none: 'READER lives around the corner and passed the library every morning.',
  illness: 'In the meantime READER had been taken to a distant hospital, unconscious after an accident.',
  holiday: 'In the meantime READER had departed for a long-planned expedition through the mountains.',
}
