import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { flags } from './flags.ts'
import { halls } from './halls.ts'
import { mailboxes } from './mailboxes.ts'
import { marches } from './marches.ts'
import { monuments } from './monuments.ts'
import { parks } from './parks.ts'
import { voters } from './polls.ts'
import type { SpeechStory } from './story.ts'
import { students } from './students.ts'
import { theaters } from './theaters.ts'

/** Property that is never asked of a daily story has eight scenes; streets, flagpoles, and schools have eleven. */
export const stories: readonly [SpeechStory, ...SpeechStory[]] = storiesOf()

function storiesOf(): [SpeechStory, ...SpeechStory[]] {
  const [first, ...others] = SCENE_POOLS.map((pool, place) => ({
    id: `scene-${place + 1}`,
    pool,
    park: sceneAt(parks, place),
    march: sceneAt(marches, place),
    theater: sceneAt(theaters, place),
    hall: sceneAt(halls, place),
    mail: sceneAt(mailboxes, place),
    voter: sceneAt(voters, place),
    monument: sceneAt(monuments, place),
    flag: sceneAt(flags, place),
    student: sceneAt(students, place),
  }))
  if (!first) throw new Error('no story')
  return [first, ...others]
}
