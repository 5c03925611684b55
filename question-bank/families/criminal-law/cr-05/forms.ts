import type { Form } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { AttemptFacts, AttemptSkin } from './facts.ts'

type AttemptForm = Form<AttemptFacts, AttemptSkin>

/** The attempt that is charged. */
export function charge(facts: AttemptFacts): string {
  switch (pathOf(facts)) {
    case 'own-goods':
      return 'attempted theft'
    case 'not-stolen':
      return 'an attempt to receive stolen goods'
    case 'no-such-law':
      return 'attempted smuggling'
    case 'age-of-buyer':
      return 'an attempt to sell liquor to a person under twenty-one'
    default:
      return 'attempted murder'
  }
}

export const forms: readonly AttemptForm[] = [
  {
    id: 'guilty',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `Considering all of these circumstances, is ${skin.suspect} guilty of ${charge(facts)}?`,
  },
  {
    id: 'acquittal',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `If the jury could find no other facts than these, how should the judge rule on a motion by ${skin.suspect} for acquittal of ${charge(facts)}?`,
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Affirm it',
    no: 'Reverse it',
    ask: (facts, skin) =>
      `What should an appellate court do with a conviction of ${skin.suspect} for ${charge(facts)} on these facts?`,
  },
  {
    id: 'argument-against',
    kind: 'argument',
    side: 'no',
    yes: '',
    no: '',
    ask: (facts, skin) =>
      `Which argument is the soundest that ${skin.suspect} can make against a charge of ${charge(facts)}?`,
  },
]
