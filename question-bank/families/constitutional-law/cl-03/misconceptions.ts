import type { Misconception } from '../../engine/contract.ts'
import type { ImmunityFacts } from './facts.ts'

type View = Misconception<ImmunityFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: ImmunityFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

/** Sovereign immunity as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'county-is-state',
    'a county is part of the state and shares its immunity',
    'Nothing had to be lifted, since counties and cities are no arms of the state and have no immunity.',
    (facts) => (facts.defendant === 'county' ? 'no-arm' : null),
  ),
  view(
    'agency-is-separate',
    'an agency with a name and budget of its own has no share in the immunity of the state',
    'A department of state government is an arm of the state and shares its immunity.',
    (facts) => (facts.defendant === 'agency' ? 'yes-county' : null),
  ),
  view(
    'official-suits-barred',
    'a suit against an officer is treated as one against the state in every case',
    'An officer may be sued to stop a breach of federal law, or for damages the officer would owe alone.',
    (facts) => (facts.defendant === 'officer' ? 'no-arm' : null),
  ),
  view(
    'commerce-abrogates',
    'plain words and the commerce power let Congress end the immunity',
    'The commerce power cannot be used so, however plain the words; the Fourteenth Amendment can.',
    (facts) => (facts.law === 'commerce' ? 'yes-congress' : null),
  ),
  view(
    'any-enforcement-act',
    'a valid measure under the Fourteenth Amendment ends the immunity whatever it says',
    'Congress must also speak plainly, and an act that never names states does not.',
    (facts) => (facts.law === 'silent' ? 'yes-congress' : null),
  ),
  view(
    'no-power-suffices',
    'no power of Congress lets it expose a state to private suit',
    'A valid measure under the Fourteenth Amendment can, and so can the war powers.',
    (facts) => (facts.law === 'commerce' ? null : 'no-power'),
  ),
  view(
    'immunity-by-name',
    'Congress has to mention immunity by name before its words are plain enough',
    'It is enough that the act says outright that states may be sued.',
    (facts) => (facts.law === 'silent' ? null : 'no-words'),
  ),
  view(
    'federal-law-binds-all',
    'the states gave up immunity from federal claims when they joined the Union',
    'They gave it up for few fields, such as the raising of armies, and not for the commerce power.',
    (facts) => (facts.law === 'commerce' || facts.law === 'silent' ? 'yes-plan' : null),
  ),
  view(
    'consent-anywhere',
    'a state that consents to suit in its own courts has consented in this court too',
    'Consent is read narrowly and reaches the courts that it names.',
    (facts) => (facts.consent === 'elsewhere' ? 'yes-consent' : null),
  ),
  view(
    'own-citizens',
    'the immunity cannot be pleaded against a plaintiff who is a citizen of the same state',
    'It can, for it is older than the words of the Eleventh Amendment.',
    (facts) => (facts.plaintiff === 'employee' ? 'yes-plaintiff' : null),
  ),
  view(
    'beneficiary-counts',
    'the United States, when it sues for a private person, meets the same bar as that person',
    'The states have no immunity to plead against the United States, whoever gains.',
    (facts) => (facts.plaintiff === 'United States' ? 'no-arm' : null),
  ),
  view(
    'future-order-any-defendant',
    'an order to obey federal law may be had against an agency as well as an officer',
    'The exception is for officers; an agency that is named keeps its immunity.',
    (facts) => (facts.defendant === 'agency' && facts.relief === 'order' ? 'yes-order' : null),
  ),
  view(
    'arrears-as-obedience',
    'an award of past pay secures obedience to federal law as an order for the future does',
    'Money for the past out of public funds is barred; only relief that looks forward is not.',
    (facts) => (facts.defendant === 'officer' && facts.relief === 'arrears' ? 'yes-order' : null),
  ),
  view(
    'state-law-obedience',
    'an officer may be ordered to obey state law as well as federal law, since the judgment binds the person',
    'The exception for officers exists to protect federal law and does not reach state law.',
    (facts) => (facts.law === 'state law' && facts.relief === 'order' ? 'yes-pocket' : null),
  ),
  view(
    'any-cost-to-the-treasury',
    'a suit is barred whenever the state treasury will bear a cost in the end',
    'The cost of future obedience, and a choice to repay an officer, do not count.',
    (facts) => (facts.defendant === 'officer' && facts.relief !== 'arrears' ? 'no-treasury' : null),
  ),
  view(
    'federal-courts-only',
    'the immunity is a rule for the federal courts, so the state can be sued in its own',
    'Without consent a state keeps its immunity in its own courts too.',
    (facts) => (facts.court === 'federal' && facts.consent === 'none' ? 'no-elsewhere' : null),
  ),
  view(
    'own-courts-absolute',
    'a state keeps immunity in its own courts against any claim',
    'It loses that immunity by consent, and in fields where the states gave it up.',
    (facts) => (facts.court === 'own' ? 'no-own-courts' : null),
  ),
]
