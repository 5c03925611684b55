import { The, whose } from '../../engine/party.ts'
import type { PartyStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

const contrary =
  (who: (story: PartyStory) => string, why: string) =>
  (story: PartyStory): Cell => [
    `${who(story)} made a statement against interest, which is inherently reliable`,
    `the statement was against the interest of ${who(story)} when it was made`,
    why,
  ]

const employee = (s: PartyStory) => s.employee.the
const partner = (s: PartyStory) => s.partner.the

/** Reasons to admit a statement because it was against interest. */
export const againstInterest = {
  'yes-interest': worded('yes', {
    stranger: ({ stranger }) => [
      `${stranger.the} is unavailable and made a statement against penal interest`,
      `the statement exposed an unavailable declarant to criminal liability`,
      `${The(stranger)} is dead and confessed to a crime. No reasonable person would have said so unless it was true.`,
    ],
    'stranger-second-hand': ({ stranger }) => [
      `${stranger.the} is unavailable and made a statement against penal interest`,
      `the statement exposed an unavailable declarant to criminal liability`,
      `Even a statement against interest must rest on the declarant's personal knowledge. ${The(stranger)} was in jail and only heard of it.`,
    ],
    own: ({ defendant }) => [
      `the statement was so contrary to ${whose(defendant)} interest that it is reliable`,
      `${defendant.the} made a statement against interest, which is inherently reliable`,
      `A statement against interest, however reliable, requires an unavailable declarant. A party's own statement doesn't.`,
    ],
    'own-serving': ({ defendant }) => [
      `the statement is contrary to ${whose(defendant)} interest in the outcome of the action`,
      `${defendant.the} made a statement that is now against pecuniary interest`,
      `The exception looks to interest when the statement was made, and requires unavailability. A party's own statement needs neither.`,
    ],
    silence: ({ defendant }) => [
      `the accusation was contrary to ${whose(defendant)} interest and therefore reliable`,
      `the supplier made a statement that was against the interest of ${defendant.the}`,
      `The exception requires a statement against the speaker's own interest. The supplier risked nothing by accusing someone else.`,
    ],
    'silence-unheard': ({ defendant }) => [
      `the accusation was contrary to ${whose(defendant)} interest and therefore reliable`,
      `the supplier made a statement that was against the interest of ${defendant.the}`,
      `The interest must be that of the speaker, who must also be unavailable. The supplier accused someone else.`,
    ],
    adopted: ({ defendant }) => [
      `the sentence was contrary to ${whose(defendant)} interest and therefore reliable`,
      `the supplier made a statement that was against the interest of ${defendant.the}`,
      `The interest must be that of the speaker, who must also be unavailable. The sentence counts because it was adopted.`,
    ],
    spokesman: ({ defendant }) => [
      `the answer was contrary to ${whose(defendant)} interest and therefore reliable`,
      `the publicist made a statement that was against the interest of ${defendant.the}`,
      `That exception requires an unavailable speaker and the speaker's own interest. The publicist is available.`,
    ],
    employee: contrary(
      employee,
      `A statement against interest requires an unavailable declarant, and this one could testify. The employment is what matters.`,
    ),
    'employee-outside': contrary(
      () => 'the payroll clerk',
      `A statement against interest requires an unavailable declarant. The clerk could testify and admitted nothing personally.`,
    ),
    'employee-later': contrary(
      employee,
      `A statement against interest requires an unavailable declarant, and this one could testify.`,
    ),
    plot: contrary(
      partner,
      `A statement against interest requires an unavailable declarant, and this one could testify. The conspiracy is what matters.`,
    ),
    'plot-ended': contrary(
      partner,
      `A statement against interest requires an unavailable declarant, and this one could testify.`,
    ),
    'plot-boasting': contrary(
      partner,
      `A statement against interest requires an unavailable declarant, and this one could testify.`,
    ),
    'plot-unproved': contrary(
      partner,
      `A statement against interest requires an unavailable declarant, and this one could testify.`,
    ),
    predecessor: contrary(
      () => 'the former owner',
      `A statement against interest requires an unavailable declarant, and the former owner could testify.`,
    ),
    'predecessor-later': contrary(
      () => 'the former owner',
      `A statement against interest requires an unavailable declarant, and the former owner could testify.`,
    ),
    codefendant: contrary(
      ({ codefendant }) => codefendant.the,
      `A statement against interest requires an unavailable declarant, and this one could testify.`,
    ),
  }),
} as const
