import { defineFamily } from '../../engine/define-family.ts'
import { type DeedFacts, type DeedStory, facts, holderOf } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories, tell } from './stories.ts'

const isSale = ({ way }: DeedFacts) => way === 'sale'

/** What happened where the grantor is still alive to be sued. */
const ALIVE: readonly string[] = ['returned', 'condition', 'taken', 'changed']

const suit = (facts: DeedFacts, story: DeedStory): string => {
  if (facts.way === 'sale')
    return `${holderOf(facts, story)} sues ${story.grantor} for damages for breach of the covenants of title`
  const against = ALIVE.includes(facts.turn) ? story.grantor : story.heir
  return `${story.grantee} sues ${against} to be declared the owner of the ${story.place}`
}

/** Whether a deed was delivered, and what its covenants of title are worth. */
export const deedsAndCovenants = defineFamily({
  id: 'rp-13',
  edition: 1,
  name: 'Deeds, delivery and covenants of title',
  subject: 'Real Property',
  subtopic: 'Deeds, adverse possession and transfer at death',
  area: (at) => (isSale(at) ? 'Covenants of title' : 'Delivery and acceptance'),
  pool: 'practice',
  jurisdiction: 'C',
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
      id: 'prevail',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: (facts, story) => `If ${suit(facts, story)}, should the plaintiff prevail?`,
    },
    {
      id: 'dismiss',
      kind: 'ruling',
      yes: 'Deny it',
      no: 'Grant it',
      ask: (facts, story) =>
        `If ${suit(facts, story)}, and the defendant moves to dismiss on these facts, how should the court rule?`,
    },
    {
      id: 'judgment',
      kind: 'ruling',
      yes: 'For the plaintiff',
      no: 'For the defendant',
      ask: (facts, story) =>
        `When ${suit(facts, story)}, for which party should the court give judgment, and why?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: (at) => [
    isSale(at)
      ? 'List the six usual assurances and mark beside each its moment and its beneficiary.'
      : 'Imagine asking the owner, minutes afterwards, whose it was by then, and who could still undo it.',
  ],
})
