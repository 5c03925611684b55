import { type DeedFacts, type DeedStory, holderOf } from './facts.ts'
import { decide, type PathId } from './paths.ts'

const people = (
  grantor: string,
  grantee: string,
  heir: string,
  third: string,
  remote: string,
  rival: string,
) => ({ grantor, grantee, heir, third, remote, rival })

/** Ten pieces of land that changed hands, or nearly did. */
export const stories: readonly DeedStory[] = [
  {
    id: 'orchard',
    ...people('Thorvald', 'Nadia', 'Ambrose', 'Keller', 'Pacheco', 'Winslow'),
    land: 'a cherry orchard above the river',
    place: 'orchard',
    wish: 'wanted to press and sell fruit juice',
    condition: 'replant the lower rows by spring',
    price: '$240,000',
    bank: 'Ridge Savings Bank',
  },
  {
    id: 'boathouse',
    ...people('Hargrove', 'Mateo', 'Cecily', 'Obi', 'Lindqvist', 'Farrow'),
    land: 'a boathouse on Gull Lake',
    place: 'boathouse',
    wish: 'hoped to build wooden canoes',
    condition: 'rebuild the jetty before the next regatta',
    price: '$180,000',
    bank: 'Lakeshore Bank',
  },
  {
    id: 'mill',
    ...people('Pemberton', 'Ayesha', 'Rupert', 'Dunn', 'Sokolov', 'Grady'),
    land: 'an old paper mill with its millpond',
    place: 'mill',
    wish: 'intended to turn out handmade paper',
    condition: 'get the water wheel running within a year',
    price: '$310,000',
    bank: 'Millers Credit Bank',
  },
  {
    id: 'vineyard',
    ...people('Delacroix', 'Owen', 'Philippa', 'Tran', 'Beckett', 'Marsh'),
    land: 'a hillside vineyard of nine acres',
    place: 'vineyard',
    wish: 'longed to make a wine of local grapes',
    condition: 'finish the course at the wine school',
    price: '$420,000',
    bank: 'Hillside Trust Bank',
  },
  {
    id: 'stable',
    ...people('Whitcomb', 'Soledad', 'Everett', 'Nash', 'Okafor', 'Blaine'),
    land: 'a riding stable with two paddocks',
    place: 'stable',
    wish: 'planned to teach children to ride',
    condition: 'keep the old gray mare until its death',
    price: '$275,000',
    bank: 'Paddock County Bank',
  },
  {
    id: 'workshop',
    ...people('Larkin', 'Tomasz', 'Beatrix', 'Adeyemi', 'Crane', 'Holloway'),
    land: 'a brick workshop on Tanner Street',
    place: 'workshop',
    wish: 'needed room to repair pianos',
    condition: 'give up smoking for a full year',
    price: '$195,000',
    bank: 'Tanner Street Bank',
  },
  {
    id: 'meadow',
    ...people('Ingersoll', 'Priya', 'Godfrey', 'Shaw', 'Valdez', 'Munro'),
    land: 'a water meadow below the village',
    place: 'meadow',
    wish: 'wanted to keep bees and sheep',
    condition: 'repair the fence along the road',
    price: '$130,000',
    bank: 'Valley Farmers Bank',
  },
  {
    id: 'cottage',
    ...people('Standish', 'Kofi', 'Rosalind', 'Meyer', 'Trujillo', 'Pike'),
    land: 'a stone cottage near the lighthouse',
    place: 'cottage',
    wish: 'was hoping to open a tearoom',
    condition: 'marry before reaching the age of thirty',
    price: '$225,000',
    bank: 'Harbor Savings Bank',
  },
  {
    id: 'theater',
    ...people('Fairbanks', 'Yuna', 'Leopold', 'Costa', 'Brennan', 'Stroud'),
    land: 'a disused theater by the market',
    place: 'theater',
    wish: 'dreamed of staging puppet shows',
    condition: 'put on one play there each winter',
    price: '$350,000',
    bank: 'Market Square Bank',
  },
  {
    id: 'nursery',
    ...people('Aldridge', 'Samir', 'Henrietta', 'Boone', 'Zelenko', 'Hatch'),
    land: 'a tree nursery with a glasshouse',
    place: 'nursery',
    wish: 'wished to grow rare maples',
    condition: 'graduate from the gardening college',
    price: '$260,000',
    bank: 'Garden City Bank',
  },
]

