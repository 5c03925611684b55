import { useEffect, useEffectEvent, useRef } from 'react'
import { type To, useLocation, useNavigate, useNavigationType } from 'react-router'

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'covered' in state

/**
 * A step of the history for content that covers the page while it's there: the back button closes it and stays on the page.
 * Returns the two ways out that aren't the back button: `close`, which takes the step back, and `leave` for another page,
 * which comes in the step's place. Where `covers` is false there's no step.
 */
export function useHistoryStep(covers: boolean, onClose: () => void) {
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const kind = useNavigationType()
  const stands = useRef<'none' | 'asked' | 'on' | 'gone'>('none')

  const take = useEffectEvent(() => {
    if (!covers || stands.current !== 'none') return
    stands.current = 'asked'
    // The page reads its own part of the state as before.
    if (!isStep(state)) void navigate({ pathname, search, hash }, { state: { ...state, covered: true } })
  })
  useEffect(() => take(), [])

  // Asked of the browser, since a step back may come before the step was drawn.
  const back = useEffectEvent(() => {
    if (stands.current !== 'none' && !isStep(history.state?.usr)) onClose()
  })
  useEffect(() => {
    const onBack = () => back()
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])

  // Where the page beneath is another by now, it's to be seen.
  const follow = useEffectEvent(() => {
    if (isStep(state) && stands.current === 'asked') stands.current = 'on'
    else if (stands.current === 'on' && kind === 'PUSH' && !isStep(state)) onClose()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each entry of the history.
  useEffect(() => follow(), [key])

  const isOn = () => stands.current === 'asked' || stands.current === 'on'

  function close() {
    if (!isOn()) return onClose()
    // A second press, before the step is taken back, must not take another.
    stands.current = 'gone'
    void navigate(-1)
  }

  function leave(to: To) {
    onClose()
    void navigate(to, { replace: isOn() })
  }

  return { close, leave }
}
