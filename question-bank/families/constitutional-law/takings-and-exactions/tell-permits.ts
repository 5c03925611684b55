import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { TakingStory } from './facts.ts'
import type { Events, Told } from './telling.ts'

/** The application, the harm that could justify a denial and what the engineers found, then what the county asked. */
function permit(harm: string, found: string, asked: (story: TakingStory) => string): Told {
  return (story, o, c) => {
    const { plan, lot } = story
    return [
      `${capital(o)} applied to ${c} for a permit to build ${plan} on ${lot}. The county may deny a permit for a project that would ${harm}. Its engineers estimated that ${found}. ${asked(story)}`,
      `County law allows the denial of a building permit for a project that would ${harm}. ${capital(o)} applied for a permit to build ${plan} on ${lot}. The county's engineers estimated that ${found}. ${asked(story)}`,
      `Last year, ${o} applied to ${c} for a permit to build ${plan} on ${lot}. The county's engineers estimated that ${found}. County law allows the denial of a permit for a project that would ${harm}. ${asked(story)}`,
    ]
  }
}

const TRAFFIC = 'make traffic unsafe'
const CARS = 'the project would add 120 cars a day to the adjoining road'
const FLOODS = 'cause floods'
const RUNOFF = 'runoff from the roof and the parking area'

const issued = ({ owner }: TakingStory, land: string): string =>
  `The county issued the permit on the condition that ${owner.the} dedicate ${land}. ${The(owner)} accepted the condition under protest.`

/** The events where the county asked something for a building permit. */
export const PERMITS = {
  fitting: permit(FLOODS, `${RUNOFF} would require a drainage ditch ten feet wide`, (story) =>
    issued(
      story,
      'a strip ten feet wide along the back of the lot, about 3 percent of it, for a drainage ditch',
    ),
  ),
  unconnected: permit(TRAFFIC, CARS, (story) =>
    issued(
      story,
      `a public footpath along the back of the lot, so that hikers from a neighboring park could reach ${story.sight}`,
    ),
  ),
  excessive: permit(
    TRAFFIC,
    `${CARS} and that a turning lane for so many cars would take up about 3 percent of the lot`,
    (story) => issued(story, 'half of the lot so that the road could be widened'),
  ),
  refused: permit(
    FLOODS,
    `${RUNOFF} would raise a nearby creek by two inches in heavy rain`,
    ({ owner, gift }) =>
      `The county offered to issue the permit if ${owner.the} paid $60,000 toward ${gift}. ${The(owner)} refused, and the county denied the permit for that reason. A house could still be built on the lot.`,
  ),
  ordinance: ({ owner, lot, plan }, o, c) => {
    const cost = `The county's own engineers put the cost of handling the project's traffic at $3,000.`
    return [
      `${capital(o)} applied to ${c} for a permit to build ${plan} on ${lot}. To pay for the traffic that new buildings bring, an ordinance of the county sets a charge of $48,000 for every permit for a commercial building, whatever its size. ${cost} ${The(owner)} paid the $48,000 under protest.`,
      `To pay for the traffic that new buildings bring, a county ordinance sets a charge of $48,000 for every permit for a commercial building, whatever its size. Under protest, ${o} paid the $48,000 for a permit to build ${plan} on ${lot}. ${cost}`,
      `Two years ago, ${c} adopted an ordinance to pay for the traffic that new buildings bring. It sets a charge of $48,000 for every permit for a commercial building, whatever its size. When ${o} applied for a permit to build ${plan} on ${lot}, the county issued it only after ${owner.the} had paid the $48,000 under protest. ${cost}`,
    ]
  },
} satisfies Partial<Events>
