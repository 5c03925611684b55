import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { RemovalStory } from './facts.ts'
import type { RemovalCells } from './reason-id.ts'

const all = ({ codefendant }: RemovalStory, why: string): Cell => [
  `${codefendant.the}, who had been served, did not consent to the removal`,
  `all defendants properly joined and served must consent to removal`,
  why,
]
const alone = ({ defendant, codefendant }: RemovalStory): Cell => [
  `${defendant.the} did not need ${whose(codefendant)} consent to remove`,
  `a diverse defendant may remove although a codefendant does not consent`,
  `A diverse defendant can't remove alone. Under § 1441(a), the others who were served need to join or consent.`,
]

/** Reasons where there are two defendants, and one removed. */
export const CONSENT_CELLS = {
  later: ({ defendant, codefendant }) => ({
    'no-own': [
      `each defendant may remove within 30 days of its own service`,
      `${defendant.the} had its own 30 days, and ${codefendant.the} could consent`,
      `Since 2011, § 1446(b) has given every defendant 30 days from its own service and let the earlier ones consent.`,
    ],
    'no-consent': [
      `a codefendant whose time to remove has passed does not have to consent`,
      `${whose(codefendant)} consent to the removal was not required`,
      `Every served defendant has to consent, even one whose own time has passed. This one did.`,
    ],
    'yes-start': [
      `the 30 days for removal began with service on the first defendant`,
      `${defendant.the} was bound by the 30 days that ran against ${codefendant.the}`,
      `That was the first-served rule, which some courts followed before Congress rejected it in 2011.`,
    ],
    'yes-consent': [
      `${codefendant.the} could not consent after letting 30 days pass`,
      `a defendant who has lost the right to remove may not consent to removal`,
      `A defendant who let the time pass may still consent to another's timely notice. Section 1446(b)(2)(C) says so.`,
    ],
  }),
  unserved: ({ codefendant }) => ({
    'no-consent': [
      `${codefendant.the}, who had not been served, did not have to consent`,
      `only defendants properly joined and served must consent to removal`,
      `Consent is asked of those who were served. Someone who merely knows of the case has no say yet.`,
    ],
    'no-own': [
      `a diverse defendant may remove without any other defendant's consent`,
      `each defendant has a right to remove that does not depend on consent`,
      `No diverse defendant has a right to remove without the consent of others who were served. The result is right because no one else had been.`,
    ],
    'yes-consent': [
      `every defendant named in the complaint must consent to removal`,
      `${codefendant.the}, who knew of the action, did not consent to the removal`,
      `Being named in the complaint isn't enough, and neither is knowledge. Service is what counts.`,
    ],
    'yes-start': [
      `the time to remove does not begin until all defendants are served`,
      `a notice of removal is premature until each defendant is served`,
      `The time begins for each defendant with that defendant's own service, and no notice is premature because others are still to be served.`,
    ],
  }),
  consent: (s) => ({
    'yes-consent': all(
      s,
      `Both had been served, and one took no part. Removal under § 1441(a) needs everyone who was served.`,
    ),
    'yes-remover': [
      `${whose(s.codefendant)} answer in state court waived removal for both defendants`,
      `an answer in state court waives the right to remove for all defendants`,
      `Answering isn't a waiver, for the one who answers or for anyone else.`,
    ],
    'no-own': alone(s),
    'no-consent': [
      `${whose(s.codefendant)} failure to object to the removal was consent`,
      `a served defendant consents to removal by not objecting to it`,
      `Silence isn't enough. Consent has to be given, and ${s.codefendant.the} gave none.`,
    ],
  }),
  'consent-waived': (s) => ({
    'no-waived': [
      `${s.plaintiff.the} waived the objection by not moving to remand within 30 days`,
      `a codefendant's lack of consent is a nonjurisdictional defect, which was waived`,
      `Missing consent is a defect in procedure. It has to be raised within 30 days of the notice, or it's lost.`,
    ],
    'no-own': alone(s),
    'yes-consent': all(
      s,
      `The removal was defective for that reason, but the defect had to be raised within 30 days.`,
    ),
    'yes-anytime': [
      `the lack of consent leaves the court without subject-matter jurisdiction`,
      `a lack of consent to removal may be raised at any time before judgment`,
      `Consent is a matter of procedure and not of jurisdiction. Diversity was there.`,
    ],
  }),
} satisfies RemovalCells
