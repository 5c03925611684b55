import type { Form } from '../../engine/contract.ts'
import type { MeasureFacts, MeasureSkin } from './facts.ts'

type MeasureForm = Form<MeasureFacts, MeasureSkin>

/** What the suit attacks. */
const name = (facts: MeasureFacts) => (facts.tool === 'grant' ? 'condition' : 'provision')

export const forms: readonly MeasureForm[] = [
  {
    id: 'power',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts) => `Considering only the Constitution of the United States, is this ${name(facts)} valid?`,
  },
  {
    id: 'validity',
    kind: 'ruling',
    yes: 'Uphold it',
    no: 'Strike it down',
    ask: (facts) =>
      `If the suit attacks the ${name(facts)} as contrary to the Constitution of the United States, what should the court do with that ${name(facts)}?`,
  },
  {
    id: 'injunction',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts) =>
      facts.tool === 'tax' || facts.tool === 'land tax'
        ? 'What should the court do with a claim for a refund that relies exclusively on the Constitution of the United States?'
        : `What should the court do with a request for an injunction that relies exclusively on the unconstitutionality of the ${name(facts)}?`,
  },
  {
    id: 'argument-against',
    kind: 'argument',
    side: 'no',
    yes: '',
    no: '',
    ask: (facts) =>
      `Which is the soundest argument that can be made in this litigation against the constitutionality of the ${name(facts)}?`,
  },
]
