import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { associations } from './associations.ts'
import { exemptions } from './exemptions.ts'
import { files } from './files.ts'
import { grievances } from './grievances.ts'
import { practices } from './lawyers.ts'
import { markets } from './markets.ts'
import { requests } from './records.ts'
import { rivers } from './rivers.ts'
import { schoolRules } from './school-rules.ts'
import { sellers } from './sellers.ts'
import type { StandingStory } from './story.ts'
import { taxpayers } from './taxpayers.ts'
import { visits } from './visits.ts'

/** Suits that are never asked of a daily story have eight scenes; the others have eleven. */
export const stories: readonly [StandingStory, ...StandingStory[]] = storiesOf()

function storiesOf(): [StandingStory, ...StandingStory[]] {
  const [first, ...others] = SCENE_POOLS.map((pool, place) => ({
    id: `scene-${place + 1}`,
    pool,
    visit: sceneAt(visits, place),
    river: sceneAt(rivers, place),
    file: sceneAt(files, place),
    exemption: sceneAt(exemptions, place),
    market: sceneAt(markets, place),
    grievance: sceneAt(grievances, place),
    request: sceneAt(requests, place),
    taxpayer: sceneAt(taxpayers, place),
    association: sceneAt(associations, place),
    seller: sceneAt(sellers, place),
    practice: sceneAt(practices, place),
    rule: sceneAt(schoolRules, place),
  }))
  if (!first) throw new Error('no story')
  return [first, ...others]
}
