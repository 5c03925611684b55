import { capital } from '../../../text/capital.ts'
import { whose } from '../../engine/party.ts'
import { type ImmunityFacts, type ImmunityStory, isFederal, sued } from './facts.ts'

type Words = (at: ImmunityFacts, story: ImmunityStory) => string

/** Why each reason is right where it is the key: the deciding fact, then the rule. */
export const rights = {
  'yes-county': (_, { county }) =>
    `${county} is a local government that pays its own judgments. Counties and cities have no immunity under the Eleventh Amendment.`,
  'yes-plaintiff': () =>
    'The federal government is the plaintiff. States agreed to such suits when they ratified the Constitution, even where private persons benefit.',
  'yes-pocket': (at, story) =>
    `Only ${sued(at, story)} would owe the damages. A state’s voluntary promise to indemnify doesn’t turn the case into one against the state.`,
  'yes-order': (at, story) =>
    `The order would make ${sued(at, story)} obey a federal statute from now on. It doesn’t matter that obedience costs the state money.`,
  'yes-congress': () =>
    'The statute names states as defendants and enforces the Fourteenth Amendment, which was adopted to limit them.',
  'yes-plan': () =>
    'Raising and supporting armies was given wholly to the federal government. States may not frustrate that power by pleading immunity in any court.',
  'yes-consent': () =>
    'The State A statute expressly names the court in which the suit was filed. No abrogation is needed when a state itself consents.',
  'no-arm': () =>
    'The agency is part of the state government. Neither the federal statute nor anything State A has done takes its immunity away.',
  'no-power': () =>
    'The statute names states as plainly as possible, but it rests on the Commerce Clause. Since Seminole Tribe, Article I has ordinarily been insufficient.',
  'no-words': () =>
    'The statute speaks of “an employer” and never mentions states. A valid power isn’t enough without express language.',
  'no-treasury': (_, { sum }) =>
    `The ${sum} is for past work and would come out of an appropriation. Naming an officer doesn’t help when the money is the state’s.`,
  'no-state-law': () =>
    'The claim rests on a State A statute. Ex parte Young exists to make federal law supreme, and that purpose is absent here.',
  'no-elsewhere': () =>
    'The State A statute says “the courts of this state.” Consent is construed narrowly and must be stated for each court system.',
  'no-named': (at, story) =>
    `The suit names ${sued(at, story)} itself. The fiction that an officer who violates federal law isn’t the state has no application.`,
  'no-own-courts': () =>
    'A state court is no way around the bar. Alden holds that Congress may not use Article I to force a state to answer in its own courts.',
  'no-sister': () =>
    'Hyatt (2019) overruled the earlier view that one state is free to deny immunity to another.',
} as const satisfies Record<string, Words>

