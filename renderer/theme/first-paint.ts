// Runs as a classic script in the head, after its meta tags, so that the first pixel already has the chosen theme.
import { applyThemeChoice, readThemeChoice } from './theme-choice.ts'

applyThemeChoice(readThemeChoice())
