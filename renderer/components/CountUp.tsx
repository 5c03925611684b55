import { useEffect, useRef, useState } from 'react'
import { Numerals } from './Numerals.tsx'
import { prefersReducedMotion } from './reduced-motion.ts'

/** Long enough to see the number climb, in milliseconds. */
const CLIMB = 640

export interface CountUpProps {
  value: number
  format?: ((value: number) => string) | undefined
  /** Where the first climb starts. */
  from?: number | undefined
  className?: string | undefined
}

/** A number that climbs to each new value; with reduced motion it is simply there. */
export function CountUp({ value, format = String, from, className }: CountUpProps) {
  const [shown, setShown] = useState(from ?? value)
  const latest = useRef(shown)

  useEffect(() => {
    const start = latest.current
    const show = (next: number) => {
      latest.current = next
      setShown(next)
    }
    if (start === value) return
    if (prefersReducedMotion()) return show(value)
    const began = performance.now()
    let frame = requestAnimationFrame(function climb(now) {
      const progress = Math.min(Math.max((now - began) / CLIMB, 0), 1)
      show(progress === 1 ? value : Math.round(start + (value - start) * (1 - (1 - progress) ** 3)))
      if (progress < 1) frame = requestAnimationFrame(climb)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  return <Numerals value={format(shown)} className={className} />
}
