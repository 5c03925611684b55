import { defineFamily } from '../../engine/define-family.ts'
import { The } from '../../engine/party.ts'
import { chargedIn, type FraudsFacts, type FraudsStory, facts, isTried, relief } from './facts.ts'
import { decide } from './law.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** The suit and the plea, where the story has not told them. */
function suit(at: FraudsFacts, s: FraudsStory): string {
  const charged = chargedIn(at.twist, s)
  return `${The(s.plaintiff)} sued ${charged.the} ${relief(at, s)}. ${The(charged)} raised the statute of frauds as the only defense`
}

/** K-05: the statute of frauds for land, long contracts, suretyship and goods. */
export const statuteOfFrauds = defineFamily({
  id: 'k-05',
  edition: 3,
  name: 'Statute of frauds and its exceptions',
  subject: 'Contracts',
  subtopic: 'Defenses to enforceability',
  area: 'Statute of frauds',
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories,
  tell,
  forms: [
    {
      id: 'enforce',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ bargain, twist }, s) => {
        const charged = chargedIn(twist, s)
        if (isTried(twist)) return `Is the agreement enforceable against ${charged.the}?`
        return `If ${s.plaintiff.the} sues ${charged.the} ${relief({ bargain, twist }, s)} and ${charged.the} raises the statute of frauds as the only defense, will ${s.plaintiff.the} prevail?`
      },
    },
    {
      id: 'defense',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: ({ bargain, twist }, s) =>
        isTried(twist)
          ? 'Does the statute of frauds bar the claim?'
          : `${The(s.plaintiff)} has sued ${chargedIn(twist, s).the} ${relief({ bargain, twist }, s)}. Does the statute of frauds bar the claim?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, s) => {
        const { the } = chargedIn(at.twist, s)
        const judgment = `trial court entered judgment for ${the}`
        return isTried(at.twist)
          ? `The ${judgment} under the statute of frauds. How should the appellate court rule?`
          : `${suit(at, s)}, and the ${judgment} on that ground. How should the appellate court rule?`
      },
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'First sort the deal by its type; then ask who is being held to it, and which proof remains.',
    'Which type of deal is it, and has anything happened since that could stand in?',
  ],
})
