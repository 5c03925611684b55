import type { Item } from '../../question-bank/load/item.ts'
import { item, SOUND } from './sound-item.ts'

const reasons = [
  'the first reason is plain',
  'a second thing is so',
  'no third rule applies',
  'one fourth test is met',
]

/** For every rule, items planted to break it. */
export const PLANTED: Record<string, Item[]> = {
  'four-options': [item({ choices: SOUND.choices.slice(0, 3) })],
  'distinct-options': [
    item({
      choices: SOUND.choices.map((choice, index) =>
        index === 1 ? { ...choice, text: `${SOUND.choices[0]?.text.toUpperCase()} ` } : choice,
      ),
    }),
  ],
  'lead-in': [
    item({
      stem: SOUND.stem.replace('How should the court rule on the objection?', 'The court should rule.'),
    }),
    item({ stem: SOUND.stem.replace('How should', 'Is the remark hearsay? How should') }),
  ],
  'stem-length': [
    item({ stem: 'A shopper slipped. May she recover?' }),
    item({ stem: `${'The store was open that day. '.repeat(40)}May she recover?` }),
  ],
  'reading-grade': [
    item({
      stem: `${"Notwithstanding considerable institutional dissatisfaction, the municipality's redevelopment corporation unilaterally terminated preliminary negotiations concerning environmental remediation obligations. ".repeat(4)}May it?`,
    }),
  ],
  'length-ratio': [
    item({
      texts: [
        'Overrule it, because it is relevant to a fact in issue and not at all unfair to the owner here.',
        'Overrule it, because it is fair.',
        'Sustain it, because it is hearsay.',
        'Sustain it, because it is harmful.',
      ],
    }),
  ],
  'yes-no-split': [
    item({ texts: reasons.map((reason, index) => `${index < 3 ? 'Yes' : 'No'}, because ${reason}.`) }),
    item({ texts: reasons.map((reason) => `Yes, because ${reason}.`) }),
    item({
      texts: reasons.map((reason, index) =>
        index < 2 ? `Yes, because ${reason}.` : `The court, because ${reason}.`,
      ),
    }),
    item({
      texts: reasons.map((reason, index) => `${index < 1 ? 'Granted' : 'Denied'}, because ${reason}.`),
    }),
    item({
      texts: reasons.map(
        (reason, index) => `The note is ${index < 3 ? 'admissible' : 'inadmissible'}, because ${reason}.`,
      ),
    }),
  ],
  'range-overlap': [
    item({ texts: ['$1,000 to $5,000', '$4,000 to $9,000', '$9,500 to $10,000', '$10,500 to $12,000'] }),
    item({ texts: ['At least 10 days', 'More than 20 days', 'Less than 5 days', 'No more than 7 days'] }),
  ],
  'option-contained': [
    item({
      texts: [
        'Yes, because notice was given.',
        'Yes, because notice was given in writing.',
        'No, because it came too late to count.',
        'No, because it was oral and vague.',
      ],
    }),
  ],
  'of-the-above': [
    item({ texts: ['A battery', 'An assault', 'Both of the above', 'A trespass'] }),
    item({ texts: ['A battery', 'An assault', 'A trespass', 'None of the above'] }),
  ],
  'grammar-cue': [
    item({
      texts: [
        'To dismiss the claim.',
        'A motion for judgment.',
        'The trial of the claim.',
        'An order of remand.',
      ],
    }),
    item({ texts: ['A battery', 'An assault.', 'A trespass.', 'A nuisance.'] }),
    item({
      texts: ['battery of the guest', 'Assault of the guest', 'Trespass to the guest', 'Threat to the guest'],
    }),
    item({
      texts: [
        'The court was bound to dismiss.',
        'The court is free to dismiss.',
        'The court is able to stay it.',
        'The court is free to transfer.',
      ],
    }),
    item({ texts: ['Both battery claims', 'The assault claim', 'The trespass claim', 'The libel claim'] }),
    item({
      stem: SOUND.stem.replace('How should the court rule on the objection?', 'Is the remark an?'),
      texts: ['admission', 'excuse', 'promise', 'order'],
    }),
  ],
  jurisdiction: [item({ jurisdiction: 'S' }), item({ jurisdiction: 'C' })],
  'authority-form': [
    item({ authorities: [] }),
    item({ authorities: ['MPC § 2.02'] }),
    item({ authorities: ['general principles'] }),
  ],
  'explanation-covers': [
    item({
      explanation:
        'A remark offered to show a warning is not hearsay (FRE 801(c)). It matters whether or not true.',
    }),
    item({
      explanation: SOUND.explanation.replace(
        /Unfair prejudice.*$/,
        'So the objection fails. The jury may hear the remark.',
      ),
    }),
  ],
  'option-letters': [
    item({ explanation: `${SOUND.explanation} Option B is wrong.` }),
    item({ explanation: `${SOUND.explanation} The second option fails.` }),
    item({ explanation: `${SOUND.explanation} (C) confuses two rules.` }),
    item({
      choices: SOUND.choices.map((choice, index) =>
        index === 2 ? { ...choice, why: 'Choice A is better.' } : choice,
      ),
    }),
    item({ hint: 'Think about the last option.' }),
  ],
  'explanation-facts': [
    item({ explanation: `${SOUND.explanation} The shopper lost $4,300 in wages.` }),
    item({ explanation: `${SOUND.explanation} The fall happened on March 9.` }),
    item({ explanation: `${SOUND.explanation} The manager, Ortega, knew of it.` }),
  ],
  'hint-length': [item({ hint: 'Ask what '.repeat(13) })],
  'hint-leak': [item({ hint: 'Ask who was warned.' })],
  'authority-unknown': [item({ authorities: ['FRE 801(c)', 'Rule 801'] })],
  'which-is-true': [
    item({
      stem: SOUND.stem.replace(
        'How should the court rule on the objection?',
        'Which of the following statements is true?',
      ),
    }),
  ],
  'negative-lead-in': [
    item({
      stem: SOUND.stem.replace(
        'How should the court rule on the objection?',
        'Each ground supports the ruling EXCEPT which?',
      ),
    }),
  ],
  'american-spelling': [
    item({ hint: 'Who sent the e-mail?' }),
    item({ explanation: `${SOUND.explanation} Compare the judgement.` }),
  ],
  'long-sentence': [
    item({ stem: `${'the manager walked past the spill and '.repeat(8)}left. ${SOUND.stem}` }),
  ],
  'vague-frequency': [
    item({
      texts: [
        'Sustain it, because such remarks are often false.',
        'Sustain it, because such remarks are hearsay.',
        'Overrule it, because such remarks give notice.',
        'Overrule it, because such remarks are admissions.',
      ],
      correct: 2,
    }),
  ],
  'stem-word-only-in-key': [
    item({
      texts: [
        'Overrule it, because the manager was told of detergent in the third aisle twenty minutes before.',
        'Overrule it, because a present sense impression falls within an exception of the hearsay rule itself.',
        'Sustain it, because a declarant who does not testify may not be quoted by any other witness in court.',
        'Sustain it, because unfair prejudice would substantially outweigh whatever probative value it may have.',
      ],
    }),
  ],
  'key-shares-most': [
    item({
      texts: [
        'Battery and assault, crimes of force and fear',
        'Battery, a crime of force',
        'Assault, a crime of fear',
        'Trespass, a wrong to land',
      ],
    }),
  ],
  'four-because': [
    item({
      texts: [
        'Yes, because the court has power over it.',
        'Yes, because the court has seen the form.',
        'No, because the court has no power here.',
        'No, because the court has no such form.',
      ],
    }),
  ],
}
