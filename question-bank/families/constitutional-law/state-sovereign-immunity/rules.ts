import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ImmunityFacts, ImmunityStory } from './facts.ts'

/** The rules of state sovereign immunity, each with the case that stands for it. */
export const rules = {
  county: {
    authority: 'Lincoln County v. Luning',
    rule: 'Counties and cities are not arms of the state and have no sovereign immunity, whatever relief is sought.',
    applied: (_, { county, worker }) =>
      `${county}, and not State A, would have to satisfy a judgment for ${worker.the}, so the claim may proceed.`,
  },
  'united-states': {
    authority: 'United States v. Mississippi',
    rule: 'A state has no immunity from a suit that the United States brings against it in federal court.',
    applied: (_, { worker }) =>
      `${The(worker)} could not have sued the agency, but the United States may, so the claim may proceed.`,
  },
  pocket: {
    authority: 'Hafer v. Melo',
    rule: 'The Eleventh Amendment does not bar a suit under federal law for damages that a state officer must pay personally, even for acts within official authority.',
    applied: () => 'The damages sought would come from the officer, so the claim may proceed.',
  },
  order: {
    authority: 'Ex parte Young',
    rule: 'A private person may sue a state officer in federal court for prospective relief against an ongoing violation of federal law.',
    applied: (_, { worker, officer }) =>
      `${The(worker)} named the ${officer}, relies on a federal statute, and wants higher pay only for the future, so the claim may proceed.`,
  },
  'state-law': {
    authority: 'Pennhurst State School & Hospital v. Halderman',
    rule: 'Sovereign immunity bars a federal court from ordering state officers to comply with state law, even on a claim joined to a proper federal claim.',
    applied: (_, { worker }) => `${The(worker)} must bring the claim under the State A statute elsewhere.`,
  },
  arrears: {
    authority: 'Edelman v. Jordan',
    rule: 'A suit against a state officer for money that the state should have paid in the past is barred as a suit against the state when public funds would satisfy the judgment.',
    applied: (_, { worker }) =>
      `Back pay for ${worker.the} is retroactive relief, so the claim may not proceed.`,
  },
  consent: {
    authority: 'Port Authority Trans-Hudson Corp. v. Feeney',
    rule: 'A state may waive its sovereign immunity by statute. The waiver is construed narrowly and reaches a federal court only if it says so.',
    applied: () => 'State A agreed to suits over pay in the federal courts, so the claim may proceed.',
  },
  'consent-own': {
    authority: 'Alden v. Maine',
    rule: 'A state is immune from private suits in its own courts unless it consents to them, as it may by statute.',
    applied: () => 'State A agreed to suits over pay in its courts, so the claim may proceed.',
  },
  'consent-sister': {
    authority: 'Franchise Tax Board of California v. Hyatt',
    rule: 'A state is immune from private suits in the courts of another state unless it consents to them.',
    applied: () =>
      'State A agreed to suits over pay in the courts of any state, so the claim may proceed in State B.',
  },
  abrogated: {
    authority: 'Fitzpatrick v. Bitzer',
    rule: 'Congress may abrogate state sovereign immunity if its intent is unmistakably clear and the statute is valid under the Fourteenth Amendment.',
    applied: () =>
      'The statute says that states may be sued and has been upheld as enforcement legislation, so the claim may proceed.',
  },
  plan: {
    authority: 'Torres v. Texas Department of Public Safety',
    rule: 'In the plan of the Convention, the states consented to suits that Congress authorizes under its power to raise and support armies, in federal and state courts alike.',
    applied: (_, { worker }) =>
      `The statute on which ${worker.the} relies was enacted under that power, so the claim may proceed.`,
  },
  elsewhere: {
    authority: 'Atascadero State Hospital v. Scanlon',
    rule: 'A state that consents to suit in its own courts does not thereby consent to suit anywhere else.',
    applied: () => 'The State A statute speaks only of its own courts.',
  },
  power: {
    authority: 'Seminole Tribe of Florida v. Florida',
    rule: 'Congress may not abrogate state sovereign immunity under the Commerce Clause, however clearly it speaks.',
    applied: () => 'The federal statute has no other basis, so the claim against the agency may not proceed.',
  },
  words: {
    authority: 'Atascadero State Hospital v. Scanlon',
    rule: 'Congress abrogates state sovereign immunity only by language that makes its intent unmistakably clear. General authority to sue is not enough.',
    applied: () =>
      'A reference to employers does not show a decision to expose states to suit, so the claim against the agency may not proceed.',
  },
  named: {
    authority: 'Alabama v. Pugh',
    rule: 'A state agency with immunity may not be sued by name, even for prospective relief. Ex parte Young permits only a suit against a state officer.',
    applied: (_, { worker }) => `${The(worker)} sued the agency itself, so the claim may not proceed.`,
  },
  own: {
    authority: 'Alden v. Maine',
    rule: 'Congress may not use its Article I powers to subject an unwilling state to private suits in its own courts. The war powers are an exception.',
    applied: () =>
      'State A has not consented, and the statute rests on the Commerce Clause, so the claim may not proceed.',
  },
  sister: {
    authority: 'Franchise Tax Board of California v. Hyatt',
    rule: 'A private person may not sue a state in the courts of another state without its consent.',
    applied: () => 'State A has not agreed to be sued in State B, so the claim may not proceed there.',
  },
} as const satisfies RuleTable<ImmunityFacts, ImmunityStory>
