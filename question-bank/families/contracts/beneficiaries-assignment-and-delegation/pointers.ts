import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the tie between two of the three people to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['gift', 'debt', 'profit'],
    'For whose sake was the promise made, and how can one tell from the contract?',
    'For whose sake was it made, and how can one tell?',
  ],
  [
    ['recalled', 'relied', 'agreed'],
    'What had the person outside the deal known, said, or done before the two changed it?',
    'What had the outsider known, said, or done before the two changed course?',
  ],
  [
    ['breached', 'offset'],
    'Where does the excuse come from: this very deal, or another one?',
    'Where does the excuse come from: these papers, or others?',
  ],
  [
    ['plain', 'unaware', 'warned'],
    'Mark two days: when word went out, and when money changed hands.',
    'Mark when word went out, and when money changed hands.',
  ],
  [
    ['unperformed', 'later-claim'],
    'Where does the excuse come from, this deal or another, and what had been learned by then?',
    'Where does the excuse come from, and what had been learned by then?',
  ],
  [
    ['first', 'second', 'written', 'spoken'],
    'Two people were given the same thing. Was anything paid or put on paper for the earlier one?',
    'Both were given the same thing. How was the one before given it?',
  ],
  [
    ['clause', 'barred'],
    'Read the clause narrowly. Is this about being paid, or about who does the work?',
    'Is this about money, or about whose hands do it?',
  ],
  [
    ['delegable', 'personal'],
    'Does it matter to the other side whose hands do it?',
    'Why was this one hired, and does it matter whose hands do it?',
  ],
  [
    ['botched', 'replaced'],
    'Who let whom off, and did all three say so?',
    'When the newcomer came in, who let whom off?',
  ],
  [
    ['assumed', 'still-owes'],
    'To whom was the new promise made, and for whose sake? Does it let the old one go?',
    'For whose sake did the newcomer speak up, and does that let the old one go?',
  ],
])
