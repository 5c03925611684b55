import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SIGNING_NAMES } from '../../../scripts/package/signing.mjs'
import { inProject } from '../../../scripts/project.mjs'

interface Step {
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, unknown>
}

interface Job {
  needs?: string
  'timeout-minutes'?: number
  permissions?: unknown
  strategy?: { matrix: { include: Record<string, string>[] } }
  steps: Step[]
}

const FOLDER = '.github/workflows'
const files = readdirSync(inProject(FOLDER)).map((name) => `${FOLDER}/${name}`)
const textOf = (file: string) => readFileSync(inProject(file), 'utf8')
const desktop: { permissions: unknown; jobs: Record<'test' | 'package', Job> } = parse(
  textOf(`${FOLDER}/desktop.yml`),
)

describe.each(files)('%s', (file) => {
  const workflow: { permissions?: unknown; jobs: Record<string, Job> } = parse(textOf(file))
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap((job) => job.steps)

  it('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(jobs.filter(({ permissions }) => permissions !== undefined)).toEqual([])
  })

  it('pins every action by its commit, and says of which version it is', () => {
    const used = textOf(file).match(/uses: .*/g) ?? []
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
      [],
    )
  })

  it('leaves no token behind in a checkout, and ends within its time', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(jobs.map(() => false))
    expect(jobs.filter((job) => !job['timeout-minutes'])).toEqual([])
  })

  it('runs the checks through .ci/run, which brings the browser and the desktop tests what they need', () => {
    const checks = steps.filter(
      ({ run }) => run && /\.ci\/run|npm test|npm run test|test\.mjs(?! --install-only)/.test(run),
    )
    expect(checks.map(({ run }) => run)).toEqual(['.ci/run'])
  })

  it('fails where a file to be kept is missing', () => {
    const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    expect(uploads.map((step) => step.with?.['if-no-files-found'])).toEqual(uploads.map(() => 'error'))
  })
})

describe('the desktop workflow', () => {
  const { test, package: packaging } = desktop.jobs
  const installers = packaging.steps.find(({ run }) => run?.includes('--installers'))

  it('packages nothing that the tests did not pass', () => {
    expect(test.steps.map(({ run }) => run)).toContain('.ci/run')
    expect(packaging.needs).toBe('test')
  })

  it('packages on every system, each processor that has natives', () => {
    const made = packaging.strategy?.matrix.include.map(({ system, processor }) => `${system} ${processor}`)
    expect(made).toEqual(['windows x64', 'macos universal', 'linux x64', 'linux arm64'])
  })

  it('hands over the secrets that signing asks for, and the feed', () => {
    const names = new Set(Object.values(SIGNING_NAMES).flat())
    expect(Object.keys(installers?.env ?? {})).toEqual(
      expect.arrayContaining([...names, 'UPDATE_FEED', 'UPDATE_KEY']),
    )
  })

  it('never sees the key that signs the feed', () => {
    expect(textOf(`${FOLDER}/desktop.yml`)).not.toContain('UPDATE_SIGNING_KEY')
  })

  it('keeps everything a release is made of', () => {
    const upload = packaging.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    expect(String(upload?.with?.path).trim().split('\n')).toEqual([
      'release/*.*',
      'release/SHA256SUMS',
      '!release/builder-*',
    ])
  })
})
