import type { Form } from '../../engine/contract.ts'
import type { ResidentFacts, ResidentSkin } from './facts.ts'

type ResidentForm = Form<ResidentFacts, ResidentSkin>

export const forms: readonly ResidentForm[] = [
  {
    id: 'succeed',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Considering only that constitutional provision, should the action succeed?',
  },
  {
    id: 'dismissal',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: () =>
      'What should the court do with a motion by the defendant to dismiss the action on these undisputed facts?',
  },
  {
    id: 'judgment',
    kind: 'ruling',
    yes: 'For the plaintiff',
    no: 'For the defendant',
    ask: () =>
      'For whom should the court enter judgment if neither side disputes any of these facts and both have requested it?',
  },
  {
    id: 'argument-against',
    kind: 'argument',
    side: 'no',
    yes: '',
    no: '',
    ask: () => 'Which is the soundest argument that the defendant can make against the action?',
  },
]
