import { extraTimeIn, USUAL_TIME } from '#rules/extra-time.ts'
import { modeIn } from './home-mode.ts'
import { isTodayKept } from './kept-day.ts'
import { storedUser } from './stored-user.ts'

/** Whether home will begin as its still picture shows it: the menu of a player whose case of the day is open. */
export function isHomeKnown(): boolean {
  const user = storedUser()
  return (
    user !== null &&
    !user.avatarData.needsCharacterCreation &&
    // The picture names the usual time for a case.
    extraTimeIn(user.extraTime) === USUAL_TIME &&
    !isTodayKept() &&
    modeIn(history.state?.usr) === 'menu'
  )
}
