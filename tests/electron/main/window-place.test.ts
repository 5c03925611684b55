import { expect, it } from 'vitest'
import { windowPlace } from '../../../electron/main/window-place.ts'

const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }]
const was = { x: 100, y: 50, width: 900, height: 700, maximized: false }
const { maximized: _, ...place } = was

it('opens the window where it was, as long as it can be seen there', () => {
  expect(windowPlace(was, screens)).toEqual(place)
  expect(windowPlace({ ...was, x: 5_000 }, screens)).toEqual({ width: 900, height: 700 })
  expect(windowPlace({ ...was, x: -870 }, screens)).toEqual({ width: 900, height: 700 })
  expect(windowPlace({ ...was, x: 5_000, width: 4_000 }, screens)).toEqual({ width: 1920, height: 700 })
  expect(windowPlace(null, screens)).toEqual({})
})
