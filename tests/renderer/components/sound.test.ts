import { describe, expect, it } from 'vitest'
import { SOUNDS, type SoundName, soundOn } from '../../../renderer/components/sound.ts'

/** An audio clock that notes each tone: its pitch, its beginning and its end, in Hz and seconds. */
function recorder() {
  const tones: { hz: number; toHz: number; begin: number; end: number }[] = []
  const context = {
    currentTime: 10,
    destination: {},
    createOscillator() {
      const tone = { hz: 0, toHz: 0, begin: 0, end: 0 }
      tones.push(tone)
      return {
        type: 'sine',
        frequency: {
          setValueAtTime: (hz: number) => Object.assign(tone, { hz, toHz: hz }),
          exponentialRampToValueAtTime: (toHz: number) => Object.assign(tone, { toHz }),
        },
        connect: (next: unknown) => next,
        start: (begin: number) => Object.assign(tone, { begin }),
        stop: (end: number) => Object.assign(tone, { end }),
      }
    },
    createGain: () => ({
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: (next: unknown) => next,
    }),
  }
  return { tones, context: context as unknown as AudioContext }
}

const played = (name: SoundName) => {
  const { tones, context } = recorder()
  soundOn(context, name)
  return tones
}

describe('sounds', () => {
  it('a correct answer rises and a miss falls', () => {
    const [first, second] = played('correct')
    expect(second?.hz).toBeGreaterThan(first?.hz ?? 0)
    expect(second?.begin).toBeGreaterThan(first?.begin ?? 0)
    const [miss] = played('miss')
    expect(miss?.toHz).toBeLessThan(miss?.hz ?? 0)
  })

  it.each(Object.keys(SOUNDS) as SoundName[])('%s begins now and is over within a second', (name) => {
    const tones = played(name)
    expect(tones).toHaveLength(SOUNDS[name].length)
    expect(Math.min(...tones.map(({ begin }) => begin))).toBe(10)
    for (const { begin, end } of tones) expect(end).toBeGreaterThan(begin)
    expect(Math.max(...tones.map(({ end }) => end))).toBeLessThan(11)
  })
})
