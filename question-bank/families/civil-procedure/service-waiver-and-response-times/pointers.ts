import { pointersFrom } from '../../engine/pointers.ts'
import type { ServiceFacts } from './facts.ts'

/** By the matter, the person, the place, or the date to look at. */
export const pointers = pointersFrom<ServiceFacts['matter']>([
  [
    ['served by the plaintiff', 'served by a minor', 'served by a relative'],
    'Who carried the papers? Rule 4(c)(2) asks two things of that person.',
    'Rule 4(c)(2) asks two things of the carrier. Check both.',
  ],
  [
    ['left at home with a resident', 'left at home with a guest'],
    'The house is right. What does the Rule ask of the one who opened the door?',
    'The house is right. What must be so of the one who opened the door?',
  ],
  [
    ['left at work'],
    "Rule 4(e)(2) names the places and people that will do in someone's absence. Is this among them?",
    "Rule 4(e)(2) lists what will do in someone's absence. Is this on the list?",
  ],
  [['refused'], 'How close did the papers come, and must the other one take hold of them?'],
  [
    ['agent'],
    'What had been signed a year before, and does it matter what became of the papers later?',
    'What had been arranged a year before, and does it matter what became of the papers later?',
  ],
  [
    ['mailed', 'waiver ignored'],
    'A letter came. What must go with one, or come back, before it counts?',
    'A letter came. What more is needed before it counts?',
  ],
  [
    ['mailed, then answered', 'mailed, then amended'],
    'The letter was a flaw. Look at the first response: what did it leave out, and was that put right in time?',
    'The letter was a flaw. See what was said about it, and when.',
  ],
  [
    ['officer of a company', 'worker of a company'],
    'What post does the one who took the papers hold? Does it matter where they went next?',
    'What post does the one who took the papers hold?',
  ],
  [
    ['late, good cause', 'late, no cause', 'late, abroad'],
    'Why did it take so long, and does the Rule have a limit for that place?',
    'See why it took so long, and where the papers had to go.',
  ],
  [
    ['due after filing and service', 'due after service and proof'],
    "Two dates are given. On which of them does the other side's time begin?",
    'Two dates are given. Which one starts the time?',
  ],
  [
    ['due after waiver', 'due after waiver abroad'],
    'Which date starts the time, the sending or the return, and where did the letter go?',
    'Which date starts the time, and where did the letter go?',
  ],
  [
    ['due from the government'],
    'Three recipients, two dates. Whose copy starts the time, and how long is it for this defendant?',
    'Three recipients, two dates. Whose copy starts the time, and how long is it here?',
  ],
  [
    ['due after a mailed counterclaim', 'due after an electronic counterclaim'],
    'How did the demand in return arrive, and does that way earn extra days?',
    'How did the demand in return arrive, and does that way earn extra time?',
  ],
  [
    ['due after a denied motion'],
    'An early motion changed the time. From what day does it run now, and how long?',
    'Something changed the time. From what moment does it run now, and how long?',
  ],
  [
    ['due after a late amendment', 'due after an early amendment', 'due after a mailed amendment'],
    'Count two periods, what was left of the old and the new one, and compare their ends.',
    'Work out both ends, the old and the new, and compare.',
  ],
])
