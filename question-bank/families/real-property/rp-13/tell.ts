import type { DeedFacts, DeedSkin } from './facts.ts'
import { holderOf } from './forms.ts'

/** The facts in prose: the deed, what was done with it or what came of the title, and the dispute. */
export function tell(facts: DeedFacts, skin: DeedSkin): string {
  const parts =
    facts.way === 'sale'
      ? [sold(facts, skin), defect(facts, skin), resold(facts, skin), trouble(facts, skin), limit(facts)]
      : [signed(facts, skin), TOLD[`${facts.way} ${facts.turn}`]?.(skin) ?? '', death(facts, skin)]
  return parts.filter((part) => part !== '').join(' ')
}

function signed({ way }: DeedFacts, skin: DeedSkin): string {
  const { grantor, grantee, land, place, wish, price, third } = skin
  if (way === 'escrow')
    return `In a state that applies the common law of deeds, ${grantor} agreed in a signed contract to sell ${land} to ${grantee}, who ${wish}, for ${price}. ${grantor} then signed a properly worded deed of the ${place} and left it with ${third}, a closing agent. Under instructions signed by both, ${third} was to hand it to ${grantee} when the whole price had been paid, and not earlier.`
  return `In a state that applies the common law of deeds, the elderly ${grantor}, who owned ${land}, signed a properly worded deed of it as a gift to a neighbor, ${grantee}, who ${wish}.`
}

type Teller = (skin: DeedSkin) => string

const given = ({ grantor, grantee, place }: DeedSkin) =>
  `${grantor} handed the deed to ${grantee} with the words, "The ${place} is yours from today."`

const lodged = ({ grantor, place }: DeedSkin) =>
  `${grantor} took the deed to the county office and had it recorded there, telling the clerk that the ${place} was to change owners at once.`

const entrusted = ({ grantor, grantee, third }: DeedSkin, words: string) =>
  `${grantor} handed the deed to ${third}, an old friend, with the words, "${words}" ${grantee} received no information about this.`

const locked = ({ grantor, grantee, place }: DeedSkin) =>
  `${grantor} told ${grantee}, "I have signed a deed of the ${place} to you and will hand it over when I am ready to let go of it." ${grantee} replied, "I accept with all my heart." ${grantor} locked the deed in a desk to which nobody else had a key.`

const TOLD: Readonly<Record<string, Teller>> = {
  'grantee plain': (skin) =>
    `${given(skin)} ${skin.grantee} accepted with thanks and put the deed in a drawer, while ${skin.grantor} continued with ${skin.grantee}'s permission to make use of the ${skin.place}. ${skin.grantee} had the deed recorded two years later, a month after ${skin.grantor} had died.`,
  'grantee returned': (skin) =>
    `${given(skin)} ${skin.grantee} accepted with thanks and had the deed recorded. A year later ${skin.grantee} brought the deed back to ${skin.grantor} and said, "I have changed my plans; keep the ${skin.place}." ${skin.grantor} agreed and burned the deed, and nothing else was signed. ${skin.grantee} has now changed plans again and claims the ${skin.place}, which ${skin.grantor} refuses to surrender.`,
  'grantee condition': (skin) =>
    `${skin.grantor} handed the deed to ${skin.grantee} with the words, "This makes the ${skin.place} yours now, but on condition that you ${skin.condition}." The deed itself said nothing about that. ${skin.grantee} accepted with thanks and had the deed recorded, but never did what had been requested. ${skin.grantor} now treats the gift as having failed and refuses to surrender the ${skin.place}.`,
  'grantee review': (skin) =>
    `${skin.grantor} handed the deed to ${skin.grantee} with the words, "Compare the boundaries in this with the old survey, and then bring it back to me; I have decided nothing yet." ${skin.grantee} took the deed home and began with the comparison. It was still on ${skin.grantee}'s table a week later, when ${skin.grantor} died suddenly.`,
  'grantee taken': (skin) =>
    `${skin.grantor} handed the deed to ${skin.grantee} with the words, "Compare the boundaries in this with the old survey, and then bring it back to me; I have decided nothing yet." ${skin.grantee} had the deed recorded the same afternoon without asking anyone, and wrote to ${skin.grantor}, "I gladly accept the ${skin.place}." ${skin.grantor} protested immediately and has refused ever since to surrender the ${skin.place}.`,
  'kept plain': (skin) =>
    `${locked(skin)} For four years ${skin.grantor} managed the ${skin.place} and paid the taxes on it. The deed was discovered in the desk when ${skin.grantor} had died.`,
  'kept note': (skin) =>
    `${locked(skin)} When ${skin.grantor} had died four years later, it was discovered there in an envelope on which ${skin.grantor} had written, "For ${skin.grantee}, to have effect after my death and not before."`,
  'recorded plain': (skin) =>
    `${lodged(skin)} ${skin.grantor} meant to announce the gift at a dinner later that month, but died a week before it, so that ${skin.grantee} heard of the deed only after the funeral and was delighted.`,
  'recorded refused': (skin) =>
    `${lodged(skin)} When ${skin.grantee} was informed, the answer came in writing: "I do not want the ${skin.place} and will not take it." ${skin.grantor} was hurt and never mentioned the subject again. When ${skin.grantor} died two years later, ${skin.grantee} came to regret the answer.`,
  'friend plain': (skin) =>
    `${entrusted(skin, `From today this is out of my hands. Give it to ${skin.grantee} when I die.`)} ${skin.grantor} managed the ${skin.place} as before. When ${skin.grantor} died three years later, ${skin.third} gave the deed to ${skin.grantee}, who accepted it gladly.`,
  'friend will': (skin) =>
    `${entrusted(skin, `From today this is out of my hands. Give it to ${skin.grantee} when I die.`)} Two years later ${skin.grantor} quarreled with ${skin.grantee} and made a valid will that left the ${skin.place} to ${skin.heir}. ${skin.grantor} has since died, and ${skin.third} has given the deed to ${skin.grantee}.`,
  'friend recall': (skin) =>
    `${entrusted(skin, `Give this to ${skin.grantee} when I die, unless I ask you for it before then.`)} ${skin.grantor} managed the ${skin.place} as before and never asked for the deed. When ${skin.grantor} died three years later, ${skin.third} gave it to ${skin.grantee}, who accepted it gladly.`,
  'friend agent': (skin) =>
    `${entrusted(skin, 'Put this with the papers that you keep for me, and wait until you hear from me.')} ${skin.third} heard nothing more about it. When ${skin.grantor} died three years later, ${skin.third} gave the deed to ${skin.grantee}, who accepted it gladly.`,
  'escrow taken': (skin) =>
    `${skin.grantee} never paid, but deceived ${skin.third} with a false bank receipt, so that ${skin.third} handed over the deed. ${skin.grantee} had it recorded the same day and claims the ${skin.place}, which ${skin.grantor} refuses to surrender.`,
  'escrow changed': (skin) =>
    `Before the day of payment ${skin.grantor} received a better offer and wrote to ${skin.third}, "Send me the deed; the sale is off." ${skin.grantee} paid the whole price to ${skin.third} on the agreed day all the same. ${skin.third}, who has been offering ${skin.grantor} the money ever since, is still holding the deed, and ${skin.grantor} refuses to surrender the ${skin.place}.`,
}

