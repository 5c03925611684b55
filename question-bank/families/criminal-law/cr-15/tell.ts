import { capital } from '../../../text/capital.ts'
import { pathOf } from './decide.ts'
import type { JeopardyFacts, JeopardySkin } from './facts.ts'
import { again } from './tell-again.ts'

/** The facts in prose: the robbery, the first case and how it ended, and what the government does next. */
export function tell(facts: JeopardyFacts, skin: JeopardySkin): string {
  if (pathOf(facts) === null) throw new Error('cr-15 tells legal fact patterns only')
  const told = facts.second === 'same charge' ? again(facts, skin) : onward(facts, skin)
  return `${skin.opening} ${told}`
}

/** Another charge, another court or another kind of proceeding. */
function onward(facts: JeopardyFacts, skin: JeopardySkin): string {
  const { suspect, subject, object, possessive, victim, bystander, loot, vehicle } = skin
  const tried = `${suspect} was tried in state court for armed robbery of ${victim}`
  switch (facts.second) {
    case 'lesser':
      return `${tried}, which in that state is the taking of property from a person by force, and the jury convicted ${object}. The judge gave ${object} a milder sentence than the prosecutor had hoped for. A month later the prosecutor of a neighboring county of the state, through which ${subject} had fled, charged ${object} with simple theft of ${loot}, which is the taking of property without consent.`
    case 'greater':
      return `With every fact already known to the police, ${suspect} was charged in one county with simple theft of ${loot}, which in that state is the taking of property without consent, and was convicted and fined. The prosecutor of the neighboring county, where the same events had begun, then charged ${object} with robbery of ${victim}, which is such a taking from a person by force.`
    case 'after death':
      return `${capital(victim)} had been struck on the head and lay in a hospital. ${suspect} was tried in state court for aggravated battery, convicted and sentenced to three years. Seven months after that trial ${victim} died of the blow. The family demanded justice, and the same prosecutor charged ${suspect} with murder, of which the battery is a part.`
    case 'other element':
      return `${tried}, which in that state is the taking of property from a person by force, and was convicted. At the trial it came out that ${subject} had carried a pistol that night. Dissatisfied with the sentence, the prosecutor of a neighboring county of the state, through which ${subject} had passed, charged ${object} with carrying a firearm without a license, a crime that asks for no force and no taking.`
    case 'federal':
      return federal(facts, skin)
    case 'other state':
      return `The robbers had forced ${victim} into a car in one state and had taken ${loot} across the line in the next. ${suspect} was tried in the first state for armed robbery, convicted and sentenced to five years. The second state, whose statute on armed robbery has the very same elements and whose governor had promised harsher justice, then charged ${object} with armed robbery for the same taking.`
    case 'state after city':
      return `A pistol had been fired in the course of it, and ${suspect} was charged in the city court under an ordinance that makes it a crime to fire a gun within the city. ${capital(subject)} was convicted and spent ten days in the city jail. The state prosecutor, who thought this ridiculous, then charged ${object} under a state statute with the same elements as the ordinance for the same shot.`
    case 'federal after territory':
      return `All of this took place in a territory of the United States that governs itself under a constitution approved by Congress. ${suspect} was tried in the courts of the territory under its own law against carrying a stolen firearm, convicted and put on probation. A federal grand jury then indicted ${object} for carrying the same firearm on the same night, under a federal statute with the same elements.`
    case 'forfeiture':
      return `${suspect} was tried in federal court for the robbery, and the jury acquitted ${object}. The United States then brought an action to forfeit ${vehicle}, which, it says, ${suspect} had used to carry off ${loot}. The statute calls the action civil and asks only for a preponderance of the evidence, and the judge has found that it is neither in purpose nor in effect a punishment.`
    case 'adult court':
      return `${suspect} was sixteen at the time. A juvenile court heard witnesses, found that ${subject} had committed the robbery, which would be a felony for an adult, and could have confined ${object} until the age of twenty-one. At the next hearing, however, it held that ${subject} was unfit for treatment as a juvenile and sent the case to the ordinary court, where ${subject} has now been charged with the same robbery as an adult.`
    case 'other victim, one issue':
      return `${capital(bystander)} was robbed of a watch in the same minute. ${suspect} was tried for the robbery of ${victim} alone. Nobody doubted that there had been a robbery; the only question was whether ${subject} had been one of the robbers, and the jury, told to decide that question, acquitted ${object}. With better witnesses at hand, the same prosecutor has now charged ${object} with the robbery of ${bystander}.`
    case 'other victim, two issues':
      return `${capital(bystander)} was robbed of a watch in the same minute. ${suspect} was tried for the robbery of ${victim} alone. ${capital(possessive)} lawyer argued both that ${subject} had been elsewhere and that, if not, ${subject} had honestly believed that ${subject} owned ${loot}, which is a defense in that state; there was proof of each. The jury acquitted ${object} without giving any ground. The same prosecutor has now charged ${object} with the robbery of ${bystander}.`
    default:
      return `${suspect} was charged with the robbery and with possessing a firearm that night as a convicted felon. The prosecutor wanted one trial for both. So that the jury in the robbery case should not learn of ${possessive} record, ${suspect} asked for two trials instead, and the judge agreed. The first jury acquitted ${object} of the robbery. The prosecutor now calls the second case, in which the evidence will be much the same.`
  }
}

function federal(facts: JeopardyFacts, skin: JeopardySkin): string {
  const { suspect, object, victim } = skin
  const verdict =
    facts.ending === 'acquittal'
      ? `the jury acquitted ${object}, to the anger of many`
      : `the jury convicted ${object}, but the sentence was no more than probation`
  return `${suspect} was tried in state court for armed robbery of ${victim}, and ${verdict}. The witnesses before the state court had made a poor impression. A federal grand jury, which the local United States attorney had called together because of that outcome, then indicted ${object} for the same act under a federal statute on armed robbery that has the very same elements as the state one.`
}
