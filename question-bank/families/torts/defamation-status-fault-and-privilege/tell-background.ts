import { capital } from '../../../text/capital.ts'
import { his } from '../../engine/party.ts'
import { type DefamationFacts, type DefamationStory, defamed } from './facts.ts'

/** 'first' begins the stem, 'speeches' too in other words; 'later' follows the suit. */
type Place = 'first' | 'speeches' | 'later'

/** The plaintiff's part in public life, beyond an office, a name or a trade. */
export function background(at: DefamationFacts, story: DefamationStory, place: Place): string {
  const x = defamed(at, story)
  const quiet = 'never spoke to the press or took part in a public debate'
  switch (at.status) {
    case 'drawn':
    case 'aside':
      switch (place) {
        case 'first':
          return `${capital(x.a)} led a campaign ${story.campaign}, giving speeches and writing a newspaper column.`
        case 'speeches':
          return `In speeches and a newspaper column, ${x.a} led a campaign ${story.campaign}.`
        case 'later':
          return ''
      }
      break
    case 'noticed':
      switch (place) {
        case 'first':
          return `${capital(x.a)} was in the news for a month when ${his(x)} wealthy spouse sued for divorce, but ${x.pronoun} ${quiet}.`
        case 'speeches':
          return `When ${x.a}'s wealthy spouse sued for divorce, the case was in the news for a month, but ${x.the} ${quiet}.`
        case 'later':
          return `${capital(x.the)} had been in the news for a month when ${his(x)} wealthy spouse sued for divorce, but ${x.pronoun} had never spoken to the press or taken part in a public debate.`
      }
      break
    default:
      return ''
  }
}
