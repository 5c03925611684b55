import type { SupplementalFacts, SupplementalSkin } from './facts.ts'

/** The facts in prose: the suit, the further claim, what became of the first. */
export function tell(facts: SupplementalFacts, skin: SupplementalSkin): string {
  return `${suit(facts, skin)} ${further(facts, skin)}`
}

function suit(facts: SupplementalFacts, skin: SupplementalSkin): string {
  const { plaintiff, defendant, third, home, away, elsewhere, events, statute, large } = skin
  const both = facts.claim === 'crossclaim'
  const from = facts.later === 'dropped after removal' ? 'in a state court' : 'in federal court'
  if (facts.anchor === 'federal')
    return both
      ? `${plaintiff}, a citizen of ${elsewhere}, sued ${defendant} and ${third}, both citizens of ${home}, ${from} under ${statute}, over ${events}.`
      : `${plaintiff} sued ${defendant} ${from} under ${statute}, over ${events}. Both are citizens of ${home}.`
  return both
    ? `${plaintiff}, a citizen of ${home}, sued ${defendant} and ${third}, both citizens of ${away}, ${from} for ${large} under state law, over ${events}. They are said to be jointly liable.`
    : `${plaintiff}, a citizen of ${home}, sued ${defendant}, a citizen of ${away}, ${from} for ${large} under state law, over ${events}.`
}

function further(facts: SupplementalFacts, skin: SupplementalSkin): string {
  const { plaintiff, defendant, third, home, away, elsewhere, tort, debt, large, small } = skin
  const federal = facts.anchor === 'federal'
  const only =
    'No provision of federal law governs this additional claim. Its procedural joinder is unobjectionable.'
  switch (facts.claim) {
    case 'state claim':
      return state(facts, skin)
    case 'counterclaim':
      return facts.tie === 'same events'
        ? `${defendant} answered with a counterclaim against ${plaintiff} under state law, for a loss of ${small} that ${defendant} suffered in the very same events. ${only}`
        : `${defendant} answered with a counterclaim against ${plaintiff} under state law for ${small}, on account of ${debt}, a matter that has nothing to do with these events. ${only}`
    case 'large counterclaim':
      return `${defendant} answered with a counterclaim against ${plaintiff} under state law for ${large}, on account of ${debt}, a matter that has nothing to do with these events. ${only}`
    case 'crossclaim':
      return `${defendant} then made a crossclaim against ${third} under state law, for a share of whatever ${defendant} might have to pay for the same events. ${only}`
    case 'impleader':
      return `${defendant} impleaded ${third}, a citizen of ${federal ? home : away} as ${defendant} is, as a third-party defendant. The claim, under state law, is that ${third} had promised to make good whatever ${defendant} might have to pay for these events. ${only}`
    case 'plaintiff against third party':
      return `${defendant} impleaded ${third}, a citizen of ${home}, who had promised to make good whatever ${defendant} might have to pay. ${plaintiff} then made a claim under state law against ${third}, for ${large}, over the same events. ${only}`
    case 'third party against plaintiff':
      return `${defendant} impleaded ${third}, a citizen of ${home}, who had promised to make good whatever ${defendant} might have to pay. ${third} then made a claim under state law against ${plaintiff}, for a loss of ${large} that ${third} suffered in the same events. ${only}`
    case 'second plaintiff, small':
      return `${third}, a citizen of ${elsewhere}, joined in the complaint as a second plaintiff and asked ${defendant} for ${small} under state law, for a separate loss in the same events. ${only}`
    case 'second plaintiff, same state':
      return `${third}, a citizen of ${federal ? home : away} as ${defendant} is, joined in the complaint as a second plaintiff and asked ${defendant} for ${large} under state law alone, for a separate loss in the same events. ${only}`
    case 'second defendant, small':
      return `In the same complaint ${plaintiff} joined ${third}, a citizen of ${elsewhere}, as a second defendant under Rule 20, and asked ${third} for ${small} under state law, for a separate part of the loss in the same events. ${only}`
    case 'second defendant, same state':
      return `In the same complaint ${plaintiff} joined ${third}, a citizen of ${home} as ${plaintiff} is, as a second defendant under Rule 20, and asked ${third} for ${large} under state law, for a part in the same events. ${only}`
    case 'intervenor':
      return `${third}, a citizen of ${federal ? home : away} as ${defendant} is, moved to intervene as a plaintiff under Rule 24, with a claim under state law against ${defendant} for ${large}, for a loss in the same events. ${only}`
    case 'required plaintiff':
      return `${third}, a citizen of ${away} as ${defendant} is, shares in the right on which the suit is brought. ${defendant} asks that ${third} be joined as a plaintiff under Rule 19, with a claim under state law against ${defendant} for ${large}, over the same events. ${only}`
  }
  return tort
}

function state(facts: SupplementalFacts, skin: SupplementalSkin): string {
  const { plaintiff, defendant, tort, debt, small } = skin
  const joined = `The complaint joined a claim for ${tort} under state law, which rests on the same events.`
  switch (facts.later) {
    case 'nothing':
      return facts.tie === 'same events'
        ? `${joined} For that claim ${plaintiff} asks for ${small}. ${defendant}, who has answered both claims, moves to dismiss the one under state law for want of subject-matter jurisdiction and raises no additional objection.`
        : `The complaint joined a claim under state law for ${small}, on account of ${debt}, a matter that has nothing to do with these events. ${defendant}, who has answered both claims, moves to dismiss the one under state law for want of subject-matter jurisdiction and raises no additional objection.`
    case 'dismissed on the merits':
      return `${joined} After two years of discovery the court granted summary judgment against ${plaintiff} on the federal claim, for want of evidence. The claim under state law is almost ready for trial, and ${plaintiff} insists that the same court should retain, consider and ultimately adjudicate that claim.`
    case 'dismissed as frivolous':
      return `${joined} The court held that the statute could not even arguably apply to such a case, and it dismissed the federal claim for want of subject-matter jurisdiction as wholly frivolous. ${plaintiff} insists that the same court should retain, consider and ultimately adjudicate the claim under state law.`
    case 'dropped':
      return `${joined} A year later, with the consent of the court, ${plaintiff} amended the complaint to eliminate the federal claim and every reference to federal law. ${defendant} insists that the same court should retain, consider and ultimately adjudicate the claim under state law.`
    case 'dropped after removal':
      return `${joined} ${defendant} removed the suit. A year later, with the consent of the court, ${plaintiff} amended the complaint to eliminate the federal claim and every reference to federal law. ${defendant} insists that the federal court should retain, consider and ultimately adjudicate the claim under state law.`
  }
}
