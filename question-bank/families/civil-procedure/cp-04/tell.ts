import type { RemovalFacts, RemovalSkin } from './facts.ts'

/** The facts in prose: the suit, its removal, the motion. */
export function tell(facts: RemovalFacts, skin: RemovalSkin): string {
  return [suit(facts, skin), removal(facts, skin), motion(facts, skin)].join(' ')
}

function suit(facts: RemovalFacts, skin: RemovalSkin): string {
  const { plaintiff, defendant, codefendant, home, away, demand } = skin
  const inState = `in a state court of ${home}`
  switch (facts.basis) {
    case 'federal':
      return `${plaintiff} sued ${defendant} ${inState} ${skin.federal}. Both are citizens of ${home}.`
    case 'diverse':
      return `${plaintiff}, a citizen of ${home}, sued ${defendant}, a citizen of ${away}, ${inState} ${skin.state}. The complaint relies exclusively on state law and demands ${demand}.`
    case 'forum':
      return `${plaintiff}, a citizen of ${away}, sued ${defendant}, a citizen of ${home}, ${inState} ${skin.state}. The complaint relies exclusively on state law and demands ${demand}.`
    case 'defense':
      return `${plaintiff} sued ${defendant} ${inState} ${skin.state}. Both are citizens of ${home}, and the complaint relies exclusively on state law and demands ${demand}. The whole defense rests on ${skin.defense}.`
    case 'not diverse':
      return `${plaintiff}, a citizen of ${home}, sued ${defendant}, a citizen of ${away}, and ${codefendant}, a citizen of ${home}, ${inState} ${skin.state}. The complaint relies exclusively on state law and demands ${demand}, and is sound against both.`
    case 'counterclaim':
      return `${plaintiff} sued ${defendant} ${inState} ${skin.state}. Both are citizens of ${home}, and the complaint relies exclusively on state law and demands ${demand}. ${defendant} answered with a counterclaim ${skin.counterclaim}.`
  }
}

function removal(facts: RemovalFacts, skin: RemovalSkin): string {
  const { plaintiff, defendant, codefendant, home, third } = skin
  const joined = facts.basis === 'not diverse' ? ` ${codefendant} consented to the removal at once.` : ''
  if (facts.basis === 'counterclaim')
    return `${plaintiff} was served with the counterclaim 50 days after bringing the suit, and filed a notice of removal in federal district court 20 days after that.`
  const second = `${codefendant}, a citizen of ${third}, is sued as well`
  switch (facts.notice) {
    case 'day 30':
      return `The complaint had been on file for a week when ${defendant} was served with it. ${defendant} filed a notice of removal in federal district court 30 days after being served.`
    case 'day 31':
      return `The summons and complaint were handed to ${defendant} in person. The lawyer for ${defendant} first saw them four days later and filed a notice of removal in federal district court 31 days after the papers had been served.`
    case 'filed early':
      return `The complaint had been on file for 50 days before ${defendant} was served with it. ${defendant} filed a notice of removal in federal district court 20 days after being served.${joined}`
    case 'copy early':
      return `${plaintiff} sent ${defendant} a copy of the filed complaint by e-mail, and 50 days later had ${defendant} formally served. ${defendant} filed a notice of removal in federal district court 20 days after formal service.${joined}`
    case 'later defendant':
      return `${second} and was served first, but did nothing. ${defendant} was served 45 days after that and filed a notice of removal in federal district court within another 20 days. ${codefendant} then consented in writing.`
    case 'consent missing':
      return `${second}. Both defendants were properly served with process on the same day. ${defendant} filed a notice of removal in federal district court 20 days later. ${codefendant} has neither joined in the notice of removal nor manifested consent to it in any manner.`
    case 'codefendant unserved':
      return `${second}, but has not been served so far. ${defendant} filed a notice of removal in federal district court 20 days after being served. ${codefendant} has neither joined in the notice of removal nor manifested consent to it in any manner.`
    case 'amended':
      return `${firstComplaint(facts, skin)} Five months after serving it, ${plaintiff} amended the complaint ${change(facts, skin)}. ${defendant} filed a notice of removal in federal district court 20 days after receiving the amended complaint.`
    case 'amended after a year':
      return `${firstComplaint(facts, skin)}${facts.basis === 'diverse' ? ` ${plaintiff} pressed the claim against ${codefendant} in good faith.` : ''} Fourteen months after the suit began, ${plaintiff} amended the complaint ${change(facts, skin)}. ${defendant} filed a notice of removal in federal district court 20 days after receiving the amended complaint.`
    case 'amended after a year in bad faith':
      return `${firstComplaint(facts, skin)} Fourteen months after the suit began, ${plaintiff} amended the complaint ${change(facts, skin)}. ${defendant} filed a notice of removal in federal district court 20 days later. The federal court finds that ${plaintiff} had named ${codefendant}, of ${home}, only to prevent removal and never pressed the claim.`
  }
}

/** What kept the first complaint from being removed, and how that changed. */
function firstComplaint(facts: RemovalFacts, skin: RemovalSkin): string {
  return facts.basis === 'federal'
    ? 'At first the complaint had made claims under state law alone.'
    : `At first the complaint had also named ${skin.codefendant}, a citizen of ${skin.home}, as a defendant.`
}

function change(facts: RemovalFacts, skin: RemovalSkin): string {
  return facts.basis === 'federal' ? 'to add the federal claim' : `to drop ${skin.codefendant} from the suit`
}

function motion(facts: RemovalFacts, skin: RemovalSkin): string {
  const mover = facts.basis === 'counterclaim' ? skin.defendant : skin.plaintiff
  return facts.motion === 'in time'
    ? `${mover} moved to remand 29 days after the notice was filed, raising every procedural and jurisdictional objection that the circumstances permit.`
    : `${mover} first moved to remand 31 days after the notice was filed, raising every procedural and jurisdictional objection that the circumstances permit.`
}
