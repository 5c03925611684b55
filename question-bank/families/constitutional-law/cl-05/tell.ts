import type { MeasureFacts, MeasureSkin } from './facts.ts'

/** The facts in prose: who wanted the law, what it says, how far it reaches, who attacks it. */
export function tell(facts: MeasureFacts, skin: MeasureSkin): string {
  return [skin.opening, matter(facts, skin), provision(facts, skin), suit(facts, skin)].join(' ')
}

function matter(facts: MeasureFacts, skin: MeasureSkin): string {
  if (facts.tool === 'land tax')
    return `Congress wants money for ${skin.fund}, and some members would sooner burden owners of land than wages.`
  return facts.matter === 'commerce'
    ? `In every state both government agencies and private companies operate ${skin.business} commercially, and the power over interstate commerce undoubtedly covers that activity.`
    : `Many people ${skin.hobby}, and it is undisputed that this is not commercial activity and that no regulatory power of Congress reaches it.`
}

function provision(facts: MeasureFacts, skin: MeasureSkin): string {
  const act = facts.target === 'officers' ? `have ${skin.officers} ${skin.task}` : `enact ${skin.statute}`
  switch (facts.tool) {
    case 'command':
      return command(facts, skin)
    case 'freeze':
      return `The federal legislation that resulted says that no state may repeal or loosen any statute on ${skin.business} that it had on January 1, 2026. The act sets no rules of its own for those who run them.`
    case 'alike':
      return `The federal legislation that resulted says that whoever runs ${skin.one}, whether a state or a private firm, must ${skin.duty}. State agencies will have to change how they work.`
    case 'choice':
      return `The federal legislation that resulted invites each state to ${act} by 2028. In a state that does not, federal inspectors will govern private ${skin.business} under federal rules, at federal expense.`
    case 'courts':
      return `The federal legislation that resulted gives customers who are hurt at ${skin.business} a claim for damages. State courts of general jurisdiction, which hear such claims under state law every day, must hear these claims too.`
    case 'grant':
      return grant(facts, skin, act)
    case 'tax':
      return facts.pressure === 'mild'
        ? `The federal legislation that resulted lays a tax of $60 a year on those who ${skin.hobby} and have not taken a safety course. The tax is collected with the income tax, asks after nobody’s intent, and costs less than the course.`
        : `The federal legislation that resulted takes a tenth of a year’s income from anyone who knowingly breaks its long safety code for those who ${skin.hobby}. The act calls this a tax. One slight breach is enough, and the inspectors of a safety agency enforce it.`
    case 'land tax':
      return 'The federal legislation that resulted lays a tax of $2 a year on every acre of land in the United States. The rate is the same in every state, and the tax is collected with the income tax.'
    case 'rule':
      return facts.matter === 'commerce'
        ? `The federal legislation that resulted says that every private firm that runs ${skin.one} must ${skin.duty}, and that any state law to the contrary has no effect.`
        : `The federal legislation that resulted fines those who ${skin.hobby} and have not taken a safety course. It lays no tax and spends no money, and the government defends it as a measure for the general welfare.`
  }
}

function command(facts: MeasureFacts, skin: MeasureSkin): string {
  if (facts.target === 'legislature')
    return `The federal legislation that resulted says that each state must enact ${skin.statute} by 2028. It sets no rules of its own for those who run them, and offers no money.`
  const work =
    facts.pressure === 'heavy'
      ? 'The work will take a tenth of their time.'
      : 'The work will take each of them about an hour a month.'
  return `The federal legislation that resulted says that ${skin.officers} in every state must ${skin.task} and report to a federal bureau. ${work}`
}

function grant(facts: MeasureFacts, skin: MeasureSkin, act: string): string {
  const money = facts.link === 'unrelated' ? skin.farFund : skin.fund
  const fund = `The federal legislation that resulted sets up a new fund for ${money}.`
  const stake = 'A state that does not will lose 4 percent of its share, which is a tiny part of its budget.'
  if (facts.terms === 'vague')
    return `${fund} The act says only that states must spend the money "in a responsible way." After every state had taken its share, a federal bureau announced that each of them must ${act}. ${stake}`
  if (facts.link === 'forbidden')
    return `${fund} The act states plainly that each state that takes a share must have ${skin.officers} fine anyone who criticizes the fund in print. ${stake}`
  const plain = `${fund} The act states plainly that each state that takes a share must ${act}.`
  return facts.pressure === 'heavy'
    ? `${plain} A state that does not will lose its share and also all federal money for an old program of medical care for the poor, a fifth of its whole budget.`
    : `${plain} ${stake}`
}

function suit(facts: MeasureFacts, skin: MeasureSkin): string {
  if (facts.tool === 'alike' || facts.target !== 'people')
    return 'A state that considers this unconstitutional has challenged it in federal court.'
  if (facts.tool === 'land tax')
    return `${skin.owner}, who owns 600 acres of poor soil, has paid under protest and is litigating for a refund in federal court.`
  if (facts.tool === 'tax')
    return `${skin.owner}, who considers this unconstitutional, has paid under protest and is litigating for a refund in federal court.`
  return facts.matter === 'commerce'
    ? `${skin.owner}, who runs ${skin.one} of the private kind, has challenged the provision in federal court.`
    : `${skin.owner}, who considers this unconstitutional, has challenged the provision in federal court.`
}
