import { capital } from '../../../text/capital.ts'
import { him, his, The, whose } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'
import { compel, type Telling } from './telling.ts'

const retained = (s: DiscoveryStory) => `${The(s.defendant)} retained ${s.expert.a} to testify at trial.`
const report = (s: DiscoveryStory) =>
  `${capital(his(s.expert))} report, which has been served, concludes that ${s.part} was sound.`
const subpoenaed = (s: DiscoveryStory, about: string) =>
  `${The(s.plaintiff)} subpoenaed ${s.expert.the} for a deposition about ${about}. ${compel(s, 'the deposition')}`

/** Where an expert is concerned. */
export const EXPERTS = {
  consultant: {
    after: (s) =>
      `Under a court order, ${s.part} was cut into two identical halves, one for each side to test. ${capital(whose(s.plaintiff))} expert tested one half. ${capital(whose(s.defendant))} lawyer retained ${s.expert.a} to test the other. ${The(s.expert)} reported the results to the lawyer and will not testify at trial. ${subpoenaed(s, 'the results')}`,
  },
  fire: {
    before: (s) =>
      `Expecting a suit, ${whose(s.defendant)} lawyer retained ${s.expert.a} to test ${s.partFirst} and advise on a defense. ${The(s.expert)} tested it and reported the results to the lawyer. The next day, before anyone else could examine ${s.part}, it was destroyed in a fire started by lightning.`,
    after: (s) =>
      `${The(s.expert)} will not testify at trial, and no other evidence shows the condition of ${s.part}. ${subpoenaed(s, 'the results of the test')}`,
  },
  draft: {
    after: (s) =>
      `${retained(s)} ${report(s)} Suspecting that ${s.expert.the} had first reached the opposite conclusion, ${s.plaintiff.the} requested two earlier drafts of the report, which ${s.expert.the} had shown to no one but ${whose(s.defendant)} lawyer. ${compel(s, 'production of the drafts')}`,
  },
  data: {
    after: (s) =>
      `${retained(s)} Before ${s.expert.the} wrote a report, ${whose(s.defendant)} lawyer sent ${him(s.expert)} an email with measurements of ${s.part} made by ${s.employee.a}. ${The(s.expert)} considered the measurements in forming ${his(s.expert)} opinion. ${report(s)} ${capital(whose(s.plaintiff))} own expert has also measured ${s.part}. ${The(s.plaintiff)} requested only the part of the email that gives the measurements. ${compel(s, 'production of that part')}`,
  },
  strategy: {
    after: (s) =>
      `${retained(s)} Before ${s.expert.the} wrote a report, ${whose(s.defendant)} lawyer sent ${him(s.expert)} an email outlining how the lawyer planned to attack ${whose(s.plaintiff)} case at trial. The email, which ${s.expert.the} studied, contained no facts, data, or assumptions and did not mention ${whose(s.expert)} pay. ${report(s)} ${The(s.plaintiff)} requested the email. ${compel(s, 'its production')}`,
  },
  bystander: {
    before: (s) =>
      `${capital(s.expert.a)} who happened to be nearby saw ${s.sight}. A month later, ${whose(s.defendant)} lawyer retained ${him(s.expert)} to advise ${s.defendant.the} on its defense.`,
    after: (s) =>
      `${The(s.expert)} will not testify at trial. ${The(s.plaintiff)} subpoenaed ${s.expert.the} for a deposition limited to what ${s.expert.the} had seen on the day of the accident. ${compel(s, 'the deposition')}`,
  },
} as const satisfies Readonly<Record<string, Telling>>
