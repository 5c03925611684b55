import { soundSetting } from './play-settings.ts'

/** One tone: when it begins after the sound does, its length, and its pitch, which may glide; ms and Hz. */
interface Tone {
  readonly at: number
  readonly ms: number
  readonly hz: number
  readonly toHz?: number
  readonly wave: 'sine' | 'triangle'
  /** 0 to 1 */
  readonly gain: number
}

/** Short and quiet: a library is no place for a fanfare. A correct answer rises, a miss falls. */
export const SOUNDS = {
  lock: [{ at: 0, ms: 70, hz: 330, wave: 'triangle', gain: 0.1 }],
  opponent: [{ at: 0, ms: 60, hz: 440, wave: 'sine', gain: 0.06 }],
  correct: [
    { at: 0, ms: 120, hz: 523, wave: 'sine', gain: 0.12 },
    { at: 100, ms: 220, hz: 784, wave: 'sine', gain: 0.12 },
  ],
  miss: [{ at: 0, ms: 260, hz: 196, toHz: 131, wave: 'triangle', gain: 0.14 }],
  level: [
    { at: 0, ms: 140, hz: 523, wave: 'sine', gain: 0.12 },
    { at: 120, ms: 140, hz: 659, wave: 'sine', gain: 0.12 },
    { at: 240, ms: 360, hz: 784, wave: 'sine', gain: 0.12 },
  ],
} as const satisfies Record<string, readonly Tone[]>

export type SoundName = keyof typeof SOUNDS

/** A tone's end, so that it never stops with a click: quieter than can be heard. */
const SILENCE = 0.0001

/** Puts the tones of a sound on the audio clock, from now on. */
export function soundOn(context: AudioContext, name: SoundName): void {
  for (const tone of SOUNDS[name] as readonly Tone[]) {
    const begin = context.currentTime + tone.at / 1000
    const end = begin + tone.ms / 1000
    const oscillator = context.createOscillator()
    const volume = context.createGain()
    oscillator.type = tone.wave
    oscillator.frequency.setValueAtTime(tone.hz, begin)
    if (tone.toHz) oscillator.frequency.exponentialRampToValueAtTime(tone.toHz, end)
    volume.gain.setValueAtTime(tone.gain, begin)
    volume.gain.exponentialRampToValueAtTime(SILENCE, end)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(begin)
    oscillator.stop(end)
  }
}

let opened: AudioContext | null = null

/** Plays a sound, unless sound is off or the player has not touched the page yet: browsers forbid it until then. */
export function playSound(name: SoundName): void {
  if (soundSetting.now() === 'off' || !navigator.userActivation?.hasBeenActive) return
  opened ??= new AudioContext()
  soundOn(opened, name)
}
