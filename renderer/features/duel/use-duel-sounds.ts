import { useEffect, useEffectEvent } from 'react'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { playSound, type SoundName } from '../../components/sound.ts'

/** Plays the sound once for each new event that `happened` names; null plays nothing. */
function useSounded(happened: string | null, sound: () => SoundName): void {
  const play = useEffectEvent(() => playSound(sound()))
  useEffect(() => {
    if (happened !== null) play()
  }, [happened])
}

/** A round by ear: an answer locks in, the opponent has answered, and how it went. */
export function useDuelSounds({ phase, question, answer, opponentAnswered, result }: LiveDuel): void {
  const qid = phase === 'question' ? (question?.qid ?? null) : null
  useSounded(answer && answer.shownIndex >= 0 ? qid : null, () => 'lock')
  useSounded(opponentAnswered ? qid : null, () => 'opponent')
  useSounded(result?.qid ?? null, () => (result?.correct ? 'correct' : 'miss'))
}
