import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { loadAsked, readAskedFile } from '../../question-bank/load/asked.ts'
import { BANK_FOLDER } from '../../question-bank/load/bank.ts'
import { failureLine } from '../../question-bank/load/failure.ts'
import { AREAS } from '../../question-bank/taxonomy/taxonomy.ts'
import { jaccard, shingles } from '../../question-bank/text/shingles.ts'
import { bare } from '../../question-bank/text/words.ts'
import { heldOutFiles, heldOutTalk } from '../study/companion/held-out.ts'

const FILE = 'asked/torts/someone.yaml'
const read = (content: unknown, subject = 'torts') => readAskedFile(FILE, subject, stringify(content))
const lines = (content: unknown, subject?: string) => read(content, subject).failures.map(failureLine)

describe('a file of plain questions', () => {
  it('is a list of questions for each area of its subject', () => {
    expect(read({ 'Battery and assault': ['he spat on me', ' does a kiss count? '] })).toEqual({
      questions: [
        { subject: 'Torts', area: 'Battery and assault', question: 'he spat on me', file: FILE },
        { subject: 'Torts', area: 'Battery and assault', question: 'does a kiss count?', file: FILE },
      ],
      failures: [],
    })
  })

  it('names the area that is not in its subject, and reads the others all the same', () => {
    const content = {
      Batery: ['he spat on me'],
      'Battery and assault': ['she slapped me'],
      Venue: ['where do i sue'],
    }
    expect(lines(content)).toEqual([
      `${FILE} · Batery · asked: no area of Torts`,
      `${FILE} · Venue · asked: no area of Torts`,
    ])
    expect(read(content).questions.map(({ question }) => question)).toEqual(['she slapped me'])
  })

  it.each([
    [{ 'Battery and assault': 'he spat on me' }, /Battery and assault: /],
    [{ 'Battery and assault': [''] }, /Battery and assault\.0: is empty/],
    [
      { 'Battery and assault': ['He spat on me!', 'he spat on me'] },
      /Battery and assault · asked: "he spat on me" is there twice/,
    ],
    [['Battery'], /whole entry: /],
  ])('is refused for %j', (content, reason) => {
    expect(lines(content)).toEqual([expect.stringMatching(reason)])
  })

  it('is refused in a folder that is no subject, and when it is no YAML', () => {
    expect(lines({ 'Battery and assault': ['he spat on me'] }, 'tort')).toEqual([
      `${FILE} · – · asked: "tort" is no subject's folder`,
    ])
    expect(readAskedFile(FILE, 'torts', '{').failures[0]?.reason).toMatch(/^not readable as YAML/)
  })
})

describe('the plain questions', () => {
  const trained = loadAsked(BANK_FOLDER)
  const heldOut = heldOutFiles()
  const talk = heldOutTalk()
  const beyond = [...talk['off-topic'], ...talk['real-life'], ...talk.stress]
  const questions = [
    ...heldOut.flatMap((read) => read.questions),
    ...beyond.map((question) => ({ question, file: 'held-out-talk.yaml' })),
  ]

  it('of training and those held out are sound', () => {
    expect([trained, ...heldOut].flatMap(({ failures }) => failures.map(failureLine))).toEqual([])
    expect(trained.questions.length).toBeGreaterThan(0)
    expect(questions.length).toBeGreaterThan(0)
  })

  it.each([
    ['to learn from', trained.questions, 20],
    ['held out', heldOut.flatMap((read) => read.questions), 4],
  ])('%s are enough for every area', (_use, written, least) => {
    const ofArea = Map.groupBy(written, ({ area }) => area)
    const few = AREAS.map(({ area }) => ({ area, has: ofArea.get(area)?.length ?? 0 }))
    expect(few.filter(({ has }) => has < least)).toEqual([])
  })

  it('held out stand in no training file, neither word for word nor nearly', () => {
    const learned = [...trained.questions.map(({ question }) => question), ...trained.beyond]
    const known = learned.map((question) => ({ question, runs: shingles(question, 3) }))
    const same = new Set(known.map(({ question }) => bare(question)))
    const copied = questions.filter(({ question }) => {
      const runs = shingles(question, 3)
      return same.has(bare(question)) || known.some((one) => jaccard(one.runs, runs) > 0.5)
    })
    expect(copied.map(({ file, question }) => `${file}: ${question}`)).toEqual([])
  })
})
