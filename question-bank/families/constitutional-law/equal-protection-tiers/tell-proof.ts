import { excluded, rule, type TierFacts, type TierStory } from './facts.ts'

/** Returns what was proved of the fit, the interest or the purpose. */
export function proved(at: TierFacts, story: TierStory): string {
  switch (at.proof) {
    case 'weak':
      return weak(at, story)
    case 'close':
      return at.trait === 'sex'
        ? 'The court found the separation to be substantially related to the important interest in bodily privacy, although locks on doors would be a less restrictive means.'
        : 'The court found the requirement to be substantially related to the important interest in preventing false claims, although blood tests would be a less restrictive means.'
    case 'balanced':
      return `The state contends that ${rule(at, story)} serves ${at.trait === 'age' || at.trait === 'disability' ? 'the interest in' : 'the important interest in'} ${at.trait === 'nonmarital' ? 'preventing false claims' : story.aim}. The evidence on whether it does is evenly balanced.`
    case 'late':
      return at.trait === 'sex'
        ? `The director had followed tradition. During the suit, counsel for the state suggested for the first time that ${rule(at, story)} preserves a variety of teaching methods, which the court found to be an important interest that it does serve.`
        : at.trait === 'age'
          ? 'During the suit, counsel for the state suggested for the first time that younger trainees will repay the cost of the course by working longer. No one had thought of that before.'
          : 'During the suit, counsel for the state suggested for the first time that trainees from wealthier families are less likely to drop out. No one had thought of that before.'
    case 'dislike':
      return 'The court found that the exclusion serves no interest of the course and was adopted because neighbors dislike having people with mental illness nearby.'
    case 'own':
      return 'The state proved that the course had itself rejected minority applicants because of race for twenty years, that ten years of race-neutral recruiting had not cured the effects, and that minority applicants would hold one fifth of the places but for that discrimination. The reservation is waived when too few of them qualify and will end when the effects are cured.'
    case 'societal':
      return 'No one has found that the state or the course ever discriminated. The state proved that employers across the country long kept minorities out of the trade.'
    case 'purpose':
      return `Letters show that the director chose ${rule(at, story)} in order to exclude members of that minority. The state's only evidence that it would have adopted ${rule(at, story)} anyway was the director's testimony, which the court did not believe.`
    case 'anyway':
      return `Letters show that the director chose ${rule(at, story)} partly in order to exclude members of that minority. The court found, however, that the state would have adopted ${rule(at, story)} in any event, because a federal safety rule required it.`
    case 'effect':
      return `The director foresaw this effect and regretted it. The court found that ${rule(at, story)} has some connection with the work, though not a close one.`
  }
}

function weak({ trait }: TierFacts, story: TierStory): string {
  switch (trait) {
    case 'race':
      return 'The state proved that there have been fewer fights since. Punishing those who fight would reduce them as well.'
    case 'sex':
      return `The state proved that, on average, ${excluded(story)} do less well in the work, although many do better than most others. It would be simple to test each applicant.`
    case 'nonmarital':
      return 'The state proved that the rule saves some of the time that it takes to establish paternity, although paternity is easy to establish in most cases.'
    case 'alien':
      return 'The state proved that citizens stay in the trade somewhat longer. Asking trainees to promise to stay would serve as well.'
    case 'citizen post':
      return `The state argues that ${story.posts} should belong to the political community that they serve but offered no evidence that noncitizens do the work less well.`
    case 'federal alien':
      return 'The government proved that those who have lived in the country longer are somewhat more likely to remain. Asking trainees to promise to remain would serve as well.'
    case 'age':
      return 'The state proved that, on average, reflexes slow with age. It would be simple to test each applicant.'
    case 'disability':
      return 'The state proved that the stress of the work has caused relapses in some people who were once treated. It would be simple to examine each applicant.'
    default:
      return 'The state proved that trainees from low-income families are somewhat more likely to drop out. Stipends would reduce that risk as well.'
  }
}
