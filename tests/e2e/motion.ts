import type { Locator } from '@playwright/test'

/** How an element looks as its animation begins, even where it's over by now; it ends at once. */
export const atItsStart = (
  animated: Locator,
): Promise<{ name: string; opacity: string; transform: string }> =>
  animated.evaluate((element) => {
    const [animation] = element.getAnimations()
    if (!animation) throw new Error('it is not animated')
    animation.pause()
    animation.currentTime = 0
    const { animationName: name, opacity, transform } = getComputedStyle(element)
    const seen = { name, opacity, transform }
    animation.finish()
    return seen
  })
