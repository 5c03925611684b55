import type { Form } from '../../engine/contract.ts'
import type { SearchFacts, SearchSkin } from './facts.ts'

type SearchForm = Form<SearchFacts, SearchSkin>

export const forms: readonly SearchForm[] = [
  {
    id: 'infringed',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) =>
      `Did the police infringe a right that the Fourth Amendment gives to ${skin.suspect} personally?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Grant it',
    no: 'Deny it',
    ask: (_, skin) =>
      `How should the court rule on a motion by ${skin.suspect} under the Fourth Amendment to suppress what the police learned?`,
  },
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Sustain it',
    no: 'Overrule it',
    ask: (_, skin) =>
      `How should the court rule on an objection by ${skin.suspect} under the Fourth Amendment to what the police learned?`,
  },
  {
    id: 'argument-against',
    kind: 'argument',
    side: 'no',
    yes: '',
    no: '',
    ask: (_, skin) =>
      `Which answer is the soundest that the prosecution can give to the Fourth Amendment claim of ${skin.suspect}?`,
  },
]
