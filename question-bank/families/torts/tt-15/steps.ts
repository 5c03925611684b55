import type { Rule } from '../../engine/contract.ts'
import type { LibelFacts, LibelSkin } from './facts.ts'

type LibelStep = Rule<LibelFacts, LibelSkin>

function step(id: string, source: string, rule: string, applied: string): LibelStep {
  const authority = / v\. /.test(source) ? source : `Restatement (Second) of Torts § ${source}`
  return {
    id,
    authority,
    asOf: '2026-11-01',
    rule,
    applied: (_, skin) => applied.replaceAll('PERSON', skin.person).replaceAll('TELLER', skin.teller),
  }
}

const GERTZ = 'Gertz v. Robert Welch, Inc.'

export const steps: readonly LibelStep[] = [
  step(
    'official',
    'New York Times Co. v. Sullivan',
    'A public official recovers for words about official conduct or fitness only on clear proof of actual malice.',
    'PERSON holds public office, and a charge of this kind bears on fitness for it.',
  ),
  step(
    'famous',
    'Curtis Publishing Co. v. Butts',
    'A public figure, like an official, recovers only on clear proof of actual malice.',
    'PERSON is famous all over the country.',
  ),
  step(
    'drawn',
    GERTZ,
    'One who steps into a public controversy to influence its outcome is a public figure for what concerns that controversy.',
    'PERSON led the campaign, and the story was about it.',
  ),
  step(
    'aside',
    GERTZ,
    'Someone known for a part in one controversy is a private person for what has nothing to do with it.',
    'The letter was not about the campaign of PERSON at all.',
  ),
  step(
    'noticed',
    'Time, Inc. v. Firestone',
    'A person does not become a public figure by being in the news without having sought a public role.',
    'PERSON was noticed against all wishes and stayed a private person.',
  ),
  step(
    'malice-lacking',
    'St. Amant v. Thompson',
    'Actual malice is knowledge of falsity or serious doubt about the truth; a failure to check is not enough.',
    'The publisher was careless but had no serious doubt.',
  ),
  step(
    'spite',
    'Harte-Hanks Communications, Inc. v. Connaughton',
    'Ill will toward the plaintiff is not actual malice, which is knowledge of falsity or serious doubt about the truth.',
    'The editor hated PERSON but believed the story.',
  ),
  step(
    'malice-shown',
    'New York Times Co. v. Sullivan',
    'Knowledge of falsity is actual malice whatever the motive, and opens the way to presumed damages.',
    'The editor knew that the story was false.',
  ),
  step(
    'negligence',
    GERTZ,
    'A state may let a private person recover for proven loss on a showing of negligence.',
    'The publisher was careless, and PERSON proved the loss.',
  ),
  step(
    'presumed-barred',
    GERTZ,
    'On a matter of public concern even a private person may not have presumed damages without actual malice.',
    'PERSON proved no loss, and only carelessness was found.',
  ),
  step(
    'presumed-malice',
    GERTZ,
    'On a matter of public concern a private person may have presumed damages if actual malice is proved.',
    'The editor knew that the story was false.',
  ),
  step(
    'no-fault',
    GERTZ,
    'Liability without fault may not be imposed for a false statement on a matter of public concern.',
    'The publisher checked the story with all reasonable care.',
  ),
  step(
    'private-matter',
    'Dun & Bradstreet, Inc. v. Greenmoss Builders, Inc.',
    'For words about a private person on a matter of private concern damages may be presumed without actual malice.',
    'What TELLER wrote to a few acquaintances concerned nobody else.',
  ),
  step(
    'falsity',
    'Philadelphia Newspapers, Inc. v. Hepps',
    'A plaintiff who sues the press over words of public concern must prove that they are false.',
    'The jury could not say whether the charge is true.',
  ),
  step(
    'implied-fact',
    'Milkovich v. Lorain Journal Co.',
    'A statement in the form of an opinion is actionable if it asserts or implies a fact that can be proved false.',
    'Whether PERSON did what the column says can be proved.',
  ),
  step(
    'no-fact',
    'Milkovich v. Lorain Journal Co.',
    'Rhetorical exaggeration that no reasonable reader takes as a statement of fact is protected.',
    'The column calls names and states nothing about PERSON that could be proved false.',
  ),
  step(
    'republication',
    '578',
    'One who repeats a defamatory statement is liable as if it were an original one.',
    'That the source was named and quoted exactly does not help.',
  ),
  step(
    'fair-report',
    '611',
    'A fair and accurate report of an official proceeding is privileged although what it reports is false and defamatory.',
    'The report was a full and exact account of testimony in open court.',
  ),
  step(
    'testimony',
    '588',
    'A witness is absolutely privileged in what is said in a judicial proceeding and bears some relation to it.',
    'TELLER was under oath and answered a question about the case.',
  ),
  step(
    'interest',
    '595',
    'A qualified privilege protects an answer to one who asks with a proper interest in knowing.',
    'The employer who was about to hire PERSON asked.',
  ),
  step(
    'held',
    '600',
    'That privilege is lost by knowledge or reckless disregard of falsity, and under the rule of this state not by negligence.',
    'TELLER was careless but believed what was said.',
  ),
  step(
    'knowing',
    '600',
    'One who knows the words to be false abuses the privilege.',
    'TELLER knew that the words were false.',
  ),
  step(
    'spread',
    '604',
    'Publication to people whose knowledge does not serve the interest abuses the privilege.',
    'TELLER sent the words to people who had no need of them.',
  ),
]
