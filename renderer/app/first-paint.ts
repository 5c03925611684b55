// Runs as a classic script in the head, after its meta tags, so that the first pixel already has the chosen theme and text size,
// and home's still picture where it is a true one.
import { HOME_MARK } from '#protocol/web-files.ts'
import { isHomeKnown } from '../clients/known-home.ts'
import { applyComfort, followComfort } from '../theme/comfort.ts'
import { applyThemeChoice, readThemeChoice } from '../theme/theme-choice.ts'

applyThemeChoice(readThemeChoice())
applyComfort()
followComfort()
document.documentElement.toggleAttribute(HOME_MARK, isHomeKnown())
