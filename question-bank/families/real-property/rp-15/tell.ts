import type { RecordingFacts, RecordingSkin } from './facts.ts'

const ACTS: Readonly<Record<RecordingFacts['statute'], string>> = {
  race: 'who records first',
  notice: 'who takes without notice of it',
  'race-notice': 'who takes without notice of it and records first',
}

/** The facts in prose: the act, the first conveyance, the later claim, the records, what came after. */
export function tell(facts: RecordingFacts, skin: RecordingSkin): string {
  return [act(facts), first(facts, skin), possession(facts, skin), later(facts, skin), records(facts, skin)]
    .concat(onward(facts, skin))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function act(facts: RecordingFacts): string {
  const text = `The recording act of this jurisdiction provides that an unrecorded conveyance of real property "is not valid against a later purchaser for value ${ACTS[facts.statute]}."`
  if (facts.order === 'wild')
    return `${text} The county indexes its records by the names of grantor and grantee.`
  if (facts.taker !== 'creditor') return text
  return `${text} It does not mention creditors. Another statute makes a docketed money judgment a lien on real property that the debtor owns in the county.`
}

function first({ order }: RecordingFacts, skin: RecordingSkin): string {
  if (order === 'wild')
    return `On March 4 ${skin.owner} sold ${skin.land} to ${skin.middle}, who never recorded the deed. On April 8 ${skin.middle} sold it for ${skin.price} to ${skin.first}, who immediately recorded the deed from ${skin.middle}.`
  const deed = `On March 4 ${skin.owner} sold ${skin.land} to ${skin.first} for ${skin.price} and handed over a deed`
  return order === 'first before'
    ? `${deed}, which ${skin.first} recorded on March 11.`
    : `${deed}, which ${skin.first} left unrecorded in a drawer.`
}

function possession({ notice }: RecordingFacts, skin: RecordingSkin): string {
  return notice === 'inquiry'
    ? `From that week on ${skin.first} ${skin.use}, in plain view.`
    : `${skin.first} left the property empty all spring.`
}

function later({ taker, notice }: RecordingFacts, skin: RecordingSkin): string {
  const blank = `who knew nothing of the sale to ${skin.first}`
  if (taker === 'donee')
    return `On June 3 ${skin.owner}, to everyone's surprise, gave the same property by deed to ${skin.second}, ${skin.kin}, ${blank} and planned ${skin.hope}.`
  if (taker === 'creditor')
    return `On June 3 ${skin.second}, ${blank}, won a money judgment ${skin.debt} against ${skin.owner}, and docketed it in that county immediately.`
  if (taker === 'lender')
    return `On June 3 ${skin.owner}, who was short of cash, borrowed ${skin.again} from ${skin.second}, ${blank}, and gave ${skin.second} a mortgage on the same property that day.`
  const sale = `On June 3 ${skin.owner}, who was short of cash, sold the same property for ${skin.again} to ${skin.second}, who was planning ${skin.hope}.`
  const paid = `${skin.second} paid the entire price and accepted a deed`
  if (notice === 'actual')
    return `${sale} ${paid} although a neighbor had already shown ${skin.second} the deed to ${skin.first}.`
  if (notice === 'inquiry')
    return `${sale} ${paid} without visiting the property or hearing anything of ${skin.first}.`
  if (notice === 'later')
    return `${sale} ${paid}, knowing nothing of ${skin.first}. A week later, before anything more was recorded, a neighbor told ${skin.second} everything about the earlier sale.`
  if (notice === 'moved in')
    return `${sale} ${paid}, knowing nothing of ${skin.first}. A week later, before anything more was recorded, ${skin.first} arrived and from then on ${skin.use}, in plain view.`
  return `${sale} ${paid}, knowing nothing of ${skin.first}.`
}

function records({ taker, order }: RecordingFacts, skin: RecordingSkin): string {
  if (order === 'neither')
    return `Neither ${skin.first} nor ${skin.second} has recorded anything since, and both now claim the property.`
  if (order === 'first after')
    return `${skin.first} finally recorded on June 17, and ${skin.second} recorded one week afterwards, on June 24.`
  const own = taker === 'lender' ? 'the mortgage' : 'that deed'
  if (order === 'wild')
    return `${skin.second} recorded ${own} on June 17, and ${skin.middle} has recorded nothing.`
  if (order === 'first before')
    return `${skin.second} recorded ${own} on June 17 and first heard of ${skin.first} in August.`
  const afterwards = `${skin.first} did not record the earlier deed until August 5.`
  return taker === 'creditor' ? afterwards : `${skin.second} recorded ${own} on June 17, and ${afterwards}`
}

function onward({ onward: how }: RecordingFacts, skin: RecordingSkin): string {
  if (how === 'none') return ''
  return how === 'gift'
    ? `In October ${skin.second} gave the property to ${skin.third}, a cousin, who paid nothing and recorded at once.`
    : `In October ${skin.second} sold the property at a fair price to ${skin.third}, who had read the deed to ${skin.first} before buying, and who recorded at once.`
}