/** The gifts that are fought over after the grantor's death. */
function death({ way, turn }: DeedFacts, { grantor, heir, place }: DeedSkin): string {
  if (way === 'escrow' || ['returned', 'condition', 'taken'].includes(turn)) return ''
  if (turn === 'will') return `${heir} has taken possession of the ${place}.`
  const left = `Everything that ${grantor} still owned at death passed to ${heir}`
  return `${left}, who has taken possession of the ${place}.`
}

function sold({ deed }: DeedFacts, { grantor, grantee, land, wish, price }: DeedSkin): string {
  const covenants = {
    general: 'The deed contained all six usual covenants of title, without any limit',
    special: `The deed contained the six usual covenants of title, each expressly limited to defects caused by ${grantor}`,
    quitclaim: `The deed was a quitclaim, by which ${grantor} released to ${grantee} "whatever right I have"`,
  }[deed]
  return `In a state that applies the common law of deeds, ${grantor} sold ${land} to ${grantee}, who ${wish}, for ${price}. ${covenants}, and ${grantee} took possession immediately.`
}

function defect({ origin }: DeedFacts, { grantor, rival, bank, place }: DeedSkin): string {
  switch (origin) {
    case 'earlier':
      return `Unknown to both, a deed by which the ${place} had passed to an earlier owner was forged, and ${rival} was still the true owner.`
    case 'own':
      return `${grantor} said nothing about a mortgage on the ${place}, duly recorded and far from paid, that ${grantor} had given ${bank} a year earlier.`
    case 'none':
      return ''
  }
}

function resold({ claimant }: DeedFacts, { grantee, remote }: DeedSkin): string {
  return claimant === 'remote'
    ? `A year after the purchase ${grantee} conveyed the land to ${remote}, who took possession, by a deed without covenants.`
    : ''
}

function trouble(facts: DeedFacts, skin: DeedSkin): string {
  const { origin, holder, years } = facts
  const owner = holderOf(facts, skin)
  const { grantor, rival, bank, place } = skin
  const when = `${years === 'soon' ? 'Three' : 'Nine'} years after ${grantor}'s deed`
  if (origin === 'none')
    return `${when}, ${rival}, who had never had any right to the ${place}, sued ${owner} for possession. ${grantor} declined to participate in the defense. The court found ${owner}'s title perfect and dismissed the suit, but ${owner} had spent a large sum on lawyers and wants it back.`
  if (holder === 'out')
    return origin === 'own'
      ? `${when}, ${bank} lawfully foreclosed the mortgage and had ${owner} removed from the ${place}. ${owner}, who wants compensation, went to court the following month.`
      : `${when}, ${rival} obtained a judgment for possession and had ${owner} removed from the ${place}. ${owner}, who wants compensation, went to court the following month.`
  const found = origin === 'own' ? 'discovered the mortgage' : 'learned of the forgery'
  const idle =
    origin === 'own'
      ? `${bank}, which is still owed most of the loan, has taken no steps`
      : `${rival} has taken no steps to claim it`
  return `${when}, ${owner} ${found}. ${idle}, and ${owner}, who is still in possession, wants compensation for the reduced value of the land.`
}

function limit({ origin }: DeedFacts): string {
  return origin === 'none'
    ? ''
    : 'A statute allows six years from the breach for a suit on a covenant of title.'
}
