import { defineFamily } from '../../engine/define-family.ts'
import { He, him, The } from '../../engine/party.ts'
import { claimantOf, claimOf, facts, objectorOf, type SupplementalStory, type Twist } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

/** The ruling that is reviewed: each says that the court has no jurisdiction over the claim. */
function ruled(twist: Twist, s: SupplementalStory): string {
  const claim = claimOf(twist, s)
  const lacked = `lacked subject-matter jurisdiction over ${claim}`
  switch (twist) {
    case 'merits':
      return `Ruling that it ${lacked}, the court dismissed that claim and entered judgment, and ${s.plaintiff.the} appealed.`
    case 'frivolous':
      return `Ruling that it also ${lacked}, the court dismissed the action, and ${s.plaintiff.the} appealed.`
    case 'removed':
      // An order that remands for want of jurisdiction can't be appealed, so the court of appeals is the one that ruled.
      return `The district court denied a motion to remand, but the court of appeals ruled that the district court ${lacked} and ordered a remand.`
    case 'intervenor':
    case 'intervenor-federal':
      return `The district court denied the motion on the ground that it ${lacked}, and ${s.other.the} appealed.`
    case 'required':
      return `The district court denied the request on the ground that it ${lacked}, and after final judgment ${s.defendant.the} appealed.`
    default:
      return `The district court dismissed ${claim} for lack of subject-matter jurisdiction. After final judgment, ${claimantOf(twist, s).the} appealed.`
  }
}

/** CP-03: whether a federal court has supplemental jurisdiction over a further claim. */
export const supplementalJurisdiction = defineFamily({
  id: 'cp-03',
  edition: 4,
  name: 'Supplemental jurisdiction',
  subject: 'Civil Procedure',
  subtopic: 'Subject-matter jurisdiction and removal',
  area: 'Supplemental jurisdiction',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories: stories as readonly SupplementalStory[],
  tell,
  forms: [
    {
      id: 'jurisdiction',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, s) => `Does the court have subject-matter jurisdiction over ${claimOf(twist, s)}?`,
    },
    {
      id: 'objection',
      kind: 'ruling',
      yes: 'Overrule the objection',
      no: 'Sustain the objection',
      ask: ({ twist }, s) => {
        const objector = objectorOf(twist, s)
        const claim = claimOf(twist, s).replace(`against ${objector.the}`, `against ${him(objector)}`)
        const who = twist === 'removed' ? `${He(objector)} then` : The(objector)
        return `${who} objected that the court lacked subject-matter jurisdiction over ${claim}. How should the court rule on the objection?`
      },
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: ({ twist }, s) =>
        `${ruled(twist, s)} How should the ${twist === 'removed' ? 'United States Supreme Court' : 'court of appeals'} rule?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Begin with the broad grant. Next ask who sues whom, and how each of them came in.',
    'First find what is granted, and next what is withheld.',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
