import { capital } from '../../../text/capital.ts'
import { pathOf } from './decide.ts'
import type { CounselFacts, CounselSkin } from './facts.ts'

/** The facts in prose: the robbery, how far the case had come, and how the evidence was obtained. */
export function tell(facts: CounselFacts, skin: CounselSkin): string {
  if (pathOf(facts) === null) throw new Error('cr-14 tells legal fact patterns only')
  return `${skin.opening} ${facts.about === 'identity' ? identity(facts, skin) : words(facts, skin)}`
}

/** Where the case stood. */
function stage(facts: CounselFacts, { suspect, object, subject }: CounselSkin): string {
  switch (facts.stage) {
    case 'arrested':
      return `The police arrested ${suspect} and put ${object} in the county jail; no charge had been filed, and ${subject} had not yet been brought before a judge.`
    case 'appeared':
      return `The police arrested ${suspect} and took ${object} to a judge, who told ${object} that ${subject} was accused of the robbery, set bail that ${subject} could not pay, and sent ${object} to jail. No prosecutor had taken part, and no indictment had been drawn up.`
    case 'indicted':
      return `${suspect} was indicted for the robbery, was given a lawyer and waited in the county jail for the trial.`
  }
}

function words(facts: CounselFacts, skin: CounselSkin): string {
  const { suspect, subject, object, detective, admits } = skin
  const where = stage(facts, skin)
  const informer = `${detective} promised a prisoner named Rusk an earlier release for whatever he could bring to light about`
  const inCase = 'The prosecution means to use these words in its case in chief.'
  switch (facts.means) {
    case 'detective':
      return questioned(facts, skin)
    case 'informer listens':
      return `${where} ${detective} placed a prisoner named Rusk, who was paid by the police, in the same cell and told him to keep his ears open but to ask nothing. Rusk did as he was told. One evening ${suspect}, after brooding for some time, told him without any prompting that ${subject} had ${admits}. ${inCase}`
    case 'cellmate':
      return `${where} A prisoner named Rusk, who shared the cell and hoped to sell a story to a newspaper, asked again and again about the robbery until ${suspect} told him that ${subject} had ${admits}. Neither the police nor the prosecutor had spoken with Rusk before. Then Rusk wrote to the prosecutor, who means to call him in the case in chief.`
    default:
      break
  }
  if (facts.use === 'impeachment')
    return `${where} ${informer} the robbery. Rusk, posing as a friend, asked about it until ${suspect} told him that ${subject} had ${admits}. The prosecution did not mention this in its case in chief. ${suspect} then took the stand and swore that ${subject} had been at home all night. In rebuttal the prosecution offers the words to Rusk for no other purpose than to contradict that testimony.`
  if (facts.about === 'related crime')
    return `${where} Nobody had charged ${object} with the burglary by which the robber had got in. ${informer} the burglary alone. Posing as a friend, Rusk asked how anyone could get into that building, and ${suspect} told him that ${subject} had ${skin.broke}. In that state burglary requires a breaking and an entry but no taking, and robbery a taking by force but no breaking. The words are offered in the case in chief at a later trial for the burglary.`
  if (facts.about === 'included crime')
    return `${where} Doubting the evidence of force, the prosecutor thought of charging simple theft of ${skin.loot} instead, which in that state is the taking that robbery requires, without the force. ${informer} the theft. Posing as a friend, Rusk asked how the goods had changed hands, and ${suspect} told him that ${subject} had ${admits}. The words are offered in the case in chief at a trial for theft alone.`
  return `${where} ${informer} the robbery. Posing as a friend, Rusk asked one evening how it had been done and what part ${subject} had played. ${suspect}, who knew of no promise, told him that ${subject} had ${admits}. ${inCase}`
}