/** Why each reason fails where it is chosen wrongly. */
export const lessons = {
  'yes-county': (at, story) =>
    `${capital(sued(at, story))} is part of the executive branch and its judgments are paid by the state. Only counties, cities, and other separate bodies lack sovereign immunity.`,
  'yes-plaintiff': () =>
    'The text speaks of citizens of other states, but since Hans v. Louisiana sovereign immunity has barred suits by a state’s own citizens too.',
  'yes-pocket': (at, story) =>
    at.relief === 'arrears'
      ? `The money would come out of the department’s appropriation, so the suit is against the state. It doesn’t seek to impose personal liability on ${sued(at, story)}.`
      : `An order to set pay runs against ${sued(at, story)} in an official capacity. Personal liability is for damages.`,
  'yes-order': (at, story) => lessonOnOrder(at, story),
  'yes-congress': (at) => lessonOnCongress(at),
  'yes-plan': ({ law }) =>
    law === 'commerce'
      ? 'States kept their sovereign immunity as to the commerce power. Those given up in the plan of the Convention include bankruptcy, eminent domain, and war powers.'
      : 'Ratifying the Fourteenth Amendment wasn’t consent to every suit. It lets Congress abrogate immunity from suits, but only in express terms.',
  'yes-consent': (at) =>
    at.consent === 'elsewhere'
      ? isFederal(at) || at.defendant === 'agency'
        ? waiverElsewhere(at)
        : 'The waiver names only the courts of State A. It doesn’t extend to federal court.'
      : 'The waiver isn’t what decides.',
  'no-arm': (at, story) => lessonOnArm(at, story),
  'no-power': (at, story) => lessonOnPower(at, story),
  'no-words': (at, story) => lessonOnWords(at, story),
  'no-treasury': (at, story) => lessonOnTreasury(at, story),
  'no-state-law': (at, story) =>
    `The order sought would enforce a federal statute, not state law. ${at.defendant === 'officer' && at.relief === 'order' ? `Federal courts may order ${sued(at, story)} to follow that.` : 'The bar on state-law orders has nothing to do with it.'}`,
  'no-elsewhere': ({ plaintiff, defendant, law }) =>
    plaintiff === 'United States'
      ? 'No waiver is needed when the United States is the plaintiff, in federal court or elsewhere.'
      : defendant === 'county'
        ? 'A county needs no waiver of sovereign immunity, because it has none, in federal court or elsewhere.'
        : defendant === 'officer'
          ? 'The limits of a waiver matter only in a suit against the state. A suit of this form against an officer isn’t one, even in federal court.'
          : `A waiver by State A isn’t the only way around immunity in federal court. ${law === 'fourteenth' ? 'Congress has validly abrogated it.' : 'It was given up in advance to the war powers.'}`,
  'no-named': ({ defendant, plaintiff, law }) =>
    defendant === 'county'
      ? 'A suit against a county needs no detour through Ex parte Young. Prospective relief against a county isn’t barred.'
      : plaintiff === 'United States'
        ? 'Ex parte Young is a detour around immunity. The United States needs no officer to sue for prospective relief.'
        : law === 'commerce' || law === 'silent'
          ? 'Because State A has consented to the suit, no officer need be named to get prospective relief.'
          : 'An officer is needed as a defendant under Ex parte Young only if the state keeps its immunity from prospective relief.',
  'no-own-courts': ({ law }) =>
    law === 'state law'
      ? 'State A would have sovereign immunity in its own courts, but it has consented to private suits over pay there.'
      : 'Alden protects a state in its own courts from private suits under the commerce power. It doesn’t protect it from a war powers statute.',
  'no-sister': () =>
    'State A would have sovereign immunity in the courts of State B, but its statute consents to private suits there.',
} as const satisfies Record<string, Words>

const waiverElsewhere = ({ defendant, plaintiff, law }: ImmunityFacts) =>
  plaintiff === 'United States' || defendant === 'county'
    ? 'The waiver covers only State A’s own courts, so it isn’t what lets the suit over pay go forward.'
    : law === 'fourteenth' || law === 'armies'
      ? 'The statute’s waiver covers only State A’s own courts. The suit goes forward because of federal law.'
      : 'The statute speaks of State A’s own courts. A waiver is strictly construed, and it doesn’t extend to suits elsewhere.'

function lessonOnOrder(at: ImmunityFacts, story: ImmunityStory): string {
  if (at.law === 'state law')
    return 'Ex parte Young is limited to federal law. Pennhurst bars federal courts from ordering prospective relief under state law.'
  if (at.defendant === 'officer')
    return 'Back pay isn’t prospective relief. Ex parte Young looks to an ongoing violation and not to money owed for the past.'
  if (at.plaintiff === 'United States' || at.defendant === 'county')
    return `Ex parte Young concerns suits against state officers. ${capital(sued(at, story))} isn’t one, and the suit needs no such exception.`
  return `Ex parte Young requires a state officer as the defendant and prospective relief. ${capital(sued(at, story))} is an agency.`
}

function lessonOnCongress({ law, defendant, plaintiff }: ImmunityFacts): string {
  if (defendant === 'county' || plaintiff === 'United States')
    return 'There is no need for Congress to abrogate, because the parties to this suit leave no sovereign immunity to be asserted.'
  return law === 'commerce'
    ? 'Congress may not use the commerce power to abrogate sovereign immunity, as Seminole Tribe holds. The Fourteenth Amendment is different.'
    : 'The power to enforce the Fourteenth Amendment would be enough, but a statute that doesn’t mention states doesn’t abrogate sovereign immunity.'
}

