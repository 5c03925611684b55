import { areaKey } from '#rules/practice/choose-area.ts'
import type { StudyHost } from '../engine.ts'
import type { Topic } from './memory-change.ts'

/** Returns the rule library's name of an area's rule, or null where the library has none. */
export async function ruleIdOf(
  { companion }: Pick<StudyHost, 'companion'>,
  topic: Topic,
): Promise<string | null> {
  const { rules = [] } = (await companion?.library()) ?? {}
  return rules.find((rule) => areaKey(rule) === areaKey(topic))?.id ?? null
}