function questioned(facts: CounselFacts, skin: CounselSkin): string {
  const { suspect, subject, object, detective, admits } = skin
  const where = stage(facts, skin)
  if (facts.stage === 'arrested')
    return `${where} ${detective} had ${object} brought to an office, showed a badge, poured two cups of tea and, without any word about rights or lawyers, asked ${object} in a kindly tone what had happened that night. In a talk of some twenty minutes ${suspect} said that ${subject} had ${admits}. The prosecution means to use these words in its case in chief.`
  const visit = `${where} ${detective} came to the jail without a word to the lawyer, told ${object} that there were questions about the robbery, and read ${object} complete Miranda warnings, which ${subject} understood.`
  return facts.consent === 'signed'
    ? `${visit} ${suspect}, who did not ask for the lawyer and was not urged, signed a waiver and said that ${subject} had ${admits}. The prosecution means to use these words in its case in chief.`
    : `${visit} ${suspect} replied, "I want my lawyer here for this." ${detective} answered that the lawyer was a busy person, stayed, and repeated for half an hour how much better it would be to speak now. Then ${suspect} signed a waiver and said that ${subject} had ${admits}. The prosecution means to use these words in its case in chief.`
}

function identity(facts: CounselFacts, skin: CounselSkin): string {
  const { suspect, subject, object, possessive, detective, witness, saw } = skin
  const where = stage(facts, skin)
  const lineup = `${where} ${detective} had ${object} stand in a lineup, a fair one as the judge finds, with five others of like age, build and dress. ${capital(possessive)} lawyer was not told of it, and nobody asked ${suspect} whether ${subject} wanted one there. ${capital(witness)} pointed to ${suspect} at once.`
  const good = `The robber had worn no mask and had stood for ten minutes under bright lamps two steps from ${witness}, who had paid close attention, had at once described the face in every detail, and has never named anyone else.`
  const poor = `It had been dark, the robber had kept most of the face under a hood, and ${witness} had described someone far taller and older.`
  switch (facts.means) {
    case 'lineup':
      if (facts.use === 'in court')
        return facts.view === 'good'
          ? `${lineup} The prosecution does not offer the lineup. It means to have ${witness} point out the robber in court. ${good}`
          : `${lineup} The prosecution does not offer the lineup. It means to have ${witness} point out the robber in court. ${poor} Asked by the judge, ${saw} could not say whether ${saw} remembered the face from the robbery or from the lineup, but said that ${saw} felt certain.`
      return facts.stage === 'indicted'
        ? `${lineup} The prosecution means to prove in its case in chief that ${witness} picked ${object} out at the lineup.`
        : `${where} Before the day was over ${detective} had ${object} stand in a lineup, a fair one as the judge finds, with five others of like age, build and dress. No lawyer was there, and nobody asked ${suspect} whether ${subject} wanted one. ${capital(witness)} pointed to ${suspect} at once. The prosecution means to prove in its case in chief that ${witness} picked ${object} out.`
    case 'photographs':
      return `${where} Without a word to the lawyer, ${detective} visited ${witness} at home and laid six photographs on the table, all of people of like age and looks, one of them ${suspect}. ${detective} said only that the robber might or might not be among them. ${capital(witness)} tapped the picture of ${suspect} without delay. The prosecution means to prove this in its case in chief.`
    case 'sample':
      return `A note with orders had been left at the scene. ${where} Without a word to the lawyer, ${detective} took ${object} to an office and had ${object} copy a page of a newspaper by hand, so that ${possessive} writing could be compared with the note. No warnings were given. An expert is ready to testify that the writing is the same. The prosecution means to use the sample in its case in chief.`
    case 'showup':
      return facts.view === 'good'
        ? `${good} An hour later the police caught ${suspect} nearby. With no charge filed, ${detective} led ${object} in handcuffs to ${witness} and asked, "Is this the one?" ${capital(witness)} said without hesitation that it was. The judge finds that this way of asking was suggestive and that a lineup could have been held. The prosecution means to prove the identification in its case in chief.`
        : `${poor} Seven weeks later the police arrested ${suspect}. With no charge filed, ${detective} led ${object} in handcuffs to ${witness}, said, "We have got the one who did it," and asked whether ${saw} agreed. After a while ${witness} said that ${saw} was now quite certain. There had been time enough for a lineup. The prosecution means to prove the identification in its case in chief.`
    default:
      return `The police arrested ${suspect} that same night on another matter; no charge had been filed. By pure chance ${witness}, who had come to the station to collect a lost umbrella, passed through the hall just as two officers were leading ${suspect} along in handcuffs. Nobody had known of the visit. "That is the robber," ${saw} cried. The defense says that the sight of the handcuffs made ${object} look guilty. The prosecution means to prove the identification in its case in chief.`
  }
}
