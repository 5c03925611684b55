import { The } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where benefits or a job end, and it is disputed what hearing came first. */
export const HEARING_CELLS = {
  welfare: ({ benefit: { plaintiff, agency } }) => ({
    'yes-evidentiary': [
      `a needy recipient is entitled to an oral predeprivation hearing before welfare is terminated`,
      `a written reply does not give a welfare recipient an adequate opportunity to be heard`,
      `Whether a tip is true turns on who is believed, and a person without means can't wait for back pay.`,
    ],
    'yes-property': [
      `a property interest of any kind requires a prior hearing with witnesses`,
      `a property interest may not be terminated before witnesses have been heard`,
      `Not every property interest calls for witnesses first. It was need, and not property as such, that called for a hearing before benefits were terminated.`,
    ],
    'yes-plus': [
      `the tip stigmatized ${plaintiff.the}, which was a deprivation of liberty`,
      `a finding that ${plaintiff.the} lied infringes a liberty interest in a good name`,
      `A tip or finding that stays in a file stigmatizes nobody and leaves a good name alone. What's lost is property.`,
    ],
    'no-later': [
      `under Mathews balancing, back payments after a full hearing are sufficient`,
      `a full postdeprivation hearing makes the risk of erroneous deprivation small`,
      `Back pay doesn't buy food in the meantime. For persons in need, the balance tips toward a hearing first.`,
    ],
    'no-expectancy': [
      `welfare is a privilege granted by the state and not a property interest`,
      `welfare is public charity, in which a recipient has no property interest`,
      `A statute entitles persons without means to payment. That's an entitlement, whatever it's called.`,
    ],
    'no-informal': [
      `written notice and a letter in reply were an adequate opportunity to be heard`,
      `${agency.the} gave notice and considered a letter, which is an adequate opportunity to be heard`,
      `On paper, ${agency.the} can't see who tells the truth. Where belief decides, an oral hearing is due.`,
    ],
  }),
  disability: ({ benefit: { plaintiff, agency, ailment } }) => ({
    'no-later': [
      `under Mathews balancing, a written reply before and a full hearing afterward are sufficient`,
      `medical reports keep the risk of erroneous deprivation low until the later full hearing`,
      `Benefits don't depend on need, and doctors' reports can be judged on paper. So the oral hearing may wait.`,
    ],
    'no-expectancy': [
      `disability benefits are a privilege granted by the state and not a property interest`,
      `disability benefits are public charity, in which a recipient has no property interest`,
      `The statute entitles disabled workers to payment, so there is property. It's the process that was enough.`,
    ],
    'no-legislative': [
      `a finding on fitness for work is legislative and does not require notice or a hearing`,
      `${agency.the} acted in a legislative capacity, in which due process requires no hearing`,
      `A finding about one worker's ${ailment} is as adjudicative as can be.`,
    ],
    'yes-evidentiary': [
      `a recipient is entitled to an oral predeprivation hearing before benefits are terminated`,
      `a written reply is not an adequate opportunity to be heard before a loss of income`,
      `That's the rule for welfare, which keeps the poorest alive. Disability benefits are paid without regard to means.`,
    ],
    'yes-property': [
      `a property interest of any kind requires a prior hearing with witnesses`,
      `a property interest may not be terminated before witnesses have been heard`,
      `How much process is due depends on a balance. Property alone doesn't put witnesses first.`,
    ],
    'yes-plus': [
      `the finding stigmatized ${plaintiff.the}, which was a deprivation of liberty`,
      `a finding that ${plaintiff.the} can work infringes a liberty interest in a good name`,
      `A finding that someone is fit for work stigmatizes nobody and wasn't published.`,
    ],
  }),
  unheard: ({ job: { plaintiff, employer, head } }) => ({
    'yes-respond': [
      `${plaintiff.the} was entitled to notice of the charge and an opportunity to respond beforehand`,
      `an employee with a property interest is entitled to notice and an opportunity to be heard first`,
      `The full hearing came too late for a job held by right. A short talk first would have caught obvious mistakes.`,
    ],
    'yes-evidentiary': [
      `${plaintiff.the} was entitled to a full predeprivation hearing with witnesses`,
      `a property interest in a job requires a full predeprivation hearing with witnesses`,
      `Witnesses may wait until the full hearing. What had to come first was a chance to answer.`,
    ],
    'yes-plus': [
      `the charge stigmatized ${plaintiff.the}, which was a deprivation of liberty`,
      `${plaintiff.the} lost a liberty interest in a good name among other employers`,
      `A charge in a letter to one person stigmatizes nobody, so no good name was lost. Property in a job was.`,
    ],
    'no-later': [
      `under Mathews balancing, a full hearing and back pay afterward are sufficient`,
      `a prompt postdeprivation hearing with witnesses is an adequate remedy`,
      `A prompt hearing with witnesses, and back pay afterward, would be enough after a first talk. Without one, an employee is out of work unheard.`,
    ],
    'no-expectancy': [
      `the statute that created the property interest also limits the process that is due`,
      `a statute that grants a property interest may set the procedure for ending it`,
      `A statute creates the property, but the Constitution says what process is due before it's taken.`,
    ],
    'no-random': [
      `the dismissal was random and unauthorized, so a postdeprivation remedy is sufficient`,
      `a dismissal without a hearing is random and unauthorized, and a postdeprivation remedy is sufficient`,
      `${The(employer)} can foresee dismissals by its own ${head.replace('the ', '')}. Nothing about that is unauthorized.`,
    ],
  }),
  heard: ({ job: { plaintiff, employer, head } }) => ({
    'no-informal': [
      `notice and an informal opportunity to respond are sufficient before a full hearing`,
      `${plaintiff.the} had notice and an informal opportunity to be heard before the dismissal`,
      `The talk was a check against mistakes. With a full hearing to follow, no more is due first.`,
    ],
    'no-expectancy': [
      `the statute that created the property interest also limits the process that is due`,
      `a statute that grants a property interest may set the procedure for ending it`,
      `The result is right, but a statute can't limit the process. The Constitution does, and the talk met it.`,
    ],
    'no-random': [
      `the dismissal was random and unauthorized, so a postdeprivation remedy is sufficient`,
      `a summary dismissal is random and unauthorized, and a postdeprivation remedy is sufficient`,
      `A planned dismissal by ${head} is neither random nor unauthorized. It stands because of what was done first.`,
    ],
    'yes-evidentiary': [
      `${plaintiff.the} was entitled to a full predeprivation hearing with witnesses`,
      `a private talk is not the full predeprivation hearing that a property interest requires`,
      `Witnesses and a full hearing may come afterward. Before a dismissal, an initial check against mistakes is enough.`,
    ],
    'yes-property': [
      `a property interest in a job may be ended only by a neutral decision maker`,
      `with a property interest at stake, the charge had to go first to a neutral decision maker`,
      `A neutral decision maker may come in at the full hearing. ${The(employer)} itself may hold the first talk.`,
    ],
    'yes-plus': [
      `the charge stigmatized ${plaintiff.the}, which was a deprivation of liberty`,
      `${plaintiff.the} lost a liberty interest in a good name among other employers`,
      `A charge in a private talk stigmatizes nobody, so a good name among employers isn't at issue.`,
    ],
  }),
} satisfies ActionCells
