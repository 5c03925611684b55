import type { Rule } from '../../engine/contract.ts'
import type { EntrantFacts, EntrantSkin } from './facts.ts'
import { injured } from './tell.ts'

type EntrantStep = Rule<EntrantFacts, EntrantSkin>

function step(id: string, section: string, rule: string, applied: EntrantStep['applied']): EntrantStep {
  const authority = section.includes(' v. ') ? section : `Restatement (Second) of Torts § ${section}`
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

const said =
  (text: string): EntrantStep['applied'] =>
  (facts, skin) =>
    text.replaceAll('PERSON', injured(facts, skin)).replaceAll('OWNER', skin.owner)

export const steps: readonly EntrantStep[] = [
  step(
    'invitee',
    '332',
    'A person who enters land held open for business, for a purpose of that business, is an invitee.',
    said('PERSON came to buy during business hours.'),
  ),
  step(
    'licensee',
    '330',
    'A social guest, though invited in the ordinary sense, is a licensee.',
    said('PERSON came as a friend and not on business.'),
  ),
  step(
    'beyond',
    '332',
    'An invitee keeps that status only in the part of the land to which the invitation extends.',
    said('PERSON passed a chain that closed the back yard to customers.'),
  ),
  step(
    'inspect',
    '343',
    'A possessor must protect invitees against hidden dangers that reasonable care would discover.',
    said('OWNER made no inspection, and a routine one would have shown the danger.'),
  ),
  step(
    'undiscoverable',
    '343',
    'A possessor answers to invitees only for dangers that it knows or by reasonable care would discover.',
    said('No reasonable inspection would have shown OWNER this danger.'),
  ),
  step(
    'warned',
    '343',
    'A possessor may leave a danger in place if a full warning makes it safe to an invitee.',
    said('PERSON had been told where it was and could easily have gone around it.'),
  ),
  step(
    'obvious',
    '343A',
    'A possessor is not liable to invitees for a known or obvious danger unless it should anticipate the harm all the same.',
    said('The danger was plain, and OWNER had no reason to expect that anyone would fail to avoid it.'),
  ),
  step(
    'obvious-expected',
    '343A',
    'A possessor stays liable to invitees for an obvious danger where it should anticipate harm in spite of obviousness.',
    said('The court finds that OWNER had to expect just this harm.'),
  ),
  step(
    'licensee-known',
    '342',
    'A possessor who knows of a concealed danger must warn licensees who have no reason to know of it.',
    said('OWNER knew of the danger and told PERSON nothing.'),
  ),
  step(
    'licensee-unknown',
    '342',
    'A possessor need not inspect the land for licensees, and answers only for concealed dangers it knows or has reason to know.',
    said('OWNER did not know of the danger, and no duty to look for it was owed to PERSON there.'),
  ),
  step(
    'licensee-obvious',
    '342',
    'A licensee who knows or has reason to know of the danger cannot complain of it.',
    said('The danger was there for PERSON to see.'),
  ),
  step(
    'licensee-warned',
    '342',
    'A warning that makes a concealed danger known to a licensee meets the duty.',
    said('OWNER had told PERSON where the danger was.'),
  ),
  step(
    'licensee-activity',
    '341',
    'A possessor must carry on activities with reasonable care for licensees who have no reason to know of the danger.',
    said('OWNER worked without care, and PERSON had no means of knowing.'),
  ),
  step(
    'unseen',
    '333',
    'A possessor owes no care about the state of the land to trespassers whom it neither knows of nor has reason to expect.',
    said('OWNER did not know of PERSON and had no reason to expect anyone.'),
  ),
  step(
    'unseen-activity',
    '333',
    'A possessor owes no care in its activities to trespassers whom it neither knows of nor has reason to expect.',
    said('OWNER did not know of PERSON and had no reason to expect anyone.'),
  ),
  step(
    'trap',
    'Katko v. Briney',
    'A possessor may not use a device likely to kill or badly injure to protect land or goods from a trespasser.',
    said('OWNER set a loaded gun against whoever opened the shed, which PERSON did.'),
  ),
  step(
    'known-hidden',
    '337',
    'A possessor who knows that a trespasser is near a concealed artificial danger to life or limb must warn of it.',
    said('OWNER saw PERSON head for the danger, knew of it, and said nothing.'),
  ),
  step(
    'known-unknown',
    '337',
    'The duty to warn a known trespasser covers concealed dangers that the possessor knows, and asks for no inspection.',
    said('OWNER did not know of the danger.'),
  ),
  step(
    'known-obvious',
    '337',
    'A known trespasser is owed a warning only of dangers that there is reason to think will go unseen.',
    said('The danger was plain to PERSON.'),
  ),
  step(
    'known-warned',
    '337',
    'A warning that reaches the trespasser meets the duty.',
    said('OWNER had told PERSON where the danger was.'),
  ),
  step(
    'known-activity',
    '336',
    'A possessor who knows that a trespasser is present must carry on its activities with reasonable care.',
    said('OWNER saw PERSON come and worked on without care.'),
  ),
  step(
    'constant-hidden',
    '335',
    'A possessor who knows that people constantly trespass on a limited area must warn of concealed artificial dangers to life or limb it has made or keeps there.',
    said('OWNER knew of the danger and of those who cross there, PERSON among them, and gave no warning.'),
  ),
  step(
    'constant-unknown',
    '335',
    'Constant trespass calls for a warning of dangers that the possessor knows, and for no inspection.',
    said('OWNER did not know of the danger.'),
  ),
  step(
    'constant-activity',
    '334',
    'A possessor who knows that people constantly trespass on a limited area must carry on dangerous activities with reasonable care for them.',
    said('OWNER knew that people cross there all day and worked without care.'),
  ),
  step(
    'child',
    '339',
    'A possessor who knows of an artificial danger to life or limb, and that children are likely to trespass there, must use reasonable care for those too young to grasp it if the burden is slight.',
    said('OWNER knew of the danger and of the children, and a cheap repair would have saved PERSON.'),
  ),
  step(
    'child-obvious',
    '339',
    'What counts under the rule for children is whether the child could grasp the risk, not whether an adult would.',
    said('The danger was plain to adults, but the court finds that PERSON could not grasp it.'),
  ),
  step(
    'child-unknown',
    '339',
    'The rule for children covers dangers that the possessor knows or has reason to know, and asks for no inspection.',
    said('OWNER did not know of the danger.'),
  ),
  step(
    'child-aware',
    '339',
    'The rule for children does not protect a child who in fact appreciates the risk.',
    said('PERSON understood just what could happen.'),
  ),
  step(
    'child-unexpected',
    '339',
    'The rule for children holds only where the possessor knows or has reason to know that they are likely to trespass.',
    said('OWNER had no reason to expect any child there.'),
  ),
]
