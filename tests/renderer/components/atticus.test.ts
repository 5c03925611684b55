import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  offerAtticus,
  openAtticus,
  silenceAtticus,
  useAtticus,
} from '../../../renderer/components/atticus.ts'

const Held = () => {
  const { offered, open, isSilent } = useAtticus()
  return JSON.stringify({ offered, open, isSilent })
}
const held = () => renderToStaticMarkup(createElement(Held)).replaceAll('&quot;', '"')

test('silence outlives the end of an offer, which closes the panel, and ends by itself', () => {
  const withdraw = offerAtticus()
  openAtticus()
  const speakAgain = silenceAtticus()
  withdraw()
  expect(held()).toBe('{"offered":false,"open":false,"isSilent":true}')
  speakAgain()
  expect(held()).toBe('{"offered":false,"open":false,"isSilent":false}')
})
