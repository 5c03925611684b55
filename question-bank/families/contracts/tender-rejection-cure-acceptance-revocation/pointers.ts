import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the stage and the flaw to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['perfect'],
    'One shipment, a small flaw, a prompt no. How much does the flaw have to matter?',
    'One shipment and a prompt no. How much does the flaw have to matter?',
  ],
  [
    ['cure-in-time', 'cure-on-grounds', 'cure-too-late'],
    'Compare the date of the second set with May 20, and ask what the seller had reason to think at first.',
    'Compare the date of the second set with May 20, and ask what its sender had hoped for.',
  ],
  [
    ['unstated'],
    'Read the message to the seller. What could have been done, had it said more?',
    'Read the message again. What could have been done, had it said more?',
  ],
  [
    ['prepaid'],
    'Why was the money handed over before the crates were opened?',
    'Why was the money handed over so early?',
  ],
  [
    ['silent', 'used', 'known'],
    'Go back before the complaint. Did anything said, done, or left undone amount to a yes?',
    'Go back before the complaint. What had been said, done, or left undone by then?',
  ],
  [
    ['hidden', 'hidden-slight', 'stale'],
    'Three questions: could it have been seen at first, how much does it matter, and how soon did word go out?',
    'Could it have been seen at first, how much does it matter, and how soon did word go out?',
  ],
  [
    ['assured', 'assured-slight'],
    'Why were the goods kept in spite of it, and how much does the flaw matter?',
    'Why were they kept in spite of it, and how much does it matter?',
  ],
  [
    ['lot-slight', 'lot-grave', 'lot-assured'],
    'Four lots, one bad. How bad, and what did the seller offer to do?',
    'Four lots, one bad. How bad, and what did the other side offer?',
  ],
])
