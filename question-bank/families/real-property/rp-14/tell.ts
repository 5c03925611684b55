import type { PossessionFacts, PossessionSkin } from './facts.ts'
import { claimantOf } from './roles.ts'

/** The facts in prose: the statute, the entry, the possession, what else happened, and the suit. */
export function tell(facts: PossessionFacts, skin: PossessionSkin): string {
  return [law(facts), story(facts, skin), taxes(facts, skin), suit(facts, skin)].filter(Boolean).join(' ')
}

function law({ wrinkle }: PossessionFacts): string {
  const faith =
    wrinkle === 'good faith'
      ? 'The courts of this jurisdiction require that the possessor entered in good faith, but not that the possessor paid taxes.'
      : wrinkle === 'taxes'
        ? 'The statute requires that the possessor paid the property taxes during that period, but not that the entry was in good faith.'
        : 'The courts of this jurisdiction require neither good faith nor the payment of property taxes.'
  const young =
    wrinkle === 'infant' || wrinkle === 'child' || wrinkle === 'minor heir' || wrinkle === 'later illness'
  const grace = young
    ? ' An owner who is a minor or of unsound mind when the right accrues may sue within that time or within ten years after the disability ends, whichever is later.'
    : ''
  return `A state statute bars actions to recover possession of real property twenty years after the right to sue accrues.${grace} ${faith}`
}

function story(facts: PossessionFacts, skin: PossessionSkin): string {
  const { owner, holder, next, heir, land } = skin
  const thought = {
    believed: `mistakenly believing that it belonged to ${holder}`,
    knew: `knowing perfectly well that it belonged to someone else`,
  }[facts.mind]
  const entry = (years: string, whose = `, which belonged to ${owner}`) =>
    `${years} years before the suit, ${holder}, who wanted ${skin.hope}, entered ${land}${whose}, ${thought}.`
  const held = `From then on ${holder} ${skin.use}, in plain view and without asking anyone's permission.`
  const usual = `${entry('Twenty-three')} ${held}`
  switch (facts.wrinkle) {
    case 'none':
    case 'good faith':
    case 'taxes':
      return `${usual} ${owner}, who lived abroad, never came to look at the land.`
    case 'short':
      return `${entry('Seventeen')} ${held} ${owner}, who lived abroad, never came to look at the land.`
    case 'season':
      return `${entry('Twenty-three')} Like the owners of similar land nearby, ${holder} ${skin.season} every year, in plain view and without asking anyone's permission, and kept away for the rest of it.`
    case 'visits':
      return `${entry('Twenty-three')} ${holder} came back two or three times a year, ${skin.visit}, and left again the same day without leaving any trace.`
    case 'hidden':
      return `${entry('Twenty-three')} ${holder} camped there most of the year in a hollow that could not be seen from anywhere else, covering every trace whenever ${owner} approached.`
    case 'shared':
      return `${usual} All those years ${owner} used the land too, in the same ways and as regularly as ${holder} did.`
    case 'transfer':
      return `${usual} After twelve years ${holder} sold and delivered the land to ${next} under a written agreement, and ${next} carried on in the same way to this day.`
    case 'expulsion':
      return `${usual} After twelve years ${next} drove ${holder} away by force, took over the land, and carried on in the same way to this day.`
    case 'leave':
      return `Twenty-three years before the suit, ${owner} told ${holder}, who wanted ${skin.hope}, "Use ${land} for as long as you like, until I need it." From then on ${holder} ${skin.use}, in plain view.`
    case 'leave denied':
      return `Twenty-six years before the suit, ${owner} told ${holder}, who wanted ${skin.hope}, "Use ${land} until I need it." Three years later ${holder} wrote to ${owner}, "I hold it as my own from today and will let nobody in." From then on ${holder} ${skin.use}, in plain view.`
    case 'infant':
      return `${usual} When ${holder} entered, ${owner} was a child of two who had inherited the land, and who came of age at eighteen.`
    case 'child':
      return `${usual} When ${holder} entered, ${owner} was a child of ten who had inherited the land, and who came of age at eighteen.`
    case 'later illness':
      return `${usual} Four years after the entry ${owner} fell ill and has been of unsound mind ever since, so that a guardian brings the suit.`
    case 'minor heir':
      return `${usual} Nine years after the entry ${owner} died, leaving the land to ${heir}, a child of three, who is seventeen now and sues through a guardian.`
    case 'sale':
      return `${usual} Nine years after the entry ${owner} sold and conveyed the land to ${heir}, who lived far away and never came to look at it.`
    case 'remainder':
      return `${entry('Twenty-three', `, which a will had left long before to ${owner} for life and then to ${heir}`)} ${held} ${owner} died a year before the suit.`
    case 'later remainder':
      return `${usual} Nine years after the entry ${owner} conveyed the land to a sister for life and then to ${heir}. The sister died a year before the suit.`
    case 'city':
      return `${entry('Twenty-three', ', which the city held as a future public park')} ${held} The city's officers seldom came to look at the land, and ${owner}, the mayor, knew nothing of it.`
    case 'cotenant':
      return `${holder} and ${owner} inherited ${land} in equal shares. Twenty-three years before the suit, ${holder}, who wanted ${skin.hope}, moved in alone. From then on ${holder} ${skin.use}, in plain view and without paying rent to ${owner}, who lived abroad and asked for nothing.`
    case 'cotenant denied':
      return `${holder} and ${owner} inherited ${land} in equal shares. Twenty-three years before the suit, ${holder}, who wanted ${skin.hope}, changed the locks on the gate and wrote to ${owner}, "You have no rights here, and I will keep you out." From then on ${holder} ${skin.use}, in plain view.`
    case 'letter':
      return `${usual} After eleven years ${owner} sent a letter that read, "You are a trespasser. Leave, or I may go to court." ${holder} did not answer, and ${owner} did nothing more until the suit.`
    case 'return':
      return `${usual} After eleven years ${owner} put ${holder} out and lived on the land for two years. When ${owner} went abroad, ${holder} came back and carried on as before.`
    case 'deed':
      return `Twenty-three years before the suit, ${holder}, who wanted ${skin.hope}, bought ${skin.whole} from a swindler and received a deed that described all of it, though it belonged to ${owner}. From then on ${holder} openly occupied ${skin.part} alone. Nobody used the rest.`
    case 'no deed':
      return `Twenty-three years before the suit, ${holder}, who wanted ${skin.hope}, entered ${skin.part}, which belonged with ${skin.whole} to ${owner}, ${thought}. From then on ${holder} openly occupied that part and told everyone that all of it was ${holder}'s. Nobody used the rest.`
  }
}

function taxes({ wrinkle, mind }: PossessionFacts, skin: PossessionSkin): string {
  if (wrinkle === 'hidden')
    return `${skin.holder} sent in payment of the property taxes without giving a name.`
  if (wrinkle === 'city' && mind === 'believed') return 'No property taxes were paid.'
  return mind === 'believed'
    ? `The property taxes were paid throughout on ${skin.owner}'s side.`
    : `Throughout, the property taxes were paid by whoever was in possession.`
}

function suit(facts: PossessionFacts, skin: PossessionSkin): string {
  return `This year ${claimantOf(facts, skin)} commenced an action to recover possession from the present occupant.`
}
