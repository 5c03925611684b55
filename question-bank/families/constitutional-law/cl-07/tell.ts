import type { ResidentFacts, ResidentSkin } from './facts.ts'

/** The facts in prose: who it is and where the border runs, the line that is drawn, the ground of the suit. */
export function tell(facts: ResidentFacts, skin: ResidentSkin): string {
  return [skin.opening, status(facts, skin), line(facts, skin), suit(facts, skin)].join(' ')
}

const upper = (skin: ResidentSkin) => (skin.subject === 'he' ? 'He' : 'She')

function status(facts: ResidentFacts, skin: ResidentSkin): string {
  switch (facts.plaintiff) {
    case 'visitor':
      return `${upper(skin)} is a citizen of the state on this side of the border and intends to remain one permanently.`
    case 'corporation':
      return `The business belongs to ${skin.firm}, a corporation that was incorporated on this side of the border.`
    case 'alien':
      return `${upper(skin)} is a citizen of ${skin.country} who lives on this side of the border as a lawful permanent resident.`
    case 'own':
      return `${upper(skin)} moved across six years ago, lives in a village near the city of ${skin.city}, and is a citizen of the state ${skin.beyond}.`
    case 'new':
      return `${upper(skin)} moved across for good two months ago and is now a citizen of the state ${skin.beyond}.`
  }
}

function line(facts: ResidentFacts, skin: ResidentSkin): string {
  const state = facts.plaintiff === 'new' ? 'That state' : `The state ${skin.beyond}`
  switch (facts.interest) {
    case 'work':
      return work(facts, skin)
    case 'land':
      return `${state} allows no nonresident to buy a house or a shop in it. The official explanation is that such owners let buildings stand empty, but official statistics show that residents do so just as frequently.`
    case 'care':
      return `${state} allows no physician in it, even in private practice, to treat any nonresident. It offers no explanation, and ${skin.name} wants to see a physician whose practice there has room for many additional patients.`
    case 'tax':
      return `${state} taxes the wages that nonresidents earn in it at 6 percent, and those of its residents at 3. Its only explanation is that nonresidents have no vote there.`
    case 'sport':
      return `${state} asks $640 of nonresidents, and $35 of its residents, for a permit to ${skin.sport}. Its explanation is that residents contribute to the conservation of wild animals by their taxes, and ${skin.name} wants to ${skin.sport} for pleasure and never sells a catch.`
    case 'records':
      return `${state} has a statute that opens the files of its offices to its residents and to nobody else. ${skin.name} wants to read the files on an old canal out of curiosity, and no trade is hindered by the refusal.`
    case 'vote':
      return `${state} lets nobody but its residents vote for its governor. ${skin.name} pays taxes there on what is earned there, and asks for a ballot in the election of 2026.`
    case 'aid':
      return `${state} pays poor families $670 a month, but to those who have lived there for less than a year it pays only what the state they left would pay. ${skin.name} receives $310 on that account, and the state admits that its only purpose is to economize.`
    case 'divorce':
      return `${state} grants a divorce to those who have lived in it for a year and to nobody else. A decree from its courts would be recognized in every state, and ${skin.name} has already petitioned for one unsuccessfully.`
  }
}

function work(facts: ResidentFacts, skin: ResidentSkin): string {
  if (facts.fit === 'close')
    return `The state ${skin.beyond} asks $480 a year of nonresidents, and $260 of its residents, for a license to follow the trade of ${skin.trade}. Its figures, which nobody disputes, show that to check on nonresidents costs it $220 a head more, since they keep their books far away.`
  const who =
    facts.by === 'city'
      ? `${facts.plaintiff === 'own' ? 'That city' : `The city of ${skin.city}, which lies in the state ${skin.beyond},`} prohibits any individual or corporation from outside its limits from following`
      : `The state ${skin.beyond} prohibits any nonresident individual or corporation from following`
  return `${who} the trade of ${skin.trade} in it. The official explanation is that outsiders do inferior work, but official statistics show no difference.`
}

const GROUNDS: Readonly<Record<ResidentFacts['claim'], string>> = {
  'article IV': 'the Privileges and Immunities Clause of Article IV',
  fourteenth: 'the Privileges or Immunities Clause of the Fourteenth Amendment',
  commerce: 'the limits that the Commerce Clause sets to state power over trade',
  equal: 'the Equal Protection Clause',
}

function suit(facts: ResidentFacts, skin: ResidentSkin): string {
  const who = facts.plaintiff === 'corporation' ? skin.firm : skin.name
  return `Congress has enacted no legislation concerning the matter, and ${who} has brought an action that relies exclusively on ${GROUNDS[facts.claim]}.`
}