/** The facts in prose: the deed, what was done with it or what came of the title, and the dispute. */
export function tell(facts: DeedFacts, story: DeedStory): string {
  const path = decide(facts)
  const parts =
    facts.way === 'sale'
      ? [sold(facts, story), defect(facts, story), resold(facts, story), trouble(facts, story), limit(facts)]
      : [signed(facts, story), (path && TOLD[path]?.(story)) ?? '', death(facts, story)]
  return parts.filter((part) => part !== '').join(' ')
}

function signed({ way }: DeedFacts, story: DeedStory): string {
  const { grantor, grantee, land, place, wish, price, third } = story
  if (way === 'escrow')
    return `In a state that applies the common law of deeds, ${grantor} agreed in a signed contract to sell ${land} to ${grantee}, who ${wish}, for ${price}. ${grantor} then signed a properly worded deed of the ${place} and left it with ${third}, a closing agent. Under instructions signed by both, ${third} was to hand it to ${grantee} when the whole price had been paid, and not earlier.`
  return `In a state that applies the common law of deeds, the elderly ${grantor}, who owned ${land}, signed a properly worded deed of it as a gift to a neighbor, ${grantee}, who ${wish}.`
}

type Teller = (story: DeedStory) => string

const given = ({ grantor, grantee, place }: DeedStory) =>
  `${grantor} handed the deed to ${grantee} with the words, "The ${place} is yours from today."`

const lodged = ({ grantor, place }: DeedStory) =>
  `${grantor} took the deed to the county office and had it recorded there, telling the clerk that the ${place} was to change owners at once.`

const entrusted = ({ grantor, grantee, third }: DeedStory, words: string) =>
  `${grantor} handed the deed to ${third}, an old friend, with the words, "${words}" ${grantee} received no information about this.`

const locked = ({ grantor, grantee, place }: DeedStory) =>
  `${grantor} told ${grantee}, "I have signed a deed of the ${place} to you and will hand it over when I am ready to let go of it." ${grantee} replied, "I accept with all my heart." ${grantor} locked the deed in a desk to which nobody else had a key.`

