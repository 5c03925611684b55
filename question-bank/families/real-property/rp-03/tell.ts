import type { SeveranceFacts, SeveranceSkin } from './facts.ts'
import { deadOf } from './roles.ts'

/** The facts in prose: the law of the place, the deed, what happened to a share, and the death. */
export function tell(facts: SeveranceFacts, skin: SeveranceSkin): string {
  return [law(facts), deed(facts, skin), happened(facts, skin), death(facts, skin)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function law({ holding, event, theory }: SeveranceFacts): string {
  const base = 'In this jurisdiction the common law governs concurrent ownership'
  if (theory !== 'not asked') {
    const presumed = holding === 'unspecified' ? ', a statute prefers tenancies in common,' : ''
    return `${base}${presumed} and mortgages of real property follow the ${theory} theory.`
  }
  if (holding === 'unspecified') return `${base}, with a modern statute that prefers tenancies in common.`
  if (holding === 'spouses') return `${base}, and tenancies by the entirety between spouses are recognized.`
  if (event === 'contract' || event === 'listing')
    return `${base}, and equitable conversion applies to contracts for the sale of real property.`
  if (event === 'own deed')
    return `${base}, except that a person may be both grantor and grantee of the same deed.`
  if (event === 'murder' || event === 'accident')
    return `${base}, together with a statute under which an intentional and felonious killing of one co-owner by another severs their interests.`
  return `${base}.`
}

function deed({ holding }: SeveranceFacts, skin: SeveranceSkin): string {
  const { actor, other, third } = skin
  const gave = `Eleven years ago ${skin.grantor} conveyed ${skin.land}`
  switch (holding) {
    case 'three':
      return `${gave} to ${actor}, ${other} and ${third}, ${skin.ties}, "as joint tenants with right of survivorship."`
    case 'spouses':
      return `${gave} to ${actor} and ${other}, who were married, "as tenants by the entirety."`
    case 'unspecified':
      return `${gave} by a deed that ran "to ${actor} and ${other}," ${skin.tie}, and said nothing more about their interests.`
    case 'two':
      return `${gave} to ${actor} and ${other}, ${skin.tie}, "as joint tenants with right of survivorship."`
  }
}

function happened({ event }: SeveranceFacts, skin: SeveranceSkin): string {
  const { actor, other, outsider, heir, hope, sum } = skin
  const need = `Two years ago ${actor}, who needed money to pay for ${hope},`
  const debt = `Two years ago ${outsider} sued ${actor}, who had borrowed ${sum} to pay for ${hope} and failed to repay it.`
  switch (event) {
    case 'nothing':
      return `Both used the property together and shared its costs. Two years ago ${actor} announced at a family dinner that ${actor}'s share would one day go to ${heir}, to pay for ${hope}, and nothing more was ever said or done about it.`
    case 'will':
      return `Two years ago ${actor} signed a valid will that left "all my interest in the property" to ${heir}, who hoped to use it to pay for ${hope}.`
    case 'deed':
      return `${need} sold and conveyed ${actor}'s entire interest by deed to ${outsider} for ${sum}, although everyone else with an interest had protested against the sale.`
    case 'secret deed':
      return `${need} sold and conveyed ${actor}'s entire interest by deed to ${outsider} for ${sum}. The deed was delivered but never recorded, and ${other} heard nothing of it.`
    case 'own deed':
      return `Two years ago ${actor}, who wanted ${actor}'s half of the value to go to relatives for ${hope}, signed and recorded a deed that conveyed ${actor}'s interest "from ${actor} to ${actor} as tenant in common." ${other} was not told.`
    case 'kept deed':
      return `${need} signed a deed of ${actor}'s entire interest to ${outsider}, who was to have it for ${sum}. ${actor} locked the deed in a desk to think the matter over, and it was found there later.`
    case 'deed inside':
      return `${need} sold and conveyed ${actor}'s entire interest by deed to ${other} for ${sum}, although ${skin.third} had protested against the sale.`
    case 'mortgage':
      return `${need} borrowed ${sum} from ${outsider} and gave ${outsider} a mortgage on ${actor}'s interest in the property. ${other} did not sign, and the loan is unpaid.`
    case 'judgment lien':
      return `${debt} ${outsider} won a judgment, which under a statute became a lien on ${actor}'s interest in the property, but no sale of that interest was ever ordered or held.`
    case 'execution sale':
      return `${debt} ${outsider} won a judgment and had the sheriff sell ${actor}'s interest on execution. ${outsider} made the winning bid, and the sheriff delivered a deed to that interest.`
    case 'contract':
      return `${need} signed an enforceable written contract to sell ${actor}'s interest to ${outsider} for ${sum}, with the deed to be delivered after four months. ${other} was not asked.`
    case 'listing':
      return `${need} signed a paper that authorized a broker to look for a buyer of ${actor}'s interest at ${sum}. Some people came to see the property, but nobody made an offer.`
    case 'partition sought':
      return `${need} quarreled with ${other} and sued for partition of the property. The case was set for trial in four months.`
    case 'partition made':
      return `${need} quarreled with ${other} and sued for partition of the property. The court gave final judgment that set off the northern half to ${actor} and the southern half to ${other}, but both went on using everything as before.`
    case 'split agreed':
      return `Two years ago both signed an agreement under which each of them "owns from today a separate half interest that goes to that owner's own family at death," since ${actor} wanted to provide for ${hope}.`
    case 'use agreed':
      return `Two years ago, to save money for ${hope}, both signed an agreement that ${actor} would have ${skin.uses[0]}, that ${other} would have ${skin.uses[1]}, and that they would share costs and rents equally.`
    case 'murder':
      return `Two years ago ${actor}, who needed the whole value of the property to pay for ${hope}, fatally poisoned ${other} and was later convicted of murder.`
    case 'accident':
      return `Two years ago ${actor}, who was planning ${hope} and thinking of nothing else, carelessly drove through a red light while taking ${other} home. ${actor} was unhurt and admits negligence.`
  }
}

function death(facts: SeveranceFacts, skin: SeveranceSkin): string {
  const dead = deadOf(facts, skin)
  if (facts.event === 'accident') return `${dead} died of the injuries, and ${skin.heir} is the only heir.`
  if (facts.event === 'murder') return `${skin.heir} is ${dead}'s only heir.`
  if (facts.event === 'will') return `${actorDied(dead)}, and the will was admitted to probate.`
  return `${actorDied(dead)}, leaving everything by will to ${skin.heir}.`
}

const actorDied = (dead: string) => `Three months later ${dead} died`
