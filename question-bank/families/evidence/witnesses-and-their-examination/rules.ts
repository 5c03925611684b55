import { capital } from '../../../text/capital.ts'
import { he, his, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { WitnessFacts } from './facts.ts'
import type { WitnessStory } from './story.ts'

/** Every rule that a path runs through. The last one of a path says the result. */
export const rules = {
  knowledge: {
    authority: 'FRE 602',
    rule: "A witness may testify to a matter only if evidence is introduced sufficient to support a finding that the witness has personal knowledge of it, and that evidence may be the witness's own testimony.",
    applied: (_, { accident: { witness: w, fact } }) =>
      `The matter here is whether ${fact}, so the question is whether ${w.the} perceived it.`,
  },
  told: {
    authority: 'FRE 602',
    rule: 'Knowledge in this sense comes through the senses of the witness.',
    applied: (_, { accident: { witness: w } }) =>
      `${The(w)} saw nothing of the accident and would only repeat what a passerby said. The objection must be sustained.`,
  },
  uncertain: {
    authority: 'FRE 602',
    rule: 'The rule asks for perception and not for absolute certainty.',
    applied: (_, { accident: { witness: w } }) =>
      `${The(w)} was watching, and a poor view can be brought out by the other side. The testimony comes in.`,
  },
  finding: {
    authority: 'FRE 104(b)',
    rule: 'When the relevance of evidence depends on a fact, the court asks only for proof sufficient to support a finding that the fact exists.',
    applied: (_, { accident: { witness: w } }) => `Here the fact is that ${w.the} saw the accident.`,
  },
  disputed: {
    authority: 'FRE 602',
    rule: "Personal knowledge is tested in that way, and the witness's own testimony may supply the proof.",
    applied: (_, { accident: { witness: w } }) =>
      `The oath of ${w.the} is such proof. The judge's own view of who is right is not the test, so the objection must be overruled.`,
  },
  everyone: {
    authority: 'FRE 601',
    rule: 'Every person is competent to be a witness unless the rules provide otherwise, but in a civil case state law governs competency regarding a claim or defense for which state law supplies the rule of decision.',
    applied: ({ twist }, { estate, crime }) =>
      twist === 'child'
        ? `${The(crime.child)} would testify in a criminal case, so the federal rules alone count.`
        : `${The(estate.survivor)} is a party to a civil case, so the source of ${his(estate.survivor)} claim decides.`,
  },
  child: {
    authority: 'FRE 603',
    rule: "Before testifying, a witness must give an oath or affirmation to testify truthfully, in a form designed to impress that duty on the witness's conscience.",
    applied: (_, { crime: { child } }) =>
      `What ${child.the} said to the judge is enough, and the objection must be overruled.`,
  },
  oath: {
    authority: 'FRE 603',
    rule: "Before testifying, a witness must give an oath or affirmation to testify truthfully, in a form designed to impress that duty on the witness's conscience.",
    applied: (_, { crime: { adult } }) =>
      `The judge rightly offered ${adult.the} an affirmation and even ${his(adult)} own words. Since ${he(adult)} would bind ${adult.pronoun === 'she' ? 'her' : 'him'}self in no form at all, the objection must be sustained.`,
  },
  'state-claim': {
    authority: 'FRE 601',
    rule: "Where the claim is one of state law, a state's dead man's statute therefore applies in federal court.",
    applied: (_, { estate: { survivor } }) =>
      `The claim is for breach of a contract under state law, and the statute covers the conversation. ${The(survivor)} may not tell it, and the objection must be sustained.`,
  },
  'federal-claim': {
    authority: 'FRE 601',
    rule: "Where the claim is federal, a state's dead man's statute does not apply, and the federal rules contain none.",
    applied: (_, { estate: { survivor, act } }) =>
      `The only claim rests on the ${act}. ${The(survivor)} may tell of the conversation, and the objection must be overruled.`,
  },
  juror: {
    authority: 'FRE 606(b)(1)',
    rule: "During an inquiry into the validity of a verdict, a juror may not testify, by affidavit or otherwise, about a statement or incident during deliberations, or about any juror's mental processes.",
    applied: ({ twist }) =>
      twist === 'pressure'
        ? 'The affidavit reports what was said in the jury room and why votes changed, so it may not be received, and the objection must be sustained.'
        : 'The affidavit tells what happened among the jurors, so it needs an exception.',
  },
  extraneous: {
    authority: 'FRE 606(b)(2)(A)',
    rule: "A juror may testify about whether extraneous prejudicial information was improperly brought to the jury's attention.",
    applied: () =>
      'The result of the search was never in evidence and bore on this very defendant, so the affidavit comes in to show that it reached the jury.',
  },
  clerical: {
    authority: 'FRE 606(b)(2)(C)',
    rule: 'A juror may testify about whether a mistake was made in entering the verdict on the verdict form.',
    applied: (_, { accident: { agreed } }) =>
      `The jurors had agreed on ${agreed}, and only the writing went wrong, so the affidavit comes in.`,
  },
  warger: {
    authority: 'Warger v. Shauers',
    rule: 'The bar covers a motion for a new trial on the ground that a juror lied in jury selection, and what jurors know from their own lives is not extraneous.',
    applied: () =>
      'The lie would be proved by what was said in the deliberations, so the objection must be sustained.',
  },
  leading: {
    authority: 'FRE 611(c)',
    rule: "Leading questions should not be used on direct examination except as necessary to develop the witness's testimony.",
    applied: ({ twist }, { accident: { witness: w, manager } }) =>
      twist === 'leading'
        ? `The question put the answer into the mouth of ${w.the}, who had needed no help, and on the very point in dispute. The objection should be sustained.`
        : `The question to ${manager.the} suggested its answer, so it needs an exception.`,
  },
  adverse: {
    authority: 'FRE 611(c)(2)',
    rule: 'Ordinarily, the court should allow leading questions when a party calls a hostile witness, an adverse party, or a witness identified with an adverse party.',
    applied: (_, { accident: { defendant, manager } }) =>
      `${The(manager)} works for ${defendant.the}, the party on the other side, so the objection should be overruled.`,
  },
  scope: {
    authority: 'FRE 611(b)',
    rule: "Cross-examination should not go beyond the subject matter of the direct examination and matters affecting the witness's credibility, unless the court allows inquiry into additional matters as if on direct.",
    applied: (_, { accident: { witness: w } }) => `${The(w)} had been asked about the accident only.`,
  },
  beyond: {
    authority: 'FRE 611(b)',
    rule: 'A party that wants more from the witness may ask the court for permission or call the witness itself.',
    applied: (_, { accident: { plaintiff, witness: w } }) =>
      `How ${plaintiff.the} recovered is another subject, says nothing about whether ${w.the} is truthful, and was raised without permission. The objection should be sustained.`,
  },
  bias: {
    authority: 'United States v. Abel',
    rule: 'Bias is a relationship with a party that might lead a witness to slant testimony, and the jury is entitled to hear of it.',
    applied: (_, { accident: { plaintiff } }) =>
      `The question concerns such a relationship with ${plaintiff.the}, so the objection should be overruled.`,
  },
  refreshed: {
    authority: 'FRE 612',
    rule: "A writing may be used to refresh a witness's memory whoever wrote it, and the adverse party may then inspect it and cross-examine about it.",
    applied: (_, { accident: { defendant, witness: w } }) =>
      `${The(w)} answered from memory, and ${defendant.the} saw the paper. The paper is not offered as evidence, so no hearsay exception is needed, and the objection must be overruled.`,
  },
  recorded: {
    authority: 'FRE 803(5)',
    rule: "A record is excepted from the rule against hearsay if it is on a matter that the witness once knew about but now cannot recall well enough, was made or adopted by the witness when the matter was fresh in memory, and accurately reflects the witness's knowledge.",
    applied: ({ twist }, { accident: { witness: w } }) =>
      twist === 'not hers'
        ? `${The(w)} once knew and has forgotten.`
        : `${The(w)} has forgotten, and made the note with care within minutes.`,
  },
  read: {
    authority: 'FRE 803(5)',
    rule: 'If admitted, the record may be read into evidence.',
    applied: () => 'That is all the lawyer asked for, so the objection must be overruled.',
  },
  exhibit: {
    authority: 'FRE 803(5)',
    rule: 'If admitted, the record may be read into evidence but may be received as an exhibit only if offered by an adverse party.',
    applied: (_, { accident: { plaintiff } }) =>
      `Here it was offered by ${plaintiff.the}, the party who had called the witness, so the objection must be sustained.`,
  },
  adopted: {
    authority: 'FRE 803(5)',
    rule: 'A record made by another person qualifies only if the witness adopted it when the matter was fresh.',
    applied: (_, { accident: { witness: w, scribe } }) =>
      `The note was made by ${scribe}, and ${w.the} saw it first at trial. The objection must be sustained.`,
  },
  lay: {
    authority: 'FRE 701',
    rule: "A witness who is not testifying as an expert may give an opinion that is rationally based on the witness's perception, helpful to clearly understanding the testimony or determining a fact in issue, and not based on scientific, technical, or other specialized knowledge.",
    applied: (_, { accident: { witness: w } }) =>
      `${The(w)} saw the event, and people estimate such things every day. The opinion comes in.`,
  },
  special: {
    authority: 'FRE 701(c)',
    rule: 'A witness who is not testifying as an expert may not give an opinion based on scientific, technical, or other specialized knowledge within the scope of Rule 702.',
    applied: (_, { accident: { witness: w } }) =>
      `To draw such a conclusion from such a sign takes training. ${The(w)} was not called as an expert, so the objection must be sustained.`,
  },
  ultimate: {
    authority: 'FRE 704(a)',
    rule: 'An opinion is not objectionable just because it embraces an ultimate issue.',
    applied: () =>
      'That the question reached the issue for the jury is therefore no reason to sustain the objection.',
  },
  blame: {
    authority: 'FRE 701(b)',
    rule: 'A lay opinion must still be helpful to clearly understanding the testimony or to determining a fact in issue.',
    applied: (_, { accident: { defendant, witness: w } }) =>
      `The jury had heard all that ${w.the} saw. To add that ${defendant.the} was negligent and ought to pay would tell it no fact, so the objection must be sustained.`,
  },
  exclusion: {
    authority: 'FRE 615(a)',
    rule: "At a party's request, the court must order witnesses excluded from the courtroom so that they cannot hear other witnesses' testimony, unless an exception applies.",
    applied: ({ twist }, { accident: { witness: w, second } }) =>
      twist === 'eyewitness'
        ? `The request was made, and ${w.the} is no party, no representative of one, and not shown to be essential. The objection must be sustained.`
        : `${The(second)} was to testify and needs an exception.`,
  },
  'natural-person': {
    authority: 'FRE 615(a)(1)',
    rule: "At a party's request, the court must order witnesses excluded so that they cannot hear other witnesses' testimony, but the rule does not authorize excluding a party who is a natural person.",
    applied: (_, { accident: { plaintiff } }) =>
      `${The(plaintiff)} is such a party, whatever the order of testimony, so the objection must be overruled.`,
  },
  one: {
    authority: 'FRE 615(a)(2)',
    rule: 'The rule does not authorize excluding one officer or employee of a party that is not a natural person, if its attorney has designated that person as its representative, and an amendment of 2023 added the word "one"',
    applied: (_, { accident: { defendant, manager } }) =>
      `${capital(whose(defendant))} place is taken by ${manager.the}, so the objection must be sustained.`,
  },
  order: {
    authority: 'FRE 615(b)',
    rule: 'As amended in 2023, the rule says that an order to exclude operates only to exclude witnesses from the courtroom, and that the court may by a further order prohibit disclosure of testimony to them or their access to it.',
    applied: (_, { accident: { witness: w } }) =>
      `The judge made no further order. ${The(w)} stayed out of the courtroom and violated nothing, so the objection must be overruled.`,
  },
} as const satisfies RuleTable<WitnessFacts, WitnessStory>