/** What was done with a deed that was not sold, by path. */
const TOLD: { readonly [Path in PathId]?: Teller } = {
  handed: (story) =>
    `${given(story)} ${story.grantee} accepted with thanks and put the deed in a drawer, while ${story.grantor} continued with ${story.grantee}'s permission to make use of the ${story.place}. ${story.grantee} had the deed recorded two years later, a month after ${story.grantor} had died.`,
  returned: (story) =>
    `${given(story)} ${story.grantee} accepted with thanks and had the deed recorded. A year later ${story.grantee} brought the deed back to ${story.grantor} and said, "I have changed my plans; keep the ${story.place}." ${story.grantor} agreed and burned the deed, and nothing else was signed. ${story.grantee} has now changed plans again and claims the ${story.place}, which ${story.grantor} refuses to surrender.`,
  oral: (story) =>
    `${story.grantor} handed the deed to ${story.grantee} with the words, "This makes the ${story.place} yours now, but on condition that you ${story.condition}." The deed itself said nothing about that. ${story.grantee} accepted with thanks and had the deed recorded, but never did what had been requested. ${story.grantor} now treats the gift as having failed and refuses to surrender the ${story.place}.`,
  review: (story) =>
    `${story.grantor} handed the deed to ${story.grantee} with the words, "Compare the boundaries in this with the old survey, and then bring it back to me; I have decided nothing yet." ${story.grantee} took the deed home and began with the comparison. It was still on ${story.grantee}'s table a week later, when ${story.grantor} died suddenly.`,
  'review-recorded': (story) =>
    `${story.grantor} handed the deed to ${story.grantee} with the words, "Compare the boundaries in this with the old survey, and then bring it back to me; I have decided nothing yet." ${story.grantee} had the deed recorded the same afternoon without asking anyone, and wrote to ${story.grantor}, "I gladly accept the ${story.place}." ${story.grantor} protested immediately and has refused ever since to surrender the ${story.place}.`,
  kept: (story) =>
    `${locked(story)} For four years ${story.grantor} managed the ${story.place} and paid the taxes on it. The deed was discovered in the desk when ${story.grantor} had died.`,
  'kept-note': (story) =>
    `${locked(story)} When ${story.grantor} had died four years later, it was discovered there in an envelope on which ${story.grantor} had written, "For ${story.grantee}, to have effect after my death and not before."`,
  recorded: (story) =>
    `${lodged(story)} ${story.grantor} meant to announce the gift at a dinner later that month, but died a week before it, so that ${story.grantee} heard of the deed only after the funeral and was delighted.`,
  refused: (story) =>
    `${lodged(story)} When ${story.grantee} was informed, the answer came in writing: "I do not want the ${story.place} and will not take it." ${story.grantor} was hurt and never mentioned the subject again. When ${story.grantor} died two years later, ${story.grantee} came to regret the answer.`,
  third: (story) =>
    `${entrusted(story, `From today this is out of my hands. Give it to ${story.grantee} when I die.`)} ${story.grantor} managed the ${story.place} as before. When ${story.grantor} died three years later, ${story.third} gave the deed to ${story.grantee}, who accepted it gladly.`,
  'third-will': (story) =>
    `${entrusted(story, `From today this is out of my hands. Give it to ${story.grantee} when I die.`)} Two years later ${story.grantor} quarreled with ${story.grantee} and made a valid will that left the ${story.place} to ${story.heir}. ${story.grantor} has since died, and ${story.third} has given the deed to ${story.grantee}.`,
  recall: (story) =>
    `${entrusted(story, `Give this to ${story.grantee} when I die, unless I ask you for it before then.`)} ${story.grantor} managed the ${story.place} as before and never asked for the deed. When ${story.grantor} died three years later, ${story.third} gave it to ${story.grantee}, who accepted it gladly.`,
  agent: (story) =>
    `${entrusted(story, 'Put this with the papers that you keep for me, and wait until you hear from me.')} ${story.third} heard nothing more about it. When ${story.grantor} died three years later, ${story.third} gave the deed to ${story.grantee}, who accepted it gladly.`,
  'escrow-unpaid': (story) =>
    `${story.grantee} never paid, but deceived ${story.third} with a false bank receipt, so that ${story.third} handed over the deed. ${story.grantee} had it recorded the same day and claims the ${story.place}, which ${story.grantor} refuses to surrender.`,
  'escrow-changed': (story) =>
    `Before the day of payment ${story.grantor} received a better offer and wrote to ${story.third}, "Send me the deed; the sale is off." ${story.grantee} paid the whole price to ${story.third} on the agreed day all the same. ${story.third}, who has been offering ${story.grantor} the money ever since, is still holding the deed, and ${story.grantor} refuses to surrender the ${story.place}.`,
}

/** The gifts that are fought over after the grantor's death. */
function death({ way, turn }: DeedFacts, { grantor, heir, place }: DeedStory): string {
  if (way === 'escrow' || ['returned', 'condition', 'taken'].includes(turn)) return ''
  if (turn === 'will') return `${heir} has taken possession of the ${place}.`
  const left = `Everything that ${grantor} still owned at death passed to ${heir}`
  return `${left}, who has taken possession of the ${place}.`
}

function sold({ deed }: DeedFacts, { grantor, grantee, land, wish, price }: DeedStory): string {
  const covenants = {
    general: 'The deed contained all six usual covenants of title, without any limit',
    special: `The deed contained the six usual covenants of title, each expressly limited to defects caused by ${grantor}`,
    quitclaim: `The deed was a quitclaim, by which ${grantor} released to ${grantee} "whatever right I have"`,
  }[deed]
  return `In a state that applies the common law of deeds, ${grantor} sold ${land} to ${grantee}, who ${wish}, for ${price}. ${covenants}, and ${grantee} took possession immediately.`
}

function defect({ origin }: DeedFacts, { grantor, rival, bank, place }: DeedStory): string {
  switch (origin) {
    case 'earlier':
      return `Unknown to both, a deed by which the ${place} had passed to an earlier owner was forged, and ${rival} was still the true owner.`
    case 'own':
      return `${grantor} said nothing about a mortgage on the ${place}, duly recorded and far from paid, that ${grantor} had given ${bank} a year earlier.`
    case 'none':
      return ''
  }
}

function resold({ claimant }: DeedFacts, { grantee, remote }: DeedStory): string {
  return claimant === 'remote'
    ? `A year after the purchase ${grantee} conveyed the land to ${remote}, who took possession, by a deed without covenants.`
    : ''
}

function trouble(facts: DeedFacts, story: DeedStory): string {
  const { origin, holder, years } = facts
  const owner = holderOf(facts, story)
  const { grantor, rival, bank, place } = story
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
