import { The } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where a pupil is suspended, or land is taxed. */
export const PUPIL_CELLS = {
  suspended: ({ pupil: { plaintiff } }) => ({
    'yes-respond': [
      `${plaintiff.the} was entitled to notice of the charge and an opportunity to explain beforehand`,
      `a suspended student is entitled to notice and at least an informal opportunity to be heard`,
      `Two minutes of talk would have been enough. ${The(plaintiff)} got none and posed no danger that forbade it.`,
    ],
    'yes-evidentiary': [
      `a predeprivation hearing with counsel and cross-examination was due`,
      `due process calls for a hearing with witnesses before a suspension`,
      `For ten days or less, schools needn't allow counsel or witnesses. To ask for the student's side is all.`,
    ],
    'yes-property': [
      `a property interest in school may not be ended before a court has spoken`,
      `a property interest in education calls for a prior judgment by a neutral decision maker`,
      `Neither a court nor a neutral outsider has to give judgment first. The principal may decide, after listening.`,
    ],
    'no-informal': [
      `the principal's talk with two teachers was an adequate opportunity to be heard`,
      `an inquiry among teachers and a letter home are notice enough for a few days`,
      `Teachers were heard, and a letter home told of the outcome. ${The(plaintiff)} had no talk with the principal and no adequate opportunity to explain.`,
    ],
    'no-later': [
      `under Mathews balancing, eight days are too short a loss to call for notice or a hearing`,
      `a suspension of eight days is too slight to affect a property interest`,
      `Eight days of school aren't a trifle. The length bears on how much process is due, and some is.`,
    ],
    'no-expectancy': [
      `education is not a fundamental right, so that there is no property interest in it`,
      `free education is a gift of the state and not a property interest`,
      `Free or fundamental or not: state law entitles each child to attend, and that creates property.`,
    ],
  }),
  talked: ({ pupil: { plaintiff } }) => ({
    'no-informal': [
      `notice of the charge and an informal opportunity to explain were enough`,
      `a talk with the principal was an adequate opportunity to be heard on a short suspension`,
      `${The(plaintiff)} learned of the charge and the evidence and was heard. A short suspension calls for no more.`,
    ],
    'no-later': [
      `under Mathews balancing, eight days are too short a loss to call for notice or a hearing`,
      `a suspension of eight days is too slight to affect a property interest`,
      `Even a short suspension calls for something. It's because of the talk that this one stands.`,
    ],
    'no-expectancy': [
      `education is not a fundamental right, so that there is no property interest in it`,
      `free education is a gift of the state and not a property interest`,
      `It needn't be fundamental. State law entitles each child to attend free, so there is property, and the talk was enough for it.`,
    ],
    'yes-evidentiary': [
      `a predeprivation hearing with counsel and cross-examination was due`,
      `due process calls for a hearing with witnesses before a suspension`,
      `Counsel and cross-examination may be due for long expulsions. For ten days or less, a talk will do.`,
    ],
    'yes-respond': [
      `${plaintiff.the} was entitled to notice in advance and time to prepare a response`,
      `notice and an opportunity to be heard on the same morning are not adequate`,
      `Notice and talk may come on the same morning, with no time in between. ${The(plaintiff)} could answer on the spot.`,
    ],
    'yes-property': [
      `a property interest in school may not be ended before a court has spoken`,
      `a property interest in education calls for a prior judgment by a neutral decision maker`,
      `For a few days, the judgment of a principal is neutral enough. No court has to come first.`,
    ],
  }),
  citywide: ({ assessment: { plaintiff, board, place } }) => ({
    'no-legislative': [
      `an increase for a whole area is legislative and does not call for individual notice`,
      `a rule for 50,000 owners is legislative, so that due process does not require notice to each`,
      `The increase rests on a general ground and strikes everyone in ${place} alike. Voters, not hearings, are the check.`,
    ],
    'no-random': [
      `the increase was random and unauthorized, so that a postdeprivation remedy is enough`,
      `a mistake of ${board.the} is random and unauthorized, for which a later remedy is enough`,
      `A statute authorizes the increase, and ${board.the} made it on purpose. Nothing about it is random.`,
    ],
    'no-expectancy': [
      `a tax is a debt to the public and not a deprivation of property`,
      `owners who pay a tax are not deprived of a property interest`,
      `A tax that owners pay does deprive them of money, debt or not. No hearing is due because it falls on all alike.`,
    ],
    'yes-individual': [
      `valuing the land of ${plaintiff.the} is adjudicative and calls for notice and a hearing`,
      `each owner is individually affected, so that notice and a hearing are due`,
      `${The(board)} looked at no single lot. Valuing all land by one percentage turns on no fact about one owner and isn't adjudicative.`,
    ],
    'yes-respond': [
      `a taxpayer is entitled to notice and an opportunity to be heard before an increase`,
      `${plaintiff.the} was due at least notice and an informal opportunity to be heard`,
      `Fifty thousand talks would stop any government. Those who make general rules needn't hear each person affected.`,
    ],
    'yes-evidentiary': [
      `a predeprivation hearing is due before taxes are raised by as much as 40 percent`,
      `the risk of erroneous deprivation calls for a hearing with evidence on each lot`,
      `A high figure doesn't turn a general rule into a case. Nothing about one lot was in question.`,
    ],
  }),
  street: ({ assessment: { plaintiff, board, place } }) => ({
    'yes-individual': [
      `assessing each lot on its own is adjudicative and calls for an opportunity to be heard`,
      `a charge on a few owners is adjudicative, so that each is entitled to notice and an oral hearing`,
      `What one lot gains is a fact about that lot. Its owner may argue and bring proof, however informally.`,
    ],
    'yes-evidentiary': [
      `a predeprivation hearing before a court is due whenever land is charged`,
      `a predeprivation hearing with counsel and cross-examination is due to each owner`,
      `Argument and proof before ${board.the} would be enough. Neither a court nor cross-examination is needed.`,
    ],
    'yes-property': [
      `a property interest in land may not be taxed without the consent of its owner`,
      `a tax on a property interest calls for prior judgment by a neutral decision maker`,
      `Taxes need neither an owner's consent nor a judge. The owner has to be heard on individual facts.`,
    ],
    'no-legislative': [
      `spreading the cost of public works is legislative and does not call for a hearing`,
      `${board.the} acted in a legislative capacity, in which notice and a hearing are not due`,
      `Whether to do the work may be a legislative choice. What ${plaintiff.the} owes for it turns on one lot.`,
    ],
    'no-negligent': [
      `a mistake about the benefit to one lot is negligence and not a deprivation`,
      `charging a lot too much is negligence at most, which is not a deprivation`,
      `${The(board)} charged the lot on purpose. Whether the sum is a mistake is what a hearing is for.`,
    ],
    'no-expectancy': [
      `a tax is a debt to the public and not a deprivation of property`,
      `owners who pay a tax are not deprived of a property interest`,
      `Owners who pay a tax are deprived of money, debt or not. This charge turned on facts about one lot in ${place}.`,
    ],
  }),
} satisfies ActionCells
