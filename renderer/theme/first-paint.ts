// Runs as a classic script in the head, after its meta tags, so that the first pixel already has the chosen theme and text size.
import { applyComfort } from './comfort.ts'
import { applyThemeChoice, readThemeChoice } from './theme-choice.ts'

applyThemeChoice(readThemeChoice())
applyComfort()
