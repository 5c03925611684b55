import { capital } from '../../../text/capital.ts'
import { type AbsentFacts, type AbsentSkin, isInjured } from './facts.ts'

/** The facts in prose: the trial, the words, why the speaker is not there, the offer. */
export function tell(facts: AbsentFacts, skin: AbsentSkin): string {
  return [skin.opening, wordsOf(facts, skin), absenceOf(facts, skin), offerOf(facts, skin)].join(' ')
}

function wordsOf(facts: AbsentFacts, skin: AbsentSkin): string {
  const { speaker: s, opponent: d, he, his } = skin
  const hurt =
    facts.trial === 'homicide' && facts.why === 'dead'
      ? `${s}, one of the victims, was crushed in ${skin.event}`
      : `${s} was crushed in ${skin.event}`
  switch (facts.kind) {
    case 'testimony':
      return `At an earlier trial of the same case, which ended without a verdict, ${s} testified that ${skin.told}. The attorney for ${d} cross-examined ${s} at length, with the same purpose that ${d} has now.`
    case 'predecessor':
      return `At the trial of an earlier civil suit over ${skin.event}, ${s} testified that ${skin.told}. The defendant in that suit was ${skin.former}, whose firm ${d} acquired afterward together with its debts. The attorney for ${skin.former} cross-examined ${s} at length, with the same purpose that ${d} has now.`
    case 'grand jury':
      return `Before the grand jury that indicted ${d}, ${s} testified under oath that ${skin.told}. Neither ${d} nor any attorney for the defense was allowed in the room.`
    case 'dying':
      return `${hurt}. On the following morning, composed but entirely convinced that ${he} would not survive the day, ${s} told a visiting cousin, "${capital(skin.cause)}."`
    case 'hopeful':
      return `${hurt}. On the following morning, composed and confidently expecting to leave the hospital within the week, ${s} told a visiting cousin, "${capital(skin.cause)}."`
    case 'dying aside':
      return `${hurt}. On the following morning, composed but entirely convinced that ${he} would not survive the day, ${s} told a visiting cousin, "${capital(skin.aside)}."`
    case 'interest':
      return `Some weeks after ${skin.event}, ${s}, who had never worked for ${d}, confided to an old friend, "${skin.confession}." Anybody in ${his} position would have known that those words could send ${skin.he === 'he' ? 'him' : 'her'} to prison.`
    case 'blame':
      return `Arrested some weeks after ${skin.event}, and hoping for leniency, ${s}, who had never worked for ${d}, told the police, "I stood by and kept watch, but ${skin.blame}."`
    case 'accusation':
      return `In an interview at ${his} home, ${s} told an investigator that ${skin.told}. That interview was the only account ${he} ever gave.`
    case 'excited':
      return `Trembling at the sight of ${skin.event}, which had begun only seconds earlier, ${s} screamed to a passerby, "${capital(skin.cry)}!"`
  }
}

function absenceOf(facts: AbsentFacts, skin: AbsentSkin): string {
  const { speaker: s, opponent: d, he, his, proponent } = skin
  switch (facts.why) {
    case 'dead':
      return isInjured(facts)
        ? `In spite of an emergency operation, ${he} died that same evening.`
        : `${s} died a year later.`
    case 'privilege':
      return `Called to the stand, ${s} invokes the privilege against self-incrimination, and the judge upholds the claim.`
    case 'ordered':
      return `Called to the stand, ${s} refuses to answer any question about the matter, although the judge has ordered ${skin.he === 'he' ? 'him' : 'her'} to do so on pain of contempt.`
    case 'unordered':
      return `In the corridor ${s} has told the attorneys that ${he} would rather not testify. Nobody has called ${skin.he === 'he' ? 'him' : 'her'} to the stand or asked the judge for an order.`
    case 'memory':
      return facts.kind === 'dying' || facts.kind === 'hopeful'
        ? `Contrary to every expectation ${s} lived, but now testifies that ${he} has no memory whatever of ${skin.event} or of the following day.`
        : `Called to the stand, ${s} testifies that ${he} has no memory whatever of ${skin.event}.`
    case 'searched':
      return `Since then ${s} has vanished. For months ${proponent} employed investigators to find ${skin.he === 'he' ? 'him' : 'her'} for the trial or for a deposition, without success.`
    case 'unsearched':
      return `${facts.kind === 'dying' ? `Contrary to every expectation ${s} lived, and later` : `Since then ${s} has`} moved away. In order to locate ${skin.he === 'he' ? 'him' : 'her'}, ${proponent} mailed one letter to an abandoned address and undertook no other investigation.`
    case 'abroad':
      return `${facts.kind === 'dying' ? `Contrary to every expectation ${s} lived, and` : `Since then ${s}`} has emigrated to Portugal, beyond the reach of any subpoena. Despite repeated requests from ${proponent}, ${he} refuses to return for the trial, but ${he} offered to give a deposition in Lisbon, which ${proponent} never arranged.`
    case 'hidden by proponent':
      return `A month before the trial, an agent of ${proponent} paid ${s} to hide overseas until the verdict, so that ${his} words could be read instead.`
    case 'silenced to prevent':
      return `Before the trial ${s} was fatally poisoned. After a hearing the judge finds it more likely than not that ${d} did this in order to prevent ${s} from testifying. ${d} has not been charged with the poisoning.`
    case 'silenced in anger':
      return `Before the trial ${s} was fatally poisoned. After a hearing the judge finds that ${d} certainly did this, but out of jealousy over an inheritance and without any thought of the trial.`
  }
}

function offerOf(facts: AbsentFacts, skin: AbsentSkin): string {
  const offer = `Against ${skin.opponent}, ${skin.proponent} offers`
  switch (facts.kind) {
    case 'testimony':
    case 'predecessor':
    case 'grand jury':
      return `${offer} the transcript of that testimony.`
    case 'interest':
      return `${offer} those words, and only those. ${SUPPORT[facts.support]}`
    case 'blame':
      return `${offer} only the part about ${skin.opponent}.`
    case 'accusation':
      return `${offer} the account through the investigator.`
    default:
      return `${offer} those words through the testimony of the ${facts.kind === 'excited' ? 'passerby' : 'cousin'}.`
  }
}

const SUPPORT: Readonly<Record<AbsentFacts['support'], string>> = {
  found:
    'The judge finds that physical evidence and the circumstances of the conversation clearly corroborate them.',
  lacking: 'The judge finds that neither other evidence nor the circumstances corroborate them.',
  'not asked': '',
}
