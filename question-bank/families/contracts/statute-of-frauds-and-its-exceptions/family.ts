import { defineFamily } from '../../engine/define-family.ts'
import { he, The } from '../../engine/party.ts'
import { chargedIn, facts, forum, isTried, relief } from './facts.ts'
import { decide } from './law.ts'
import { misconceptions } from './misconceptions.ts'
import { paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** K-05: the statute of frauds for land, long contracts, suretyship and goods. */
export const statuteOfFrauds = defineFamily({
  id: 'k-05',
  edition: 4,
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
      ask: (at, s) =>
        isTried(at.twist)
          ? `Is the agreement enforceable against ${s.defendant.the}?`
          : `If ${s.plaintiff.the} sues ${relief(at, s)}${forum(at.twist)} and the only defense is the statute of frauds, will ${he(s.plaintiff)} prevail?`,
    },
    {
      id: 'defense',
      kind: 'ruling',
      yes: 'No',
      no: 'Yes',
      ask: (at, s) =>
        isTried(at.twist)
          ? 'Does the statute of frauds bar the claim?'
          : `${The(s.plaintiff)} has sued ${chargedIn(at.twist, s).the} ${relief(at, s)}${forum(at.twist)}. Does the statute of frauds bar the claim?`,
    },
    {
      id: 'appeal',
      kind: 'ruling',
      yes: 'Reverse',
      no: 'Affirm',
      ask: (at, s) => {
        const judgment = `trial court entered judgment for ${chargedIn(at.twist, s).the} under the statute of frauds`
        const told = isTried(at.twist)
          ? `The ${judgment}, and ${s.plaintiff.the} appealed.`
          : `${The(s.plaintiff)} sued ${relief(at, s)}${forum(at.twist)}, and the ${judgment}, the only defense. ${The(s.plaintiff)} appealed.`
        return `${told} How should the appellate court rule?`
      },
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'First sort the deal by its type; then ask who is being held to it, and which proof remains.',
    'Which type of deal is it, and has anything happened since that could stand in?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
