import { capital } from '../../../text/capital.ts'
import { his } from '../../engine/party.ts'
import { type DefamationFacts, type DefamationStory, defamed } from './facts.ts'

/** How a stem begins: with the person, with the speeches, or with somebody who reads of it. */
type Place = 'first' | 'speeches' | 'reader'

/** The plaintiff's part in public life, beyond an office, a name or a trade. */
export function background(at: DefamationFacts, story: DefamationStory, place: Place): string {
  const x = defamed(at, story)
  const spouse = `${his(x)} wealthy spouse`
  switch (at.status) {
    case 'drawn':
    case 'aside':
      switch (place) {
        case 'first':
          return `${capital(x.a)} led a campaign ${story.campaign}, giving speeches and writing a newspaper column.`
        case 'speeches':
          return `In speeches and a newspaper column, ${x.a} led a campaign ${story.campaign}.`
        case 'reader':
          return `For a year, ${x.a} led a campaign ${story.campaign}, which ${x.pronoun} promoted in speeches and a newspaper column.`
      }
      break
    case 'noticed':
      switch (place) {
        case 'first':
          return `${capital(x.a)} was in the news for a month when ${spouse} sued for divorce, but ${x.pronoun} never spoke to the press or took part in a public debate.`
        case 'speeches':
          return `When ${x.a}'s wealthy spouse sued for divorce, the case was in the news for a month, but ${x.the} never spoke to the press or took part in a public debate.`
        case 'reader':
          return `Reporters followed ${x.a} for a month when ${spouse} sued for divorce, but ${x.pronoun} never spoke to the press or took part in a public debate.`
      }
      break
    default:
      return ''
  }
}
