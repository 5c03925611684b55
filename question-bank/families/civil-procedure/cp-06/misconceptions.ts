import type { Misconception } from '../../engine/contract.ts'
import type { ServiceFacts } from './facts.ts'

type View = Misconception<ServiceFacts>

/** A view that gives one reason for each of some matters, and nothing elsewhere. */
function view(
  id: string,
  label: string,
  correction: string,
  gives: Partial<Record<ServiceFacts['matter'], string>>,
): View {
  return { id, label, correction, decide: ({ matter }) => gives[matter] ?? null }
}

/** Service and response times as students get them wrong. */
export const misconceptions: readonly View[] = [
  view('anyone-serves', 'anyone may hand over the papers', 'A server must be at least 18 and no party.', {
    'served by the plaintiff': 'yes-server',
    'served by a minor': 'yes-server',
  }),
  view(
    'server-without-ties',
    'a server must have no tie to the plaintiff',
    'A friend or relative may serve who is at least 18 and no party.',
    { 'served by a friend': 'no-server' },
  ),
  view(
    'officers-only',
    'papers must be brought by a marshal or some other officer',
    'Any person of at least 18 who is no party may bring them.',
    {
      'left at home with a resident': 'no-server',
      agent: 'no-server',
      'officer of a company': 'no-server',
      refused: 'no-server',
    },
  ),
  view(
    'server-makes-service',
    'papers brought by a proper server have been served',
    'They must also come into the right hands in a way that the rule accepts.',
    {
      'left at home with a visitor': 'yes-server',
      'left at work': 'yes-server',
      'porter of a company': 'yes-server',
    },
  ),
  view(
    'notice-is-enough',
    'papers that reach the defendant have been served',
    'Notice in fact does not take the place of a way of service that the rule accepts.',
    { mailed: 'yes-manner', 'left at work': 'yes-manner', 'waiver ignored': 'yes-manner' },
  ),
  view(
    'any-adult-will-do',
    'papers may be left with any responsible adult',
    'It must be a resident of the home, an officer or an agent with authority.',
    {
      'left at work': 'yes-receiver',
      'left at home with a visitor': 'yes-receiver',
      'porter of a company': 'yes-receiver',
    },
  ),
  view(
    'hand-to-hand-only',
    'the papers must come into the defendant’s own hands',
    'The dwelling, an agent and a company’s officer will do, and a refusal changes nothing.',
    {
      'left at home with a resident': 'no-receiver',
      agent: 'no-receiver',
      'officer of a company': 'no-receiver',
      'served by a friend': 'no-receiver',
      refused: 'no-manner',
    },
  ),
  view(
    'service-never-waived',
    'bad service can be attacked at any time',
    'The objection is lost if it is left out of the first motion or the answer.',
    { 'mailed, then answered': 'no-manner' },
  ),
  view(
    'ninety-days-for-all',
    'service after the ninetieth day is of no use',
    'Good cause obliges the court to give more time, and the limit does not bind service abroad.',
    { 'late, good cause': 'no-late', 'late, abroad': 'no-late' },
  ),
  view(
    'time-is-given-for-asking',
    'a court must give more time to whoever asks',
    'Without good cause it need not.',
    { 'late, no cause': 'yes-cause' },
  ),
  view(
    'foreigners-are-exempt',
    'the period does not protect foreigners',
    'It falls away only for service made in a foreign country.',
    { 'late, no cause': 'yes-abroad' },
  ),
  view(
    'twenty-one-after-waiver',
    'a waiver leaves the usual 21 days',
    'One who waives service has 60 days from the sending of the request, or 90 abroad.',
    { 'due after waiver': '21 from second', 'due after waiver abroad': '21 from second' },
  ),
  view(
    'waiver-from-return',
    'the time after a waiver runs from its return',
    'It runs from the sending of the request.',
    { 'due after waiver': '60 from second', 'due after waiver abroad': '60 from second' },
  ),
  view(
    'sixty-everywhere',
    'a defendant abroad has no more time than one at home',
    'A request sent abroad gives 90 days.',
    { 'due after waiver abroad': '60 from first' },
  ),
  view(
    'filing-starts-it',
    'the time to answer starts with the first event of the suit',
    'It starts with the service that the rule names.',
    {
      'due after filing and service': '21 from first',
      'due from the government': '60 from first',
      'due after a mailed counterclaim': '21 from first',
      'due after an electronic counterclaim': '21 from first',
    },
  ),
  view(
    'proof-starts-it',
    'the time to answer starts when proof of service is filed',
    'It starts with service.',
    { 'due after service and proof': '21 from second' },
  ),
  view(
    'three-days-for-all',
    'three days are added whenever a paper is served',
    'They are added for mail and a few other ways, not for delivery in person or electronic service.',
    {
      'due after filing and service': '24 from second',
      'due after an electronic counterclaim': '24 from second',
      'due after a late amendment': '17 from second',
    },
  ),
  view('three-days-for-none', 'three days are added no longer', 'They are still added for service by mail.', {
    'due after a mailed counterclaim': '21 from second',
    'due after a mailed amendment': '14 from second',
  }),
  view(
    'government-as-others',
    'a federal agency has the time of any defendant',
    'It has 60 days from service on the United States attorney.',
    { 'due from the government': '21 from second' },
  ),
  view(
    'new-period-for-all',
    'every new event opens another 21 days',
    'After a denied motion there are 14 days, and after an amended complaint at least 14.',
    {
      'due after a denied motion': '21 from second',
      'due after a late amendment': '21 from second',
      'due after an early amendment': '21 from second',
      'due after a mailed amendment': '21 from second',
    },
  ),
  view(
    'amendment-shortens',
    'an amended complaint leaves 14 days in any case',
    'The time left for the original complaint counts if it ends later.',
    { 'due after an early amendment': '14 from second' },
  ),
]
