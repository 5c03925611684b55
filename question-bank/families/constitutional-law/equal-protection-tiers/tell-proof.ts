import { The } from '../../engine/party.ts'
import { admitted, challenger, excluded, rule, type TierFacts, type TierStory } from './facts.ts'

/** Returns what was proved of the fit, the interest or the purpose. */
export function proved(at: TierFacts, story: TierStory): string {
  const plaintiff = The(challenger(at, story))
  switch (at.proof) {
    case 'weak':
      return weak(at, story)
    case 'close':
      return at.trait === 'sex'
        ? `The state proved that it separates men and women to protect the trainees' privacy. ${plaintiff} showed that single rooms would also protect it, at a higher cost.`
        : `The state proved that false claims had been common until the requirement was adopted and are rare now. ${plaintiff} showed that genetic tests would expose many false claims as well, at a higher cost.`
    case 'balanced':
      return balanced(at, story)
    case 'late':
      return late(at, story)
    case 'dislike':
      return 'The court found that such treatment has no bearing on the training or the work, and that the exclusion was adopted because neighbors did not want people with mental illness nearby.'
    case 'own':
      return 'The state proved that for twenty years the course had itself rejected minority applicants because of race, that ten years of race-neutral recruiting had not cured the effects, and that minorities make up one fifth of the qualified applicants. The reservation is waived when too few of them apply and will end when the effects are cured.'
    case 'societal':
      return 'The state proved that employers across the country long kept minorities out of the trade. No one has found that the state or the course ever discriminated.'
    case 'purpose':
      return `Letters showed that the director chose ${story.testName} in order to exclude members of that minority. The director testified that the state would have adopted it in any event, but the court did not believe the testimony, and there was no other evidence.`
    case 'anyway':
      return `Letters showed that the director chose ${story.testName} partly in order to exclude members of that minority. The court found, however, that the state would have adopted the same test in any event, because no insurer would cover the course without it.`
    case 'effect':
      return at.trait === 'neutral race'
        ? `The evidence showed that before adopting ${story.testName}, the director had read a report that predicted this effect. The director chose the test because it is easy to score. The court found that it has some connection with the work, though not a close one.`
        : `The evidence showed that before adopting ${story.strengthName}, the director had read a study that predicted this effect. The director chose the requirement because it is easy to apply. The court found that it has some connection with the work, though not a close one.`
  }
}

function balanced(at: TierFacts, story: TierStory): string {
  const interest = at.trait === 'sex' ? 'important interest' : 'interest'
  return `The state contends that ${rule(at, story)} serves the ${interest} in ${story.aim}. The court found that the evidence on that question was evenly balanced.`
}

function late(at: TierFacts, story: TierStory): string {
  if (at.trait === 'sex')
    return `The evidence showed that the rule came from a private course that the state had taken over. During the suit, counsel for the state suggested for the first time that ${rule(at, story)} preserves a variety of teaching methods among the state's courses. The court found that this is an important interest and that the exclusion does serve it.`
  if (at.trait === 'age')
    return 'The evidence showed that the state had copied the age limit from another state. During the suit, its counsel suggested for the first time that younger trainees repay the cost of the course by working longer. There was no evidence that anyone had thought of that reason before.'
  return 'The evidence showed that the state had copied the deposit from another state. During the suit, its counsel suggested for the first time that trainees who have paid a deposit are less likely to leave before the end. There was no evidence that anyone had thought of that reason before.'
}

function weak(at: TierFacts, story: TierStory): string {
  const { trait } = at
  const plaintiff = The(challenger(at, story))
  switch (trait) {
    case 'race':
      return `The state proved that there have been fewer fights since the course adopted this practice. ${plaintiff} showed that the state has never tried to punish trainees for fighting.`
    case 'sex':
      return `The state proved that ${excluded(story)} on average perform less well on the job, although many ${excluded(story)} outperform most ${admitted(story)}. ${plaintiff} showed that the course could easily test each applicant's ability.`
    case 'nonmarital':
      return 'The state proved that the exclusion saves some of the time that it takes to establish paternity, although paternity is easy to establish in most cases.'
    case 'alien':
      return `The state proved that citizens stay in the trade somewhat longer than noncitizens. ${plaintiff} showed that the state has never asked trainees to promise to stay.`
    case 'citizen post':
      return `The state argued that ${story.posts} should belong to the political community that they serve, but it offered no evidence that noncitizens are less effective in the position.`
    case 'federal alien':
      return `The government proved that those who have lived in the country longer are somewhat more likely to remain. ${plaintiff} showed that the government has never asked trainees to promise to remain.`
    case 'age':
      return `The state proved that, on average, reflexes slow with age. ${plaintiff} showed that the course could easily test each applicant's reflexes.`
    case 'disability':
      return `The state proved that the stress of the work has caused relapses in some people who were once treated. ${plaintiff} showed that the course could easily examine each applicant.`
    default:
      return `The state proved that trainees who have paid a deposit are somewhat less likely to leave before the end. ${plaintiff} showed that a smaller deposit might serve as well.`
  }
}
