import { his, whose } from '../../engine/party.ts'
import type { DiversityCells } from './reason-id.ts'

/** Reasons where the plaintiff changed states, or seems to have. */
export const MOVE_CELLS = {
  'joined-before': ({ plaintiff, person, away, home }) => ({
    'no-domicile': [
      `${plaintiff.the} had acquired a domicile in ${away} before filing`,
      `both parties were domiciled in ${away} when the action was filed`,
      `The plaintiff lived there and meant to stay, and that was so before filing. Both sides had become citizens of one state.`,
    ],
    'no-filing': [
      `a plaintiff who moves to the defendant's state at any time ends diversity`,
      `complete diversity has to continue throughout the action`,
      `The court looks at one moment, the filing. A move after that day would have left diversity alone.`,
    ],
    'yes-domicile': [
      `two months in ${away} were too short a time to acquire a domicile there`,
      `${plaintiff.the} keeps a domicile in ${home} until a year in ${away} has passed`,
      `A domicile needs no minimum stay. Being there with an intent to remain is enough on the first day.`,
    ],
    'yes-filing': [
      `diversity is determined as of the time when the claim arose`,
      `${plaintiff.the} and ${person.the} were citizens of different states at the breach`,
      `The day of the breach doesn't count. Citizenship is tested as of the day on which the action is filed.`,
    ],
  }),
  'joined-after': ({ plaintiff, away, home }) => ({
    'yes-filing': [
      `diversity is determined as of the time of filing`,
      `a change of domicile after filing does not end diversity`,
      `The parties were citizens of different states on the day of filing. What one of them did later doesn't count.`,
    ],
    'yes-domicile': [
      `${plaintiff.the} remains a citizen of ${home} until a year in ${away} has passed`,
      `too little time has passed for ${plaintiff.the} to acquire a domicile in ${away}`,
      `The new domicile was complete on arrival, given the intent to stay. It just came too late to matter.`,
    ],
    'no-filing': [
      `complete diversity must exist at judgment as well as at filing`,
      `${whose(plaintiff)} move destroyed complete diversity while the action was pending`,
      `Complete diversity is needed on the day of filing and isn't lost by a later move.`,
    ],
    'no-domicile': [
      `by moving to ${away}, ${plaintiff.the} gave up the right to a federal forum`,
      `a plaintiff who settles in the defendant's state waives the benefit of diversity`,
      `Nobody gives up or waives diversity by moving. The statute looks at the day of filing, whatever state a plaintiff settles in later.`,
    ],
  }),
  'left-before': ({ plaintiff, person, away, home }) => ({
    'yes-domicile': [
      `${plaintiff.the} was domiciled in ${home} at filing, whatever the motive for moving`,
      `a real change of domicile counts even if made for access to a federal court`,
      `The plaintiff really moved and meant to stay. A motive for moving doesn't make a domicile less real.`,
    ],
    'yes-filing': [
      `a plaintiff may establish diversity by residing in another state at filing`,
      `residence in ${home} on the day of filing is enough for diversity`,
      `Residence alone isn't enough. It's the intent to remain that made the new home a domicile.`,
    ],
    'no-filing': [
      `diversity is determined as of the breach, when both were citizens of ${away}`,
      `${plaintiff.the} and ${person.the} were citizens of one state when the claim arose`,
      `Citizenship when the claim arose, at the breach, doesn't count. On the day of filing, the parties were from different states.`,
    ],
    'no-domicile': [
      `a domicile acquired in order to create diversity is disregarded as collusive`,
      `${plaintiff.the} moved to ${home} in order to sue, so the move was collusive`,
      `The statute on collusion reaches sham assignments and joinders. A person who truly moves acquires a domicile.`,
    ],
  }),
  'left-after': ({ plaintiff, person, away, home }) => ({
    'no-filing': [
      `there was no diversity at filing, and a later move cannot create it`,
      `both parties were citizens of ${away} on the day the action was filed`,
      `A move can't reach back. On the day that counts, both sides were from one state, and neither has left the action since.`,
    ],
    'no-domicile': [
      `diversity is determined as of the time when the claim arose`,
      `diversity is tested at the breach, when both parties were citizens of ${away}`,
      `Diversity isn't tested at the breach, or whenever a claim arose. What counts is the day of filing, when the parties were still from one state.`,
    ],
    'yes-domicile': [
      `${whose(plaintiff)} new domicile in ${home} cured the lack of diversity`,
      `the parties are now domiciled in different states, so diversity is complete`,
      `Dismissing a nondiverse party can cure a defect. A change in the citizenship of a party who stays can't.`,
    ],
    'yes-filing': [
      `${person.the} waived the lack of diversity by answering without objecting to it`,
      `the defense of lack of diversity was waived when it was omitted from the answer`,
      `A party can waive personal jurisdiction, venue, and service. Lack of subject-matter jurisdiction can't be waived.`,
    ],
  }),
  student: ({ plaintiff, away, home }) => ({
    'yes-domicile': [
      `${plaintiff.the} has no intent to remain in ${away} and is still a citizen of ${home}`,
      `${plaintiff.the}, having no intent to remain in ${away}, kept ${his(plaintiff)} domicile in ${home}`,
      `The program has an end and the plan is to go home, so the stay never became a domicile.`,
    ],
    'yes-filing': [
      `diversity is determined as of the breach, before ${plaintiff.the} left ${home}`,
      `a change of domicile after the claim arose does not affect diversity`,
      `A change between breach and filing would count. There just wasn't one without an intent to remain.`,
    ],
    'no-domicile': [
      `residence in ${away} at filing made ${plaintiff.the} a citizen of that state`,
      `a citizen is domiciled wherever he or she resides when the action is filed`,
      `Residence isn't domicile. Without an intent to remain, the old domicile goes on.`,
    ],
    'no-filing': [
      `the lease and the job in ${away} establish an intent to remain there`,
      `${whose(plaintiff)} job and lease show a domicile in ${away} by the day of filing`,
      `A lease and a part-time job fit a stay of two years. The plan to go back shows where the domicile is.`,
    ],
  }),
} satisfies DiversityCells
