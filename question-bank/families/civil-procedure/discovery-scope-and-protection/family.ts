import { defineFamily } from '../../engine/define-family.ts'
import { whose } from '../../engine/party.ts'
import { asked } from './asked.ts'
import { type DiscoveryFacts, facts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

const HINTS: Readonly<Record<DiscoveryFacts['ground'], readonly string[]>> = {
  scope: ['See what the request would bring to light, and at what price.'],
  'work product': [
    'Who made it, for whom, and why? Then see who is asking, and whether there is another way.',
  ],
  privilege: ['Separate two things: an event, and a conversation on that event.'],
  expert: ['First sort the person into one of three groups. Each has a subdivision of its own.'],
  disclosure: ['Was it a slip or a choice, and how did everyone behave around it?'],
}

/** CP-10: the scope of discovery and what is protected from it, as of 26 November 2026. */
export const discoveryScopeAndProtection = defineFamily({
  id: 'cp-10',
  edition: 4,
  name: 'Discovery: scope and protection',
  subject: 'Civil Procedure',
  subtopic: 'Discovery and pretrial management',
  area: 'Scope, proportionality and privilege',
  jurisdiction: 'F',
  nextgenScope: 'resource',
  lawAsOf: '2026-11-26',
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
      id: 'ruling',
      kind: 'ruling',
      yes: 'Grant it',
      no: 'Deny it',
      ask: (_, { plaintiff }) => `How should the court rule on ${whose(plaintiff)} motion?`,
    },
    {
      id: 'grant',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'Should the court grant the motion?',
    },
    {
      id: 'entitled',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }, story) => `Is ${story.plaintiff.the} entitled to ${asked(twist)}?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: ({ ground }) => [
    ...HINTS[ground],
    'Go through the applicable subdivision word by word. Which of them do these events satisfy?',
  ],
})
