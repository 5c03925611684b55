import { capital } from '../../../text/capital.ts'
import type { LibelFacts, LibelSkin } from './facts.ts'

const CONFIDENTIAL: readonly LibelFacts['wrinkle'][] = ['testimony', 'reference', 'spread']

/** Whether one person speaks, rather than the press. */
function isPersonal(facts: LibelFacts): boolean {
  return facts.matter === 'private' || CONFIDENTIAL.includes(facts.wrinkle)
}

export function defendant(facts: LibelFacts, skin: LibelSkin): string {
  return isPersonal(facts) ? skin.teller : skin.paper
}

/** The facts in prose: who, what was said, whether it is true, in what state of mind, what is asked, the law. */
export function tell(facts: LibelFacts, skin: LibelSkin): string {
  return [who(facts, skin), said(facts, skin), found(facts, skin), sought(facts, skin), law(facts)].join(' ')
}

function who({ status }: LibelFacts, { person, office, fame, trade, campaign, pronoun }: LibelSkin): string {
  switch (status) {
    case 'official':
      return `${person}, ${office}, means to run again next year.`
    case 'famous':
      return `${person}, ${fame}, lives quietly between engagements.`
    case 'drawn':
    case 'aside':
      return `${person}, ${trade}, made a name in the county by leading the campaign ${campaign}, with speeches and a weekly column.`
    case 'noticed':
      return `${person}, ${trade}, was in every paper for a month when a rich spouse sued for divorce, but never spoke to the press and took no part in any public debate, then or since. Later ${pronoun} went back to work.`
    case 'private':
      return `${person}, ${trade}, has never sought or had any public notice.`
  }
}

function said(facts: LibelFacts, skin: LibelSkin): string {
  const { person, paper, teller, crime, gossip, paid } = skin
  switch (facts.wrinkle) {
    case 'label':
      return `A columnist of ${paper} wrote: “In my opinion ${person} ${crime}, and I have my sources for that.”`
    case 'hyperbole':
      return `A columnist of ${paper} wrote that ${person} was “a plague on two legs,” whom “the devil himself would send home,” and gave no particulars of any kind.`
    case 'repeated':
      return `${capital(paper)} printed, word for word and with the man’s name, what a neighbor had told its reporter on the street: that ${person} ${crime}.`
    case 'fair report':
      return `In open court, at the criminal trial of somebody else, a witness swore that ${person} ${crime}. ${capital(paper)} reported this testimony fully and exactly, without adding a word.`
    case 'testimony':
      return `At the trial of a boundary suit ${teller}, asked on cross-examination what was known of ${person}, a party to it, answered under oath that ${person} ${crime}. The answer bore on the credit of ${person}, who had testified.`
    case 'reference':
      return `A firm that was about to hire ${person} wrote to ${teller}, the last employer, and asked in confidence for a reference. ${teller} wrote back to that firm alone that ${person} ${crime}.`
    case 'spread':
      return `A firm that was about to hire ${person} wrote to ${teller}, the last employer, and asked in confidence for a reference. ${teller} wrote back that ${person} ${crime}, and mailed copies to two hundred customers who had not asked and had no need to know.`
    default:
  }
  if (facts.matter === 'private')
    return `${teller}, who rents the flat below, wrote a letter to five members of a card club, none of whom passed it on. It said that ${person} ${gossip}.`
  return `${capital(paper)}, a daily with a wide circulation, printed as a fact that ${person} ${facts.status === 'drawn' ? paid : crime}.`
}

function found(facts: LibelFacts, skin: LibelSkin): string {
  return `${TRUTH[facts.wrinkle] ?? 'The jury found that this was false, and'} ${mind(facts, skin)}`
}

const TRUTH: Partial<Record<LibelFacts['wrinkle'], string>> = {
  unproven: 'The jury found the evidence for and against its truth to be evenly balanced, and',
  hyperbole: 'The jury found the column unfair, and',
  'fair report': 'In the libel case the jury found that what the witness said was false, and',
}

function mind(facts: LibelFacts, skin: LibelSkin): string {
  const one = isPersonal(facts) ? skin.teller : 'the editor'
  if (facts.wrinkle === 'hyperbole')
    return facts.fault === 'spite'
      ? `that ${one} loathed ${skin.person} and had printed it in the hope of doing harm.`
      : `that ${one} had printed it without a thought for its fairness.`
  switch (facts.fault) {
    case 'careful':
      return `that ${one} had checked it with all reasonable care and been misled by a skillful forgery.`
    case 'careless':
      return `that ${one} had been careless in checking it but had believed it without serious doubt.`
    case 'spite':
      return `that ${one}, who loathed ${skin.person} and hoped to do harm, had been careless in checking it but had believed it without serious doubt.`
    case 'knew':
      return facts.wrinkle === 'testimony'
        ? `on clear and convincing evidence that ${one} knew it and hoped to ruin ${skin.person}.`
        : `on clear and convincing evidence that ${one} knew it, but bore ${skin.person} no ill will.`
  }
}

function sought(facts: LibelFacts, skin: LibelSkin): string {
  const claim = `brings an action for defamation against ${defendant(facts, skin)}`
  return facts.sought === 'actual'
    ? `${skin.person} ${claim} to recover ${skin.loss}, which was proved in full.`
    : `${skin.person}, who proved no loss, ${claim} and asks for presumed damages alone.`
}

function law({ wrinkle }: LibelFacts): string {
  const rest =
    'The state requires no more than negligence of a private plaintiff and allows damages for defamation to be presumed, in both respects to the full extent that the Constitution permits.'
  return wrinkle === 'reference' || wrinkle === 'spread'
    ? `${rest} Negligence concerning the truth does not defeat a qualified privilege there.`
    : rest
}
