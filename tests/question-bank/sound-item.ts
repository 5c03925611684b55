import type { Choice, Item } from '../../question-bank/load/item.ts'

/** An item that keeps every rule; tests change one thing and expect one rule to bite. */
export const SOUND: Item = {
  id: 'ev-0001',
  family: null,
  path: null,
  subject: 'Evidence',
  subtopic: 'Hearsay: definition and exclusions',
  area: 'Statement, declarant and purpose',
  difficulty: 3,
  pool: 'practice',
  jurisdiction: 'F',
  lawAsOf: '2026-11-01',
  nextgenScope: 'recall',
  stem:
    'A shopper slipped on spilled detergent in a grocery store and sued the owner for negligence. At trial, ' +
    'the shopper calls a cashier to testify that twenty minutes before the accident another customer told ' +
    'the manager about detergent on the floor in the third aisle. The shopper offers this testimony to prove ' +
    'that the manager had been warned of the danger in time to remove it. The owner, who denies that anyone ' +
    'complained before the accident, objects that the customer is absent and cannot be examined. ' +
    'How should the court rule on the objection?',
  choices: [
    {
      text: 'Overrule it, because the remark is offered to show that the manager was warned.',
      why: 'Correct. Words offered for their effect on the listener are not offered for their truth.',
    },
    {
      text: 'Overrule it, because the remark describes an event while the customer perceived it.',
      why: 'Reaches for the exception for present sense impressions, though no exception is needed.',
    },
    {
      text: 'Sustain it, because the remark was made outside court by an absent customer.',
      why: 'Treats every remark made outside court as hearsay, whatever the purpose of the offer.',
    },
    {
      text: 'Sustain it, because the remark is more harmful to the owner than it is useful.',
      why: 'Applies the balance of unfair prejudice, though notice is the heart of the claim here.',
    },
  ],
  correct: 0,
  explanation:
    'Hearsay is a statement made outside court that is offered to prove the truth of what it asserts (FRE 801(c)). ' +
    'The shopper offers the remark to show that the manager was warned, which matters whether or not the remark ' +
    'was true. That the customer is absent does not make it hearsay, because nobody relies on the customer. ' +
    'The exception for an event described as it is perceived is not needed for a remark that is not hearsay. ' +
    'Unfair prejudice does not outweigh proof of notice, which is the heart of the claim, merely because it is harmful.',
  authorities: ['FRE 801(c)'],
  hint: 'Ask what fact this testimony goes to prove, and whether the speaker has to be believed.',
  file: 'items/evidence/hearsay-definition-and-exclusions.yaml',
}

/** The sound item with changes; `texts` replaces the options' texts in order. */
export function item(changes: Partial<Item> & { texts?: readonly string[] } = {}): Item {
  const { texts, ...rest } = changes
  const choices: readonly Choice[] | undefined = texts?.map((text, index) => ({
    text,
    why: SOUND.choices[index]?.why ?? 'A view that tempts.',
  }))
  return { ...SOUND, ...(choices ? { choices } : {}), ...rest }
}

/** 'ev-0001' for 1. */
export function id(number: number): string {
  return `ev-${String(number).padStart(4, '0')}`
}
