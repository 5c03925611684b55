import { applyComfort, MOTION_KEY, MOTIONS, TEXT_KEY, TEXT_SIZES } from '../theme/comfort.ts'
import { type StoredChoice, storedChoice } from './stored-choice.ts'

/** A setting of this browser that the document itself carries: a choice is on the page at once. */
function onThePage<Choice extends string>(setting: StoredChoice<Choice>): StoredChoice<Choice> {
  return {
    ...setting,
    choose(choice) {
      setting.choose(choice)
      applyComfort()
    },
  }
}

export const textSetting = onThePage(storedChoice<(typeof TEXT_SIZES)[number]>(TEXT_KEY, TEXT_SIZES))

export const motionSetting = onThePage(storedChoice<(typeof MOTIONS)[number]>(MOTION_KEY, MOTIONS))
