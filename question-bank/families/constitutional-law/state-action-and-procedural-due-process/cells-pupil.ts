import { The, whose } from '../../engine/party.ts'
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
      `a predeprivation hearing with counsel and cross-examination was required`,
      `due process requires a hearing with witnesses before any suspension`,
      `For ten days or less, schools needn't allow counsel or witnesses. To ask for the student's side is all.`,
    ],
    'yes-property': [
      `a property interest in education may be ended only by order of a court`,
      `a property interest in education requires a prior decision by a neutral decision maker`,
      `Neither a court nor a neutral outsider has to give judgment first. The principal may decide, after listening.`,
    ],
    'no-informal': [
      `due process requires only an informal inquiry, such as the principal's talk with two teachers`,
      `an inquiry among teachers and a letter home are sufficient notice of a short suspension`,
      `Teachers were heard, and a letter home told of the outcome. ${The(plaintiff)} had no talk with the principal and no adequate opportunity to explain.`,
    ],
    'no-later': [
      `under Mathews balancing, eight days are too short a loss to require notice or a hearing`,
      `a suspension of eight days is too slight to affect a property interest`,
      `Eight days of school aren't a trifle. The length bears on how much process is due, and some is.`,
    ],
    'no-expectancy': [
      `education is not a fundamental right, so there is no property interest in it`,
      `free education is a privilege granted by the state and not a property interest`,
      `Free or fundamental or not: state law entitles each child to attend, and that creates property.`,
    ],
  }),
  talked: ({ pupil: { plaintiff } }) => ({
    'no-informal': [
      `notice of the charge and an informal opportunity to explain were sufficient`,
      `a talk with the principal was an adequate opportunity to be heard before a short suspension`,
      `${The(plaintiff)} learned of the charge and the evidence and was heard. A short suspension calls for no more.`,
    ],
    'no-later': [
      `under Mathews balancing, eight days are too short a loss to require notice or a hearing`,
      `a suspension of eight days is too slight to affect a property interest`,
      `Even a short suspension calls for something. It's because of the talk that this one stands.`,
    ],
    'no-expectancy': [
      `education is not a fundamental right, so there is no property interest in it`,
      `free education is a privilege granted by the state and not a property interest`,
      `It needn't be fundamental. State law entitles each child to attend free, so there is property, and the talk was enough for it.`,
    ],
    'yes-evidentiary': [
      `a predeprivation hearing with counsel and cross-examination was required`,
      `due process requires a hearing with witnesses before any suspension`,
      `Counsel and cross-examination may be due for long expulsions. For ten days or less, a talk will do.`,
    ],
    'yes-respond': [
      `${plaintiff.the} was entitled to advance notice and time to prepare a response`,
      `notice and an opportunity to be heard on the same morning are not adequate`,
      `Notice and talk may come on the same morning, with no time in between. ${The(plaintiff)} could answer on the spot.`,
    ],
    'yes-property': [
      `a property interest in education may be ended only by order of a court`,
      `a property interest in education requires a prior decision by a neutral decision maker`,
      `For a few days, the judgment of a principal is neutral enough. No court has to come first.`,
    ],
  }),
  citywide: ({ assessment: { plaintiff, board, place } }) => ({
    'no-legislative': [
      `an increase for an entire area is legislative and does not require individual hearings`,
      `due process does not require a hearing for each of 50,000 owners affected by a legislative rule`,
      `The increase rests on a general ground and strikes everyone in ${place} alike. Voters, not hearings, are the check.`,
    ],
    'no-random': [
      `the increase was random and unauthorized, so a postdeprivation remedy is sufficient`,
      `a mistake by ${board.the} is random and unauthorized, and a postdeprivation remedy is sufficient`,
      `A statute authorizes the increase, and ${board.the} made it on purpose. Nothing about it is random.`,
    ],
    'no-expectancy': [
      `a tax is a debt to the public and not a deprivation of property`,
      `owners have no property interest in the money that they owe in taxes`,
      `A tax that owners pay does deprive them of money, debt or not. No hearing is due because it falls on all alike.`,
    ],
    'yes-individual': [
      `the valuation of ${whose(plaintiff)} land is adjudicative and requires notice and a hearing`,
      `each owner is individually affected and is therefore entitled to notice and a hearing`,
      `${The(board)} looked at no single lot. Valuing all land by one percentage turns on no fact about one owner and isn't adjudicative.`,
    ],
    'yes-respond': [
      `a taxpayer is entitled to notice and an opportunity to be heard before any increase`,
      `${plaintiff.the} was entitled to at least notice and an informal opportunity to be heard`,
      `Fifty thousand talks would stop any government. Those who make general rules needn't hear each person affected.`,
    ],
    'yes-evidentiary': [
      `a predeprivation hearing is required before values are raised by as much as 40 percent`,
      `the risk of erroneous deprivation requires a hearing with evidence on each lot`,
      `A high figure doesn't turn a general rule into a case. Nothing about one lot was in question.`,
    ],
  }),
  street: ({ assessment: { plaintiff, board, place } }) => ({
    'yes-individual': [
      `an assessment of each lot on its own facts is adjudicative and requires an opportunity to be heard`,
      `a charge on a few owners is adjudicative, so each is entitled to notice and an oral hearing`,
      `What one lot gains is a fact about that lot. Its owner may argue and bring proof, however informally.`,
    ],
    'yes-evidentiary': [
      `a predeprivation hearing before a court is required whenever land is charged`,
      `each owner is entitled to a predeprivation hearing with counsel and cross-examination`,
      `Argument and proof before ${board.the} would be enough. Neither a court nor cross-examination is needed.`,
    ],
    'yes-property': [
      `a property interest in land may be charged only after a trial before a court`,
      `a charge on a property interest requires a prior decision by a neutral decision maker`,
      `Such charges need no trial and no judge. The owner has to be heard on individual facts before the board decides.`,
    ],
    'no-legislative': [
      `the division of the cost of public works is legislative and does not require a hearing`,
      `${board.the} acted in a legislative capacity, in which due process requires no hearing`,
      `Whether to do the work may be a legislative choice. What ${plaintiff.the} owes for it turns on one lot.`,
    ],
    'no-negligent': [
      `a mistake about the benefit to one lot is negligence and not a deprivation`,
      `an excessive charge is at most negligence, which is not a deprivation`,
      `${The(board)} charged the lot on purpose. Whether the charge is excessive, by mistake or not, is what a hearing is for.`,
    ],
    'no-expectancy': [
      `a tax is a debt to the public and not a deprivation of property`,
      `owners have no property interest in the money that they owe in taxes`,
      `Owners who pay a tax are deprived of money, debt or not. This charge turned on facts about one lot in ${place}.`,
    ],
  }),
} satisfies ActionCells