function lessonOnArm(
  { defendant, plaintiff, relief, consent, law }: ImmunityFacts,
  story: ImmunityStory,
): string {
  if (defendant === 'county')
    return `${story.county} isn’t an arm of the state, although it is within State A. It has no immunity to waive or abrogate.`
  if (plaintiff === 'United States')
    return 'The agency is an arm of the state, but no immunity, waived or not, protects a state from the United States.'
  if (relief === 'pocket')
    return 'Damages that an officer must pay personally aren’t in effect a recovery from State A, so its immunity need not be waived.'
  if (defendant === 'officer')
    return 'For prospective relief under federal law, an officer isn’t treated as the state, so its immunity need not be waived or abrogated.'
  if (consent === 'here')
    return `The agency is an arm of the state, but its immunity has been waived by a statute that covers ${whose(story.worker)} suit.`
  return law === 'armies'
    ? 'The agency is an arm of the state, but a state has no immunity from private suits that Congress authorizes under its war powers.'
    : 'The agency is an arm of the state, but its immunity has been abrogated by a valid statute that names states.'
}

function lessonOnPower(
  { defendant, plaintiff, relief, consent, law }: ImmunityFacts,
  { county }: ImmunityStory,
): string {
  if (law === 'fourteenth' || (law === 'silent' && consent !== 'here' && defendant === 'agency'))
    return 'Congress may abrogate sovereign immunity when it enforces the Fourteenth Amendment, as Fitzpatrick v. Bitzer holds.'
  if (law === 'armies')
    return 'The limits on Congress in abrogating immunity don’t apply to the power to raise armies, as Torres v. Texas Department of Public Safety holds.'
  if (defendant === 'county')
    return `The power of Congress to abrogate matters only for a state. ${county} has no sovereign immunity.`
  if (plaintiff === 'United States')
    return 'The power of Congress to abrogate matters only for private plaintiffs. The United States may sue a state in any event.'
  if (consent === 'here')
    return 'The power of Congress to abrogate is beside the point, because State A consented to the suit itself.'
  return relief === 'arrears'
    ? 'The power that Congress used would suffice to abrogate. The trouble lies in the money that is sought.'
    : 'The power of Congress to abrogate matters only for a suit against the state. This one runs against an officer.'
}

function lessonOnWords(
  { defendant, plaintiff, consent, law, relief }: ImmunityFacts,
  { county }: ImmunityStory,
): string {
  if (law !== 'silent' && defendant === 'agency' && plaintiff === 'employee' && consent !== 'here')
    return 'The federal statute names “a state or an agency of a state,” which makes the intent to abrogate unmistakably clear.'
  if (defendant === 'county')
    return `An unmistakably clear intent to abrogate is needed only for states. ${county} has no immunity to abrogate.`
  if (plaintiff === 'United States')
    return 'Clear words that abrogate immunity are needed only for private plaintiffs. The United States needs no such federal statute.'
  if (consent === 'here')
    return 'Whether Congress was clear about abrogating immunity doesn’t matter, because State A consented to the suit.'
  return relief === 'arrears'
    ? 'The federal statute names states expressly, so its intent to abrogate is unmistakably clear. The obstacle is another one.'
    : 'An unmistakably clear intent to abrogate is needed only in a suit against the state. This suit isn’t one.'
}

function lessonOnTreasury({ plaintiff, relief, law, consent }: ImmunityFacts, _: ImmunityStory): string {
  if (law === 'state law' && relief === 'order')
    return 'Cost to the treasury in the future isn’t what bars an order. The claim fails because of the law on which it rests.'
  if (relief === 'pocket')
    return 'State A’s promise to repay is voluntary. The judgment would bind the officer, and the treasury isn’t liable on it.'
  if (plaintiff === 'United States')
    return 'The treasury of a state isn’t protected by sovereign immunity from a judgment for the United States.'
  if (relief === 'order' && consent !== 'here' && law !== 'fourteenth' && law !== 'armies')
    return 'The cost to the treasury of obeying federal law in the future is permitted. Only a judgment for the past is barred.'
  return consent === 'here'
    ? 'The treasury of State A is open to the judgment, because the state waived its immunity for this kind of suit.'
    : 'Sovereign immunity protects the treasury only while it lasts. It has been lifted for this suit, so a judgment may be paid from there.'
}
