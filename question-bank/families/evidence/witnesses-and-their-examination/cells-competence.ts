import { his, The, whose } from '../../engine/party.ts'
import type { WitnessCells } from './reason-id.ts'
import type { WitnessStory } from './story.ts'

const deadMan = ({ estate: { survivor: s } }: WitnessStory, noSuchRule: string) => ({
  'no-knowledge': [
    'testimony about a decedent must be corroborated by a second witness',
    `${s.the} must be corroborated by a second witness with personal knowledge`,
    "The rules of evidence don't count witnesses. One who took part in a conversation needs no second witness.",
  ] as const,
  'no-exclusion': [
    'the federal rules make an interested person not competent to testify against an estate',
    'under the federal rules, an interested witness is not competent to testify against an estate',
    noSuchRule,
  ] as const,
})

/** Reasons about the capacity to be a witness. */
export const COMPETENCE_CELLS = {
  child: ({ crime: { child: c, age } }) => ({
    'yes-competent': [
      `${c.the} is competent at any age and has promised to tell the truth`,
      `every person is competent to testify, and a promise to tell the truth takes the place of an oath`,
      `The rules name no age. A child who knows what it means to tell the truth, and promises to, may testify.`,
    ],
    'yes-knowledge': [
      `${c.the} has personal knowledge and is therefore excused from the oath`,
      'an eyewitness who has personal knowledge need not take an oath',
      `Personal knowledge excuses no eyewitness from an oath or a promise in its place. ${The(c)} gave one in plain words.`,
    ],
    'yes-adverse': [
      `the prosecution may ask ${c.the} leading questions in place of an oath`,
      'a child who cannot take an oath may testify in answer to leading questions',
      `Leading may help a child to tell what happened. The promise to be truthful has to be the child's own, and it was.`,
    ],
    'no-oath': [
      `a child of ${age} who cannot say what an oath is cannot be bound by one`,
      `${c.the} could not say what an oath is and has not taken one`,
      `A child need not say what an oath is. To know that lying is wrong, and to promise not to lie, is as good as having taken one.`,
    ],
    'no-incompetent': [
      `a child of ${age} is too young to be competent as a witness`,
      `${c.the} is below the age at which a child is competent to testify`,
      'Federal law sets no such age. Youth is something that jurors may weigh.',
    ],
    'no-knowledge': [
      `a child of ${age} lacks the capacity for personal knowledge of a crime`,
      'personal knowledge requires the memory and judgment of an adult',
      `${The(c)} looked on from a few feet away, and that's personal knowledge. How well a child's memory works is for the jury.`,
    ],
  }),
  'no promise': ({ crime: { adult: w } }) => ({
    'no-oath': [
      `${w.the} would neither take an oath nor affirm to tell the truth`,
      'a witness must take an oath or affirm in some form before testifying',
      `No form of words is prescribed, but there must be a promise in some form. ${The(w)} gave none.`,
    ],
    'no-incompetent': [
      'a witness whose religion forbids an oath is not competent to testify',
      `${w.the} is not competent, since a witness must believe in an oath`,
      `Religious belief makes no witness incompetent. ${The(w)} could have kept to it by affirming, and declined that too.`,
    ],
    'no-knowledge': [
      'a witness who refuses to take an oath has no personal knowledge to offer',
      `${w.the}, without an oath, has no personal knowledge of the crime`,
      `Knowledge comes from having been there, and ${w.the} was. It's the promise that is missing.`,
    ],
    'yes-competent': [
      'every person is competent, whether or not he or she promises to be truthful',
      `${w.the} is competent, and the lack of an oath goes to weight`,
      'A competent person still has to promise the truth before a word is heard. Only then is there something to weigh.',
    ],
    'yes-knowledge': [
      `${w.the} has personal knowledge and is therefore excused from the oath`,
      'an eyewitness who has personal knowledge need not take an oath',
      "Personal knowledge doesn't excuse an eyewitness from an oath or a promise in its place. Both are required.",
    ],
    'yes-credibility': [
      `${whose(w)} religion may not be used against ${his(w)} credibility`,
      'religious belief may not be used to attack the credibility of a witness',
      `That rule bars attacks on credibility. It doesn't excuse a witness from promising the truth.`,
    ],
  }),
  'state claim': (story) => {
    const s = story.estate.survivor
    return {
      ...deadMan(
        story,
        "No federal rule makes an interested witness incompetent. The bar comes from the state's statute.",
      ),
      'no-incompetent': [
        `state law governs the claim, and under it ${s.the} is not competent`,
        'state law determines who is competent to testify on a claim under state law',
        `The right sued on comes from state law. Rule 601 then takes over the state's statute on competency.`,
      ],
      'yes-competent': [
        `every person is competent to testify in a federal court, and so is ${s.the}`,
        `the federal rules alone decide whether ${s.the} is competent`,
        'Rule 601 begins that way. Its second sentence gives way to the state whose law decides the claim.',
      ],
      'yes-knowledge': [
        `${s.the} was there, took the oath, and has personal knowledge of what was said`,
        'a witness who has taken the oath and has personal knowledge may testify',
        'Oath and personal knowledge are required of a witness, but neither overcomes a statute that bars this very testimony.',
      ],
      'yes-credibility': [
        `${whose(s)} interest in the outcome affects credibility and not competency`,
        'an interest in the outcome goes to the credibility of a witness, not to competency',
        "So it is under the federal rules. For a claim under state law, the state's stricter statute counts.",
      ],
    }
  },
  'federal claim': (story) => {
    const s = story.estate.survivor
    return {
      ...deadMan(
        story,
        "No federal rule makes an interested witness incompetent, and the state's statute doesn't reach a federal claim.",
      ),
      'yes-competent': [
        `federal law governs the claim, and under it ${s.the} is competent`,
        'every person is competent to testify on a claim that arises under federal law',
        "The right sued on comes from a federal statute. The state's bar doesn't reach it, and federal law has no such bar.",
      ],
      'yes-party': [
        'the right of a party to testify overrides a statute on competent witnesses',
        'a party has a right to testify that no statute on competent witnesses can limit',
        'A party has no unlimited right to testify. On a claim under state law, the statute would have held.',
      ],
      'yes-adverse': [
        'the executor is an adverse party, and the statute does not protect an adverse party',
        'an adverse party may not object that a witness is not competent',
        `An executor is the very person whom such a statute protects. It fails here because the claim is federal.`,
      ],
      'no-incompetent': [
        'state law determines who is competent to testify in a federal court that sits in the state',
        `under the law of the state where the court sits, ${s.the} is not competent`,
        "Where the court sits makes no difference. State law on competency follows claims under state law, and this claim isn't one.",
      ],
    }
  },
} satisfies WitnessCells
